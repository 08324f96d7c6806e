import { describe, expect, it } from 'vitest';
import type { Cms } from '../cms/cms.ts';
import { cms } from '../server/content/content.ts';
import { contentOf } from './page-registry.ts';

/** A content system that has nothing, with what it was asked. */
function emptyCms() {
  const asked: string[] = [];
  const none = (question: string) => async (slug?: string) => {
    asked.push([question, ...(slug === undefined ? [] : [slug])].join(' '));
    return undefined;
  };
  const empty: Cms = {
    ...cms,
    home: none('home'),
    experienceBySlug: none('experience'),
    onTourBySlug: none('tour'),
    pageBySlug: none('page'),
  };
  return { empty, asked };
}

describe('a block that is asked for by itself', () => {
  it.each([
    ['home', ['home']],
    ['activiteiten/de-slak', ['experience activiteiten/de-slak']],
    ['boektopia-op-toer-activiteiten/de-slak', ['tour boektopia-op-toer-activiteiten/de-slak']],
    ['boektopia-op-toer', ['page boektopia-op-toer']],
    ['nieuws', ['page nieuws']],
    ['nieuws/een-uur-cadeau', ['page nieuws/een-uur-cadeau']],
    ['zoeken', ['page zoeken']],
    ['praktisch', ['page praktisch']],
    // A day has words of its own above its timetable, and no blocks.
    ['programma/2025-10-27', []],
  ])(
    'is looked for in the page of its story, as the route of that page reads it: %s',
    async (slug, questions) => {
      const { empty, asked } = emptyCms();
      expect(await contentOf(empty, slug)).toBeUndefined();
      expect(asked).toEqual(questions);
    },
  );
});
