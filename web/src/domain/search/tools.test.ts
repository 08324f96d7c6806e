import { describe, expect, it } from 'vitest';
import { toolsMeant } from './tools.ts';

const SUNDAY = new Date('2025-10-26T13:00:00Z');
const festival = {
  days: Array.from({ length: 9 }, (_, day) =>
    new Date(Date.UTC(2025, 9, 25 + day)).toISOString().slice(0, 10),
  ),
  stages: [
    { slug: 'forum', title: 'Forum', words: ['forum'] },
    { slug: 'podium-leie', title: 'Podium Leie', words: ['podium', 'leie'] },
  ],
  knows: (word: string) => word === 'zorgen',
};
const pathsFor = (term: string, now = SUNDAY) =>
  toolsMeant([term.split(' ')], festival, now).map(({ path }) => path);

describe('the tools that a query means', () => {
  it.each([
    ['nu', ['/nu']],
    ['nu bezig', ['/nu']],
    ['signeren', ['/signeren']],
    ['signeren vandaag', ['/signeren?dag=2025-10-26']],
    ['signeert morgen', ['/signeren?dag=2025-10-27']],
    ['vandaag', ['/programma/2025-10-26']],
    ['programma morgen', ['/programma/2025-10-27']],
    ['zondag', ['/programma/2025-10-26', '/programma/2025-11-02']],
    ['31 oktober', ['/programma/2025-10-31']],
    ['zondag 2 11', ['/programma/2025-11-02']],
    ['forum', ['/programma/2025-10-26?locatie=forum']],
    ['podium leie zaterdag', ['/programma/2025-11-01?locatie=podium-leie']],
    ['favorieten', ['/mijn-stapel']],
    ['auteurs', ['/auteurs']],
    ['programma printen', ['/programma/tekst']],
  ])('finds for «%s» the tools %j', (term, paths) => {
    expect(pathsFor(term)).toEqual(paths);
  });

  it('finds tools despite a spelling mistake, unless the misspelt word is itself a known word', () => {
    expect(pathsFor('signerne')).toEqual(['/signeren']);
    expect(pathsFor('zaterdga')).toEqual(['/programma/2025-11-01']);
    expect(pathsFor('zorgen')).toEqual([]);
  });

  it.each(['mira signeert', 'een dag', '31', 'leie', 'vandaag eten', 'programma'])(
    'finds no tools for «%s»',
    (term) => {
      expect(pathsFor(term)).toEqual([]);
    },
  );

  it('finds a past day if no later day has that name, and no day for «vandaag» outside the festival', () => {
    const after = new Date('2025-11-20T12:00:00Z');
    expect(pathsFor('maandag', after)).toEqual(['/programma/2025-10-27']);
    expect(pathsFor('vandaag', after)).toEqual([]);
  });

  it('names the day and the stage in the titles of tools', () => {
    const titleOf = (term: string) => toolsMeant([term.split(' ')], festival, SUNDAY)[0]?.title;
    expect(titleOf('morgen')).toBe('Maandag 27 oktober');
    expect(titleOf('signeren morgen')).toBe('Wie signeert op maandag 27 oktober');
    expect(titleOf('forum')).toBe('Forum op zondag 26 oktober');
  });
});
