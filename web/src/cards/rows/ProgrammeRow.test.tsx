import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FIVE_AUTHORS, TWO_AUTHORS } from '../../domain/programme/fixtures/experience.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { exampleItem, LIFESTYLE } from '../item-examples.ts';
import { ProgrammeRow } from './ProgrammeRow.tsx';

const item = exampleItem('De slak heeft gelijk', {
  start: new Date('2025-10-26T09:00:00Z'),
  end: new Date('2025-10-26T10:30:00Z'),
  preciseLocation: 'Zaal 2',
  themes: [LIFESTYLE],
});
const before = new Date('2025-10-26T08:00:00Z');

/** Returns the declarations of a selector in the stylesheet. */
function styleOf(selector: string): Record<string, string> {
  const said: [string, string][] = [];
  const css = readFileSync(new URL('./Row.module.css', import.meta.url), 'utf8');
  postcss.parse(css).walkRules((rule) => {
    if (rule.selectors.includes(selector)) rule.walkDecls(({ prop, value }) => void said.push([prop, value]));
  });
  // The first rule of a selector is for the smallest screen and contains all declarations.
  return Object.fromEntries(said.reverse());
}

function words(changed: Partial<ProgrammeItem> = {}, now = before, reservable = false): string {
  const html = renderToStaticMarkup(
    <ProgrammeRow item={{ ...item, ...changed }} now={now} reservable={reservable} />,
  );
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('a row of the timetable', () => {
  it('starts a timetable row with its Brussels time, followed by title, place and kind (§2.38)', () => {
    expect(words()).toBe('10:00 tot 11:30 De slak heeft gelijk Forum, zaal 2 Gesprek');
  });

  it('names up to three authors below the title; if there are more, names two and counts the rest', () => {
    expect(words({ authors: TWO_AUTHORS })).toContain('gelijk Mira Vandoorne, Greet Soetaert Forum');
    expect(words({ authors: FIVE_AUTHORS })).toContain('gelijk Mira Vandoorne, Greet Soetaert +3 Forum');
  });

  it('names the authors of a cancelled item, and shows no byline for an item without authors', () => {
    expect(words({ authors: TWO_AUTHORS, statuses: ['cancelled'] })).toContain(
      'gelijk Mira Vandoorne, Greet Soetaert Forum, zaal 2 Gesprek geannuleerd',
    );
    for (const authors of [undefined, []]) {
      const row = { ...item, authors, statuses: ['cancelled' as const] };
      const html = renderToStaticMarkup(<ProgrammeRow item={row} now={before} />);
      expect(html).not.toContain('class="who"');
    }
  });

  it('truncates the names of authors only if they exceed the full width of their line', () => {
    expect(styleOf('.who')).toMatchObject({ width: '100%', 'text-overflow': 'ellipsis' });
  });

  it('lists the place, then the ages, the kind and the state', () => {
    const ages = { from: 6, to: 9 };
    expect(words({ ages, statuses: ['new'] }, before, true)).toMatch(
      /gelijk Forum, zaal 2 6 tot 9 jaar Gesprek met reservatie nieuw$/,
    );
  });

  it('names the day of an item in a list that is not grouped by day', () => {
    const html = renderToStaticMarkup(<ProgrammeRow item={item} now={before} withDay />);
    expect(html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toMatch(/^ zo 26\/10 10:00 De slak/);
  });

  it('shows the given words for the state of an item instead of the default words', () => {
    const during = new Date('2025-10-26T09:30:00Z');
    const html = renderToStaticMarkup(<ProgrammeRow item={item} now={during} words="al 30 min bezig" />);
    expect(html).toContain('al 30 min bezig');
    expect(html).not.toMatch(/nu bezig|data-state/);
  });

  it('links a row to its own moment of the experience', () => {
    const summary = { uuid: 'e', path: '/activiteiten/slak', title: 'De slak', hideReservation: false };
    const uuid = '9e494806-dec0-50e4-8ba8-aefdc0bd12f7';
    const html = renderToStaticMarkup(
      <ProgrammeRow item={{ ...item, uuid, experience: summary }} now={before} />,
    );
    expect(html).toContain('href="/activiteiten/slak?moment=nklIBt"');
  });

  it('marks a row whose item requires a reservation', () => {
    expect(words({}, before, true)).toMatch(/Gesprek met reservatie$/);
  });

  it('marks a row whose item is running', () => {
    expect(words({}, new Date('2025-10-26T09:30:00Z'))).toContain('nu bezig');
    expect(words({}, new Date('2025-10-26T10:31:00Z'))).not.toContain('nu bezig');
  });

  it('keeps the pink spine of a running item visible, without a gap to the next row', () => {
    const html = renderToStaticMarkup(<ProgrammeRow item={item} now={new Date('2025-10-26T09:30:00Z')} />);
    expect(html).toMatch(/<article [^>]*data-state="running".*?class="spine" data-colour="pink"/);
    const running = '.row[data-state="running"]';
    expect(styleOf(running)).toMatchObject({
      background: 'var(--pink)',
      'margin-block-start': '-1px',
      'border-block-start': '1px solid var(--ink)',
    });
    expect(styleOf(`${running} .spine[data-colour="pink"]`)['box-shadow']).toContain('var(--ink)');
  });

  it('names the states of an item: full, cancelled, moved and new', () => {
    expect(words({ statuses: ['soldOut'], access: ['wheelchair'] })).toMatch(/rolstoel volzet$/);
    expect(words({ statuses: ['moved', 'new'] })).toMatch(/Gesprek verplaatst nieuw$/);
  });

  it('colours the status of an item until the item is past', () => {
    const ribbon = (now: Date) =>
      renderToStaticMarkup(<ProgrammeRow item={{ ...item, statuses: ['new'] }} now={now} />).match(
        /data-colour="(\w+)">nieuw</,
      )?.[1];
    expect(ribbon(before)).toBe('green');
    expect(ribbon(new Date('2025-10-26T10:31:00Z'))).toBe('grey');
  });

  it('does not show a cancelled item as running', () => {
    const during = words({ statuses: ['cancelled'] }, new Date('2025-10-26T09:30:00Z'));
    expect(during).toContain('geannuleerd');
    expect(during).not.toContain('nu bezig');
  });

  it('shows no end time if the editor set none', () => {
    expect(words({ end: undefined })).toMatch(/^10:00 De slak/);
  });

  it('shows the days of an item of several days, and the hours of an item that ends after midnight', () => {
    expect(words({ end: new Date('2025-11-02T17:00:00Z') })).toMatch(/^zo 26\/10 tot zo 2\/11 /);
    const night = { start: new Date('2025-10-25T20:30:00Z'), end: new Date('2025-10-25T22:30:00Z') };
    expect(words(night)).toMatch(/^22:30 tot 00:30 /);
  });

  it('renders a timetable row for an item that has no page, place, kind or theme', () => {
    const bare = {
      experience: undefined,
      location: undefined,
      preciseLocation: undefined,
      type: undefined,
      themes: [],
    };
    expect(words(bare)).toBe('10:00 tot 11:30 De slak heeft gelijk');
  });

  it('links the place of an item to the plan of the hall, separately from the link of the row', () => {
    const html = renderToStaticMarkup(
      <ProgrammeRow item={item} now={before} onPlan="/praktisch#zaal-forum" />,
    );
    expect(html).toMatch(/<a [^>]*href="\/praktisch#zaal-forum"[^>]*>Forum, zaal 2<span[^>]*>, op het plan/);
  });

  it('names the accessibility features of an item', () => {
    expect(words({ access: ['signLanguage', 'wheelchair'] })).toMatch(
      /Gesprek Toegankelijk: gebarentaal, rolstoel$/,
    );
  });

  it.each([
    ['2025-10-30T14:00:00Z', before, 'Ook op donderdag 30 oktober om 15:00.'],
    ['2025-10-26T15:30:00Z', before, 'Ook vandaag om 16:30.'],
    ['2025-10-26T15:30:00Z', new Date('2025-10-25T08:00:00Z'), 'Ook dezelfde dag om 16:30.'],
  ])('names another moment of a full or cancelled item: %s', (instead, now, told) => {
    const html = renderToStaticMarkup(
      <ProgrammeRow item={{ ...item, statuses: ['soldOut'] }} now={now} instead={new Date(instead)} />,
    );
    expect(html).toContain(told);
  });
});
