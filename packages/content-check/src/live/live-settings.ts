import type { SpaceReaderOptions } from 'web/space-reader';

type Environment = Readonly<Record<string, string | undefined>>;

export type LiveSettings = Pick<SpaceReaderOptions, 'api' | 'url' | 'token' | 'previewToken'>;

/** Reads the settings of the space as the site does. Returns a sentence for the user if one is missing or wrong. */
export function liveSettings(env: Environment): LiveSettings | string {
  const text = (name: string) => env[name]?.trim() || undefined;
  const [url, token, api = 'graphql'] = [
    text('CONTENT_API_URL'),
    text('CONTENT_API_TOKEN'),
    text('CONTENT_API'),
  ];
  if (url === undefined || token === undefined)
    return '--live leest de space van de site: zet CONTENT_API_URL en CONTENT_API_TOKEN (docs/operations/settings.md).';
  if (api !== 'graphql' && api !== 'rest') return `CONTENT_API is ‘${api}’; het kan graphql of rest zijn.`;
  return { api, url: url.replace(/\/+$/, ''), token, previewToken: text('CONTENT_PREVIEW_TOKEN') };
}
