import { PLAN_SLUG } from 'web/content-rules';
import type { Edition } from '../edition.ts';
import { story } from '../examples.ts';
import { listOf, objectOf } from '../json.ts';
import type { Complaint, Rule } from '../rule.ts';
import { nameOf, type StoryFile } from '../story-file.ts';
import { wordsOf } from '../story-parts.ts';
import { textsIn } from '../texts.ts';

type Prices = { file: StoryFile; byTicket: ReadonlyMap<string, readonly string[]> };

const PRICE = /\d+(?:,\d\d)? euro/g;

const example = (text: string) => {
  const cell = (words: string) => ({
    type: 'tableCell',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
  });
  const row = { type: 'tableRow', content: [cell('Dagticket'), cell('12 euro'), cell('15 euro')] };
  const table = { type: 'doc', content: [{ type: 'table', content: [row] }] };
  return {
    files: [
      story(PLAN_SLUG, { component: 'page', body: [{ component: 'rich_text', text: table }] }),
      story('nieuws/tickets', { component: 'news_article', preview_text: text }),
    ],
  };
};

/** Prices exist only as a table in a text, with a row for each kind of ticket: «Dagticket | 12 euro | 15 euro». */
export const ticketPrices: Rule = {
  name: 'ticketprijs',
  looksFor: `een tekst die voor een ticket een andere prijs noemt dan de tabel op ‘${PLAN_SLUG}’`,
  visitors: 'ze weten niet welke prijs juist is',
  severity: 'waarschuwing',
  find: (edition) => {
    const prices = pricesIn(edition);
    if (!prices) return [];
    return edition.files.flatMap((file) =>
      textsIn(edition.partsOf(file)).flatMap((at): Complaint[] =>
        [...prices.byTicket].flatMap(([ticket, known]) => {
          const pattern = new RegExp(String.raw`\b${ticket}\b[^.!?]{0,40}?(\d+(?:,\d\d)? euro)`, 'iu');
          const said = pattern.exec(at.text)?.[1];
          if (said === undefined || known.includes(said)) return [];
          const table = `‘${nameOf(prices.file)}’`;
          const what = `hier kost een ${ticket} ${said}, maar in de tabel op ${table} staat ${known.join(' of ')}`;
          const mend = `Zoek op wat een ${ticket} kost. Verbeter deze tekst of de tabel op ${table}`;
          return [{ file, at, what, mend }];
        }),
      ),
    );
  },
  bad: () => example('Een dagticket kost online 14 euro.'),
  good: () => example('Een dagticket kost online 12 euro.'),
};

function pricesIn(edition: Edition): Prices | undefined {
  const file = edition.published.find(({ slug }) => slug === PLAN_SLUG);
  if (!file) return undefined;
  const rows = edition.partsOf(file).nodes.flatMap(({ node }) => {
    const [first = '', ...others] =
      node.type === 'tableRow' ? listOf(objectOf(node).content).map(wordsOf) : [];
    const ticket = /^\p{L}*ticket\b/iu.exec(first)?.[0].toLowerCase();
    const prices = others.join(' ').match(PRICE) ?? [];
    return ticket && prices.length > 0 ? [[ticket, prices] as const] : [];
  });
  return { file, byTicket: new Map(rows) };
}
