/** Separate from texts.ts because the script of every page contains it. */
export const LINK_COPIED = 'Je hebt de url gekopieerd';
