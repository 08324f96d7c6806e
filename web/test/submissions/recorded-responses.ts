import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('./answers/', import.meta.url);

/** What the newsletter and mail services answer, word for word. */
export function fixture(name: string): string {
  return readFileSync(new URL(`${name}.json`, FOLDER), 'utf8');
}

/** The names of all answers that begin like this. */
export function fixtureNames(start: string): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.startsWith(start))
    .map((file) => file.replace(/\.json$/, ''));
}
