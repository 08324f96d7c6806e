import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { parsedJson } from '../../domain/unknown-values.ts';

/** How many addresses are kept, the last that were asked: a start makes some of them, and the rest costs it time beside its visitors. */
const MOST = 400;

/** Host and path, without what somebody typed. */
const addresses = z.array(z.string().regex(/^[\w.-]+(?::\d+)?\/[^?#]*$/)).catch([]);

/** What was asked of a process, for the one that takes its place. */
export type WarmupList = {
  /**
   * Whole addresses, what was asked last first; nothing where no process has been here. Once: where one of them ended the process, the
   * next one begins without.
   */
  take(): Promise<readonly string[]>;
  /**
   * Keeps what was asked of this process, and after it what was taken. `asked` are host and path of each, and its query: what has one is
   * left out, for visitors type it.
   */
  keep(asked: readonly string[]): Promise<void>;
};

/** Keeps addresses of pages in a file. A disk that fails is told once, and costs nobody anything. */
export function createWarmupList({ file, log }: { file: string; log: (line: string) => void }): WarmupList {
  let before: readonly string[] = [];
  let last = '';
  let hasFailed = false;
  return {
    async take() {
      before = addresses.parse(parsedJson(await readFile(file, 'utf8').catch(() => '')));
      await rm(file, { force: true }).catch(() => undefined);
      return before.map((address) => `http://${address}`);
    },
    async keep(asked) {
      const pages = new Set([...asked.filter((address) => !address.includes('?')), ...before]);
      const text = JSON.stringify([...pages].slice(0, MOST));
      if (text === last) return;
      last = text;
      try {
        await writeFile(`${file}.tmp`, text);
        await rename(`${file}.tmp`, file);
      } catch (error) {
        if (!hasFailed) log(`${file} cannot be written (${error}); the next start makes other pages first`);
        hasFailed = true;
      }
    },
  };
}
