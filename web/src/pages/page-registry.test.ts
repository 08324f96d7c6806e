import { describe, expect, it } from 'vitest';
import type { Cms } from '../cms/cms.ts';
import { cms } from '../server/content/content.ts';
import { contentOf } from './page-registry.ts';

/** An empty CMS that records its queries. */
function emptyCms() {
  const requested: string[] = [];
  const none = (question: string) => async (slug?: string) => {
    requested.push([question, ...(slug === undefined ? [] : [slug])].join(' '));
    return undefined;
  };
  const empty: Cms = {
    ...cms,
    home: none('home'),
    experienceBySlug: none('experience'),
    onTourBySlug: none('tour'),
    pageBySlug: none('page'),
  };
  return { empty, requested };
}

describe('a block requested by itself', () => {
  it.each([
    ['home', ['home']],
    ['activiteiten/de-slak', ['experience activiteiten/de-slak']],
    ['boektopia-op-toer-activiteiten/de-slak', ['tour boektopia-op-toer-activiteiten/de-slak']],
    ['boektopia-op-toer', ['page boektopia-op-toer']],
    ['nieuws', ['page nieuws']],
    ['nieuws/een-uur-cadeau', ['page nieuws/een-uur-cadeau']],
    ['zoeken', ['page zoeken']],
    ['praktisch', ['page praktisch']],
    // The page of a day has an introduction but no blocks.
    ['programma/2025-10-27', []],
  ])(
    'searches for a block with the CMS query that the page of its story uses: %s',
    async (slug, questions) => {
      const { empty, requested } = emptyCms();
      expect(await contentOf(empty, slug)).toBeUndefined();
      expect(requested).toEqual(questions);
    },
  );
});
