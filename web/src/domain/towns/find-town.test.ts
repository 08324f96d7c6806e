import { describe, expect, it } from 'vitest';
import { findTown, spellingOf, TOWNS } from './find-town.ts';

const labelOf = (requested: string): string => {
  const answer = findTown(requested);
  return answer ? spellingOf(answer) : '';
};

describe('finding a town', () => {
  it.each([
    ['8500', '8500 Kortrijk'],
    ['kortrijk', '8500 Kortrijk'],
    ['8500 Kortrijk', '8500 Kortrijk'],
    [' KORTRIJK ', '8500 Kortrijk'],
    ['sint niklaas', '9100 Sint-Niklaas'],
    ['St.-Niklaas', '9100 Sint-Niklaas'],
    ['’s-Gravenwezel', '2970 ’s-Gravenwezel'.replace('’', "'")],
    ['B-9700', '9700 Oudenaarde'],
    ['9700 Eine', '9700 Eine'],
    ['2060', '2000 Antwerpen'],
    ['2980 Halle', '2980 Halle'],
    ['Erpe-Mere', '9420 Erpe-Mere'],
    ['3401', '3400 Landen'],
    ['Pepingen', '1670 Pepingen'],
    ['1674', '1670 Pepingen'],
    ['Mesen', '8957 Mesen'],
    ['9120 Kallo', '9120 Kallo'],
    ['9130', '9130 Kieldrecht'],
    ['Laken', '1020 Laken'],
    ['Ename', '9700 Ename'],
    ['\ufeff85\u200b00', '8500 Kortrijk'],
    ['Kort\u00adrijk', '8500 Kortrijk'],
  ])('finds a town by «%s»', (requested, label) => {
    expect(labelOf(requested)).toBe(label);
  });

  it('suggests towns for a misspelt name', () => {
    expect(labelOf('Kortijk')).toBe('~8500 Kortrijk');
    expect(labelOf('Oudenarde')).toBe('~9700 Oudenaarde');
    expect(labelOf('Niklaas')).toBe('~9100 Sint-Niklaas');
    expect(labelOf('Bruge')).toBe('~8000 Brugge');
    expect(labelOf('gnt')).toBe('~9000 Gent');
  });

  it('uses the coordinates of the municipality for a village without coordinates', () => {
    const [village, town] = [findTown('Ename'), findTown('9700')];
    if (village?.kind !== 'town' || town?.kind !== 'town') throw new Error('both are towns');
    expect(village.town.point).toEqual(town.town.point);
  });

  it('returns a choice of towns for a name that two towns share', () => {
    expect(findTown('halle')).toEqual({ kind: 'choice', why: 'same', labels: ['1500 Halle', '2980 Halle'] });
    expect(findTown('Deurne')).toMatchObject({ why: 'same', labels: ['2100 Deurne', '3290 Deurne'] });
  });

  it.each([
    ['Parijs', '?'],
    ['4000', '?'],
    ['75001', '?'],
    ['1934', '9999'],
    ['x', '?'],
    ['', ''],
  ])('finds no town by «%s»', (requested, answer) => {
    expect(labelOf(requested)).toBe(answer);
  });
});

it.each([
  '8500',
  'Kortijk',
  'Halle',
  'Meldert',
  'Sint',
  'Beveren-Waas',
  'Parijs',
  '1934',
  '4000',
  '~',
  '~Parijs',
  '~?',
])('finds an identical result for the canonical spelling of «%s»', (requested) => {
  const answer = findTown(requested);
  expect(answer).toBeDefined();
  expect(findTown(labelOf(requested))).toEqual(answer);
});

describe('the table of towns', () => {
  it('lists only towns within Flanders and Brussels', () => {
    for (const { label, point } of TOWNS) {
      expect(point.lat, label).toBeGreaterThan(50.68);
      expect(point.lat, label).toBeLessThan(51.51);
      expect(point.lng, label).toBeGreaterThan(2.54);
      expect(point.lng, label).toBeLessThan(5.92);
    }
    expect(TOWNS.length).toBeGreaterThan(900);
  });

  it('finds every town by its label, and by its name if the name is unique', () => {
    expect(new Set(TOWNS.map(({ label }) => label)).size).toBe(TOWNS.length);
    for (const { label } of TOWNS) expect(labelOf(label)).toBe(label);
    for (const { name, label } of TOWNS) {
      const answer = findTown(name);
      const labels = answer?.kind === 'choice' ? answer.labels : [labelOf(name)];
      expect(labels).toContain(label);
    }
  });

  it('finds one town for every postal code', () => {
    for (const code of TOWNS.flatMap(({ codes }) => codes))
      expect(findTown(String(code))?.kind, String(code)).toBe('town');
  });
});
