import { Counter, Histogram, Registry } from 'prom-client';
import type { Fetch } from '../../http/fetch.ts';

/** All metrics of this process, which `server/log/metrics-listener.ts` serves to Prometheus. */
export const registry = new Registry();
const registers = [registry];

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Counters and histograms. Label values must come from the code: a route is labelled by its pattern, not by the
 * requested path, which a client can choose freely.
 */
export const metrics = {
  request: new Histogram({
    name: 'boektopia_http_request_seconds',
    help: 'Answers by the pattern of their route, until their headers leave',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: SECONDS,
    registers,
  }),
  /** Incremented once for each lookup in the page cache. */
  pageCache: new Counter({
    name: 'boektopia_page_cache_total',
    help: 'What the page cache did with a request: hit, stale, miss, pass',
    labelNames: ['outcome'] as const,
    registers,
  }),
  pageFailures: new Counter({
    name: 'boektopia_page_failures_total',
    help: 'Pages whose loading or rendering failed: a 500',
    labelNames: ['page'] as const,
    registers,
  }),
  islandFailures: new Counter({
    name: 'boektopia_island_failures_total',
    help: 'Islands that did not start in a browser, as it reported them',
    labelNames: ['island'] as const,
    registers,
  }),
  render: new Histogram({
    name: 'boektopia_render_seconds',
    help: 'Answers that were made by the routes and not taken from the page cache',
    buckets: SECONDS,
    registers,
  }),
  question: new Histogram({
    name: 'boektopia_question_seconds',
    help: 'Questions to the content system and to UiTdatabank: answered, limited, failed, away',
    labelNames: ['service', 'outcome'] as const,
    buckets: SECONDS,
    registers,
  }),
  largestPaint: new Histogram({
    name: 'boektopia_visit_largest_paint_seconds',
    help: 'Largest Contentful Paint of one visit in a hundred',
    labelNames: ['page'] as const,
    buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
    registers,
  }),
  interaction: new Histogram({
    name: 'boektopia_visit_interaction_seconds',
    help: 'Interaction to Next Paint of one visit in a hundred, where there was one',
    labelNames: ['page'] as const,
    buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
    registers,
  }),
  layoutShift: new Histogram({
    name: 'boektopia_visit_layout_shift',
    help: 'Cumulative Layout Shift of one visit in a hundred',
    labelNames: ['page'] as const,
    buckets: [0.001, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    registers,
  }),
};

/** Wraps the fetch function of a service to count its requests and time them until the response headers arrive. */
export function measured(service: 'content' | 'events', next: Fetch): Fetch {
  return async (request) => {
    const stop = metrics.question.startTimer({ service });
    try {
      const response = await next(request);
      stop({ outcome: outcomeOf(response.status) });
      return response;
    } catch (error) {
      stop({ outcome: 'away' });
      throw error;
    }
  };
}

function outcomeOf(status: number): 'answered' | 'limited' | 'failed' {
  if (status === 429) return 'limited';
  return status < 500 ? 'answered' : 'failed';
}
