import type { Rule } from '../../rule.ts';

/** The content server skips files that are not stories. */
export const unreadableFiles: Rule = {
  name: 'onleesbaar bestand',
  looksFor: 'een bestand in de map met stories dat geen story is (alleen in een map)',
  visitors: 'deze story bestaat voor hen niet',
  severity: 'fout',
  find: ({ broken = [] }) =>
    broken.map((file) => ({
      file,
      what: `het bestand ${file.reason}`,
      mend: 'Zet de vorige versie van het bestand terug of haal de story opnieuw op uit Storyblok',
    })),
  bad: () => ({ files: [], broken: [{ slug: 'a', draft: false, reason: 'is geen JSON' }] }),
  good: () => ({ files: [] }),
};
