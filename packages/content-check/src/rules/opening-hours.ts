import { dayOf, formatContentDate, PLAN_SLUG } from 'web/content-rules';
import type { Edition } from '../edition.ts';
import { dayPage, item, story } from '../examples.ts';
import { listOf, objectOf } from '../json.ts';
import { formatDay } from '../moment.ts';
import { festivalDays, itemsOf } from '../programme.ts';
import type { Complaint, Rule } from '../rule.ts';
import { nameOf, type StoryFile } from '../story-file.ts';
import { fieldAt, type Spot, wordsOf } from '../story-parts.ts';

/** Whether an item belongs to a night programme, which takes place outside the opening hours on purpose. */
const isAtNight = (begins: string): boolean => begins >= '22:00' || begins < '06:00';

type Hours = { from: string; to: string };
type Table = { file: StoryFile; at: Spot; days: ReadonlyMap<string, Hours> };

const example = (hours: string) => {
  const cell = (text: string) => ({
    type: 'tableCell',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });
  const row = { type: 'tableRow', content: [cell('Zaterdag 25 oktober'), cell(hours)] };
  const text = { type: 'doc', content: [{ type: 'table', content: [row] }] };
  return {
    files: [
      dayPage('2025-10-25'),
      story(PLAN_SLUG, { component: 'page', body: [{ component: 'rich_text', text }] }),
      item('i', '2025-10-25 17:00', '2025-10-25 18:00'),
    ],
  };
};

/** Opening hours exist only as a table in a text, with a row for each day: «Zaterdag 25 oktober | 10:00 tot 22:00». */
export const openingHours: Rule = {
  name: 'openingsuren',
  looksFor: `een item buiten de openingsuren van de tabel op ‘${PLAN_SLUG}’, en een festivaldag die in die tabel ontbreekt`,
  visitors: 'ze staan voor een gesloten hal, of weten niet wanneer ze binnen kunnen',
  severity: 'waarschuwing',
  find: (edition) => {
    const table = tableIn(edition);
    if (!table) return [];
    const days = festivalDays(edition);
    const missing = days
      .filter((day) => !table.days.has(day))
      .map((day) => ({
        file: table.file,
        at: table.at,
        what: `in de tabel met openingsuren ontbreekt ${formatDay(day)}`,
        visitors: 'ze weten niet wanneer ze die dag binnen kunnen',
        mend: 'Voeg de rij van die dag toe',
      }));
    const outside = itemsOf(edition.published, 'program', edition).flatMap(
      ({ story: file, start, end, ongoing }): Complaint[] => {
        const hours = table.days.get(dayOf(start));
        const [begins, ends] = [start, end ?? start].map((time) =>
          formatContentDate(time, 'wall').slice(11, 16),
        );
        if (ongoing || !hours || begins === undefined || ends === undefined || isAtNight(begins)) return [];
        // The rule for the length of items reports an item that ends on another day.
        if (end && dayOf(end) !== dayOf(start)) return [];
        if (begins >= hours.from && ends <= hours.to) return [];
        const what = `het loopt van ${begins} tot ${ends}, maar volgens ‘${nameOf(table.file)}’ is de hal die dag open van ${hours.from} tot ${hours.to}`;
        return [
          {
            file,
            at: fieldAt(edition.model, file, 'start_date'),
            // One finding per day, because a wrong table affects all evening items of that day.
            cause: dayOf(start),
            what,
            mend: `Verbeter het uur van het item of de openingsuren op ‘${nameOf(table.file)}’`,
          },
        ];
      },
    );
    return [...missing, ...outside];
  },
  bad: () => example('10:00 tot 18:00'),
  good: () => example('10:00 tot 22:00'),
};

/** Returns the table of opening hours; undefined if no table has at least one row of a festival day. */
function tableIn(edition: Edition): Table | undefined {
  const file = edition.published.find(({ slug }) => slug === PLAN_SLUG);
  if (!file) return undefined;
  const days = festivalDays(edition);
  for (const { node, ...at } of edition.partsOf(file).nodes) {
    if (node.type !== 'table') continue;
    const rows = listOf(node.content).flatMap((row): [string, Hours][] => {
      const [first = '', ...others] = listOf(objectOf(row).content).map(wordsOf);
      const day = days.find((one) => formatDay(one).startsWith(`${first.toLowerCase()} `));
      const [, from, to] = /^(\d{2}:\d{2}) tot (\d{2}:\d{2})$/.exec(others.join(' ')) ?? [];
      return day && from && to ? [[day, { from, to }]] : [];
    });
    if (rows.length > 0) return { file, at, days: new Map(rows) };
  }
  return undefined;
}
