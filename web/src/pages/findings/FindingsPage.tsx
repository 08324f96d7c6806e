import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { groupedBy } from '../../domain/grouped.ts';
import {
  type ContentFinding,
  FINDING_KINDS,
  type FindingKind,
  type FindingsFilter,
  type FindingsReport,
  filteredFindings,
  findingsQuery,
} from '../../domain/pages/content-findings.ts';
import { formatAsOf, formatLongDate, formatTime } from '../../domain/time/format.ts';

/** What the page shows besides the report. `now` is the system time. */
export type FindingsPageProps = {
  report: FindingsReport;
  filter: FindingsFilter;
  /** When the oldest and the newest response with content arrived, in ms since 1970. */
  content: { oldest?: number; newest?: number };
  now: Date;
};

/** Time after which a page that waits for a check reloads, in s. */
const RELOAD_S = 4;

const TITLE = 'Nakijken: de inhoud van de site';

/** Our colours, but the system's font, because the page loads no other file. A bar marks the severity of a finding. */
const STYLE = [
  'body{margin:0;color:#1b1430;background:#fffcf5;font:1.05em/1.5 system-ui,sans-serif;overflow-wrap:anywhere}',
  'main{padding-bottom:4em}main>*{max-width:50rem;margin-inline:auto;padding-inline:1rem}',
  'h1{max-width:none;margin:0 0 1rem;padding:.7em max(1rem,50% - 25rem) .6em;color:#fff;background:#d81e2c;font-size:min(2.4em,10vw);font-weight:800;letter-spacing:-.02em;line-height:1.05}',
  'h2,h3{line-height:1.2}h2{margin-block:2em .8em}h3{margin:0;font-size:1.15em}',
  'ul,ol{margin:0;padding:0;list-style:none}p{margin-block:.3em}a{color:inherit}',
  'nav ul{display:flex;flex-wrap:wrap;gap:.5em;margin:.5em 0}',
  'nav a{display:inline-block;padding:.25em .9em;border:2px solid #1b1430;border-radius:99em;font-weight:600;text-decoration:none}',
  'nav a[aria-current]{color:#fff;background:#1b1430}',
  'a:focus-visible{outline:3px solid #1f6fe0;outline-offset:2px}',
  'dl{display:grid;grid-template-columns:max-content 1fr;gap:.1em 1em}dt{font-weight:600}dd{margin:0}',
  '@media(max-width:30em){dl{display:block}dd{margin-bottom:.4em}}',
  'ol>li{padding:.8em 0 .8em 1em;border-left:1.1em solid}ol>li+li{margin-top:.9em}',
  'ol a{display:inline-block;min-height:24px;font-weight:600}',
  '.fout{border-color:#d81e2c}.waarschuwing{border-color:#ff8a1f}.tip{border-color:#1c2b6b}',
  '.failure{padding-block:.6em;border:3px solid #d81e2c}',
].join('');

/** The headings of the list, in its order. */
const GROUPS: Readonly<Record<ContentFinding['urgency'] | 'tip', string>> = {
  eerst: 'Eerst: vandaag, morgen, de startpagina en het menu',
  daarna: 'Daarna: deze week, en pagina’s zonder datum',
  later: 'Later',
  voorbij: 'Van wat al voorbij is',
  tip: 'Tips',
};

const KIND_WORDS: Readonly<Record<FindingKind, string>> = {
  fout: 'Fouten',
  waarschuwing: 'Waarschuwingen',
  tip: 'Tips',
};

/** Returns the page with all findings about the content, as one HTML document without scripts and other files. */
export function findingsDocument(props: FindingsPageProps): string {
  const { report, filter, now } = props;
  const { checked, isRunning } = report;
  return page(
    TITLE,
    <>
      <Notices report={report} now={now} />
      {checked && (
        <>
          <Filters filter={filter} findings={checked.findings} now={+now} />
          <Findings found={filteredFindings(checked.findings, filter, +now)} now={+now} />
        </>
      )}
      <Facts {...props} />
    </>,
    isRunning && !checked && <meta httpEquiv="refresh" content={String(RELOAD_S)} />,
  );
}

/** Returns the page behind a link that no longer works. */
export function endedLinkDocument(state: 'expired' | 'revoked'): string {
  const title = state === 'expired' ? 'Deze link is verlopen' : 'Deze link is ingetrokken';
  return page(title, <p>Vraag een nieuwe link aan de collega die de website van Boektopia beheert.</p>);
}

