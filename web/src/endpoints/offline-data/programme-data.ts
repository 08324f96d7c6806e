import { dayPageAt } from '../../domain/edition/edition.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { savedItemsProgramme } from '../../domain/programme/saved/saved-items-programme.ts';
import { walkingTable } from '../../domain/programme/walking.ts';
import { orNotFound } from '../../http/responses.ts';
import type { Content } from '../../ports.ts';
import { dataResponse } from '../document-response.ts';
import type { Endpoint } from '../endpoint.ts';
import { withoutExtension } from '../path-parameters.ts';
import { loadOfflineParts, loadOfflineTexts } from './offline-data.ts';

/**
 * `/programma/2025-10-27.items`: the items of a day, which the page fetches after its first view (docs/decisions/0035).
 * All items, regardless of filters and the current time, so that the response changes only with the content.
 * `/programma/2025.items`: the items of an edition, for saved items and shared links of that edition.
 */
export const dayItemsData: Endpoint = async ({ cms, now, params }) => {
  const name = withoutExtension(params.file);
  const editions = await cms.editions();
  const edition = editions.find(({ year }) => String(year) === name);
  if (edition) return dataResponse(await savedItemsData(cms, await cms.itemsOfEdition(edition, now)));
  const { day } = orNotFound(dayPageAt(editions, `${BASE.programme}/${name}`));
  return dataResponse(await cms.dayProgramme(day.day, now));
};

/** `/programma.items`: the whole programme, because only the browser knows which items are saved. */
export const programmeItemsData: Endpoint = async ({ cms, now }) =>
  dataResponse(await savedItemsData(cms, await cms.programmeItems(now)));

/** Returns the data with which the browser compares saved items: the items of an edition, and the days of all editions. */
async function savedItemsData(cms: Content, items: readonly ProgrammeItem[]) {
  const [choices, times, editions] = await Promise.all([
    cms.filterOptions(),
    cms.walkingTimes(),
    cms.editions(),
  ]);
  const days = editions.flatMap((edition) => edition.days);
  return savedItemsProgramme(items, walkingTable(times, choices.location), days);
}

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

/** `/_app/teksten.json`: the texts of the experiences of the current edition, for offline use. */
export const offlineTexts: Endpoint = async ({ cms, now }) => dataResponse(await loadOfflineTexts(cms, now));
