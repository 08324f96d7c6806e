import { describe, expect, it } from 'vitest';
import { ContentUnavailable, QueueFullError } from './client.ts';
import { createCms } from './cms.ts';
import { AGES, SECOND, settle } from './fixtures/responses-at-noon.ts';
import { tagsToInvalidate } from './publication.ts';
import { createQueryCache } from './query-cache.ts';
import type { ContentSource, LinkEntry } from './source.ts';

/** Creates a cms that rations its requests, over a content system with these pages. `requested` lists the requests. */
function stage(
  slugs: readonly string[],
  {
    rationed = true,
    links = slugs.map(entry),
    failure,
  }: { rationed?: boolean; links?: LinkEntry[]; failure?: Error } = {},
) {
  let now = 0;
  let away = false;
  const pages = new Set(slugs);
  const requested: string[] = [];
  const ask = async <T>(question: string, answer: () => T): Promise<T> => {
    requested.push(question);
    if (away) throw new ContentUnavailable('away');
    return answer();
  };
  const source: ContentSource = {
    story: (slug) =>
      ask(slug, () => {
        if (![...pages].some((page) => page.replace(/\/$/, '') === slug)) return undefined;
        return { uuid: slug, full_slug: slug, content: { component: 'page', title: slug } };
      }),
    stories: () => ask('list', () => ({ items: [], total: 0 })),
    links: () =>
      ask('links', () => {
        if (failure) throw failure;
        return links;
      }),
  };
  const cache = createQueryCache({ ...AGES, clock: () => now });
  const cms = createCms({ source, cache, dates: 'utc', log: () => undefined, rationed });
  return {
    requested,
    titleAt: async (slug: string) => (await cms.pageBySlug(slug))?.title,
    /** Loads the list of addresses, which is fetched in the background with the first page that is not cached. */
    listed: async () => {
      await cms.pageBySlug('eerste');
      await settle();
      requested.length = 0;
    },
    publish: (slug: string) => {
      pages.add(slug);
      links.push(entry(slug));
    },
    tell: (slug: string) =>
      cache.invalidate(tagsToInvalidate({ action: 'published', story_id: 1, full_slug: slug })),
    goesAway: () => {
      away = true;
    },
    later: (ms: number) => {
      now += ms;
    },
  };
}

const entry = (slug: string): LinkEntry => ({ uuid: slug, slug, published: true, isFolder: false });

describe('with rationed requests, an address missing from the list of addresses', () => {
  it('responds to unlisted addresses without requests to the content system, however many a client makes up', async () => {
    const { titleAt, requested, listed } = stage(['praktisch']);
    await listed();
    for (let made = 0; made < 100; made += 1) expect(await titleAt(`wp-admin-${made}`)).toBeUndefined();
    expect(requested).toEqual([]);
    expect(await titleAt('praktisch')).toBe('praktisch');
  });

  it('requests an unlisted address while the list of addresses is not loaded, without waiting for the list', async () => {
    const { titleAt, requested } = stage(['praktisch']);
    expect(await titleAt('wp-admin')).toBeUndefined();
    expect(requested.sort()).toEqual(['links', 'wp-admin']);
  });

  it('requests a page if the list of addresses is empty, because no space with pages has an empty list', async () => {
    const { titleAt, listed } = stage(['praktisch'], { links: [] });
    await listed();
    expect(await titleAt('praktisch')).toBe('praktisch');
  });

  it('finds a page as soon as a webhook reports its publication', async () => {
    const { titleAt, listed, publish, tell } = stage(['praktisch']);
    await listed();
    expect(await titleAt('nieuws/laarzen')).toBeUndefined();
    publish('nieuws/laarzen');
    tell('nieuws/laarzen');
    expect(await titleAt('nieuws/laarzen')).toBe('nieuws/laarzen');
  });

  it('finds a page within 40 seconds of its publication without a webhook, even if clients request it continuously', async () => {
    const { titleAt, listed, publish, later } = stage(['praktisch']);
    await listed();
    publish('nieuws/laarzen');
    let waited = 0;
    for (; (await titleAt('nieuws/laarzen')) === undefined; waited += 1) {
      later(SECOND);
      await settle();
    }
    expect(waited).toBeLessThanOrEqual(40);
  });

  it('if the list of addresses cannot be fetched, requests pages anyway, reports no outage, and does not retry the list soon', async () => {
    const failure = new ContentUnavailable('too much to list');
    const { titleAt, requested, listed, later } = stage(['praktisch', 'contact'], { failure });
    await titleAt('praktisch');
    await listed();
    later(60 * SECOND);
    expect(await titleAt('wp-admin')).toBeUndefined();
    expect(await titleAt('contact')).toBe('contact');
    await settle();
    expect(await titleAt('praktisch')).toBe('praktisch');
    expect(requested).toEqual(['links', 'wp-admin', 'contact', 'praktisch']);
  });

  it('requests a page even while the queue is full, and requests the list of addresses again once the queue has room', async () => {
    const { titleAt, requested } = stage(['praktisch'], { failure: new QueueFullError() });
    for (const slug of ['a', 'b']) {
      await titleAt(slug);
      await settle();
    }
    expect(requested).toEqual(['links', 'a', 'links', 'b']);
  });

  it('reports an outage for an unlisted address while the content system is unavailable and the list is old', async () => {
    const { titleAt, listed, goesAway, later } = stage(['praktisch']);
    await listed();
    goesAway();
    expect(await titleAt('wp-admin')).toBeUndefined();
    later(40 * SECOND);
    await expect(titleAt('wp-login')).rejects.toBeInstanceOf(ContentUnavailable);
  });

  it('returns a cached «not found» during an outage, for pages that work without the missing story', async () => {
    const { titleAt, listed, goesAway, later } = stage(['praktisch']);
    await listed();
    await titleAt('plattegrond');
    goesAway();
    later(3_600 * SECOND);
    expect(await titleAt('plattegrond')).toBeUndefined();
  });

  it('returns cached pages during an outage', async () => {
    const { titleAt, listed, requested, goesAway, later } = stage(['praktisch']);
    await titleAt('praktisch');
    await listed();
    goesAway();
    later(39 * SECOND);
    expect(await titleAt('praktisch')).toBe('praktisch');
    later(3_600 * SECOND);
    expect(await titleAt('praktisch')).toBe('praktisch');
    expect(requested).toContain('praktisch');
  });
});

describe('the list of addresses', () => {
  it('finds the start page of a folder, although its address in the list ends with a slash', async () => {
    const { titleAt, listed } = stage(['nieuws/']);
    await listed();
    expect(await titleAt('nieuws')).toBe('nieuws');
  });

  it('finds a page in another language by the language code and the original or translated slug', async () => {
    const links = [{ ...entry('praktisch'), translatedSlugs: ['pratique'] }];
    const { titleAt, listed } = stage(['praktisch', 'fr/praktisch', 'fr/pratique'], { links });
    await listed();
    expect(await titleAt('fr/praktisch')).toBe('fr/praktisch');
    expect(await titleAt('fr/pratique')).toBe('fr/pratique');
  });
});

it('does not fetch the list of addresses if requests are not rationed, as in a preview', async () => {
  const { titleAt, requested } = stage(['nog-niet'], { rationed: false, links: [entry('praktisch')] });
  expect(await titleAt('nog-niet')).toBe('nog-niet');
  expect(requested).toEqual(['nog-niet']);
});
