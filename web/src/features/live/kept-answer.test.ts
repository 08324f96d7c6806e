import { expect, it } from 'vitest';
import { keepAnswer, keptAnswer } from './kept-answer.ts';

const ANSWER = { now: new Date('2025-10-27T09:00:00Z'), plan: { items: [], slides: [] } };
const TEN_MINUTES_FAST = Date.UTC(2025, 9, 27, 9, 10);

function store(held = new Map<string, string>()) {
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
}

it('a kept answer tells the right time on a device whose clock is wrong', () => {
  const device = store();
  keepAnswer(device, '/live.json', ANSWER, TEN_MINUTES_FAST);
  expect(keptAnswer(device, '/live.json', TEN_MINUTES_FAST + 3_600_000)).toEqual({
    ...ANSWER,
    now: new Date('2025-10-27T10:00:00Z'),
  });
});

it('every screen keeps its own', () => {
  const device = store();
  keepAnswer(device, '/live.json?locatie=forum', ANSWER, 0);
  expect(keptAnswer(device, '/live.json', 0)).toBeUndefined();
});

it.each(['', 'null', '3', '{', '{"answer":{}}', '{"deviceNow":3}'])(
  '«%s» in storage is nothing kept',
  (text) => {
    expect(keptAnswer(store(new Map([['/live.json', text]])), '/live.json', 0)).toBeUndefined();
  },
);
