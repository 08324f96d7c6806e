import { describe, expect, it } from 'vitest';
import { acceptOnlyFrom, type MessageTarget, oneAtATime } from './editor-messages.ts';

const EDITOR = 'https://app.storyblok.com';

/** Creates a window with a stub of the editor's bridge that records the messages it receives. */
function aWindow() {
  const page = new EventTarget();
  const hears: MessageTarget = page;
  const stop = acceptOnlyFrom(EDITOR, hears);
  const heard: unknown[] = [];
  hears.addEventListener('message', ({ data }) => heard.push(data));
  const tell = (data: unknown, origin: string) =>
    page.dispatchEvent(new MessageEvent('message', { data, origin }));
  return { tell, heard, stop };
}

describe('messages to the editor bridge', () => {
  it('passes messages from the editor', () => {
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
  ])('rejects messages from «%s»', (origin) => {
    const { tell, heard } = aWindow();
    tell({ action: 'input', story: {} }, origin);
    expect(heard).toEqual([]);
  });

  it('ignores messages that are not from the editor, and lets every message through once it is stopped', () => {
    const { tell, heard, stop } = aWindow();
    tell('{"event":"ready"}', 'https://www.youtube-nocookie.com');
    tell({ event: 'ready' }, 'https://player.vimeo.com');
    stop();
    tell({ action: 'input' }, 'https://kwaad.example');
    expect(heard).toHaveLength(3);
  });
});

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('sends one value at a time, and then only the latest of those that arrived meanwhile', async () => {
  const sent: string[] = [];
  const arrivals: (() => void)[] = [];
  const type = oneAtATime((text: string) => {
    sent.push(text);
    return new Promise<void>((resolve) => arrivals.push(resolve));
  });
  for (const text of ['B', 'Bo', 'Boe', 'Boek']) type(text);
  expect(sent).toEqual(['B']);
  arrivals[0]?.();
  await settle();
  expect(sent).toEqual(['B', 'Boek']);
  type('Boeken');
  arrivals[1]?.();
  await settle();
  expect(sent).toEqual(['B', 'Boek', 'Boeken']);
  arrivals[2]?.();
  await settle();
  type('Boekje');
  expect(sent.at(-1)).toBe('Boekje');
});
