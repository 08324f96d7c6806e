import type { ContentDates } from 'web/content-rules';

/**
 * Reads the setting CONTENT_DATES as the site does: an empty value counts as unset. Returns `undefined` for a value
 * that the site rejects.
 */
export function contentDatesIn(env: Readonly<Record<string, string | undefined>>): ContentDates | undefined {
  const dates = env.CONTENT_DATES?.trim() || 'utc';
  return dates === 'utc' || dates === 'wall' ? dates : undefined;
}
