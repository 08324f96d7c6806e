import { PAGES } from '../pages/page-registry.ts';
import { documentAnswer } from './document-answer.ts';
import type { Endpoint } from './endpoint.ts';
import { programmeText as writeProgrammeText } from './programme-text/programme-text.tsx';

/** `/programma/tekst`: the whole programme as plain HTML, without the frame of the site and without scripts. */
export const programmeText: Endpoint = async (request) => {
  const { days, site, asOf } = await PAGES.programmeText.load(request);
  return documentAnswer(writeProgrammeText(days, site, asOf), 'text/html; charset=utf-8');
};
