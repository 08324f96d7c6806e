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
      what: `het bestand van deze story in de contentmap (stories/${file.slug}${file.draft ? '.draft' : ''}.json) is beschadigd: het ${file.reason}`,
      mend: `Werk je in Storyblok, geef dit dan door aan de ontwikkelaars. Ontwikkelaars: zet de vorige versie van het bestand terug, of verwijder het en haal de story opnieuw op met ‘npm run content:pull -- --space NUMMER --only ${file.slug} --force --write’`,
    })),
  bad: () => ({ files: [], broken: [{ slug: 'a', draft: false, reason: 'is geen geldige JSON' }] }),
  good: () => ({ files: [] }),
};
