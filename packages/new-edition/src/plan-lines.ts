import { textOf } from 'content-check/json';
import { formatDayName, SITE_NAME } from 'web/content-rules';
import type { EditionPlan, PlannedItem, Wanted } from './edition-plan.ts';
import type { Sentence } from './sentences.ts';
import type { Story } from './story-folder.ts';

/** Facts about the run to print in addition to the plan. */
type More = Pick<Wanted, 'year' | 'days'> & {
  sentences: readonly Sentence[];
  /** Whether the command carries out the plan. */
  isDone: boolean;
};

/** Formats a plan, or a report of its execution, for editors. */
export function planLines(plan: EditionPlan, { year, days, sentences, isDone }: More): string[] {
  const { earlier, pages, buttons, linking } = plan;
  const span = `${formatDayName(days[0])} tot ${formatDayName(days.at(-1) ?? days[0])}`;
  const length = `${days.length} ${days.length === 1 ? 'dag' : 'dagen'}`;
  const stories = new Set(sentences.map(({ story }) => story));
  return [
    `${SITE_NAME} ${year}: ${span}, ${length}, naar het voorbeeld van ${earlier.name}`,
    ...section('Dagpagina’s, als concept', pages.map(dayLine)),
    ...section(
      'Knoppen met een dag, als concept',
      buttons.map(
        ({ story, replaced }) =>
          `gewijzigd    ${story.slug}  ${replaced} van ${earlier.year} worden ${days.length} van ${year}`,
      ),
    ),
    ...section('Programma-items, als concept', itemLines(plan)),
    ...section(
      `Links naar een dag van ${earlier.year}: kies zelf een andere dag, of laat ze staan`,
      linking.map(({ slug }) => slug),
    ),
    ...section(
      `Zinnen die dan niet meer kloppen: ${sentences.length} in ${stories.size} verhalen. Herschrijf ze, of gebruik {eerste dag}, {laatste dag}, {jaar} of {editie}`,
      [...stories].flatMap((story) => [
        story,
        ...sentences.filter((one) => one.story === story).map(({ path, what }) => `  ${path}: ${what}`),
      ]),
    ),
    '',
    isDone
      ? 'Dit is gedaan. Kijk het na met npm run content:check, en breng het naar de space met npm run content:push.'
      : 'Dit zou er gebeuren; met --write gebeurt het. Niets wordt gewist of gepubliceerd.',
  ];
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `${title}`, ...lines.map((line) => `  ${line}`)];

function dayLine({ day, earlier, sameWeekday, story, isThere }: EditionPlan['pages'][number]): string {
  if (isThere) return `staat er al  ${story.slug}`;
  const source = `met de teksten van ${formatDayName(earlier)} ${earlier.slice(0, 4)}`;
  const warning = sameWeekday ? '' : ' (een andere weekdag: lees ze na)';
  return `nieuw        ${story.slug}  ${formatDayName(day)}, ${source}${warning}`;
}

function itemLines({ items, itemsBefore, earlier }: EditionPlan): string[] {
  if (items.length === 0)
    return [
      `geen van de ${itemsBefore} items van ${earlier.year}: kies met --type, --stage, --theme of --ongoing`,
    ];
  const made = items.filter((item) => 'copy' in item);
  return [
    ...made.map(
      ({ copy, isThere }) => `${isThere ? 'staat er al' : 'nieuw      '}  ${copy.slug}${hours(copy)}`,
    ),
    ...items.flatMap((item) =>
      'copy' in item ? [] : [`niet         ${item.original.slug}  ${reason(item)}`],
    ),
    `samen ${made.length} van de ${itemsBefore} items van ${earlier.year}`,
  ];
}

const hours = ({ content }: Story): string =>
  textOf(content.ongoing_program_item) === 'true' ? '  doorlopend' : '';

const reason = ({ reason: why }: Exclude<PlannedItem, { copy: Story }>): string =>
  why === 'geannuleerd' ? 'was geannuleerd' : 'geen dag van de nieuwe editie komt ermee overeen';
