/** One of the sentences of texts.ts, by itself: it is in the script of every page. */
export const LINK_COPIED = 'Je hebt de url gekopieerd';
