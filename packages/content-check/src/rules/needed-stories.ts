import { fieldName, kindName } from '../content-model.ts';
import { complain, type Rule } from '../finding.ts';
import { textOf } from '../json.ts';

/** The required stories: content type, usual slug, and the consequence for visitors if one is missing. */
const NEEDED = [
  { component: 'home', slug: 'home', without: 'de startpagina bestaat dan niet' },
  { component: 'header', slug: 'globaal/header', without: 'elke pagina staat dan zonder menu' },
  { component: 'footer', slug: 'globaal/footer', without: 'elke pagina staat dan zonder voet' },
  { component: 'global_data', slug: 'globaal/global-data', without: 'niemand kan dan reserveren' },
  { component: 'default_date_overview', slug: 'programma', without: 'het programma heeft dan geen ingang' },
  { component: 'live', slug: 'live', without: 'de schermen in de hal blijven dan leeg' },
] as const;

const PUBLISH = 'Publiceer het verhaal';

/** Every edition must have a URL for reservations, and must publish the required stories. */
export const neededStories: Rule = ({ published, stories, model }) => {
  const missing = NEEDED.flatMap(({ component, slug, without }) => {
    // Only the home page has a fixed slug; the site finds the other stories by their content type.
    const isIt = (story: { component: string; slug: string }) =>
      story.component === component && (component !== 'home' || story.slug === slug);
    if (published.some(isIt)) return [];
    const kind = kindName(model, component);
    const draft = stories.find(isIt);
    return draft
      ? [complain(draft, 'fout', `‘${kind}’ is niet gepubliceerd: ${without}`, PUBLISH)]
      : [complain({ slug, draft: false }, 'fout', `‘${kind}’ ontbreekt: ${without}`, 'Maak dit verhaal')];
  });
  const data = published.filter(({ component }) => component === 'global_data');
  const field = fieldName(model, 'global_data', 'reservation_url');
  const withoutAddress = data.filter(({ content }) => textOf(content.reservation_url).trim() === '');
  const empty = withoutAddress.map((story) =>
    complain(story, 'fout', `${field} is leeg: nergens staat dan een reserveerknop`, 'Vul het adres in'),
  );
  return [...missing, ...empty];
};
