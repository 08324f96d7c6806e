import { createHash } from 'node:crypto';
import { frabSchedule, type Schedule } from '../../domain/open-data/frab-schedule.ts';
import { momentId, momentPath } from '../../domain/programme/moment.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { wholeProgramme } from '../../domain/programme/whole-programme.ts';
import { orNotFound } from '../../http/responses.ts';
import type { PageRequest } from '../../ports.ts';

/** Loads the programme of the current edition for the open-data formats. */
export async function openProgramme({ cms, now }: Pick<PageRequest, 'cms' | 'now'>) {
  const [pages, items, { venue }] = await Promise.all([
    cms.festivalDays(now),
    cms.programmeItems(now),
    cms.frame(),
  ]);
  return { days: wholeProgramme(pages, items), items, venue };
}

/** Returns the programme as a schedule, versioned by its content. Throws a 404 if no festival day is known. */
export async function openSchedule(request: Pick<PageRequest, 'cms' | 'now' | 'site'>): Promise<Schedule> {
  const { origin } = request.site;
  const programme = await openProgramme(request);
  const days = orNotFound(programme.days.length > 0 ? programme.days : undefined);
  const unnamed = frabSchedule(days, { origin, version: '' });
  return frabSchedule(days, { origin, version: contentVersion(JSON.stringify(unnamed)) });
}

const contentVersion = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);

/** Returns the item with this short id, of any edition; throws a 404 for an unknown id. */
export async function momentAt(
  { cms, now }: Pick<PageRequest, 'cms' | 'now'>,
  moment: string,
): Promise<ProgrammeItem> {
  const hasId = (item: ProgrammeItem) => momentId(item) === moment;
  const current = (await cms.programmeItems(now)).find(hasId);
  if (current) return current;
  for (const edition of (await cms.editions()).toReversed()) {
    const found = (await cms.itemsOfEdition(edition, now)).find(hasId);
    if (found) return found;
  }
  return orNotFound<ProgrammeItem>(undefined);
}

/** Returns the path of the page of the item with this short id; throws a 404 for an unknown id. */
export const pathOfMoment = async (
  request: Pick<PageRequest, 'cms' | 'now'>,
  { moment }: { moment: string },
): Promise<string> => orNotFound(momentPath(await momentAt(request, moment)));
