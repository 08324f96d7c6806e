import { env } from '../../env.ts';
import { programmeNow } from '../../now.ts';
import { noteFindings } from '../../submissions/content-findings.ts';
import { siteLog } from '../log/site-log.ts';
import { delivery } from '../submissions.ts';
import { createChecker } from './checker.ts';
import { createContentReport } from './content-report.ts';

/** Checks the content that this process serves. */
export const checker = createChecker({ log: (line) => console.warn(line) });

/** The findings of the published content. */
export const contentReport = createContentReport({
  check: () => checker.site({ now: programmeNow(), withIds: env.STORYBLOK_SPACE_ID !== undefined }),
  note: (keys) => delivery.use('list of findings', (store) => noteFindings(store, keys, Date.now())),
  space: env.STORYBLOK_SPACE_ID,
  logError: siteLog.error,
});
