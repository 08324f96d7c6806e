import { expect, it } from 'vitest';
import { recordedReading } from './fixtures/recorded-context.ts';
import { nestedStory, rootStory } from './fixtures/stories.ts';
import { relatedStories, relatedStory } from './relation.ts';

const strips = nestedStory('themas/strips', { title: 'Strips' });
const fantasy = rootStory('themas/fantasy', { title: 'Fantasy' });

it('related stories come in the editor’s order, each once', () => {
  const { reading, warnings } = recordedReading();
  expect(relatedStories([strips, fantasy, strips], 'theme', reading).map((story) => story.slug)).toEqual([
    'strips',
    'fantasy',
  ]);
  expect(warnings).toEqual([]);
});

it('a story that is not there is left out and told, once', () => {
  const { reading, warnings } = recordedReading();
  expect(
    relatedStories(['908f3116-cf37-59be-ac58-c8e116afbeb4', fantasy, 'weg', {}], 'theme', reading),
  ).toHaveLength(1);
  expect(warnings).toEqual(['theme points at a story that is not there']);
});

it('an empty relation says nothing', () => {
  const { reading, warnings } = recordedReading();
  for (const empty of [null, undefined, '', [], [null, '']]) {
    expect(relatedStory(empty, 'type', reading)).toBeUndefined();
    expect(relatedStories(empty, 'theme', reading)).toEqual([]);
  }
  expect(warnings).toEqual([]);
});

it('one relation may stand in a list', () => {
  const { reading } = recordedReading();
  expect(relatedStory([fantasy, strips], 'type', reading)?.slug).toBe('fantasy');
  expect(relatedStory(strips, 'type', reading)?.slug).toBe('strips');
});
