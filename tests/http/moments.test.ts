import { type EditionItem, isReserved, readEdition } from '../../e2e/support/edition.ts';
import { isOver, momentLink, momentText, openMoment, statusesOf } from '../../e2e/support/edition-rules.ts';
import { MONDAY } from '../../e2e/support/running-site.ts';
import { expect, test } from './our-site.ts';

const { items } = readEdition();
const NOW = new Date(MONDAY);
/**
 * The items to test. `npm run test:all -- outages` tests every item; other runs test every third item, and all that are
 * sold out or cancelled.
 */
const requested = items.filter(
  (item, index) => process.env.LONG_FORM !== undefined || index % 3 === 0 || statusesOf(item).length > 1,
);

const wordsOf = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

/** Computes the expected content of a moment's page from the content files. */
function told(item: EditionItem) {
  const open = openMoment(item, items, NOW);
  const reserved = open !== undefined && isReserved(open);
  return {
    status: isOver(item, NOW) ? ['voorbij'] : statusesOf(item),
    button: reserved && (open === item ? '' : ` voor ${momentText(open)}`),
    instead: open === undefined || open === item ? undefined : momentText(open),
  };
}

/** Reads the content of a moment's page, in the format that {@link told} returns. */
async function read(url: string, item: EditionItem) {
  const response = await fetch(url + momentLink(item));
  expect(response.status, momentLink(item)).toBe(200);
  const html = await response.text();
  const [article = ''] = /<article[\s\S]*?<h1[\s\S]*?<\/dl>[\s\S]*?Delen:/.exec(html) ?? [];
  const words = wordsOf(article);
  const when = /Wanneer (.*?) (?:Waar|Nog|Soort|Goed|Ook)/.exec(words)?.[1] ?? '';
  const button = /Reserveer hier je plaats( voor [a-z]+ \d+ [a-z]+ om \d\d:\d\d)?/.exec(words);
  return {
    time: when.includes(item.time) || / \d{4} tot \d+ \w+ \d{4}/.test(when),
    title: words.includes(item.title),
    status: [...when.matchAll(/\((\w+)\)/g)].map(([, word]) => word).filter((word) => word !== 'nu'),
    button: button ? (button[1] ?? '') : false,
    instead: /Nog (?:plaats|te zien) ([a-z]+ \d+ [a-z]+ om \d\d:\d\d)/.exec(words)?.[1],
    kept: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    place: words.includes('Nog plaats') && button === null,
  };
}

test('every row links to its own moment, whose page shows the free seats computed from the content files', async ({
  site,
}) => {
  expect(requested.length).toBeGreaterThan(50);
  for (const item of requested) {
    expect(await read(site.url, item), momentLink(item)).toEqual({
      ...told(item),
      time: true,
      title: true,
      kept: `https://www.boektopia.be/${item.page}`,
      place: false,
    });
  }
}, 120_000);

test('an unknown moment id opens the experience as if there were no id', async ({ site }) => {
  const [item] = items;
  const other = items.find(({ page }) => page !== item?.page);
  if (!item || !other) throw new Error('the edition needs two experiences');
  const facts = async (query: string) =>
    /<dl[\s\S]*?<\/dl>/.exec(await (await fetch(`${site.url}/${item.page}${query}`)).text())?.[0];
  const bare = await facts('');
  expect(bare).toContain('Wanneer');
  expect(await facts('?moment=zzzzzz')).toBe(bare);
  expect(await facts(`?${momentLink(other).split('?')[1]}`)).toBe(bare);
});