function page(title: string, body: ReactNode, head?: ReactNode): string {
  const html = (
    <html lang="nl-BE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {head}
        <title>{`${title} | Boektopia`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {body}
        </main>
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(html)}`;
}

/** What the reader must know before the findings. */
function Notices({
  report: { checked, isRunning, failure },
  now,
}: Pick<FindingsPageProps, 'report' | 'now'>) {
  return (
    <>
      {checked && (
        <p>{`${checked.stories} gepubliceerde verhalen, nagekeken ${timeShown(new Date(checked.at), now)}.`}</p>
      )}
      {failure && (
        <p className="failure" role="status">
          {failure === 'content'
            ? 'Nakijken lukte niet: Storyblok antwoordt niet.'
            : 'Nakijken lukte niet: de controle zelf liep vast. De fout staat in het logboek van de site.'}{' '}
          {checked ? 'Hieronder staat wat de vorige controle vond.' : ''} Laad deze bladzijde over een halve
          minuut opnieuw om het nog eens te proberen.
        </p>
      )}
      {isRunning && (
        <p role="status">
          {checked
            ? 'De inhoud wordt nu opnieuw nagekeken. Hieronder staat nog wat de vorige controle vond. Laad deze bladzijde opnieuw voor het resultaat.'
            : 'De inhoud wordt nu voor het eerst sinds de start nagekeken. Dat duurt enkele seconden; deze bladzijde herlaadt zichzelf.'}
        </p>
      )}
      {checked?.earlier.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

/** When the check ran, and how old its content is. */
function Facts({ report, content, now }: FindingsPageProps) {
  const { checked, startedAt, webhookAt } = report;
  const at = (ms: number) => timeShown(new Date(ms), now);
  const facts: (readonly [string, string] | undefined)[] = [
    checked?.publishedAt ? ['Laatste publicatie', at(Date.parse(checked.publishedAt))] : undefined,
    [
      'Laatste bericht van Storyblok',
      webhookAt === undefined ? `geen sinds de start van dit proces, ${at(startedAt)}` : at(webhookAt),
    ],
    content.oldest === undefined || content.newest === undefined
      ? undefined
      : ['Inhoud op de site', `opgehaald tussen ${at(content.oldest)} en ${at(content.newest)}`],
    checked && [
      'Goedgekeurd',
      `${checked.approved === 1 ? '1 bevinding' : `${checked.approved} bevindingen`}, in de Globale gegevens`,
    ],
  ];
  return (
    <>
      <h2>Over deze controle</h2>
      <dl>
        {facts.map(
          (fact) =>
            fact && (
              <Fragment key={fact[0]}>
                <dt>{fact[0]}</dt>
                <dd>{fact[1]}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </>
  );
}

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** Formats a time; an older one with its year. */
const timeShown = (instant: Date, now: Date): string =>
  +now - +instant < WEEK_MS ? formatAsOf(instant, now) : `${formatLongDate(instant)} ${formatTime(instant)}`;

type FiltersProps = { filter: FindingsFilter; findings: readonly ContentFinding[]; now: number };

function Filters({ filter, findings, now }: FiltersProps) {
  const choice = (label: string, wanted: FindingsFilter) => (
    <a href={findingsQuery(wanted)} aria-current={sameFilter(wanted, filter) ? 'true' : undefined}>
      {label} ({filteredFindings(findings, wanted, now).length})
    </a>
  );
  return (
    <nav aria-label="Kies bevindingen">
      <ul>
        <li>{choice('Alles', { ...filter, kind: undefined })}</li>
        {FINDING_KINDS.map((kind) => (
          <li key={kind}>{choice(KIND_WORDS[kind], { ...filter, kind })}</li>
        ))}
      </ul>
      <ul>
        <li>{choice('Oud en nieuw', { ...filter, isNew: false })}</li>
        <li>{choice('Nieuw sinds gisteren', { ...filter, isNew: true })}</li>
      </ul>
    </nav>
  );
}

const sameFilter = (one: FindingsFilter, other: FindingsFilter): boolean =>
  one.kind === other.kind && one.isNew === other.isNew;

function Findings({ found, now }: { found: readonly ContentFinding[]; now: number }) {
  if (found.length === 0) return <p>Hier is niets gevonden.</p>;
  const groups = groupedBy(found, ({ severity, urgency }) => (severity === 'tip' ? severity : urgency));
  return [...groups].map(([group, members]) => (
    <section key={group}>
      <h2>{GROUPS[group]}</h2>
      <ol>
        {members.map(({ key, ...finding }) => (
          <li key={key} className={finding.severity}>
            <Finding {...finding} now={now} />
          </li>
        ))}
      </ol>
    </section>
  ));
}

function Finding({ severity, rule, title, story, what, visitors, mend, editor, since, now }: FindingProps) {
  return (
    <>
      <h3>{title}</h3>
      <p>
        <strong>{severity}</strong> · {story} · {rule}
        {since ? ` · voor het eerst gevonden ${timeShown(new Date(since), new Date(now))}` : ''}
      </p>
      <p>{what}</p>
      <p>{visitors}</p>
      <p>{mend}</p>
      {editor && (
        <p>
          <a href={editor} rel="noreferrer">
            Open ‘{title}’ in Storyblok
          </a>
        </p>
      )}
    </>
  );
}

type FindingProps = Omit<ContentFinding, 'key'> & { now: number };
