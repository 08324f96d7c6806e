import { createHash } from 'node:crypto';
import { frabSchedule, type Schedule } from '../../domain/open-data/frab-schedule.ts';
import { momentId, momentPath } from '../../domain/programme/moment.ts';
import { wholeProgramme } from '../../domain/programme/whole-programme.ts';
import { orNotFound } from '../../http/responses.ts';
import type { PageRequest } from '../../ports.ts';

/** The whole programme, for other programs to read. */
export async function openProgramme({ cms }: Pick<PageRequest, 'cms'>) {
  const [pages, items, { venue }] = await Promise.all([
    cms.festivalDays(),
    cms.programmeItems(),
    cms.frame(),
  ]);
  return { days: wholeProgramme(pages, items), items, venue };
}

/**
 * The programme as a schedule, whose version is that of what it holds; a 404 while no day of the festival is known, which the
 * format has no form for.
 */
export async function openSchedule(request: Pick<PageRequest, 'cms' | 'site'>): Promise<Schedule> {
  const { origin } = request.site;
  const programme = await openProgramme(request);
  const days = orNotFound(programme.days.length > 0 ? programme.days : undefined);
  const unnamed = frabSchedule(days, { origin, version: '' });
  return frabSchedule(days, { origin, version: contentVersion(JSON.stringify(unnamed)) });
}

/** A short name of some content, the same for as long as that is the same. */
const contentVersion = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);

/** The page of the moment with this short id; a 404 for an id that no item has. */
export async function pathOfMoment(
  { cms }: Pick<PageRequest, 'cms'>,
  { moment }: { moment: string },
): Promise<string> {
  const item = (await cms.programmeItems()).find((one) => momentId(one) === moment);
  return orNotFound(item && momentPath(item));
}
