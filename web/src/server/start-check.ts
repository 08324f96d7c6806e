import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DEMO_PREVIEW_SECRET, type DemoDefault, type Env } from '../env.ts';

/** Returns the problems with files and folders that prevent a start. The environment's schema cannot detect these. */
export function startProblems(env: {
  CONTENT_API_URL?: string;
  CONTENT_DIR: string;
  DATA_DIR: string;
}): readonly string[] {
  const problems: string[] = [];
  if (env.CONTENT_API_URL === undefined && !holdsStories(env.CONTENT_DIR)) {
    problems.push(
      `CONTENT_DIR is «${resolve(env.CONTENT_DIR)}»; expected: a folder of content, with a folder «stories» in it`,
    );
  }
  const refusal = refusalToWrite(env.DATA_DIR);
  if (refusal !== undefined) {
    problems.push(
      `DATA_DIR is «${resolve(env.DATA_DIR)}»; expected: a folder in which this user may write (${refusal})`,
    );
  }
  return problems;
}

/** Returns warnings about settings that are harmless in a demo but not for a site on the internet. */
export function startWarnings(
  env: { PREVIEW_SECRET?: string },
  nodeEnv: string | undefined,
): readonly string[] {
  if (nodeEnv !== 'production' || env.PREVIEW_SECRET !== DEMO_PREVIEW_SECRET) return [];
  return [
    `WARN PREVIEW_SECRET is the public word «${DEMO_PREVIEW_SECRET}»: everybody can see drafts; set a secret of your own`,
  ];
}

/**
 * Returns the log line that lists the demo's defaults in use: a warning on a public site, otherwise a hint for
 * newcomers. Returns `undefined` if none is in use.
 */
export function demoLine(
  { DEPLOYED }: Pick<Env, 'DEPLOYED'>,
  inUse: readonly DemoDefault[],
): string | undefined {
  if (inUse.length === 0) return undefined;
  return DEPLOYED === '1'
    ? `WARN ALLOW accepts defaults of the demo on a public site: ${inUse.join(', ')}`
    : `Dit is de demo (${inUse.join(', ')}), niet voor het internet: zie docs/operations/install.md.`;
}

function holdsStories(folder: string): boolean {
  try {
    readdirSync(join(folder, 'stories'));
    return true;
  } catch {
    return false;
  }
}

/** Returns why a folder cannot be written; `undefined` if it can. Creates the folder if it is missing. */
function refusalToWrite(folder: string): string | undefined {
  const probe = join(folder, `.write-test-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  }
}
