import { describe, expect, it } from 'vitest';
import { type Hears, onlyFrom } from './only-from.ts';

const EDITOR = 'https://app.storyblok.com';

/** A window whose bridge notes what it hears. */
function aWindow() {
  const page = new EventTarget();
  const hears: Hears = page;
  const stop = onlyFrom(EDITOR, hears);
  const heard: unknown[] = [];
  hears.addEventListener('message', ({ data }) => heard.push(data));
  const tell = (data: unknown, origin: string) =>
    page.dispatchEvent(new MessageEvent('message', { data, origin }));
  return { tell, heard, stop };
}

describe('messages for the editor’s bridge', () => {
  it('are heard from the editor', () => {
    const { tell, heard } = aWindow();
    tell({ action: 'input', story: {} }, EDITOR);
    expect(heard).toHaveLength(1);
  });

  it.each([
    'https://kwaad.example',
    'http://app.storyblok.com',
    'https://app.storyblok.com.kwaad.example',
    'null',
    '',
  ])('are not heard from «%s»', (origin) => {
    const { tell, heard } = aWindow();
    tell({ action: 'input', story: {} }, origin);
    expect(heard).toEqual([]);
  });

  it('leave those of others alone, and in the end everything', () => {
    const { tell, heard, stop } = aWindow();
    tell('{"event":"ready"}', 'https://www.youtube-nocookie.com');
    tell({ event: 'ready' }, 'https://player.vimeo.com');
    stop();
    tell({ action: 'input' }, 'https://kwaad.example');
    expect(heard).toHaveLength(3);
  });
});
