import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ContentDates } from 'web/content-rules';
import { contentDatesIn } from './content-dates.ts';
import { NoContent, readContentFolder, readModel } from './content-folder.ts';
import { type CheckOptions, editionOf } from './edition.ts';
import { earlierLines } from './festival-editions.ts';
import { checkContent } from './findings.ts';
import { checkLive, type LiveOptions } from './live/live-command.ts';
import { report } from './report.ts';
import { statisticsOf } from './statistics.ts';
import { statisticsLines } from './statistics-lines.ts';

const USAGE = `npm run content:check -- [--content MAP] [--since VERSIE] [--stats] [--json]
npm run content:check -- --live [--watch] [--fresh] [--json]
  --content MAP  de map met components.json, stories/ en assets/ (anders CONTENT_DIR, anders content)
  --since VERSIE de versie in Git die bezoekers het laatst zagen (anders de laatste commit): wat toen een adres had en
                 nu niet meer, komt in de lijst
  --stats        telt wat er is, in plaats van te zeggen wat er mis is
  --json         hetzelfde als JSON
  --live         leest de space van de site (CONTENT_API_URL), gepubliceerd en concept, zonder pull; van de map alleen
                 components.json
  --watch        blijft lezen, om de tien seconden, en zegt wat er bij komt en wat er opgelost is; met --json één regel
                 JSON per wijziging
  --fresh        leest alles opnieuw, ook wat volgens de space niet gewijzigd is
Datums zonder tijdzone leest het zoals de site: als UTC, of met CONTENT_DATES=wall als uren van Brussel.`;

const options = {
  content: { type: 'string' },
  since: { type: 'string' },
  stats: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  live: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  fresh: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

export type Environment = Readonly<Record<string, string | undefined>>;

export type Outcome = {
  /** The exit code. 0: no errors in the content. 1: at least one error. 2: nothing could be checked. */
  code: 0 | 1 | 2;
  output: string;
  /** The text for standard error. */
  complaint?: string;
};

/**
 * Checks a folder: the one that the arguments name, otherwise the one in the environment variable that the site uses.
 */
export function runCommand(args: string[], env: Environment): Outcome {
  const read = readArguments(args, env);
  if (read.outcome) return read.outcome;
  const { values, folder, dates, clock } = read;
  try {
    return check(folder, { dates, now: clock() }, values);
  } catch (error) {
    return noContent(error);
  }
}

/** The dependencies that only a check of a space needs. */
type Surroundings = Pick<LiveOptions, 'fetch' | 'print' | 'complain' | 'signal' | 'everyMs'>;

/** Checks the site's space (`--live`). Prints its output while it runs, because a watch does not end. */
export async function runLiveCommand(
  args: string[],
  env: Environment,
  around: Surroundings,
): Promise<Outcome> {
  const read = readArguments(args, env);
  if (read.outcome) return read.outcome;
  const { values, folder, dates, clock } = read;
  if (values.stats || values.since !== undefined)
    return misused('--stats en --since lezen een map, niet een space.');
  try {
    const { fresh, json, watch } = values;
    const model = readModel(folder);
    const code = await checkLive({ ...around, env, model, dates, fresh, json, watch, now: clock });
    return { code, output: '' };
  } catch (error) {
    return noContent(error);
  }
}

type Arguments = ReturnType<typeof parsed> & {
  folder: string;
  dates: ContentDates;
  clock: () => Date;
};

const parsed = (args: string[]) => parseArgs({ args, options });

/** Parses the arguments and settings. If there is nothing to check, returns the outcome of the command instead. */
function readArguments(
  args: string[],
  env: Environment,
): (Arguments & { outcome?: undefined }) | { outcome: Outcome } {
  try {
    const { values, positionals } = parsed(args);
    if (values.help) return { outcome: { code: 0, output: USAGE } };
    if ((values.watch || values.fresh) && !values.live)
      return { outcome: misused('--watch en --fresh horen bij --live.') };
    const dates = contentDatesIn(env);
    if (dates === undefined)
      return { outcome: refused(`CONTENT_DATES is ‘${env.CONTENT_DATES}’; het kan utc of wall zijn.`) };
    const clock = () => (env.SITE_NOW ? new Date(env.SITE_NOW) : new Date());
    const folder = resolve(values.content ?? (env.CONTENT_DIR || 'content'));
    return { values, positionals, folder, dates, clock };
  } catch (error) {
    // `parseArgs` throws a TypeError with a code for an unknown option.
    if (error instanceof TypeError && 'code' in error) return { outcome: misused(error.message) };
    throw error;
  }
}

const refused = (complaint: string): Outcome => ({ code: 2, output: '', complaint });
const misused = (why: string): Outcome => refused(`${why}\n\n${USAGE}`);

/** Returns the outcome for a folder that cannot be checked. Rethrows any other error. */
function noContent(error: unknown): Outcome {
  if (error instanceof NoContent) return refused(error.message);
  throw error;
}

type Asked = { since?: string; stats: boolean; json: boolean };

function check(folder: string, options: CheckOptions, { since, stats, json }: Asked): Outcome {
  const content = readContentFolder(folder, since);
  const asJson = (value: unknown) => JSON.stringify(value, null, 2);
  if (stats) {
    const statistics = statisticsOf(editionOf(content, options));
    return { code: 0, output: json ? asJson(statistics) : statisticsLines(statistics).join('\n') };
  }
  const checked = checkContent(content, options);
  const earlier = earlierLines(editionOf(content, options));
  const stories = new Set(content.files.map(({ slug }) => slug)).size;
  return {
    code: checked.findings.some(({ severity }) => severity === 'fout') ? 1 : 0,
    output: json ? asJson(checked.findings) : [...report(checked, stories), ...earlier].join('\n'),
  };
}
