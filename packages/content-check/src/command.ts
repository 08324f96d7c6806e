import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { NoContent, readContentFolder } from './content-folder.ts';
import { type CheckOptions, type ContentDates, editionOf } from './edition.ts';
import { checkContent } from './findings.ts';
import { report } from './report.ts';
import { statisticsOf } from './statistics.ts';
import { statisticsLines } from './statistics-lines.ts';

const USAGE = `npm run content:check -- [--content MAP] [--since VERSIE] [--stats] [--json]
  --content MAP  de map met components.json, stories/ en assets/ (anders CONTENT_DIR, anders content)
  --since VERSIE de versie in Git die bezoekers het laatst zagen (anders de laatste commit): wat toen een adres had en
                 nu niet meer, komt in de lijst
  --stats        telt wat er is, in plaats van te zeggen wat er mis is
  --json         hetzelfde als JSON
Datums zonder tijdzone leest het zoals de site: als UTC, of met CONTENT_DATES=wall als uren van Brussel.`;

const options = {
  content: { type: 'string' },
  since: { type: 'string' },
  stats: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
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
 * Runs the command. If the arguments name no folder, it checks the folder in the environment variable, as the site
 * does.
 */
export function runCommand(args: string[], env: Environment): Outcome {
  try {
    const { values } = parseArgs({ args, options });
    if (values.help) return { code: 0, output: USAGE };
    const dates = datesIn(env);
    if (dates === undefined) {
      const complaint = `CONTENT_DATES is ‘${env.CONTENT_DATES}’; het kan utc of wall zijn.`;
      return { code: 2, output: '', complaint };
    }
    const now = env.SITE_NOW ? new Date(env.SITE_NOW) : new Date();
    return check(values.content ?? (env.CONTENT_DIR || 'content'), { dates, now }, values);
  } catch (error) {
    if (error instanceof NoContent) return { code: 2, output: '', complaint: error.message };
    // `parseArgs` throws a TypeError with a code for an unknown option.
    if (!(error instanceof TypeError && 'code' in error)) throw error;
    return { code: 2, output: '', complaint: `${error.message}\n\n${USAGE}` };
  }
}

/**
 * Reads the setting CONTENT_DATES as the site does: an empty value counts as unset. Returns `undefined` for a value
 * that the site rejects.
 */
function datesIn({ CONTENT_DATES }: Environment): ContentDates | undefined {
  const dates = CONTENT_DATES?.trim() || 'utc';
  return dates === 'utc' || dates === 'wall' ? dates : undefined;
}

type Asked = { since?: string; stats: boolean; json: boolean };

function check(folder: string, options: CheckOptions, { since, stats, json }: Asked): Outcome {
  const content = readContentFolder(resolve(folder), since);
  const asJson = (value: unknown) => JSON.stringify(value, null, 2);
  if (stats) {
    const statistics = statisticsOf(editionOf(content, options));
    return { code: 0, output: json ? asJson(statistics) : statisticsLines(statistics).join('\n') };
  }
  const checked = checkContent(content, options);
  const stories = new Set(content.files.map(({ slug }) => slug)).size;
  return {
    code: checked.findings.some(({ severity }) => severity === 'fout') ? 1 : 0,
    output: json ? asJson(checked.findings) : report(checked, stories).join('\n'),
  };
}
