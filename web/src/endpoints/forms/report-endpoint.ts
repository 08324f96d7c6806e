import type { z } from 'zod';
import { parsedJson } from '../../domain/unknown-values.ts';
import { readAtMost } from '../../http/bounded-body.ts';
import type { Log } from '../../ports.ts';

const MAX_BYTES = 500;

/** Maximum number of reports per second in one process, from all visitors: reports contain no IP address to count. */
const MOST_A_SECOND = 20;

/**
 * Creates an endpoint for small automatic reports from browsers. Responds with 204, or with 400 if the body does not
 * match `schema`, 413 if it is too long, 429 if too many reports arrive. `clock` is in ms.
 */
export function reportEndpoint<Report>(
  schema: z.ZodType<Report>,
  clock: () => number,
  take: (report: Report, log: Log) => void,
): (request: Request, log: Log) => Promise<Response> {
  const answer = (status: number) => new Response(null, { status });
  let window = { second: 0, count: 0 };
  return async (request, log) => {
    const second = Math.floor(clock() / 1_000);
    window = { second, count: second === window.second ? window.count + 1 : 1 };
    if (window.count > MOST_A_SECOND) return answer(429);
    const body = await readAtMost(request, MAX_BYTES);
    if (!body) return answer(413);
    const { success, data } = schema.safeParse(parsedJson(body.toString()));
    if (!success) return answer(400);
    take(data, log);
    return answer(204);
  };
}
