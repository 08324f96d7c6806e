import { BASE } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { savedItemsProgramme } from '../../domain/programme/saved/saved-items-programme.ts';
import { walkingTable } from '../../domain/programme/walking.ts';
import { orNotFound } from '../../http/responses.ts';
import { dataResponse } from '../document-response.ts';
import type { Endpoint } from '../endpoint.ts';
import { withoutExtension } from '../path-parameters.ts';
import { loadOfflineParts, loadOfflineTexts } from './offline-data.ts';

/**
 * `/programma/2025-10-27.items`: the items of a day, which the page fetches after its first view (docs/decisions/0035).
 * All items, regardless of filters and the current time, so that the response changes only with the content.
 */
export const dayItemsData: Endpoint = async ({ cms, now, params }) => {
  const path = `${BASE.programme}/${withoutExtension(params.file)}`;
  const days = (await cms.editions()).flatMap((edition) => edition.days);
  const { day } = orNotFound(days.find((one) => one.path === path));
  return dataResponse(await cms.dayProgramme(day, now));
};

/** `/programma.items`: the whole programme, because only the browser knows which items are saved. */
export const programmeItemsData: Endpoint = async ({ cms, now }) => {
  const [programme, choices, times, editions] = await Promise.all([
    cms.programmeItems(now),
    cms.filterOptions(),
    cms.walkingTimes(),
    cms.editions(),
  ]);
  const days = editions.flatMap((edition) => edition.days);
  return dataResponse(savedItemsProgramme(programme, walkingTable(times, choices.location), days));
};

/**
 * `/_app/programma.json`: the programme for offline use (docs/offline.md). Responds with all parts, with one part by
 * name, or with the hash of each part, so that a browser downloads only changed parts.
 */
export const offlineProgramme: Endpoint = async (request) => {
  const parts = await loadOfflineParts(request);
  const { searchParams } = request.url;
  const day = searchParams.get(QUERY.day);
  if (day !== null) return dataResponse(orNotFound(parts.get(day)));
  const given = searchParams.has(QUERY.parts) ? [...parts].map(([name, { hash }]) => [name, hash]) : parts;
  return dataResponse({ parts: Object.fromEntries(given) });
};

/** `/_app/teksten.json`: the texts of all experiences, for offline use. */
export const offlineTexts: Endpoint = async ({ cms }) => dataResponse(await loadOfflineTexts(cms));
