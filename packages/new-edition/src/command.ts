import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { contentDatesIn } from 'content-check/content-dates';
import { NoContent } from 'content-check/content-folder';
import { daysBetween, isDay } from 'web/content-rules';
import { choiceOf } from './choice.ts';
import { planEdition, storiesToWrite } from './edition-plan.ts';
import { type Move, moveEdition } from './moved-copy.ts';
import { movedDay } from './moved-time.ts';
import { planLines } from './plan-lines.ts';
import type { Days } from './same-weekdays.ts';
import { sentencesToRewrite } from './sentences.ts';
import { readStories, UnusableFolder, writeStories } from './story-folder.ts';

const USAGE = `npm run edition -- JAAR --from DAG --to DAG [--closed DAG] [--write] [--content MAP]
                      [--type SOORT] [--stage PODIUM] [--theme THEMA] [--ongoing]
  JAAR            het jaar van de nieuwe editie, zoals 2026
  --from, --to    de eerste en de laatste dag, zoals 2026-10-24
  --closed DAG    een dag ertussen zonder programma (mag meer dan eens)
  --type, --stage, --theme, --ongoing
                  welke programma-items van de vorige editie meegaan, als concept: een soort, een podium, een thema (mag
                  meer dan eens; dan een van de gekozen), of alleen doorlopende. Zonder keuze gaan er geen mee
  --write         doet het in de map; zonder staat er alleen wat er zou gebeuren
  --content MAP   de map met components.json en stories/ (anders CONTENT_DIR, anders content)
Niets wordt gewist, en wat er al staat, blijft staan: je mag het opnieuw doen met een andere keuze.

npm run edition -- move --days AANTAL --to MAP [--content MAP]
  maakt een kopie van de hele editie met alle datums zoveel dagen later, om te proberen`;

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  closed: { type: 'string', multiple: true },
  type: { type: 'string', multiple: true },
  stage: { type: 'string', multiple: true },
  theme: { type: 'string', multiple: true },
  ongoing: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
  days: { type: 'string' },
  content: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Maximum length of an edition in days. In a longer edition, one of the days must be mistyped. */
const MOST_DAYS = 60;

export type Environment = Readonly<Record<string, string | undefined>>;

export type Outcome = {
  /** The exit code. 0: the edition was written or, without `--write`, listed. 2: the command failed. */
  code: 0 | 2;
  output: string;
  /** The text for standard error. */
  complaint?: string;
};

/** Runs the command. Without `--write` it changes nothing. `now` is the time at which stories are created. */
export function runCommand(args: readonly string[], env: Environment, now: Date): Outcome {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [what = ''] = positionals;
    if (values.help) return { code: 0, output: USAGE };
    const dates = contentDatesIn(env);
    if (dates === undefined)
      return misused(`CONTENT_DATES is ‘${env.CONTENT_DATES}’; het kan utc of wall zijn.`);
    const folder = resolve(values.content ?? (env.CONTENT_DIR || 'content'));
    if (what === 'move') {
      const { days = '', to } = values;
      if (!to || !/^-?\d+$/.test(days)) return misused('Geef --days AANTAL en --to MAP.');
      return moved({ from: folder, to: resolve(to), days: Number(days), dates });
    }
    const wanted = daysOf(what, values.from, values.to, values.closed);
    if (typeof wanted === 'string') return misused(wanted);
    const stories = readStories(folder);
    const { type = [], stage: location = [], theme = [], ongoing } = values;
    const choice = choiceOf({ type, location, theme, ongoing }, stories);
    const order = { ...wanted, choice, dates, now };
    const plan = planEdition(stories, order);
    const sentences = sentencesToRewrite(folder, plan, order);
    if (values.write) writeStories(folder, storiesToWrite(plan));
    return { code: 0, output: planLines(plan, { ...wanted, sentences, isDone: values.write }).join('\n') };
  } catch (error) {
    if (error instanceof UnusableFolder || error instanceof NoContent)
      return { code: 2, output: '', complaint: error.message };
    // `parseArgs` throws a TypeError with a code for an unknown option.
    if (error instanceof TypeError && 'code' in error) return misused(error.message);
    throw error;
  }
}

const misused = (why: string): Outcome => ({ code: 2, output: '', complaint: `${why}\n\n${USAGE}` });

function moved(move: Move): Outcome {
  moveEdition(move);
  return { code: 0, output: `${move.to}: de editie in ${move.from}, ${move.days} dagen later` };
}

/** Returns the days of the new edition, or a message about invalid arguments. */
function daysOf(year: string, from = '', to = '', closed: readonly string[] = []) {
  if (!/^20\d\d$/.test(year)) return 'Welk jaar? Bijvoorbeeld 2026.';
  for (const day of [from, to, ...closed])
    if (!isDay(day)) return `‘${day}’ is geen dag. Schrijf --from ${year}-10-24 --to ${year}-11-01.`;
  if (!from.startsWith(year)) return `De eerste dag, ${from}, ligt niet in ${year}.`;
  const length = daysBetween(from, to) + 1;
  if (length < 1) return `${to} ligt voor ${from}.`;
  if (length > MOST_DAYS) return `Van ${from} tot ${to} is ${length} dagen: is een van de twee mistypt?`;
  const all = Array.from({ length }, (_, at) => movedDay(from, at)).filter((day) => !closed.includes(day));
  const [first, ...rest] = all;
  if (first === undefined) return 'Er blijft geen dag over.';
  return { year: Number(year), days: [first, ...rest] satisfies Days as Days };
}
