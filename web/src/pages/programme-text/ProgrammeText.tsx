import { renderToStaticMarkup } from 'react-dom/server';
import { BASE } from '../../domain/pages/paths.ts';
import { byline } from '../../domain/programme/authors/author.ts';
import { shortMomentPath } from '../../domain/programme/moment.ts';
import { formatAges, momentPlaceOf, type ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { ACCESS_WORDS, STATUS_WORDS } from '../../domain/programme/status.ts';
import type { WholeDay } from '../../domain/programme/whole-programme.ts';
import { formatDayName, formatLongDate, formatTime } from '../../domain/time/format.ts';
import { isMultiDay } from '../../domain/time/when.ts';
import { headTags } from '../../layout/head/head-tags.tsx';
import { seoTags } from '../../layout/head/seo-tags.ts';

type Address = { canonical: string; origin: string; indexed: boolean };

const PAGE = {
  title: 'Het hele programma als tekst',
  intro: [],
  seo: {
    description: 'Alle dagen van het festival op één lichte bladzijde: uur, titel, plaats, zonder beelden.',
  },
};

/** The styles: light or dark as the device prefers. The links of a list are far enough apart to tap. */
const STYLE = [
  ':root{color-scheme:light dark}',
  'body{max-width:42em;margin:0 auto;padding:1em;font:1.05em/1.5 system-ui,sans-serif}',
  'h1,h2{line-height:1.15}',
  'h2{margin-top:2em;font-size:min(1.5em,11vw)}',
  'h1{font-size:min(2em,11vw);overflow-wrap:break-word}',
  'ul{padding:0;list-style:none}',
  'li{padding:.35em 0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}',
  'a{display:inline-block;min-height:24px}',
  '@media print{body{max-width:none;padding:0;columns:2;font-size:9pt}h1,nav,p{column-span:all}nav{display:none}li{padding:0;break-inside:avoid}a{color:inherit;min-height:0;display:inline}}',
].join('');

/**
 * Returns the whole festival as one plain HTML document, for slow connections and screen readers. It loads no other
 * files, runs no scripts, and states in words what other pages show by colour. It contains no current state, so it
 * changes only with the content. `urgent` is an urgent announcement, `asOf` the snapshot time if the CMS is
 * unreachable.
 */
export function programmeText(
  days: readonly WholeDay[],
  address: Address,
  { urgent, asOf }: { urgent?: string; asOf?: string } = {},
): string {
  const document = (
    <html lang="nl-BE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {headTags(seoTags(PAGE, address))}
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>{PAGE.title}</h1>
          {urgent && (
            <p>
              <strong>{urgent}</strong>
            </p>
          )}
          {asOf && <p>{asOf}</p>}
          <p>
            Alle dagen op één bladzijde, zonder beelden. Liever zoeken en kiezen? Ga naar{' '}
            <a href={BASE.programme}>het programma</a> of naar <a href={BASE.home}>de startpagina</a>.
          </p>
          {days.length === 0 && <p>Het programma is nog niet bekend. Kom later nog eens kijken.</p>}
          {days.length > 0 && <DayLinks days={days} />}
          {days.map((day) => (
            <DayInWords key={day.day} {...day} />
          ))}
          <p>
            Maak je zelf iets met het programma? Het staat ook in <a href="/programma.json">programma.json</a>{' '}
            en <a href="/schedule.xml">schedule.xml</a>.
          </p>
        </main>
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}

function DayLinks({ days }: { days: readonly WholeDay[] }) {
  return (
    <nav aria-label="Dagen">
      <ul>
        {days.map(({ day }) => (
          <li key={day}>
            <a href={`#${day}`}>{formatDayName(day)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DayInWords({ day, page, ongoing, timetable }: WholeDay) {
  const name = formatDayName(day);
  return (
    <>
      <h2 id={day}>{page ? <a href={page.path}>{name}</a> : name}</h2>
      {ongoing.length > 0 && (
        <>
          <h3>Doorlopend</h3>
          <Items items={ongoing} />
          <h3>Op uur</h3>
        </>
      )}
      {timetable.length > 0 ? <Items items={timetable} /> : <p>Niets op een vast uur.</p>}
    </>
  );
}

function Items({ items }: { items: readonly ProgrammeItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.uuid}>
          {timesOf(item)} <Title item={item} />
          {item.statuses.map((status) => (
            <strong key={status}>, {STATUS_WORDS[status]}</strong>
          ))}
          {factsOf(item).map((fact) => `, ${fact}`)}
        </li>
      ))}
    </ul>
  );
}

/** Returns «10:00 tot 10:50» or «10:00». A multi-day item is listed on each day, so it has only its end date. */
function timesOf({ start, end }: ProgrammeItem): string {
  if (end === undefined) return formatTime(start);
  return isMultiDay({ start, end })
    ? `tot ${formatLongDate(end)}`
    : `${formatTime(start)} tot ${formatTime(end)}`;
}

function Title({ item }: { item: ProgrammeItem }) {
  const path = shortMomentPath(item);
  return path ? <a href={path}>{item.title}</a> : item.title;
}

/** Returns the facts of an item in words, except its status, which precedes them. */
function factsOf(item: ProgrammeItem): string[] {
  const access = item.access.map((one) => ACCESS_WORDS[one]);
  const ages = item.ages && formatAges(item.ages);
  return [byline(item.authors), item.type?.title, ages, momentPlaceOf(item), ...access].filter(
    (fact) => fact !== undefined,
  );
}
