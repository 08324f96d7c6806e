import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { facet, itemAt } from '../../domain/programme/fixtures/experience.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import { momentToSave, type SavedMoment } from '../../domain/programme/saved/saved-moment.ts';
import { MySavedItems } from './MySavedItems.tsx';

const NOW = new Date('2025-10-27T08:00:00Z');
const walks = { 'agora forum': 8 };
const experience = (path: string) => ({ uuid: path, path, title: path, hideReservation: false });

/** An item with times in UTC, one hour earlier than in Brussels. */
const at = (start: string, end: string, rest: Partial<RowItem>): RowItem => ({
  ...itemAt(`2025-10-27T${start}:00Z`, { end: new Date(`2025-10-27T${end}:00Z`), location: facet('Forum') }),
  uuid: start + end,
  ...rest,
});

function wordsOf(
  moments: readonly SavedMoment[],
  items?: readonly RowItem[],
  dropped: string[] = [],
  days: string[] = [],
): string {
  const savedItems = { moments, dropped: new Set(dropped), count: moments.length - dropped.length };
  const programme = items && { items, walks, days };
  const html = renderToStaticMarkup(
    <MySavedItems savedItems={savedItems} programme={programme} isAway={!items} now={NOW} />,
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

it('warns about clashing items (with alternatives), tight connections, and full or cancelled items', () => {
  const first = at('10:00', '11:00', { title: 'De slak', experience: experience('/slak') });
  const snail = at('16:30', '16:50', { title: 'De slak', experience: experience('/slak') });
  const second = at('10:40', '11:30', { title: 'De soep', experience: experience('/soep') });
  const again = at('15:00', '16:00', { title: 'De soep', experience: experience('/soep') });
  const tight = at('11:35', '12:00', { title: 'De muis', location: facet('Agora') });
  const full = at('13:00', '14:00', {
    title: 'De thee',
    experience: experience('/thee'),
    statuses: ['soldOut'],
  });
  const tea = { ...at('17:00', '18:00', { title: 'De thee', experience: experience('/thee') }) };
  const all = [first, second, again, tight, full, tea, snail];
  const words = wordsOf([full, tight, second, first].map(momentToSave), all);
  expect(words).toContain('4 bewaard op dit toestel.');
  expect(words).toContain('maandag 27 oktober');
  expect(words).toMatch(
    /De slak Forum Overlapt met ‘De soep’\. Andere momenten Ook om 17:30\. Kies dat moment .*Overlapt 20 minuten/,
  );
  expect(words).toContain('Overlapt 20 minuten met ‘De slak’. Andere momenten Ook om 16:00. Kies dat moment');
  expect(words).toContain('Krap: ‘De soep’ eindigt vijf minuten ervoor, en het is acht minuten wandelen.');
  expect(words).toContain('Volzet. Heb je geen plaats? Andere momenten Ook om 18:00. Kies dat moment');
});

it('lists a multi-day item under today with its days, without hours', () => {
  const exhibition = at('09:00', '17:00', {
    title: 'Negen ruggen',
    ongoing: true,
    start: new Date('2025-10-25T08:00:00Z'),
    end: new Date('2025-11-02T17:00:00Z'),
  });
  const words = wordsOf([momentToSave(exhibition)], [exhibition]);
  expect(words).toMatch(/maandag 27 oktober .*za 25\/10 tot zo 2\/11 .*Negen ruggen/);
  expect(words).not.toMatch(/10:00 tot|zaterdag 25 oktober/);
});

it('shows which items moved or left the programme, or says that the programme is unavailable', () => {
  const item = at('12:30', '13:30', { title: 'De kat', location: facet('Agora') });
  const before = { ...momentToSave(item), start: new Date('2025-10-27T11:00:00Z'), place: 'Forum' };
  const gone = { ...before, id: 'weg', title: 'De wolk' };
  const words = wordsOf([before, gone], [item]);
  expect(words).toContain('1 gewijzigd De kat: 12:00 → 13:30, Forum → Agora Gezien');
  expect(words).toMatch(/De wolk Forum Niet meer in het programma\./);
  const without = wordsOf([before, gone]);
  expect(without).toContain('We kunnen het programma nu niet ophalen.');
  expect(without).not.toMatch(/gewijzigd|Niet meer/);
});

it('shows that an item moved, even if the item is past', () => {
  const item = at('06:00', '07:00', { title: 'Vroeg op' });
  const before = { ...momentToSave(item), start: new Date('2025-10-27T09:00:00Z'), end: undefined };
  const same = at('06:30', '07:30', { title: 'Ook vroeg' });
  const words = wordsOf([before, momentToSave(same)], [item, same]);
  expect(words).toContain('1 gewijzigd Vroeg op: 10:00 → 07:00 , intussen voorbij Gezien');
  expect(words).toMatch(/Voorbij \(2\).*Vroeg op.*Gewijzigd: 10:00 → 07:00 .*Ook vroeg(?!.*Gewijzigd)/);
});

it('collapses past items, shows a removed item in its old place, and says that an empty pile is empty', () => {
  const over = at('06:00', '07:00', { title: 'Vroeg op' });
  const coming = at('12:00', '13:00', { title: 'De kat' });
  const words = wordsOf([over, coming].map(momentToSave), [over, coming], [coming.uuid]);
  expect(words).toMatch(/1 bewaard op dit toestel\..*Voorbij \(1\).*Vroeg op.*De kat.*Van je stapel gehaald/);
  expect(wordsOf([], [])).toContain('Je stapel is nog leeg.');
});

it('collapses the items of an earlier edition under its name, and counts only those of the current one', () => {
  const cat = at('12:30', '13:30', { title: 'De kat' });
  const old: SavedMoment = { id: 'oud123', title: 'De wolk', start: new Date('2024-10-27T10:00:00Z') };
  const days = ['2024-10-27', '2025-10-27'];
  const words = wordsOf([old, momentToSave(cat)], [cat], [], days);
  expect(words).toContain('1 bewaard op dit toestel.');
  expect(words).toMatch(/maandag 27 oktober.*De kat.*Boektopia 2024 \(1\).*zo 27\/10.*De wolk/);
  expect(words).not.toMatch(/Niet meer in het programma|Voorbij \(/);
  expect(words).toContain('Wis mijn stapel');
  const alone = wordsOf([old], [cat], [], days);
  expect(alone).toMatch(/Je stapel is nog leeg\..*Boektopia 2024 \(1\).*De wolk.*Wis mijn stapel/);
});
