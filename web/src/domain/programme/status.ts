/** What editors say of an item, the gravest first. */
export const STATUSES = ['cancelled', 'soldOut', 'moved', 'new'] as const;
export type Status = (typeof STATUSES)[number];

/** A status as a visitor reads it. */
export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  cancelled: 'geannuleerd',
  soldOut: 'volzet',
  moved: 'verplaatst',
  new: 'nieuw',
};

/** What makes an item easier to come to, in the order in which it is told. */
export const ACCESS = ['signLanguage', 'captioned', 'lowStimulus', 'wheelchair'] as const;
export type Access = (typeof ACCESS)[number];

/** What makes an item easier to come to, as a visitor reads it. */
export const ACCESS_WORDS: Readonly<Record<Access, string>> = {
  signLanguage: 'gebarentaal',
  captioned: 'ondertiteld',
  lowStimulus: 'prikkelarm',
  wheelchair: 'rolstoel',
};

type Judged = { statuses: readonly Status[] };

/** Cancelled: it stands in the list, so that who looks for it finds out. */
export const isCancelled = ({ statuses }: Judged): boolean => statuses.includes('cancelled');

/** Nobody can reserve a seat any more. */
export const isClosed = ({ statuses }: Judged): boolean =>
  statuses.includes('cancelled') || statuses.includes('soldOut');
