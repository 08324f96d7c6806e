import type { Purpose } from './consent-store.ts';

/** The phrase for each purpose in the question «Mogen we …?» */
export const ASKED: Readonly<Record<Purpose, string>> = {
  media: 'video’s en kaarten van andere sites meteen laden',
  measuring: 'tellen hoeveel mensen via een advertentie een ticket kopen',
};

/** The link to the section that explains cookies and consent. */
export const EXPLAINED_AT = '/privacy#cookies';
