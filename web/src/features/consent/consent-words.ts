import type { Purpose } from './consent-store.ts';

/** The phrase for each purpose in the question «Cookies voor …?» */
export const ASKED: Readonly<Record<Purpose, string>> = {
  media: 'video’s en kaarten',
  measuring: 'het tellen van advertenties',
};

/** The link to the section that explains cookies and consent. */
export const EXPLAINED_AT = '/privacy#cookies';
