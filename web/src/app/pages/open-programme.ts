import { momentId, momentPath } from '../../domain/programme/moment.ts';
import { wholeProgramme } from '../../domain/programme/whole-programme.ts';
import type { PageRequest } from '../process/page-loader.ts';
import { orNotFound } from '../process/responses.ts';

/** The whole festival on one page of words. */
export const programmeTextPage = {
  async load({ cms, site }: PageRequest) {
    const [pages, items] = await Promise.all([cms.festivalDays(), cms.programmeItems()]);
    return { days: wholeProgramme(pages, items), site };
  },
};

/** The page of the moment with this short id; a 404 for an id that no item has. */
export async function pathOfMoment(
  { cms }: Pick<PageRequest, 'cms'>,
  { moment }: { moment: string },
): Promise<string> {
  const item = (await cms.programmeItems()).find((one) => momentId(one) === moment);
  return orNotFound(item && momentPath(item));
}
