import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { NoContent, readContentFolder } from './content-folder.ts';
import { editionOf } from './edition.ts';
import { report } from './report.ts';
import { findingsIn } from './rules.ts';
import { statisticsOf } from './statistics.ts';
import { statisticsLines } from './statistics-lines.ts';

const USAGE = `npm run content:check -- [--content MAP] [--stats] [--json]
  --content MAP  de map met components.json, stories/ en assets/ (anders CONTENT_DIR, anders content)
  --stats        telt wat er is, in plaats van te zeggen wat er mis is
  --json         hetzelfde als JSON`;

const options = {
  content: { type: 'string' },
  stats: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

export type Outcome = {
  /** 0: no errors in the content. 1: at least one. 2: nothing could be checked. */
  code: 0 | 1 | 2;
  output: string;
  /** For standard error. */
  complaint?: string;
};

/** Runs the command with its arguments; `contentDir` is the folder where they name none. */
export function runCommand(args: string[], contentDir: string): Outcome {
  try {
    const { values } = parseArgs({ args, options });
    return values.help ? { code: 0, output: USAGE } : check(values.content ?? contentDir, values);
  } catch (error) {
    if (error instanceof NoContent) return { code: 2, output: '', complaint: error.message };
    // `parseArgs` throws a TypeError with a code for an option it does not know.
    if (!(error instanceof TypeError && 'code' in error)) throw error;
    return { code: 2, output: '', complaint: `${error.message}\n\n${USAGE}` };
  }
}

function check(folder: string, { stats, json }: { stats: boolean; json: boolean }): Outcome {
  const edition = editionOf(readContentFolder(resolve(folder)));
  const asJson = (value: unknown) => JSON.stringify(value, null, 2);
  if (stats) {
    const statistics = statisticsOf(edition);
    return { code: 0, output: json ? asJson(statistics) : statisticsLines(statistics).join('\n') };
  }
  const findings = findingsIn(edition);
  return {
    code: findings.some(({ severity }) => severity === 'fout') ? 1 : 0,
    output: json ? asJson(findings) : report(findings, edition.stories.length).join('\n'),
  };
}
