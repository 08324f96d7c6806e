import { editionMark } from '../../domain/edition/edition.ts';
import { editionPageOf } from '../../domain/edition/edition-page.ts';
import { orNotFound } from '../../http/responses.ts';
import type { PageRequest } from '../../ports.ts';

/** Loads the days and the programme of an edition. Throws a 404 for a year without an edition. */
export const editionPage = {
  async load({ cms, now, site }: PageRequest, { year }: { year: string }) {
    const editions = await cms.editions();
    const edition = orNotFound(editions.findLast((one) => one.year === Number(year)));
    const items = await cms.itemsOfEdition(edition, now);
    return { ...editionPageOf(edition, items, editionMark(editions, edition, now)), now, site };
  },
};
