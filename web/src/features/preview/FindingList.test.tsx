import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { StoryFinding } from '../../domain/pages/story-findings.ts';
import { hydrated } from '../../islands/fixtures/hydrated.tsx';
import { type Check, CheckedStory } from './FindingList.tsx';
import { StoryFindings } from './StoryFindings.island.tsx';

const finding = (more: Partial<StoryFinding> = {}): StoryFinding => ({
  rule: 'verplicht veld',
  severity: 'fout',
  draft: false,
  path: 'Titel',
  what: 'Dit veld is leeg.',
  visitors: 'Ze zien dit deel niet.',
  mend: 'Vul het veld in.',
  ...more,
});
const several = (count: number) => Array.from({ length: count }, (_, at) => finding({ path: `Veld ${at}` }));
const shown = (check: Exclude<Check, 'none'>) => renderToStaticMarkup(<CheckedStory check={check} />);
const linesOf = (html: string) =>
  html
    .split(/<\/?(?:p|summary)[^>]*>/)
    .map((part) => part.replace(/<[^>]*>/g, ''))
    .filter((part) => part !== '');

it.each<[Exclude<Check, 'none'>, string]>([
  ['checking', 'De inhoud wordt nagekeken …'],
  ['failed', 'Kon de inhoud niet nakijken.'],
  [[], 'Nagekeken: geen bevindingen.'],
])('states a check without a list in one sentence: %s', (check, words) => {
  expect(linesOf(shown(check))).toEqual([words]);
  expect(shown(check)).not.toContain('<details');
});

it('says where a finding is, what is wrong, what visitors notice, and what to do', () => {
  expect(linesOf(shown([finding()]))).toEqual([
    'Nagekeken: 1 fout.',
    'Verberg de bevindingen',
    'Fout bij Titel',
    'Dit veld is leeg.',
    'Bezoekers: ze zien dit deel niet.',
    'Wat je doet: vul het veld in.',
  ]);
  expect(linesOf(shown([finding({ severity: 'tip', path: '', draft: true })]))).toContain(
    'Tip (alleen in het concept)',
  );
});

it('counts the findings of each severity, and folds more than three of them', () => {
  const mixed = [
    finding(),
    finding({ severity: 'waarschuwing' }),
    finding({ severity: 'waarschuwing', path: 'x' }),
  ];
  expect(linesOf(shown(mixed))[0]).toBe('Nagekeken: 1 fout en 2 waarschuwingen.');
  expect(shown(several(3))).toContain('<details open="">');
  expect(shown(several(4))).toContain('<details>');
  expect(linesOf(shown(several(4)))).toContain('Toon de bevindingen');
});

it('hydrates the band, which says nothing about findings until its script runs', async () => {
  expect(renderToStaticMarkup(<StoryFindings slug="home" />)).toBe('');
  expect(await hydrated(StoryFindings, { slug: 'home' })).toContain('De inhoud wordt nagekeken …');
});
