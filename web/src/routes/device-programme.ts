import { deviceParts } from '../app/pages/device-data.ts';
import { dataAnswer } from '../app/process/document-answer.ts';
import { loadPage } from '../app/process/page-loader.ts';
import { orNotFound } from '../app/process/responses.ts';
import { QUERY } from '../domain/pages/query-names.ts';
import type { Route } from './+types/device-programme.ts';

/**
 * What a device takes along of the programme (docs/decisions/0107): all of its parts, one of them by its name, or what
 * each is called now, by which a device asks only for those that changed.
 */
export const loader = (args: Route.LoaderArgs) =>
  loadPage(async (request) => {
    const parts = await deviceParts(request);
    const { searchParams } = request.url;
    const asked = searchParams.get(QUERY.day);
    if (asked !== null) return dataAnswer(args.request, orNotFound(parts.get(asked)));
    const given = searchParams.has(QUERY.parts) ? hashesOf(parts) : parts;
    return dataAnswer(args.request, { parts: Object.fromEntries(given) });
  }, args);

const hashesOf = (parts: Awaited<ReturnType<typeof deviceParts>>) =>
  [...parts].map(([name, { hash }]) => [name, hash] as const);
