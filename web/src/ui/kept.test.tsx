import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import {
  drawnLater,
  fetchDrawnParts,
  fetchLaterParts,
  isSame,
  Kept,
  reactingLater,
  telling,
} from './kept.tsx';

const Word = ({ word }: { word: string }) => <b>{word}</b>;

it('draws on the server what a browser will keep', () => {
  const html = renderToStaticMarkup(
    <Kept of={['a']} className="part">
      {() => <Word word="hier" />}
    </Kept>,
  );
  expect(html).toBe('<div class="part"><b>hier</b></div>');
});

it('draws with what the server has at hand, and fetches no code for it', () => {
  const load = vi.fn(async () => Word);
  const Drawn = drawnLater({ written: Word, load });
  expect(renderToStaticMarkup(<Drawn word="nu" />)).toBe('<b>nu</b>');
  fetchLaterParts();
  expect(load).not.toHaveBeenCalled();
});

it('fetches the code of parts that a page to come may need, be it to be had or not', async () => {
  const load = vi.fn(async () => Word);
  const lost = vi.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  drawnLater({ written: undefined, load });
  drawnLater({ written: undefined, load: lost });
  fetchLaterParts();
  expect(load).toHaveBeenCalledOnce();
  expect(lost).toHaveBeenCalledOnce();
  await expect(lost.mock.results[0]?.value).rejects.toThrow('Failed to fetch');
});

it('tells content that is asked for again from content that changed', () => {
  const content = { title: 'Praktisch', links: ['/a'], at: new Date('2025-10-27T09:30:00Z') };
  expect(telling(structuredClone(content))).toBe(telling(content));
  expect(telling({ ...content, links: ['/b'] })).not.toBe(telling(content));
  expect([undefined, false, 'x'].map(telling)).toEqual(['', 'false', '"x"']);
});

it('draws again what holds something else, and what cannot be told', () => {
  expect(isSame({ block: { uid: 'a' } }, { block: { uid: 'a' } })).toBe(true);
  expect(isSame({ block: { uid: 'a' } }, { block: { uid: 'b' } })).toBe(false);
  const round: { self?: object } = {};
  round.self = round;
  expect(isSame(round, round)).toBe(false);
});

it('draws at once with code that has come meanwhile, and waits for it nowhere', async () => {
  const Drawn = drawnLater<{ word: string }>({ written: undefined, load: async () => Word });
  const draw = () => renderToStaticMarkup(<Drawn word="straks" />);
  expect(draw).toThrow();
  fetchDrawnParts();
  await Promise.resolve();
  expect(draw()).toBe('<b>straks</b>');
});

it('fetches what reacts for the page that is shown alone', () => {
  const load = vi.fn(async () => Word);
  reactingLater({ written: undefined, load });
  fetchDrawnParts();
  expect(load).not.toHaveBeenCalled();
  fetchLaterParts();
  expect(load).toHaveBeenCalledOnce();
});
