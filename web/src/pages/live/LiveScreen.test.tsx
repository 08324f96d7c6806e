import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { LiveItem, LiveSchedule } from '../../domain/programme/live/live-schedule.ts';
import { hydrated } from '../../islands/fixtures/hydrated.tsx';
import { HallScreen } from './HallScreen.island.tsx';
import { LiveScreen } from './LiveScreen.tsx';

const item: LiveItem = {
  uuid: 'a',
  title: 'De slak heeft gelijk',
  start: new Date('2025-10-27T10:00:00+01:00'),
  stage: 'Leescafé',
  category: 'kids',
};
const plan: LiveSchedule = {
  items: [item],
  slides: [{ uid: 't', kind: 'text', text: 'Koffie?' }],
  firstDay: '2025-10-25',
  lastStart: item.start,
};

const PHONE = { address: 'boektopia.be/nu', size: 33, path: 'M4 4h1v1h-1z' };

/** The text of the screen as rendered by the server. */
function words(of: LiveSchedule | undefined, now: string): string {
  const html = renderToStaticMarkup(
    <LiveScreen now={new Date(now)} plan={of} phone={PHONE} address="/live.json" />,
  );
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

it('shows the time in Brussels and the next item with its time and stage (§1.7, §2.77, §2.78, §2.79)', () => {
  expect(words(plan, '2025-10-27T09:53:20+01:00')).toBe(
    'Boektopia in aantocht Op je telefoon boektopia.be/nu 09:53 :20 10:00 over 7 min De slak heeft gelijk Leescafé Koffie?',
  );
});

it.each([
  ['2025-10-27T10:04:59+01:00', 'nu bezig'],
  ['2025-10-26T20:00:00+01:00', 'Morgen: maandag 27 oktober'],
  ['2025-10-25T20:00:00+02:00', 'Verder op maandag 27 oktober'],
  ['2025-10-28T20:00:00+01:00', 'Het laatste woord is gezegd. Tot volgend jaar.'],
])('shows at the time %s: «%s»', (now, said) => {
  expect(words(plan, now)).toContain(said);
});

it('says when the festival begins, before its first day', () => {
  const opening = { ...plan, firstDay: '2025-10-27' };
  expect(words(opening, '2025-10-26T20:00:00+01:00')).toContain(
    'Boektopia begint morgen: maandag 27 oktober',
  );
  expect(words(opening, '2025-09-26T20:00:00+02:00')).toContain('Boektopia begint maandag 27 oktober');
});

it('says on which day the festival begins while no item is known', () => {
  const empty = { ...plan, items: [], lastStart: undefined };
  expect(words(empty, '2025-05-26T20:00:00+02:00')).toContain('Boektopia begint op zaterdag 25 oktober.');
  expect(words({ ...empty, firstDay: undefined }, '2025-05-26T20:00:00+02:00')).toContain(
    'Het programma komt eraan.',
  );
});

it('shows the name of a single stage once, and announces the end of the programme of that stage', () => {
  const stage = { ...plan, stage: 'Leescafé' };
  expect(words(stage, '2025-10-27T09:53:20+01:00').match(/Leescafé/g)).toHaveLength(1);
  const done = { ...stage, items: [], lastStart: new Date('2025-10-27T17:00:00+01:00') };
  expect(words(done, '2025-10-27T12:00:00+01:00')).toContain('Hier is het afgelopen.');
});

it('shows the status of an item, such as cancelled', () => {
  const of = (status: LiveItem['status']) =>
    words({ ...plan, items: [{ ...item, status }] }, '2025-10-27T10:01:00+01:00');
  expect(of('cancelled').match(/geannuleerd/g)).toHaveLength(1);
  expect(of('cancelled')).not.toContain('nu bezig');
  expect(of('soldOut')).toContain('nu bezig De slak heeft gelijk Leescafé volzet');
});

it('names the authors under a title, and omits the line if an item has no authors', () => {
  const byline = 'Mira Vandoorne, Greet Soetaert +3';
  expect(words({ ...plan, items: [{ ...item, byline }] }, '2025-10-27T09:53:20+01:00')).toContain(
    `De slak heeft gelijk ${byline} Leescafé`,
  );
  const html = renderToStaticMarkup(
    <LiveScreen
      now={new Date('2025-10-27T09:53:20+01:00')}
      plan={{ ...plan, items: [{ ...item, status: 'cancelled' }] }}
      phone={PHONE}
      address="/live.json"
    />,
  );
  expect(html).not.toContain('class="byline"');
});

it('shows signings with their tables on a separate slide, until the last signing of the day ends', () => {
  const signing: LiveItem = {
    ...item,
    byline: 'Mira Vandoorne',
    end: new Date('2025-10-27T11:00:00+01:00'),
    signing: { spot: 'Tafel 3' },
  };
  const board = 'Wie signeert waar 10:00 over 7 min Mira Vandoorne De slak heeft gelijk Tafel 3 Leescafé';
  expect(words({ ...plan, items: [signing] }, '2025-10-27T09:53:20+01:00')).toContain(board);
  expect(words({ ...plan, items: [signing] }, '2025-10-27T10:53:20+01:00')).toContain('10:00 nu bezig Mira');
  expect(words({ ...plan, items: [signing] }, '2025-10-27T11:00:20+01:00')).not.toContain('Wie signeert');
  expect(words({ ...plan, items: [signing] }, '2025-10-26T20:00:00+01:00')).not.toContain('Wie signeert');
});

it('names a table together with its stage, except on the screen of that stage', () => {
  const signing: LiveItem = { ...item, stage: 'Signeerplein', signing: { spot: 'Tafel 3' } };
  const at = '2025-10-27T09:53:20+01:00';
  const foot = 'Straks signeren 10:00 De slak heeft gelijk Signeerplein, tafel 3';
  const others = ['a', 'b', 'c'].map((uuid) => ({
    ...item,
    uuid,
    start: new Date('2025-10-27T09:55:00+01:00'),
  }));
  expect(words({ ...plan, items: [signing] }, at)).toContain('De slak heeft gelijk Signeerplein, tafel 3');
  expect(words({ ...plan, items: [...others, signing] }, at)).toContain(foot);
  expect(words({ ...plan, stage: 'Signeerplein', items: [...others, signing] }, at)).toContain(
    'Straks signeren 10:00 De slak heeft gelijk Tafel 3',
  );
});

it('shows the clock and a notice if the content is unavailable', () => {
  expect(words(undefined, '2025-10-27T09:53:20+01:00')).toBe(
    'Boektopia in aantocht Op je telefoon boektopia.be/nu 09:53 :20 Het programma komt eraan.',
  );
});

it('shows an urgent announcement over all slides', () => {
  const said = words({ ...plan, urgent: 'De hal sluit om 16:00.' }, '2025-10-27T09:53:20+01:00');
  expect(said).toMatch(/09:53 :20 De hal sluit om 16:00\. 10:00/);
});

it('hydrates without changes to the server HTML, and can then be paused', async () => {
  const now = new Date('2025-10-27T09:53:20+01:00');
  const html = await hydrated(HallScreen, { now, plan, phone: PHONE, address: '/live.json' });
  expect(html).toContain('Beelden stilzetten');
});
