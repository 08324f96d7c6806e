import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FIXTURE_EDITION } from '../../../../content-fixtures/editions.ts';
import { picture, richText, story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { notation } from './notation.ts';

/** Matches comments, which are exempt: they are English and quote Dutch in «…». */
const COMMENT = /\/\*.*?\*\/|^\s*\/\/.*$/gms;

const said1 = (text: string) => said(notation, [story('a', { component: 'page', title: text })]);

it.each([
  [
    'Vanaf 11u30 aan de toog',
    'in ‘Vanaf 11u30 aan de toog’ is een uur anders geschreven dan elders op de site',
  ],
  ['De bus van 6.14 uur', 'in ‘De bus van 6.14 uur’ is een uur anders geschreven dan elders op de site'],
  ['Kom om 15 uur', 'in ‘Kom om 15 uur’ is een uur anders geschreven dan elders op de site'],
  ['Open vanaf 9.30', 'in ‘Open vanaf 9.30’ is een uur anders geschreven dan elders op de site'],
  ["Foto's mogen", "in ‘Foto's mogen’ staat een rechte apostrof"],
  ["Elke avond, 's nachts ook", "in ‘Elke avond, 's nachts ook’ staat een rechte apostrof"],
  ['Open van 10:00 – 18:00', 'in ‘Open van 10:00 – 18:00’ staat een bereik met een streepje'],
  ['Voor 6–9 jaar', 'in ‘Voor 6–9 jaar’ staat een bereik met een streepje'],
  ['Van 10-18 uur', 'in ‘Van 10-18 uur’ staat een bereik met een streepje'],
  [
    'Van dinsdag tot en met zaterdag',
    'in ‘Van dinsdag tot en met zaterdag’ staan dagen met ‘van … tot en met’',
  ],
  [
    'Een kaartje kost € 12',
    'in ‘Een kaartje kost € 12’ is een prijs anders geschreven dan elders op de site',
  ],
  ['Koffie is 2.40 euro', 'in ‘Koffie is 2.40 euro’ is een prijs anders geschreven dan elders op de site'],
  ['Soep: 4,- per kom', 'in ‘Soep: 4,- per kom’ is een prijs anders geschreven dan elders op de site'],
  [
    'Op 25-10-2025 begint het',
    'in ‘Op 25-10-2025 begint het’ is een datum anders geschreven dan elders op de site',
  ],
  ['Kom wo. 29 oktober', 'in ‘Kom wo. 29 oktober’ is een datum anders geschreven dan elders op de site'],
  ['Zij zegt «ja»', 'in ‘Zij zegt «ja»’ staan Franse aanhalingstekens'],
])('reports «%s» as not in house style', (text, what) => {
  expect(said1(text)).toEqual([`waarschuwing a: Titel: ${what}`]);
});

it.each([
  'Van 10:00 tot 18:00, om halfelf of om elf uur',
  'Foto’s mogen, ’s avonds ook: “ja”, zei ze over ‘Hoogwater’',
  'Elke sessie duurt 2 uur, WCAG 2.2, 1.944 bladzijden, vanaf 2,40 euro, 340 uur stemmen',
  'Kinderen tot en met 12 jaar, 25 oktober tot 2 november, dinsdag tot zaterdag, za 25/10, wo 29 oktober 11:00',
  'De oorlog van 1914–1918, 12 euro, 2,40 euro, 056 12.10.34, de trein Gent-Kortrijk, nummer 8-bis',
  'Rock ’n roll, 5 × 5, vanaf 12 jaar, vanaf 30 uur',
])('accepts «%s»', (text) => {
  expect(said1(text)).toEqual([]);
});

it('checks rich text, images and drafts but not code or addresses, and reports one finding per story', () => {
  const body = (text: unknown) => [{ component: 'rich_text', text }];
  const wrong = story('b', {
    component: 'page',
    title: 'B',
    image: picture('b.webp', "Twee foto's."),
    body: body(richText("Nog een foto's")),
  });
  expect(said(notation, [{ ...wrong, draft: true }])).toEqual([
    "waarschuwing b (concept): Beeld: in ‘Twee foto's’ staat een rechte apostrof",
  ]);
  const code = {
    type: 'doc',
    content: [{ type: 'code_block', content: [{ type: 'text', text: "foto's" }] }],
  };
  const marked = richText("foto's", { type: 'code' });
  for (const text of [code, marked]) {
    expect(said(notation, [story('c', { component: 'page', title: 'C', body: body(text) })])).toEqual([]);
  }
  expect(said1("https://kortrijk.example/foto's")).toEqual([]);
});

it('finds no violation in the texts for editors: the messages of this check and the help texts of fields', () => {
  const RULES = import.meta.dirname;
  const own = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('notation.'),
  );
  const files = [
    ...own.map((file) => join(RULES, file)),
    join(RULES, '..', 'content-folder.ts'),
    join(FIXTURE_EDITION, 'components.json'),
  ];
  const french = files.filter((file) => /[«»]/.test(readFileSync(file, 'utf8').replace(COMMENT, '')));
  expect(french).toEqual([]);
  expect(files.length).toBeGreaterThan(30);
});
