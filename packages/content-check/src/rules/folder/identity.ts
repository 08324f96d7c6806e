import { story } from '../../examples.ts';
import type { Complaint, Rule } from '../../rule.ts';
import { nameOf, type StoryFile } from '../../story-file.ts';

const ASK = 'Werk je in Storyblok, geef dit dan door aan de ontwikkelaars. Ontwikkelaars:';

/** Storyblok ensures that uuids and slugs are valid, so only a folder can have these faults. */
export const identity: Rule = {
  name: 'uuid en adres',
  looksFor:
    'een uuid die ontbreekt, die dubbel is of die verschilt tussen concept en publicatie; een full_slug die niet bij het bestand past (alleen in een map)',
  visitors: 'links en keuzes leiden naar de verkeerde story of nergens heen',
  severity: 'fout',
  find: ({ files, storyBySlug, storyByUuid }) =>
    files.flatMap((file) => [...uuid(file, storyBySlug(file.slug), storyByUuid(file.uuid)), ...slug(file)]),
  bad: () => ({
    files: [story('a', { component: 'page' }), story('b', { component: 'page' }, { uuid: 'uuid-a' })],
  }),
  good: () => ({ files: [story('a', { component: 'page' }), story('b', { component: 'page' })] }),
};

function uuid(file: StoryFile, sameStory: StoryFile | undefined, owner: StoryFile | undefined): Complaint[] {
  if (file.uuid === '')
    return [
      {
        file,
        what: 'in het bestand van deze story ontbreekt het interne nummer (uuid)',
        mend: `${ASK} zet in het bestand een eigen nummer bij ‘uuid’`,
      },
    ];
  if (sameStory && sameStory.uuid !== file.uuid) {
    const what = `het concept heeft een ander intern nummer (uuid) dan de gepubliceerde versie, dus de site ziet er twee stories in`;
    const mend = `${ASK} zet in het bestand van het concept bij ‘uuid’ het nummer ${sameStory.uuid}`;
    return [
      { file, what, visitors: 'nog niets; wie het voorbeeld bekijkt, ziet links en keuzes wegvallen', mend },
    ];
  }
  if (!owner || owner.slug === file.slug) return [];
  const what = `deze story heeft hetzelfde interne nummer (uuid) als ‘${nameOf(owner)}’ (${owner.slug}), meestal omdat het bestand gekopieerd is`;
  return [{ file, what, mend: `${ASK} zet in het bestand van de kopie een nieuw nummer bij ‘uuid’` }];
}

function slug(file: StoryFile): Complaint[] {
  if (file.statedSlug === undefined || file.statedSlug === file.slug) return [];
  const what = `volgens het bestand zelf (bij ‘full_slug’) hoort deze story op ‘${file.statedSlug}’, maar het staat op ‘${file.slug}’`;
  return [
    {
      file,
      what,
      mend: `${ASK} zet in het bestand bij ‘full_slug’ het adres ‘${file.slug}’, of verplaats het bestand`,
    },
  ];
}
