import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SHIPPED_EDITION } from '../../../../content-fixtures/editions.ts';

const SOURCE = new URL('../../', import.meta.url);
const PAGE = join(SHIPPED_EDITION, 'stories', 'privacy.json');

/** The modules that store something on a device, each with the words that the privacy page uses for it. */
const STORED: Readonly<Record<string, readonly string[]>> = {
  'features/consent/consent-store.ts': ['keuzes over cookies'],
  'features/filter/stored-display.browser.ts': ['of je een dag als rooster leest'],
  'features/forms/use-form.ts': ['Wat je in een formulier typt, onthoudt alleen het tabblad'],
  'features/live/live-response.ts': ['zijn bladzijde en zijn uurrooster'],
  'features/live/use-offline-copy.ts': ['zijn bladzijde en zijn uurrooster'],
  'features/navigation/latest-location.ts': [
    'de laatste pagina die je bezocht',
    'de pagina’s waar je net was',
  ],
  'features/navigation/scroll-position.browser.ts': ['hoe ver je daar las'],
  'features/saved-items/saved-moments.ts': ['van elk moment de titel, het uur en de plaats'],
  'features/town/stored-choice.ts': ['woonplaats'],
  'features/town/town.browser.ts': ['Vertel je waar je woont'],
  'layout/header/announcement.browser.ts': ['de mededeling die je sloot'],
  'worker/stores.ts': [
    'De lege bladzijde van de site, met haar letters, stijlen en code, vanaf je eerste bezoek',
    'Het programma: dagen, podia, plan, auteurs en praktische pagina’s',
    'De teksten van activiteiten',
    'Beelden die je zag, hoogstens 120',
  ],
};

const page = readFileSync(PAGE, 'utf8');

it('describes on the privacy page everything that a page or the worker stores on a device', () => {
  const keepers = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => {
    if (!/\.tsx?$/.test(name) || /\.test\.tsx?$/.test(name) || name === 'ui/stored.ts') return false;
    const code = readFileSync(new URL(name, SOURCE), 'utf8');
    return /\.setItem\(|writeStored\(|caches\.open\(|document\.cookie|indexedDB/.test(code);
  });
  expect(keepers.sort()).toEqual(Object.keys(STORED));
  for (const words of Object.values(STORED).flat()) expect(page).toContain(words);
});

it('explains on the privacy page what each of the two delete buttons removes, and what neither removes', () => {
  expect(page).toContain('‘Wis mijn stapel’ onder aan je stapel haalt het weg, en niets anders');
  expect(page).toContain('‘Wis alles’ onder aan deze pagina haalt dat allemaal weg');
  expect(page).toContain('Eén ding laat ze staan: het scherm dat in de zalen hangt');
});
