import { slugOfPath } from 'web/content-rules';
import { kindName } from '../content-model.ts';
import type { Edition } from '../edition.ts';
import { linkTo, story } from '../examples.ts';
import { hasPage, momentExists, pageExistsAt } from '../page-address.ts';
import { type LinkAt, linksIn } from '../references.ts';
import type { Complaint, Rule } from '../rule.ts';
import { nameOf, type StoryFile } from '../story-file.ts';

const example = (target: string) => {
  const link = { component: 'link', label: 'Praktisch', link: linkTo(target) };
  return {
    files: [
      story('praktisch', { component: 'page' }),
      story('globaal/footer', { component: 'footer', links: [link] }),
    ],
  };
};

export const innerLinks: Rule = {
  name: 'link',
  looksFor:
    'een link naar een story die niet bestaat of niet gepubliceerd is, naar een adres zonder pagina of naar een moment dat niet bestaat',
  visitors: 'ze zien de woorden zonder link, of ‘Deze bladzijde ontbreekt’',
  severity: 'fout',
  find: (edition) =>
    edition.files.flatMap((file) =>
      linksIn(edition.partsOf(file)).flatMap((link) => [
        ...(link.kind === 'story' ? storyLink(file, link, edition) : siteLink(file, link, edition)),
        ...momentLink(file, link, edition),
      ]),
    ),
  bad: () => example('weg'),
  good: () => example('praktisch'),
};

function storyLink(file: StoryFile, at: LinkAt, edition: Edition): Complaint[] {
  const { uuid, address } = at;
  const say = (what: string, mend: string) => [{ file, at, what, mend }];
  const target = edition.storyByUuid(uuid);
  const written = address.replace(/[?#].*$/s, '');
  if (!target) {
    const named = edition.storyBySlug(slugOfPath(written));
    if (named)
      return [
        {
          file,
          at,
          severity: 'waarschuwing',
          what: `de link is gemaakt voor een story die niet meer bestaat; op dat adres staat nu ‘${nameOf(named)}’`,
          visitors: 'ze komen daar terecht, tot die pagina een ander adres krijgt',
          mend: `Kies ‘${nameOf(named)}’ opnieuw in de link`,
        },
      ];
    const gone = edition.vanished?.find((story) => story.uuid === uuid);
    const unnamed = written ? `een story (‘${written}’)` : 'een story';
    const name = gone ? `‘${nameOf(gone)}’` : unnamed;
    return say(
      `de link leidt naar ${name}, maar die bestaat niet meer`,
      'Kies een andere pagina of haal de link weg',
    );
  }
  const name = `‘${nameOf(target)}’`;
  if (target.draft && !file.draft)
    return say(
      `de link leidt naar ${name}, maar die pagina is niet gepubliceerd`,
      `Publiceer ${name} of haal de link weg`,
    );
  if (hasPage(target)) return [];
  const kind = kindName(edition.model, target.component);
  return say(`de link leidt naar ${name}, maar een ‘${kind}’ heeft geen eigen pagina`, 'Kies een pagina');
}

function siteLink(file: StoryFile, at: LinkAt, edition: Edition): Complaint[] {
  const written = at.address.replace(/\?.*$/s, '');
  if (written === '' || pageExistsAt(written, edition)) return [];
  const what = `op het getypte adres ‘${written}’ staat geen pagina`;
  // Only a warning, because the address may be a route of the site without a story.
  return [
    {
      file,
      at,
      severity: 'waarschuwing',
      what,
      mend: 'Kies de pagina uit de lijst in plaats van het adres te typen',
    },
  ];
}

/** A link to one moment of an activity opens that moment only if the moment exists. */
function momentLink(file: StoryFile, at: LinkAt, edition: Edition): Complaint[] {
  const moment = /[?&]moment=([^&#]+)/.exec(at.address)?.[1];
  if (moment === undefined || momentExists(moment, edition)) return [];
  return [
    {
      file,
      at,
      severity: 'waarschuwing',
      what: `de link wijst naar het moment ‘${moment}’, maar dat bestaat niet`,
      visitors: 'ze komen op de pagina van de activiteit terecht, zonder het juiste moment',
      mend: 'Kopieer de link opnieuw van dat moment op de pagina van de activiteit',
    },
  ];
}
