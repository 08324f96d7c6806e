import {
  FIELD_LABELS,
  FIELD_NAMES,
  type FormKind,
  fieldNames,
  fieldOf,
} from '../../domain/pages/submission.ts';
import { formatDateTime } from '../../domain/time/format.ts';
import { type StoredSubmission, type Subscriber, senderOf } from '../submission-repository.ts';

/** The byte-order mark, by which Excel recognizes UTF-8. */
const BOM = '\uFEFF';
/** The CSV separator. With Belgian settings, where numbers contain commas, Excel expects a semicolon. */
const BETWEEN = ';';

/** Formats rows as CSV that Excel opens by a double click. The first row contains the column names. */
function formatCsv(rows: readonly (readonly string[])[]): string {
  return `${BOM}${rows.map((row) => row.map(cell).join(BETWEEN)).join('\r\n')}\r\n`;
}

/** Formats a cell. Visitors' input must stay text, even if a spreadsheet would read it as a formula. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Formats rows as columns for a terminal. Each cell is one line without control characters. */
function formatTable(rows: readonly (readonly string[])[]): string {
  const clean = rows.map((row) => row.map((text) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')));
  const widths = (clean[0] ?? []).map((_, column) =>
    Math.max(...clean.map((row) => (row[column] ?? '').length)),
  );
  return clean
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export const FORMATS = ['table', 'json', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

// A state or form that is not listed here, for example from a newer release, is shown as it is stored.
const STATES: Readonly<Record<string, string>> = {
  waiting: 'wacht',
  delivered: 'bezorgd',
  refused: 'geweigerd',
  dead: 'onbestelbaar',
};
const FORMS: Readonly<Record<string, string>> = {
  contact: 'contact',
  'group-purchase': 'groepsaankoop',
  newsletter: 'nieuwsbrief',
  findings: 'bevindingen',
};
const moment = (ms: number) => formatDateTime(new Date(ms));

/**
 * Lists submissions, one per line, and the subscribers in `onList`. The table contains enough to identify a submission;
 * the other formats contain all data. With `form`, the CSV has only the columns of that form.
 */
export function listView(
  stored: readonly StoredSubmission[],
  format: Format,
  { onList = [], form }: { onList?: readonly Subscriber[]; form?: FormKind } = {},
): string {
  if (format === 'json') return asJson([...stored, ...onList.map((one) => ({ newsletterList: one }))]);
  if (format === 'csv') return submissionsCsv(stored, onList, form);
  if (stored.length + onList.length === 0) return 'Geen inzendingen.';
  const rows = stored.map((one) => [
    moment(one.receivedAt),
    one.id.slice(0, 8),
    FORMS[one.submission.form] ?? one.submission.form,
    STATES[one.state] ?? one.state,
    senderOf(one.submission),
    [...new Set(one.deliveries.flatMap(({ reason }) => reason ?? []))].join(', '),
  ]);
  const places = onList.map((one) => [...placeOnList(one), one.email, '']);
  return formatTable([
    ['Ontvangen', 'Nummer', 'Formulier', 'Toestand', 'Afzender', 'Reden'],
    ...rows,
    ...places,
  ]);
}

/** Formats a newsletter subscription to fit the columns of submissions. */
function placeOnList({ askedAt, confirmedAt }: Subscriber): readonly [string, string, string, string] {
  const state = confirmedAt === null ? 'niet bevestigd' : `bevestigd ${moment(confirmedAt)}`;
  return [moment(askedAt), '', 'nieuwsbrieflijst', state];
}

function submissionsCsv(
  stored: readonly StoredSubmission[],
  onList: readonly Subscriber[],
  form: FormKind | undefined,
): string {
  const names = form === undefined ? FIELD_NAMES : fieldNames(form);
  const head = ['Nummer', 'Ontvangen', 'Formulier', 'Toestand', ...names.map((name) => FIELD_LABELS[name])];
  const rows = stored.map(({ id, receivedAt, state, submission }) => [
    id,
    moment(receivedAt),
    FORMS[submission.form] ?? submission.form,
    STATES[state] ?? state,
    ...names.map((name) => fieldOf(submission, name) ?? ''),
  ]);
  const places = onList.map((one) => {
    const [requested, number, form, state] = placeOnList(one);
    return [number, requested, form, state, ...names.map((name) => (name === 'email' ? one.email : ''))];
  });
  return formatCsv([head, ...rows, ...places]);
}

/** Shows one submission with all its data. */
export function showView({ id, receivedAt, submission, deliveries }: StoredSubmission): string {
  const answers = FIELD_NAMES.flatMap((name) => {
    const value = fieldOf(submission, name);
    return value === undefined ? [] : [`${FIELD_LABELS[name]}:\n${indented(value)}`];
  });
  const attempts = deliveries.map((delivery) => [
    delivery.kind,
    STATES[delivery.state] ?? delivery.state,
    `${delivery.attempts} ${delivery.attempts === 1 ? 'poging' : 'pogingen'}`,
    delivery.state === 'waiting'
      ? `volgende ${moment(delivery.dueAt)}`
      : moment(delivery.settledAt ?? receivedAt),
    delivery.reason ?? '',
  ]);
  return [
    `${id}\n${FORMS[submission.form] ?? submission.form}, ontvangen ${moment(receivedAt)}`,
    ...answers,
    formatTable(attempts),
  ].join('\n\n');
}

/** Shows the site's own newsletter list. */
export function subscribersView(list: readonly Subscriber[], format: Format): string {
  if (format === 'json') return asJson(list);
  const rows = list.map(({ email, askedAt, confirmedAt }) => [
    email,
    moment(askedAt),
    confirmedAt === null ? '' : moment(confirmedAt),
  ]);
  const all = [['E-mailadres', 'Gevraagd', 'Bevestigd'], ...rows];
  return format === 'csv' ? formatCsv(all) : formatTable(all);
}

function asJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Indents text. Removes control characters: visitors' input must not control the terminal. */
function indented(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `  ${line.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')}`)
    .join('\n');
}
