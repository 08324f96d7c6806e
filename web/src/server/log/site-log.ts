import type { Log } from '../../ports.ts';
import { errorLine, logRequestError } from './log-line.ts';
import { metrics } from './metrics.ts';

/** The log and the metrics of this process, as pages and endpoints use them. */
export const siteLog: Log = {
  requestError: logRequestError,
  error: (doing, error) => console.error(errorLine(doing, error)),
  pageFailure: (page) => metrics.pageFailures.inc({ page }),
  islandFailure: (island) => metrics.islandFailures.inc({ island }),
  visit(page, { largestPaint, interaction, layoutShift }) {
    if (largestPaint !== undefined) metrics.largestPaint.observe({ page }, largestPaint);
    if (interaction !== undefined) metrics.interaction.observe({ page }, interaction);
    if (layoutShift !== undefined) metrics.layoutShift.observe({ page }, layoutShift);
  },
};
