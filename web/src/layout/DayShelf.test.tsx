import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PageColour } from '../domain/palette.ts';
import { DayShelf } from './DayShelf.tsx';

const COLOURS: readonly PageColour[] = ['red', 'orange', 'grey', 'white'];
const days = COLOURS.map((colour, index) => ({
  path: `/programma/2025-10-3${index}`,
  day: ['2025-10-30', '2025-10-31', '2025-11-01', '2025-11-02'][index] ?? '',
  colour,
}));

const spines = (current?: string) =>
  [
    ...renderToStaticMarkup(
      <DayShelf days={days} now={new Date('2025-10-31T09:00:00Z')} current={current} size="strip" />,
    ).matchAll(/data-state="(\w+)"( data-current="true")?>.*?data-colour="([\w-]+)"/g),
  ].map(([, state, isCurrent, colour]) => ({ state, isCurrent: isCurrent !== undefined, colour }));

describe('the shelf of days', () => {
  it('draws the spine of a red day in «ink», of a white day in «green», and of the open day in «paper»', () => {
    expect(spines('2025-11-01').map(({ colour }) => colour)).toEqual(['ink', 'orange', 'paper', 'green']);
    expect(spines('2025-11-01').filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  it('pulls out today on the shelf if no day is open', () => {
    expect(spines().map(({ colour }) => colour)).toEqual(['ink', 'paper', 'grey', 'green']);
  });

  it('marks the past days on the shelf', () => {
    expect(spines().map(({ state }) => state)).toEqual(['past', 'today', 'coming', 'coming']);
  });
});
