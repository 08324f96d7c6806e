import { expect, it } from 'vitest';
import { type LiveTurn, liveRotation } from './live-rotation.ts';
import { type LiveItem, type LiveSchedule, liveView, NEXT_COUNT } from './live-schedule.ts';

const MINUTE = 60_000;
const at = (time: string) => new Date(`2025-10-26T${time}:00+01:00`);
const item = (uuid: string, start: string, more: Partial<LiveItem> = {}): LiveItem => ({
  uuid,
  title: uuid,
  start: at(start),
  ...more,
});
const signing = (uuid: string, start: string, end: string) =>
  item(uuid, start, { end: at(end), signing: { spot: 'Tafel 3' } });
const schedule = (items: readonly LiveItem[], more: Partial<LiveSchedule> = {}): LiveSchedule => ({
  items,
  slides: [
    { uid: 'words', kind: 'text', text: 'Koffie?' },
    { uid: 'picture', kind: 'image', image: { src: 'a.webp', alt: '', width: 3, height: 2 } },
  ],
  firstDay: '2025-10-25',
  lastStart: items.at(-1)?.start,
  ...more,
});
const names = (items: readonly LiveItem[] = []) => items.map(({ uuid }) => uuid).join(' ');
const told = (turns: readonly LiveTurn[]) =>
  turns.map((turn) => [
    turn.key,
    'items' in turn ? names(turn.items) : '',
    turn.foot ? `${turn.foot.kind}: ${names(turn.foot.items)}` : '',
  ]);

it('rotates through the next items, the signings and the editors’ slides, each above a list of items that are not on the slide (§2.79, §2.80)', () => {
  const items = [item('a', '14:00'), item('b', '14:00'), signing('c', '14:05', '15:00'), item('d', '15:00')];
  expect(told(liveRotation(schedule(items), at('13:52')))).toEqual([
    ['next-0', 'a b c', 'after: d'],
    ['signings-0', 'c', 'next: a b'],
    ['words', '', 'next: a b c'],
    ['picture', '', 'next: a b c'],
  ]);
});

it('never shows an item both on a slide and in the footer of that slide', () => {
  const items = [item('a', '13:55'), signing('b', '14:00', '15:00'), signing('c', '14:30', '15:30')];
  for (const minute of ['13:50', '13:56', '14:02', '14:20']) {
    for (const turn of liveRotation(schedule(items), at(minute))) {
      const held = 'items' in turn ? turn.items : [];
      expect(names(turn.foot?.items.filter((one) => held.includes(one))), `${minute} ${turn.key}`).toBe('');
    }
  }
});

it('shows three items that start at the same time on the first slide, and the rest two per slide above these three', () => {
  const items = [...'abcdef'].map((uuid) => item(uuid, '14:00'));
  expect(told(liveRotation(schedule(items), at('13:52'))).slice(0, 3)).toEqual([
    ['next-0', 'a b c', ''],
    ['next-1', 'd e', 'next: a b c'],
    ['next-2', 'f', 'next: a b c'],
  ]);
});

it('lists upcoming signings below the next three items', () => {
  const items = [
    ...[...'abc'].map((uuid) => item(uuid, '14:00')),
    signing('now', '13:30', '14:30'),
    signing('soon', '14:30', '15:30'),
  ].sort((one, other) => +one.start - +other.start);
  expect(liveRotation(schedule(items), at('13:52'))[0]?.foot).toMatchObject({
    kind: 'signings',
    items: [{ uuid: 'soon' }],
  });
});

it('states why there is no next item, and still shows the editors’ slides', () => {
  expect(liveRotation(schedule([]), at('20:00'))).toMatchObject([
    { kind: 'ended', view: { kind: 'over' }, foot: undefined },
    { kind: 'text', foot: undefined },
    { kind: 'image', foot: undefined },
  ]);
});

/** Returns whether the slide and its footer together contain the next three items. */
function holdsTheNext(turn: LiveTurn, next: readonly LiveItem[]): boolean {
  const held = [
    ...('items' in turn ? turn.items : []),
    ...(turn.foot?.kind === 'next' ? turn.foot.items : []),
  ];
  return next.every((one) => held.includes(one));
}

it('always shows the next three starts, on the day before the festival and throughout a busy day', () => {
  const day = schedule(
    Array.from({ length: 60 }, (_, index) => {
      // Four items start within ten minutes, and the next four 35 minutes later.
      const start = new Date(+at('10:00') + Math.floor(index / 4) * 35 * MINUTE + (index % 3) * 5 * MINUTE);
      const end = new Date(+start + 50 * MINUTE);
      return { ...item(String(index), '10:00'), start, end, signing: index % 5 === 0 ? {} : undefined };
    }).sort((one, other) => +one.start - +other.start),
  );
  let [shown, read] = [0, 0];
  for (let now = +at('00:00') - 300 * MINUTE; now < +at('23:59'); now += 11 * MINUTE) {
    const view = liveView(day, new Date(now));
    if (!('items' in view)) continue;
    const turns = liveRotation(day, new Date(now));
    shown += turns.length;
    read += turns.filter((turn) => holdsTheNext(turn, view.items.slice(0, NEXT_COUNT))).length;
  }
  expect(shown).toBeGreaterThan(300);
  expect(read / shown).toBe(1);
});
