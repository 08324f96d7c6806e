/** The statuses that editors can set, the most serious first. */
export const STATUSES = ['cancelled', 'soldOut', 'moved', 'new'] as const;
export type Status = (typeof STATUSES)[number];

/** The label of each status. */
export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  cancelled: 'geannuleerd',
  soldOut: 'volzet',
  moved: 'verplaatst',
  new: 'nieuw',
};

/** The accessibility features of an item, in display order. */
export const ACCESS = ['signLanguage', 'captioned', 'lowStimulus', 'wheelchair'] as const;
export type Access = (typeof ACCESS)[number];

/** The label of each accessibility feature. */
export const ACCESS_WORDS: Readonly<Record<Access, string>> = {
  signLanguage: 'gebarentaal',
  captioned: 'ondertiteld',
  lowStimulus: 'prikkelarm',
  wheelchair: 'rolstoel',
};

type Judged = { statuses: readonly Status[] };

/** Returns whether an item is cancelled. Lists also contain cancelled items, so that visitors see their status. */
export const isCancelled = ({ statuses }: Judged): boolean => statuses.includes('cancelled');

/** Returns the item without the status «nieuw», which means nothing in an edition that is not current. */
export const withoutNew = <T extends Judged>(item: T): T =>
  item.statuses.includes('new')
    ? { ...item, statuses: item.statuses.filter((status) => status !== 'new') }
    : item;

/** Returns whether visitors can no longer reserve a seat. */
export const isClosed = ({ statuses }: Judged): boolean =>
  statuses.includes('cancelled') || statuses.includes('soldOut');
