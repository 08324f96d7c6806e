import { expect, it } from 'vitest';
import { story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { relations } from './relations.ts';
import { walkingTimes } from './walking-times.ts';

const stage = (slug: string) => story(`locaties/${slug}`, { component: 'location', title: slug });
const walks = (...pairs: [string, string, unknown][]) => [
  stage('forum'),
  stage('agora'),
  stage('leescafe'),
  story('globaal/global-data', {
    component: 'global_data',
    walking_times: pairs.map(([from, to, minutes]) => ({
      component: 'walking_time',
      from: `uuid-locaties/${from}`,
      to: `uuid-locaties/${to}`,
      minutes,
    })),
  }),
];

it('accepts one walking time in minutes for each pair of stages', () => {
  expect(said(walkingTimes, walks(['forum', 'agora', '3'], ['agora', 'leescafe', 60]))).toEqual([]);
});

it('reports a pair of stages that occurs twice, even in reverse order', () => {
  expect(said(walkingTimes, walks(['forum', 'agora', '3'], ['agora', 'forum', '4']))).toEqual([
    'fout globaal/global-data: Looptijden 2: voor dit paar podia staat er al een looptijd, en de eerste telt',
  ]);
});

it('reports invalid minutes, and a walk from a stage to itself', () => {
  const what = (minutes: unknown) => said(walkingTimes, walks(['forum', 'agora', minutes]));
  expect(what('2.5')).toEqual([
    'fout globaal/global-data: Looptijden 1: ‘2.5’ is geen aantal minuten van 1 tot 60',
  ]);
  for (const wrong of ['', '0', '-3', '61', 'ver', undefined]) expect(what(wrong)).toHaveLength(1);
  expect(said(walkingTimes, walks(['forum', 'forum', '1']))).toEqual([
    'fout globaal/global-data: Looptijden 1: de looptijd gaat van een podium naar zichzelf',
  ]);
});

it('does not report missing stages, because the rule for relations reports them', () => {
  const files = walks(['forum', 'balzaal', '3']);
  expect(said(walkingTimes, files)).toEqual([]);
  expect(said(relations, files)).toEqual([
    'fout globaal/global-data: Looptijden 1 › Naar podium: de keuze in dit veld (podium) is verwijderd en wordt hier nog gebruikt',
  ]);
});
