import { env } from '../../env.ts';
import { noteFindings } from '../../submissions/content-findings.ts';
import { siteLog } from '../log/site-log.ts';
import { delivery } from '../submissions.ts';
import { createContentReport } from './content-report.ts';
import { runCheck } from './run-check.ts';

/** The findings about the content that this process serves. */
export const contentReport = createContentReport({
  check: runCheck,
  note: (keys) => delivery.use('list of findings', (store) => noteFindings(store, keys, Date.now())),
  space: env.STORYBLOK_SPACE_ID,
  logError: siteLog.error,
});
