import { authorsShareImage } from '../../domain/pages/authors-page.ts';
import type { Author } from '../../domain/programme/authors/author.ts';
import { rolesOfAuthors } from '../../domain/programme/authors/author-agenda.ts';
import { indexedAuthor } from '../../domain/programme/authors/author-index.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { orNotFound } from '../../http/responses.ts';
import type { Content, PageRequest } from '../../ports.ts';
import type { StoryRequest } from '../story-parts.ts';

/**
 * Loads the authors from A to Z, and separately those who only took part in earlier editions. Throws a 404 if there are
 * no authors.
 */
export const authorsPage = {
  async load({ cms, now, site }: PageRequest) {
    const authors = await cms.authors();
    orNotFound(authors[0]);
    const [roles, archived] = await Promise.all([
      cms.trackSelection(async () => rolesOfAuthors(await everyItem(cms, now))),
      cms.archived(now),
    ]);
    const isEarlier = ({ uuid }: Author) => archived.authors.has(uuid);
    return {
      authors: authors
        .filter((author) => !isEarlier(author))
        .map((author) => indexedAuthor(author, roles.get(author.uuid))),
      earlier: authors
        .filter(isEarlier)
        .map((author) => indexedAuthor(author, archived.authors.get(author.uuid))),
      pageColour: 'purple' as const,
      site,
    };
  },
  async shareImage({ cms }: StoryRequest) {
    return (await cms.authors()).length > 0 ? authorsShareImage() : undefined;
  },
};

/** Returns the items of the edition that is current at `now`, of the festival and the tour. */
export async function everyItem(cms: Content, now: Date): Promise<readonly ProgrammeItem[]> {
  const [programme, tour] = await Promise.all([cms.programmeItems(now), cms.onTourItems(now)]);
  return [...programme, ...tour];
}
