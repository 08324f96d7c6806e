import { createHash } from 'node:crypto';
import { isSameSecret } from './same-secret.ts';

/** The parameters that Storyblok's Visual Editor adds to the address of the page it shows. */
export type EditorToken = { space: string; timestamp: string; token: string };

const MAX_AGE_SECONDS = 3_600;

/** Returns the editor's token in the parameters of a URL; `undefined` if they contain no part of a token. */
export function editorTokenIn(parameters: URLSearchParams): EditorToken | undefined {
  const part = (name: string) => parameters.get(`_storyblok_tk[${name}]`);
  const [space, timestamp, token] = [part('space_id'), part('timestamp'), part('token')];
  if (space === null && timestamp === null && token === null) return undefined;
  return { space: space ?? '', timestamp: timestamp ?? '', token: token ?? '' };
}

/** Whether Storyblok created the token with `previewToken` less than an hour ago. `now` is the system clock, in ms. */
export function isValidEditorToken(
  { space, timestamp, token }: EditorToken,
  previewToken: string,
  now: number,
): boolean {
  const made = createHash('sha1').update(`${space}:${previewToken}:${timestamp}`).digest('hex');
  if (!isSameSecret(token, made)) return false;
  // Clocks differ: accept a timestamp that is slightly in the future.
  return Math.abs(now / 1_000 - Number(timestamp)) < MAX_AGE_SECONDS;
}
