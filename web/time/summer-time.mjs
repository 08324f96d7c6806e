// Writes when Brussels has summer time, year by year, as the time zones of this Node say (Intl, ICU). The table goes as
// far as the rule of today does: two changes a year, in March and in October, at 01:00 UTC. Run
// `npm run summer-time -w web` when the law changes and Node has heard of it.
import { writeFile } from 'node:fs/promises';

const TABLE = new URL('../src/domain/time/summer-time.ts', import.meta.url);
/** The first year in which summer ended in October, as everywhere in the European Union. */
const FIRST_YEAR = 1996;
const LAST_YEAR = 2060;
const MARCH = 2;
const OCTOBER = 9;

const zone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Brussels', timeZoneName: 'longOffset' });
const offsetAt = (instant) => zone.format(instant).split('GMT')[1];

/** The day of a month at 01:00 UTC of which clocks go from one offset to the other; `undefined` when they do not. */
function changeIn(year, month, from, to) {
  for (let date = 1; date <= 31; date += 1) {
    const instant = Date.UTC(year, month, date, 1);
    if (offsetAt(instant - 1) === from && offsetAt(instant) === to) return date;
  }
  return undefined;
}

const rows = [];
for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
  const march = changeIn(year, MARCH, '+01:00', '+02:00');
  const october = changeIn(year, OCTOBER, '+02:00', '+01:00');
  if (march === undefined || october === undefined) break;
  rows.push(`  [${march}, ${october}], // ${year}`);
}

await writeFile(
  TABLE,
  `// Written by \`npm run summer-time -w web\`, from the time zones of Node.

/** The year of the first row. */
export const FIRST_YEAR = ${FIRST_YEAR};

/**
 * Summer time in Brussels, a year to a row: it begins on this day of March and ends on this day of October, each time
 * at 01:00 UTC.
 */
export const SUMMERS: readonly (readonly [march: number, october: number])[] = [
${rows.join('\n')}
];
`,
);
console.log(`${rows.length} years of summer time in Brussels, from ${FIRST_YEAR}.`);
