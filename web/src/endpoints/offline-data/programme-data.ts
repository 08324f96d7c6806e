import { BASE } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { pileProgramme } from '../../domain/programme/saved/pile-programme.ts';
import { walkingTable } from '../../domain/programme/walking.ts';
import { orNotFound } from '../../http/responses.ts';
import { dataAnswer } from '../document-answer.ts';
import type { Endpoint } from '../endpoint.ts';
import { withoutExtension } from '../path-parameters.ts';
import { deviceParts, deviceTexts } from './device-data.ts';

/**
 * `/programma/2025-10-27.items`: the items of a day, which the page fetches after its first view (docs/decisions/0035).
 * They contain no judgement and no filter, so the response changes with the content alone.
 */
export const dayItemsData: Endpoint = async ({ cms, params }) => {
  const path = `${BASE.programme}/${withoutExtension(params.file)}`;
  const { day } = orNotFound((await cms.festivalDays()).find((one) => one.path === path));
  return dataAnswer(await cms.dayProgramme(day));
};

/** `/programma.items`: the whole programme, for saved items: only the browser knows which items those are. */
export const programmeItemsData: Endpoint = async ({ cms }) => {
  const [programme, choices, times] = await Promise.all([
    cms.programmeItems(),
    cms.filterOptions(),
    cms.walkingTimes(),
  ]);
  return dataAnswer(pileProgramme(programme, walkingTable(times, choices.location)));
};

/**
 * `/_app/programma.json`: the programme for use without a network (docs/offline.md): all of its parts, one of them by
 * its name, or the hash of each, by which a browser fetches only those that changed.
 */
export const offlineProgramme: Endpoint = async (request) => {
  const parts = await deviceParts(request);
  const { searchParams } = request.url;
  const day = searchParams.get(QUERY.day);
  if (day !== null) return dataAnswer(orNotFound(parts.get(day)));
  const given = searchParams.has(QUERY.parts) ? [...parts].map(([name, { hash }]) => [name, hash]) : parts;
  return dataAnswer({ parts: Object.fromEntries(given) });
};

/** `/_app/teksten.json`: the texts of all experiences, for use without a network. */
export const offlineTexts: Endpoint = async ({ cms }) => dataAnswer(await deviceTexts(cms));
