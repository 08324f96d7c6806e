import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('./answers/', import.meta.url);

/** Returns a recorded response of the newsletter or mail service, word for word. */
export function fixture(name: string): string {
  return readFileSync(new URL(`${name}.json`, FOLDER), 'utf8');
}

/** Returns the names of all recorded responses that begin with `start`. */
export function fixtureNames(start: string): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.startsWith(start))
    .map((file) => file.replace(/\.json$/, ''));
}
