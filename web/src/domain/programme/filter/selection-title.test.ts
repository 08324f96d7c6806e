import { describe, expect, it } from 'vitest';
import { eachGroup, type FilterOptions, type Selection } from './selection.ts';
import { selectionTitle } from './selection-title.ts';

const named = (titles: readonly string[]) => titles.map((title) => ({ uuid: title, slug: title, title }));
const OPTIONS: FilterOptions = {
  ...eachGroup(() => []),
  type: named([
    'Voorlezing',
    'Gesprek',
    'Kookdemo',
    'Meet & greet',
    'Signeersessie',
    'Workshop',
    'Zoektocht',
    'Quizzen',
    'Voorstelling',
  ]),
  theme: named(['Strips', 'Kinderen & jeugd', 'Young adult & fantasy', 'Literatuur & romans']),
  location: named(['Agora', 'Podium Leie', 'Voorleeshoek', 'Letterlab']),
  audience: named(['Met kinderen', 'Met tieners']),
  age: named(['4 tot 6 jaar', '7 tot 9 jaar', '12 tot 17 jaar']),
  access: named(['Gebarentaal', 'Rolstoeltoegankelijk']),
  reservation: named(['Zonder reserveren']),
  dayPart: named(['Namiddag']),
};
const title = (chosen: Partial<Selection>) =>
  selectionTitle({ ...eachGroup(() => []), ...chosen }, OPTIONS, '2025-10-29');

describe('the sentence that names a selection of a day', () => {
  it.each([
    [{ type: ['Voorlezing'] }, 'Voorlezingen op woensdag 29 oktober'],
    [{ type: ['Gesprek', 'Kookdemo'] }, 'Gesprekken en kookdemo’s op woensdag 29 oktober'],
    [{ type: ['Meet & greet'] }, 'Meet & greets op woensdag 29 oktober'],
    [{ type: ['Zoektocht', 'Quizzen'] }, 'Zoektochten en quizzen op woensdag 29 oktober'],
    [
      { type: ['Signeersessie', 'Workshop', 'Voorstelling'] },
      'Signeersessies, workshops en voorstellingen op woensdag 29 oktober',
    ],
    [{ theme: ['Strips'] }, 'Belevingen rond Strips op woensdag 29 oktober'],
    [{ location: ['Agora', 'Podium Leie'] }, 'Belevingen op woensdag 29 oktober, Agora en Podium Leie'],
    [
      { type: ['Voorlezing'], theme: ['Strips'], location: ['Agora'] },
      'Voorlezingen rond Strips op woensdag 29 oktober, Agora',
    ],
    [
      { type: ['Voorlezing'], audience: ['Met kinderen'] },
      'Voorlezingen voor kinderen op woensdag 29 oktober',
    ],
    [
      { audience: ['Met kinderen'], age: ['5', '8'] },
      'Belevingen voor kinderen (5 en 8 jaar) op woensdag 29 oktober',
    ],
    [
      { age: ['4 tot 6 jaar', '7 tot 9 jaar'] },
      'Belevingen (4 tot 6 en 7 tot 9 jaar) op woensdag 29 oktober',
    ],
    [
      { age: ['7 tot 9 jaar', '12 tot 17 jaar'] },
      'Belevingen (7 tot 9 en 12 tot 17 jaar) op woensdag 29 oktober',
    ],
    [
      { access: ['Gebarentaal'], reservation: ['Zonder reserveren'] },
      'Belevingen op woensdag 29 oktober, gebarentaal, zonder reserveren',
    ],
    [{ dayPart: ['Namiddag'] }, 'Belevingen op woensdag 29 oktober, in de namiddag'],
  ])('formats the title of the selection %j', (chosen, sentence) => {
    expect(title(chosen)).toBe(sentence);
  });

  it('returns no title if no filter is selected', () => {
    expect(title({})).toBeUndefined();
  });

  it('shows only the number of options for a group with many options, and for the longest group if the title is too long', () => {
    expect(title({ type: ['Voorlezing', 'Gesprek', 'Kookdemo', 'Workshop'] })).toBe(
      '4 soorten belevingen op woensdag 29 oktober',
    );
    expect(title({ type: ['Gesprek'], theme: ['Kinderen & jeugd', 'Young adult & fantasy'] })).toBe(
      'Gesprekken rond 2 thema’s op woensdag 29 oktober',
    );
  });

  it('begins with «Een keuze uit …» if the title would exceed 70 characters', () => {
    const long = 'Een podium met een naam die nergens op past, ook niet op een bord';
    const options = { ...OPTIONS, location: named([long]) };
    const selection = { ...eachGroup(() => []), location: [long] };
    expect(selectionTitle(selection, options, '2025-10-29')).toBe('Een keuze uit woensdag 29 oktober');
  });
});
