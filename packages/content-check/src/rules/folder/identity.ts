import { story } from '../../examples.ts';
import type { Complaint, Rule } from '../../rule.ts';
import { nameOf, type StoryFile } from '../../story-file.ts';

/** Storyblok itself keeps uuids and slugs correct, so only a folder can have these faults. */
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
    return [{ file, what: 'deze story heeft geen uuid', mend: 'Geef het bestand een eigen uuid' }];
  if (sameStory && sameStory.uuid !== file.uuid) {
    const what = `het concept heeft een andere uuid (${file.uuid}) dan de gepubliceerde versie, dus de site ziet er twee stories in`;
    const mend = `Vervang in het bestand van het concept de uuid door ${sameStory.uuid}`;
    return [
      { file, what, visitors: 'nog niets; wie het voorbeeld bekijkt, ziet links en keuzes wegvallen', mend },
    ];
  }
  if (!owner || owner.slug === file.slug) return [];
  const what = `deze story heeft dezelfde uuid als ‘${nameOf(owner)}’ (${owner.slug})`;
  return [{ file, what, mend: 'Geef de kopie een nieuwe uuid, in het bestand' }];
}

function slug(file: StoryFile): Complaint[] {
  if (file.statedSlug === undefined || file.statedSlug === file.slug) return [];
  const what = `full_slug zegt ‘${file.statedSlug}’, maar het bestand staat op ‘${file.slug}’`;
  return [{ file, what, mend: `Schrijf in het bestand full_slug ‘${file.slug}’, of verplaats het bestand` }];
}
