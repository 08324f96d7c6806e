import { dayOf } from 'web/content-rules';
import type { Edition } from '../edition.ts';
import { linkTo, story } from '../examples.ts';
import { formatDay } from '../moment.ts';
import { pageAt } from '../page-address.ts';
import { instantOf } from '../programme.ts';
import { linksIn } from '../references.ts';
import type { Complaint, Rule } from '../rule.ts';
import { nameOf, type StoryFile } from '../story-file.ts';

const example = (date: string) => {
  const link = { component: 'link', label: 'Nieuws', link: linkTo('nieuws/bus') };
  return {
    files: [
      story('nieuws/bus', { component: 'news_article', title: 'De bus', date }),
      story('globaal/footer', { component: 'footer', links: [link] }),
    ],
  };
};

/** The site publishes a news article at its date: until then its page does not exist, and its cards are hidden, so only links are reported. */
export const futureNews: Rule = {
  name: 'nieuws van later',
  looksFor: 'een link naar een nieuwsbericht met een publicatiedatum in de toekomst',
  visitors: 'tot die dag werkt de link niet',
  severity: 'waarschuwing',
  find: (edition) =>
    edition.files.flatMap((file) => {
      if (file.draft) return [];
      const since = Math.max(+edition.now, +(publicationOf(file, edition) ?? 0));
      return linksIn(edition.partsOf(file)).flatMap((at): Complaint[] => {
        const { kind, uuid, address } = at;
        const isChosen = kind === 'story';
        const target = isChosen ? edition.storyByUuid(uuid) : pageAt(address.replace(/\?.*$/s, ''), edition);
        const date = target && publicationOf(target, edition);
        if (!date || +date <= since) return [];
        const what = `de link leidt naar ‘${nameOf(target)}’, dat pas op ${formatDay(dayOf(date))} verschijnt`;
        const mend = `Haal de link weg tot die dag, of verbeter ‘Publicatiedatum’ van ‘${nameOf(target)}’`;
        return [{ file, at, what, mend }];
      });
    }),
  bad: () => example('2025-10-30 08:00'),
  good: () => example('2025-10-20 08:00'),
};

/** Returns when the site publishes a news article; undefined for other stories, and for an article without a date. */
const publicationOf = ({ component, content }: StoryFile, edition: Edition): Date | undefined =>
  component === 'news_article' ? instantOf(content.date, edition) : undefined;
