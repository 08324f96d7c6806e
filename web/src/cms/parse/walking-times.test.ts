import { expect, it, vi } from 'vitest';
import { parseBlocks } from './blocks.ts';
import { storyOf } from './fixtures/recorded-context.ts';
import { parseWalkingTimes } from './frame.ts';
import { createParseContext } from './parse-context.ts';

function read(content: object) {
  const log = vi.fn();
  const story = storyOf({
    uuid: 'u',
    name: 'Globale gegevens',
    full_slug: 'globaal/walking-times-test',
    content: { component: 'global_data', ...content },
  });
  const context = createParseContext({ story: 'frame', dates: 'utc', parseBlocks, log });
  return { times: parseWalkingTimes(story, context), log };
}
const walk = (from: unknown, to: unknown, minutes: unknown) => ({
  _uid: `${from} ${to} ${minutes}`,
  component: 'walking_time',
  from,
  to,
  minutes,
});

it('reads the walking times between stages, with minutes as strings or numbers', () => {
  const { times, log } = read({ walking_times: [walk('a', 'b', '3'), walk('b', 'c', 12)] });
  expect(times).toEqual([
    { from: 'a', to: 'b', minutes: 3 },
    { from: 'b', to: 'c', minutes: 12 },
  ]);
  expect(log).not.toHaveBeenCalled();
});

it('if a space lacks the field, returns no walking times and logs no warning', () => {
  const { times, log } = read({});
  expect(times).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});

it('leaves out a walking time without two stages or whole minutes, with a warning', () => {
  const wrong = ['', '0', '-2', '2.5', '61', 'ver', null, undefined].map((minutes) =>
    walk('a', 'b', minutes),
  );
  const { times, log } = read({ walking_times: [...wrong, walk('', 'b', '3'), walk('a', undefined, '3')] });
  expect(times).toEqual([]);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('a walking time of «2.5» minutes'));
});
