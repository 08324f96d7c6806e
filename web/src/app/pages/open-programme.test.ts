import { expect, it } from 'vitest';
import { wholeProgramme } from '../../domain/programme/whole-programme.ts';
import { programmeText } from '../../screens/programme-text/programme-text.tsx';
import { ourContent, PATIENCE_MS } from './fixtures/our-content.ts';

const ORIGIN = 'https://www.boektopia.be';
const cms = ourContent();

it(
  'the text of the whole festival names every item, in at most 60 KB',
  async () => {
    const [pages, items] = await Promise.all([cms.festivalDays(), cms.programmeItems()]);
    const site = { origin: ORIGIN, canonical: `${ORIGIN}/programma/tekst`, indexed: true };
    const html = programmeText(wholeProgramme(pages, items), site);
    expect(items.length).toBeGreaterThan(300);
    expect(html.match(/<li>/g)?.length).toBeGreaterThanOrEqual(items.length);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(60 * 1024);
  },
  PATIENCE_MS,
);
