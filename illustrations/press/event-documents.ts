import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Matches an image address of UiTdatabank: `https://images.uitdatabank.be/{id}.{ending}`, without `https:` in old
 * documents.
 */
const ADDRESS = /^(?:https?:)?\/\/images\.uitdatabank\.be\/([^/?]+\.webp)$/;

/**
 * Prefix of the alt texts that this program writes. The prefix alone is the placeholder for a picture not yet drawn.
 */
const OURS = 'Illustratie:';

/** Adds the prefix that distinguishes our alt texts in event documents from those of organisers. */
export const ofOurs = (alt: string): string => `${OURS} ${alt.charAt(0).toLowerCase()}${alt.slice(1)}`;

/** A picture that an event document refers to. */
export interface EventPicture {
  /** The document's file name without its extension; `-2` is appended for a second picture. */
  name: string;
  /** The picture's file name, as in its URL. */
  file: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mediaOf = (document: unknown): Record<string, unknown>[] =>
  isRecord(document) && Array.isArray(document.mediaObject) ? document.mediaObject.filter(isRecord) : [];

const fileOf = (media: Record<string, unknown>): string | undefined =>
  typeof media.contentUrl === 'string' ? ADDRESS.exec(media.contentUrl)?.[1] : undefined;

const pictureName = (file: string, index: number): string =>
  `${file.replace(/\.json$/, '')}${index === 0 ? '' : `-${index + 1}`}`;

const documentsIn = async (root: string): Promise<string[]> =>
  (await readdir(root)).filter((name) => name.endsWith('.json')).sort();

/** Returns all pictures that the event documents in a folder refer to, in the order of the documents. */
export async function eventPictures(root: string): Promise<EventPicture[]> {
  const pictures: EventPicture[] = [];
  for (const document of await documentsIn(root)) {
    const media = mediaOf(JSON.parse(await readFile(join(root, document), 'utf8')));
    for (const [index, entry] of media.entries()) {
      const file = fileOf(entry);
      if (file !== undefined) pictures.push({ name: pictureName(document, index), file });
    }
  }
  return pictures;
}

/**
 * Writes alt texts, keyed by the picture's file name, into the documents. Returns the number of changed texts. Does not
 * change texts that an organiser wrote or left empty.
 */
export async function describeEvents(root: string, told: ReadonlyMap<string, string>): Promise<number> {
  let changed = 0;
  for (const name of await documentsIn(root)) {
    const path = join(root, name);
    const before = await readFile(path, 'utf8');
    const document: unknown = JSON.parse(before);
    let after = before;
    for (const media of mediaOf(document)) {
      const alt = told.get(fileOf(media) ?? '');
      const now = media.description;
      if (alt === undefined || typeof now !== 'string' || !now.startsWith(OURS) || now === alt) continue;
      after = replaceAfter(after, String(media['@id']), JSON.stringify(now), JSON.stringify(alt));
      changed++;
    }
    if (after !== before) await writeFile(path, after);
  }
  return changed;
}

/** Replaces the first `from` after `mark` in a file's text. Editing the text preserves the formatting of the file. */
function replaceAfter(text: string, mark: string, from: string, to: string): string {
  const start = text.indexOf(from, text.indexOf(mark));
  return start < 0 ? text : `${text.slice(0, start)}${to}${text.slice(start + from.length)}`;
}
