import { createContext, type ReactNode, use } from 'react';
import { NarrowedPictures } from './narrowed-sizes.ts';

/** The HTML of a part of a page; `undefined` where it has to be drawn in its page. */
export type WriteOnce = (of: readonly unknown[], draw: () => ReactNode) => string | undefined;

/** On the server, where what is written of a page may be kept for others. */
export const WrittenParts = /* @__PURE__ */ createContext<WriteOnce | undefined>(undefined);

type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * What stands in an element, to be spread into it. The server writes it once for all pages that show the same, as it would
 * have in each of them; a browser draws it. `of` is its name and all that it is made of, the time by which it is judged
 * included: objects by which they are, for as long as nothing changes in them. What `draw` draws reads nothing of its page by
 * itself: no address, no context but {@link NarrowedPictures}.
 */
export function useContent(of: readonly unknown[], draw: () => ReactNode): Content {
  if (!import.meta.env.SSR) return { children: draw() };
  const writeOnce = use(WrittenParts);
  const narrowed = use(NarrowedPictures);
  const html = writeOnce?.([...of, narrowed], () => (
    <NarrowedPictures value={narrowed}>{draw()}</NarrowedPictures>
  ));
  return html === undefined ? { children: draw() } : { dangerouslySetInnerHTML: { __html: html } };
}
