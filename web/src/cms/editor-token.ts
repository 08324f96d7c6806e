import { createHash } from 'node:crypto';
import { isSameSecret } from './same-secret.ts';

/** What Storyblok's Visual Editor puts into the address of the page that it shows. */
export type EditorToken = { space: string; timestamp: string; token: string };

const MAX_AGE_SECONDS = 3_600;

/** The token in an address; `undefined` where there is none, so that the address is a visitor's. */
export function editorTokenIn(parameters: URLSearchParams): EditorToken | undefined {
  const part = (name: string) => parameters.get(`_storyblok_tk[${name}]`);
  const [space, timestamp, token] = [part('space_id'), part('timestamp'), part('token')];
  if (space === null && timestamp === null && token === null) return undefined;
  return { space: space ?? '', timestamp: timestamp ?? '', token: token ?? '' };
}

/**
 * Whether Storyblok made the token, for who may read drafts with `previewToken`, and less than an hour ago. `now` is the
 * system's clock, in milliseconds; Storyblok's counts seconds.
 */
export function isValidEditorToken(
  { space, timestamp, token }: EditorToken,
  previewToken: string,
  now: number,
): boolean {
  const made = createHash('sha1').update(`${space}:${previewToken}:${timestamp}`).digest('hex');
  if (!isSameSecret(token, made)) return false;
  // Two clocks are never quite the same: one of a moment to come is as good as one of a moment ago.
  return Math.abs(now / 1_000 - Number(timestamp)) < MAX_AGE_SECONDS;
}
