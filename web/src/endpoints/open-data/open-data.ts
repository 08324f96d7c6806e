import { SCHEDULE_XML } from '../../domain/open-data/frab-schedule.ts';
import { frabXml } from '../../domain/open-data/frab-xml.ts';
import { programmeDocument } from '../../domain/open-data/programme-document.ts';
import { openData } from '../document-response.ts';
import type { Endpoint } from '../endpoint.ts';
import { openApiDocument } from './open-api.ts';
import { openProgramme, openSchedule } from './open-programme.ts';
import { type ProgrammeJson, programmeJsonSchema } from './programme-schema.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** `/programma.json`: the programme as open data (docs/open-data.md). */
export const programmeJson: Endpoint = async (request) => {
  const document: ProgrammeJson = programmeDocument(await openProgramme(request), request.site.origin);
  return openData(JSON.stringify(document), JSON_TYPE);
};

/** `/programma.schema.json`: the JSON Schema of `/programma.json`. */
export const programmeSchema: Endpoint = () =>
  openData(JSON.stringify(programmeJsonSchema()), 'application/schema+json; charset=utf-8');

/** `/openapi.json`: the HTTP contract of the site. */
export const openApi: Endpoint = () => openData(JSON.stringify(openApiDocument()), JSON_TYPE);

/** `/schedule.json`: the programme in the frab format, for apps that support that format. */
export const scheduleJson: Endpoint = async (request) =>
  openData(JSON.stringify(await openSchedule(request)), JSON_TYPE);

/** `/schedule.xml`: the programme in the frab format as XML. */
export const scheduleXml: Endpoint = async (request) => {
  const url = new URL(SCHEDULE_XML, request.site.origin).href;
  const body = frabXml(await openSchedule(request), url);
  return openData(body, 'application/xml; charset=utf-8');
};
