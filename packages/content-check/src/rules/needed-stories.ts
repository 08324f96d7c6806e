import { fieldName, kindName } from '../content-model.ts';
import { story } from '../examples.ts';
import { textOf } from '../json.ts';
import type { Complaint, Rule } from '../rule.ts';

/** The required stories: content type, usual slug, and what visitors notice if one is missing. */
const NEEDED = [
  { component: 'home', slug: 'home', without: 'de startpagina bestaat niet' },
  { component: 'header', slug: 'globaal/header', without: 'elke pagina staat zonder menu' },
  { component: 'footer', slug: 'globaal/footer', without: 'elke pagina staat zonder voet' },
  { component: 'global_data', slug: 'globaal/global-data', without: 'niemand kan reserveren' },
  { component: 'default_date_overview', slug: 'programma', without: 'het programma heeft geen ingang' },
  { component: 'live', slug: 'live', without: 'de schermen in de hal blijven leeg' },
] as const;

const example = (reservation_url: string) => ({
  files: NEEDED.map(({ component, slug }) => story(slug, { component, reservation_url })),
});

export const neededStories: Rule = {
  name: 'onmisbaar verhaal',
  looksFor:
    'een story die elke editie nodig heeft en die ontbreekt of niet gepubliceerd is; een leeg reserveeradres',
  visitors: 'ze missen een deel van de hele site',
  severity: 'fout',
  find: ({ published, stories, model }) => {
    const missing = NEEDED.flatMap(({ component, slug, without: visitors }): Complaint[] => {
      // Only the home page has a fixed slug; the site finds the other stories by their content type.
      const isIt = (one: { component: string; slug: string }) =>
        one.component === component && (component !== 'home' || one.slug === slug);
      if (published.some(isIt)) return [];
      const kind = kindName(model, component);
      const draft = stories.find(isIt);
      return draft
        ? [{ file: draft, what: `‘${kind}’ is niet gepubliceerd`, visitors, mend: 'Publiceer deze story' }]
        : [
            {
              file: { slug, draft: false },
              what: `er is geen ‘${kind}’`,
              visitors,
              mend: `Maak een story van het type ‘${kind}’ met de slug ‘${slug}’`,
            },
          ];
    });
    const path = fieldName(model, 'global_data', 'reservation_url');
    const empty = published
      .filter(
        ({ component, content }) => component === 'global_data' && textOf(content.reservation_url) === '',
      )
      .map((file) => ({
        file,
        at: { path, name: 'reservation_url', uid: '' },
        what: 'dit veld is leeg',
        visitors: 'nergens staat een knop ‘Reserveer hier je plaats’',
        mend: 'Vul het adres van de reservatiepagina in',
      }));
    return [...missing, ...empty];
  },
  bad: () => example(''),
  good: () => example('https://tickets.example/'),
};
