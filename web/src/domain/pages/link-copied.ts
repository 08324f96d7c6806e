/** Not in texts.ts, because the script of every page contains this text. */
export const LINK_COPIED = 'Je hebt de url gekopieerd';
