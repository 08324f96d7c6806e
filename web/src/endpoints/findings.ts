import {
  type FindingsFilter,
  type FindingsReport,
  findingsFilter,
} from '../domain/pages/content-findings.ts';
import { CACHE_CONTROL, UNAVAILABLE } from '../http/cache-control.ts';
import type { Endpoint } from './endpoint.ts';

/** The documents of the page, which `pages/findings` renders. */
export type FindingsDocuments = {
  findings(shown: {
    report: FindingsReport;
    filter: FindingsFilter;
    content: { oldest?: number; newest?: number };
    now: Date;
  }): string;
  ended(state: 'expired' | 'revoked'): string;
};

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': CACHE_CONTROL.never,
  'x-robots-tag': 'noindex',
  // The address contains the token: no other site may learn it.
  'referrer-policy': 'no-referrer',
};
const STATUS = { content: 502, crash: 500 } as const;

/** `/inhoud/:token`: the findings about the published content, for the team. */
export const contentFindings =
  ({ findings, ended }: FindingsDocuments): Endpoint =>
  async ({ team, params, url, contentAges }) => {
    const state = await team.linkState(params.token ?? '');
    if (state === 'unknown') throw new Response(null, { status: 404 });
    if (state === 'unavailable') throw new Response(null, UNAVAILABLE);
    if (state !== 'open') return new Response(ended(state), { status: 410, headers: HEADERS });
    const report = team.findings();
    const status = report.failure === undefined ? 200 : STATUS[report.failure];
    const shown = { report, filter: findingsFilter(url.searchParams), content: contentAges() };
    return new Response(findings({ ...shown, now: new Date() }), { status, headers: HEADERS });
  };
