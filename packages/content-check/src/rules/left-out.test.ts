import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pageWith, richText } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { leftOut } from './left-out.ts';

const PARSERS = join(import.meta.dirname, '../../../../web/src/cms/parse');

/** The warnings of the site's parsers that other rules report, each with the rule. */
const OTHERS: Readonly<Record<string, string>> = {
  'an accordion item has no title': 'verplicht veld',
  'block ${component || ': 'this rule, by its reason',
  '${field} is not a date': 'waarde van een veld',
  '${field} «${written}» is not a known colour': 'waarde van een veld',
  '${field} is not an age in whole years': 'leeftijd',
  'there is no ${component} story': 'onmisbaar verhaal',
  'a dropdown of the navigation has no label': 'verplicht veld',
  'a social link lacks its label or its address': 'verplicht veld',
  'there is no icon for the social link': 'waarde van een veld',
  'a redirect from': 'doorverwijzing',
  'a walking time of': 'looptijd',
  'a link has no label': 'verplicht veld',
  '${name} ${FAULTS[kind]}': 'link, getypt adres',
  'a day page without a date is not shown': 'verplicht veld',
  'slide ${blok.component}': 'verplicht veld, soort blok',
  'has no title: the page is shown': 'verplicht veld',
  'a programme item without a start': 'verplicht veld, waarde van een veld',
  'a programme item of an unpublished or deleted experience': 'verwijzing',
  'theme ${slug} belongs to no category': 'thema zonder categorie',
  'age_from is above age_to': 'leeftijd',
  'end_date is before start_date': 'begin en einde',
  '${field} points at a missing story': 'verwijzing',
};

/** Returns the start of each warning text in the source of the parsers. */
function warningsOfParsers(): string[] {
  const files = readdirSync(PARSERS).filter((file) => /(?<!\.test)\.ts$/.test(file));
  return files.flatMap((file) =>
    [...readFileSync(join(PARSERS, file), 'utf8').matchAll(/\bwarn\(\s*[`']([^`';]+)/g)].map(
      ([, text = '']) => text,
    ),
  );
}

it('covers every warning of the parsers of the site, in this rule or in another one', () => {
  const source = readFileSync(join(import.meta.dirname, '../parser-warnings.ts'), 'utf8');
  const own = [...source.matchAll(/^ {4}\/\^(.+?)[/(]/gm)].map(([, start = '']) => start.replace(/ «$/, ''));
  const known = [...own, ...Object.keys(OTHERS)];
  const warnings = warningsOfParsers();
  expect(warnings.length).toBeGreaterThan(35);
  expect(warnings.filter((warning) => !known.some((start) => warning.startsWith(start)))).toEqual([]);
});

it('reports formatting that the site does not support, once for each text', () => {
  const text = richText('woord', { type: 'knipper' });
  expect(said(leftOut, pageWith({ component: 'rich_text', text }).files)).toEqual([
    'waarschuwing a: Inhoud 1 (Tekst) › Tekst: woorden hebben opmaak die de site niet kent (‘knipper’)',
  ]);
});
