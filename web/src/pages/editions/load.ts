import { editionMark } from '../../domain/edition/edition.ts';
import { orNotFound } from '../../http/responses.ts';
import type { PageRequest } from '../../ports.ts';

/** Loads all editions, newest first. Throws a 404 if there are no editions. */
export const editionsPage = {
  async load({ cms, now, site }: PageRequest) {
    const editions = await cms.editions();
    orNotFound(editions[0]);
    return {
      editions: editions.toReversed().map((edition) => {
        const { name, year, first, last, days } = edition;
        const state = editionMark(editions, edition, now)?.state;
        return { name, year, first, last, count: days.length, state };
      }),
      pageColour: 'red' as const,
      site,
    };
  },
};
