import { createHash } from 'node:crypto';
import { frabSchedule, type Schedule } from '../../domain/open-data/frab-schedule.ts';
import { momentId, momentPath } from '../../domain/programme/moment.ts';
import { wholeProgramme } from '../../domain/programme/whole-programme.ts';
import { orNotFound } from '../../http/responses.ts';
import type { PageRequest } from '../../ports.ts';

/** Loads the whole programme for the open-data formats. */
export async function openProgramme({ cms }: Pick<PageRequest, 'cms'>) {
  const [pages, items, { venue }] = await Promise.all([
    cms.festivalDays(),
    cms.programmeItems(),
    cms.frame(),
  ]);
  return { days: wholeProgramme(pages, items), items, venue };
}

/** Returns the programme as a schedule, versioned by its content. Throws a 404 if no festival day is known. */
export async function openSchedule(request: Pick<PageRequest, 'cms' | 'site'>): Promise<Schedule> {
  const { origin } = request.site;
  const programme = await openProgramme(request);
  const days = orNotFound(programme.days.length > 0 ? programme.days : undefined);
  const unnamed = frabSchedule(days, { origin, version: '' });
  return frabSchedule(days, { origin, version: contentVersion(JSON.stringify(unnamed)) });
}

const contentVersion = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);

/** Returns the path of the page of the item with this short id; throws a 404 for an unknown id. */
export async function pathOfMoment(
  { cms }: Pick<PageRequest, 'cms'>,
  { moment }: { moment: string },
): Promise<string> {
  const item = (await cms.programmeItems()).find((one) => momentId(one) === moment);
  return orNotFound(item && momentPath(item));
}
