import { describe, expect, it } from 'vitest';
import { ContentUnavailable, QueueFullError } from './client.ts';
import { createCms } from './cms.ts';
import { AGES, SECOND, settle } from './fixtures/answers-at-noon.ts';
import { tagsToExpire } from './publication.ts';
import { createQueryCache } from './query-cache.ts';
import type { ContentSource, LinkEntry } from './source.ts';

/** A cms that must ask little, over a content system with these pages; `asked` are the questions. */
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
  const asked: string[] = [];
  const ask = async <T>(question: string, answer: () => T): Promise<T> => {
    asked.push(question);
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
  const answers = createQueryCache({ ...AGES, clock: () => now });
  const cms = createCms({ source, answers, dates: 'utc', log: () => undefined, rationed });
  return {
    asked,
    titleAt: async (slug: string) => (await cms.pageBySlug(slug))?.title,
    /** The list of addresses comes with the first page that is not kept, behind its back. */
    listed: async () => {
      await cms.pageBySlug('eerste');
      await settle();
      asked.length = 0;
    },
    publish: (slug: string) => {
      pages.add(slug);
      links.push(entry(slug));
    },
    tell: (slug: string) =>
      answers.expire(tagsToExpire({ action: 'published', story_id: 1, full_slug: slug })),
    goesAway: () => {
      away = true;
    },
    later: (ms: number) => {
      now += ms;
    },
  };
}

const entry = (slug: string): LinkEntry => ({ uuid: slug, slug, published: true, isFolder: false });

describe('where every question counts, an address that is not in the list of addresses', () => {
  it('is not found without a question, however many are made up', async () => {
    const { titleAt, asked, listed } = stage(['praktisch']);
    await listed();
    for (let made = 0; made < 100; made += 1) expect(await titleAt(`wp-admin-${made}`)).toBeUndefined();
    expect(asked).toEqual([]);
    expect(await titleAt('praktisch')).toBe('praktisch');
  });

  it('is asked for as long as there is no list, which nobody waits for', async () => {
    const { titleAt, asked } = stage(['praktisch']);
    expect(await titleAt('wp-admin')).toBeUndefined();
    expect(asked.sort()).toEqual(['links', 'wp-admin']);
  });

  it('is asked for where the list is empty: that is no list of a space with pages', async () => {
    const { titleAt, listed } = stage(['praktisch'], { links: [] });
    await listed();
    expect(await titleAt('praktisch')).toBe('praktisch');
  });

  it('is found as soon as a webhook tells that it was published', async () => {
    const { titleAt, listed, publish, tell } = stage(['praktisch']);
    await listed();
    expect(await titleAt('nieuws/laarzen')).toBeUndefined();
    publish('nieuws/laarzen');
    tell('nieuws/laarzen');
    expect(await titleAt('nieuws/laarzen')).toBe('nieuws/laarzen');
  });

  it('is found within a minute of its publication where no webhook tells, be it asked for all the while', async () => {
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

  it('is asked for where there is no list to be had, which is asked for seldom and is no outage', async () => {
    const failure = new ContentUnavailable('too much to list');
    const { titleAt, asked, listed, later } = stage(['praktisch', 'contact'], { failure });
    await titleAt('praktisch');
    await listed();
    later(60 * SECOND);
    expect(await titleAt('wp-admin')).toBeUndefined();
    expect(await titleAt('contact')).toBe('contact');
    await settle();
    expect(await titleAt('praktisch')).toBe('praktisch');
    expect(asked).toEqual(['links', 'wp-admin', 'contact', 'praktisch']);
  });

  it('is asked for while there are too many questions, and its list as soon as there are not', async () => {
    const { titleAt, asked } = stage(['praktisch'], { failure: new QueueFullError() });
    for (const slug of ['a', 'b']) {
      await titleAt(slug);
      await settle();
    }
    expect(asked).toEqual(['links', 'a', 'links', 'b']);
  });

  it('is an outage while the content system is away, once its list is old', async () => {
    const { titleAt, listed, goesAway, later } = stage(['praktisch']);
    await listed();
    goesAway();
    expect(await titleAt('wp-admin')).toBeUndefined();
    later(40 * SECOND);
    await expect(titleAt('wp-login')).rejects.toBeInstanceOf(ContentUnavailable);
  });

  it('stays not found while the content system is away: a page that can do without it goes on', async () => {
    const { titleAt, listed, goesAway, later } = stage(['praktisch']);
    await listed();
    await titleAt('plattegrond');
    goesAway();
    later(3_600 * SECOND);
    expect(await titleAt('plattegrond')).toBeUndefined();
  });

  it('leaves pages that are kept alone', async () => {
    const { titleAt, listed, asked, goesAway, later } = stage(['praktisch']);
    await titleAt('praktisch');
    await listed();
    goesAway();
    later(39 * SECOND);
    expect(await titleAt('praktisch')).toBe('praktisch');
    later(3_600 * SECOND);
    expect(await titleAt('praktisch')).toBe('praktisch');
    expect(asked).toContain('praktisch');
  });
});

describe('in the list of addresses is', () => {
  it('the start page of a folder, with its slash at the end', async () => {
    const { titleAt, listed } = stage(['nieuws/']);
    await listed();
    expect(await titleAt('nieuws')).toBe('nieuws');
  });

  it('a page in another language, by the code of that and by its own name in it', async () => {
    const links = [{ ...entry('praktisch'), translatedSlugs: ['pratique'] }];
    const { titleAt, listed } = stage(['praktisch', 'fr/praktisch', 'fr/pratique'], { links });
    await listed();
    expect(await titleAt('fr/praktisch')).toBe('fr/praktisch');
    expect(await titleAt('fr/pratique')).toBe('fr/pratique');
  });
});

it('where questions do not count, as in a preview, none is asked for the list of addresses', async () => {
  const { titleAt, asked } = stage(['nog-niet'], { rationed: false, links: [entry('praktisch')] });
  expect(await titleAt('nog-niet')).toBe('nog-niet');
  expect(asked).toEqual(['nog-niet']);
});
