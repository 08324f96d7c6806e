import { beforeEach, expect, it, vi } from 'vitest';
import { itemAt } from '../../domain/programme/fixtures/experience.ts';
import { momentToSave } from '../../domain/programme/saved/saved-moment.ts';

const RENDERED = new Date('2025-10-27T08:00:00Z');
const CAT = momentToSave(itemAt('2025-10-27T10:00:00Z', { title: 'De kat' }));

// The modules cache saved items per document, and each test opens a new document.
beforeEach(() => vi.resetModules());

/** Returns the text of the page in a browser, at a URL and with moments saved on the device. */
async function wordsAt(address: string, saved: readonly (typeof CAT)[] = []): Promise<string> {
  const { hydrated } = await import('../../islands/fixtures/hydrated.tsx');
  const { SavedItemsContent } = await import('./SavedItemsContent.tsx');
  const { KEY } = await import('../../features/saved-items/saved-moments.ts');
  const html = await hydrated(
    SavedItemsContent,
    { rendered: RENDERED },
    {
      address,
      before: (window) => {
        for (const { id, ...copy } of saved) window.localStorage.setItem(KEY + id, JSON.stringify(copy));
      },
    },
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

it('hydrates the server HTML and then shows the saved items', async () => {
  expect(await wordsAt('/mijn-stapel')).toContain('Je stapel is nog leeg.');
});

it('shows a saved item before the programme has arrived', async () => {
  expect(await wordsAt('/mijn-stapel', [CAT])).toMatch(
    /1 bewaard op dit toestel\..*maandag 27 oktober.*11:00 .*De kat/,
  );
});

it('shows the shared plan from the hash of the address, which browsers do not send to the server', async () => {
  expect(await wordsAt('/mijn-stapel#geen-plan', [CAT])).toMatch(
    /Een gedeelde stapel.*Deze link is niet volledig/,
  );
});
