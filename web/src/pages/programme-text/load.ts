import { wholeProgramme } from '../../domain/programme/whole-programme.ts';
import { asOfWords } from '../../domain/time/format.ts';
import type { PageRequest } from '../../ports.ts';
import { programmeText } from './ProgrammeText.tsx';

/** Loads the whole festival for the text page. */
export const programmeTextPage = {
  async load({ cms, site }: PageRequest) {
    const [pages, items] = await Promise.all([
      cms.festivalDays(),
      cms.programmeItems(),
      // Load header and footer only for their age, from which `outdatedSince` computes the snapshot time.
      cms.frame().catch(() => undefined),
    ]);
    const since = await cms.outdatedSince();
    return { days: wholeProgramme(pages, items), site, ...(since && { asOf: asOfWords(since, new Date()) }) };
  },
};

/** Renders the text page, without a header, footer or scripts. */
export async function writeProgrammeText(request: PageRequest): Promise<string> {
  const { days, site, asOf } = await programmeTextPage.load(request);
  return programmeText(days, site, asOf);
}
