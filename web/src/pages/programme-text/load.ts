import { urgentWords } from '../../domain/pages/site-frame.ts';
import { wholeProgramme } from '../../domain/programme/whole-programme.ts';
import { asOfWords } from '../../domain/time/format.ts';
import type { PageRequest } from '../../ports.ts';
import { programmeText } from './ProgrammeText.tsx';

/** Loads the whole festival for the text page. */
export const programmeTextPage = {
  async load({ cms, now, site }: PageRequest) {
    const [pages, items, frame] = await Promise.all([
      cms.festivalDays(now),
      cms.programmeItems(now),
      // Contains the urgent announcement. `outdatedSince` also uses the age of this response.
      cms.frame().catch(() => undefined),
    ]);
    const since = await cms.outdatedSince(now);
    return {
      days: wholeProgramme(pages, items),
      site,
      urgent: frame && urgentWords(frame.header),
      asOf: since && asOfWords(since, new Date()),
    };
  },
};

/** Renders the text page, without a header, footer or scripts. */
export async function writeProgrammeText(request: PageRequest): Promise<string> {
  const { days, site, ...top } = await programmeTextPage.load(request);
  return programmeText(days, site, top);
}
