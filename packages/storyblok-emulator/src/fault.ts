import { setTimeout as wait } from 'node:timers/promises';

/**
 * An injected fault. `times` is the number of affected responses. Without `times` the fault lasts until it is removed.
 */
export type Fault =
  | { kind: 'status'; status: number; times?: number | undefined }
  /** An HTML error page instead of JSON, as from a proxy whose upstream is unreachable. */
  | { kind: 'html'; times?: number | undefined }
  | { kind: 'slow'; ms: number };

const SLOW_MS = 5000;
const grammar = /^(?<name>html|slow|[45]\d\d)(?::(?<number>\d+))?$/;

/**
 * Parses a fault: `429`, `503:2` (the next two responses), `html`, `html:1`, `slow` (5 s) or `slow:800` (ms).
 * Undefined for anything else.
 */
export function parseFault(text: string): Fault | undefined {
  const { name, number } = grammar.exec(text)?.groups ?? {};
  if (name === undefined) return undefined;
  const count = number === undefined ? undefined : Number(number);
  if (count === 0) return undefined;
  if (name === 'slow') return { kind: 'slow', ms: count ?? SLOW_MS };
  return name === 'html'
    ? { kind: 'html', times: count }
    : { kind: 'status', status: Number(name), times: count };
}

export interface Faults {
  /** Sets the fault from now on; undefined removes it. */
  set: (fault: Fault | undefined) => void;
  /** Applies the fault to the next request: delays it, or returns the error response. */
  next: () => Promise<Response | undefined>;
}

/** Creates the fault switch that both APIs share. */
export function createFaults(first: Fault | undefined): Faults {
  let fault = first;
  let left = Number.POSITIVE_INFINITY;
  const set = (next: Fault | undefined) => {
    fault = next;
    left = next && next.kind !== 'slow' ? (next.times ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  };
  set(first);
  return {
    set,
    next: async () => {
      if (!fault || left <= 0) return undefined;
      left--;
      if (fault.kind !== 'slow') return spoiled(fault);
      await wait(fault.ms);
      return undefined;
    },
  };
}

function spoiled(fault: Exclude<Fault, { kind: 'slow' }>): Response {
  const headers = { 'access-control-allow-origin': '*' };
  if (fault.kind === 'html') {
    return new Response('<html><body><h1>502 Bad Gateway</h1></body></html>', {
      status: 502,
      headers: { ...headers, 'content-type': 'text/html' },
    });
  }
  return Response.json(
    { error: messages[fault.status] ?? 'Internal Server Error' },
    { status: fault.status, headers },
  );
}

const messages: Record<number, string> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  429: 'Rate limit of 6 request per second has been reached. Retry later.',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};
