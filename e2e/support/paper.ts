import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { scriptsAtWork } from './scripts.ts';

type Paper = Awaited<ReturnType<typeof paperOf>>;

/** Opens a PDF that the browser printed. */
export const paperOf = (pdf: Buffer) => getDocumentProxy(new Uint8Array(pdf));

/** Returns the width and the height of the first sheet of paper, in mm. */
export async function sizeOf(paper: Paper): Promise<number[]> {
  const [, , width = 0, height = 0] = (await paper.getPage(1)).view;
  return [width, height].map((points) => Math.round((points / 72) * 25.4));
}

/** Returns the text of all sheets without spaces and hyphens, which vary between printouts. */
export const textOn = async (paper: Paper): Promise<string> =>
  bare((await extractText(paper, { mergePages: true })).text);

/** Returns the text of the page as printed on A4, in the form of {@link textOn}. */
export async function printed(page: Page): Promise<string> {
  await scriptsAtWork(page);
  return textOn(await paperOf(await page.pdf({ format: 'A4', preferCSSPageSize: true })));
}

/** Removes spaces and hyphens from a text, and writes it in lower case. */
export const bare = (text: string) => text.replace(/[\s­-]+/g, '').toLowerCase();
