import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { parsedJson } from '../../domain/unknown-values.ts';

/** Maximum number of URLs. A page that is not rendered at startup is slow for its first visitor. */
const MOST = 400;

/** Parses a list of `host/path`. An address with a query is invalid, because visitors may have typed the query. */
const addresses = z.array(z.string().regex(/^[\w.-]+(?::\d+)?\/[^?#]*$/)).catch([]);

/** The list of recently requested pages, which a process stores for the process that replaces it. */
export type WarmupList = {
  /**
   * Returns the absolute URLs of the pages requested from the previous process, the most recent first; an empty list if
   * there was no previous process. Clears the stored list: if one of the pages crashes the process, the next process
   * starts without them.
   */
  take(): Promise<readonly string[]>;
  /**
   * Stores the pages in `requested`, then those that `take` returned. Each entry is a host, path and query. Entries
   * with a query are skipped, because a visitor may have typed the query.
   */
  keep(requested: readonly string[]): Promise<void>;
};

/** Stores the URLs of pages in a file. A failing disk is logged once and does not affect visitors. */
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
    async keep(requested) {
      const pages = new Set([...requested.filter((address) => !address.includes('?')), ...before]);
      const text = JSON.stringify([...pages].slice(0, MOST));
      if (text === last) return;
      last = text;
      try {
        await writeFile(`${file}.tmp`, text);
        await rename(`${file}.tmp`, file);
      } catch (error) {
        if (!hasFailed) log(`${file} cannot be written (${error}); the next start renders other pages first`);
        hasFailed = true;
      }
    },
  };
}
