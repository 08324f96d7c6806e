import { expect, it } from 'vitest';
import { createCms } from '../../cms/cms.ts';
import { atNoon } from '../../cms/fixtures/responses-at-noon.ts';
import type { ContentSource } from '../../cms/source.ts';
import { events } from '../../server/content/events.ts';
import { clock } from '../../server/request-clock.ts';
import { experiencePage } from './load.ts';

const SLUG = 'activiteiten/de-slak';
const STORY = { uuid: 'e1', full_slug: SLUG, content: { component: 'experience', title: 'De slak' } };
const DAY = {
  uuid: 'd1',
  full_slug: 'programma/2025-10-25',
  content: { component: 'date_overview', date: '2025-10-25 00:00' },
};
const ITEM = {
  uuid: 'i1',
  full_slug: 'programma-items/de-slak',
  content: {
    component: 'program',
    start_date: '2025-10-26 10:00',
    end_date: '2025-10-26 11:00',
    experience: { uuid: 'e1', fullSlug: SLUG, content: STORY.content },
  },
};

/** Creates a CMS that never sends the story unless the items of the experience are requested in parallel. */
function waitingSpace() {
  let heard: () => void = () => undefined;
  const itemsAreRequested = new Promise<void>((resolve) => {
    heard = resolve;
  });
  const source: ContentSource = {
    links: async () => [],
    story: async (slug) => {
      if (slug !== SLUG) return undefined;
      await itemsAreRequested;
      return STORY;
    },
    stories: async ({ filter = {} }) => {
      if (filter.experience?.in === STORY.uuid) heard();
      const { in: type } = filter.component ?? {};
      const items = type === 'date_overview' ? [DAY] : type === 'program' && !filter.end_date ? [ITEM] : [];
      return { items, total: items.length };
    },
  };
  return createCms({ source, cache: atNoon().cache, dates: 'utc', log: () => undefined });
}

it('requests the items of an experience in parallel with its story', async () => {
  const url = new URL(`http://localhost/${SLUG}`);
  const site = { canonical: url.href, origin: url.origin, indexed: false };
  const now = new Date('2025-10-26T08:00:00Z');
  const page = await experiencePage.load(
    { cms: waitingSpace(), clock, events, now, url, site },
    { slug: 'de-slak' },
  );
  expect(page.times.leading?.title).toBe('De slak');
}, 1_000);
