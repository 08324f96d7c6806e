import { type EarlierItems, itemsByEdition } from '../../domain/edition/earlier-items.ts';
import type { UitEvent } from '../../domain/events/uit-event.ts';
import { byNextOccurrence, nextOccurrence, standingOf } from '../../domain/events/uit-event-times.ts';
import { formatBeginning, formatPeriod, formatPlace } from '../../domain/events/uit-event-wording.ts';
import { authorShareImage } from '../../domain/pages/authors-page.ts';
import type { Publisher } from '../../domain/pages/page.ts';
import { BASE, slugOfPath, storyPath } from '../../domain/pages/paths.ts';
import type { Author } from '../../domain/programme/authors/author.ts';
import {
  authorAgenda,
  namesAuthor,
  publishersOfAuthor,
} from '../../domain/programme/authors/author-agenda.ts';
import { endOf } from '../../domain/time/when.ts';
import { orNotFound, undefinedIfUnavailable } from '../../http/responses.ts';
import type { Content, PageRequest } from '../../ports.ts';
import { everyItem } from '../authors/load.ts';
import type { StoryRequest } from '../story-parts.ts';

/** Loads an author with their appearances, and the news and events that mention them. */
export const authorPage = {
  async load(request: PageRequest, { slug }: { slug: string }) {
    const { cms, now, site } = request;
    const author = orNotFound(await authorAt(cms, `${BASE.authors}/${slug}`));
    const [programme, tour, earlier, publishers, news, events] = await Promise.all([
      cms.trackSelection(async () => authorAgenda(author, await cms.programmeItems(now), now)),
      cms.trackSelection(async () => authorAgenda(author, await cms.onTourItems(now), now)),
      cms.trackSelection(() => earlierOf(cms, author, now)),
      cms.trackSelection(() => publishersOf(cms, author, now)),
      cms.trackSelection(() => newsNaming(cms, author)),
      undefinedIfUnavailable(cms.trackSelection(() => eventsNaming(request, author))),
    ]);
    return {
      author,
      programme,
      tour,
      earlier,
      publishers,
      news,
      events: events ?? [],
      now,
      pageColour: 'purple' as const,
      site,
    };
  },
  async shareImage({ cms, path }: StoryRequest) {
    const author = await authorAt(cms, storyPath(slugOfPath(path)));
    return author && authorShareImage(author);
  },
};

const authorAt = async (cms: Content, path: string): Promise<Author | undefined> =>
  (await cms.authors()).find((one) => one.path === path);

/** Returns the author's items of earlier editions, newest edition first. */
async function earlierOf(cms: Content, author: Author, now: Date): Promise<readonly EarlierItems[]> {
  const [items, editions] = await Promise.all([cms.earlierItems(now), cms.editions()]);
  const { coming, past } = authorAgenda(author, items, now);
  return itemsByEdition([...past, ...coming], editions, now).earlier;
}

async function publishersOf(cms: Content, author: Author, now: Date): Promise<readonly Publisher[]> {
  const [items, earlier, houses] = await Promise.all([
    everyItem(cms, now),
    cms.earlierItems(now),
    cms.publishers(),
  ]);
  return publishersOfAuthor(author, [...items, ...earlier], houses);
}

async function newsNaming(cms: Content, author: Author) {
  const documents = await cms.searchDocuments();
  return documents
    .filter(({ kind }) => kind === 'newsArticle')
    .filter(({ title, preview, text }) => namesAuthor([title, preview, text].join(' · '), author))
    .sort((a, b) => +(b.date ?? 0) - +(a.date ?? 0))
    .map(({ uuid, path, title, date }) => ({ uuid, path, title, date }));
}

/** Upcoming events that mention the author and that other organisers hold. */
async function eventsNaming({ cms, events, now }: PageRequest, author: Author) {
  const told = await events.eventsWithText();
  return told
    .filter(({ event, text }) => namesAuthor(`${event.title} · ${text}`, author))
    .map(({ event }) => event)
    .filter((event) => standingOf(event, now) !== 'over')
    .sort(byNextOccurrence(now))
    .map(({ id, path, title, calendar, place }) => ({
      id,
      path,
      title,
      when: whenNamed(cms, calendar, now),
      where: place && formatPlace(place),
    }));
}

/** Returns when an event takes place, as text. The cached page expires once that text is outdated. */
function whenNamed(cms: Content, calendar: UitEvent['calendar'], now: Date): string {
  if (calendar.kind !== 'dates') {
    if (calendar.kind === 'period' && calendar.end) cms.expiresAt(calendar.end);
    return formatPeriod(calendar);
  }
  const next = nextOccurrence(calendar, now);
  cms.expiresAt(endOf(next));
  return formatBeginning(next);
}
