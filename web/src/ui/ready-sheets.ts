/** Tells apart a sheet that waits from one that React brings: to React it is another address, to the browser the same file. */
const WAITING = '#ready';

/** Those that have come, by address: to look for each in the document took as long as to draw a part of a page. */
const ready = new Map<string, HTMLLinkElement>();

/**
 * Fetches a style sheet of a page that may be opened next, without any effect on the page that is shown: it is read and
 * waits in the document. A sheet that takes effect as it arrives has a browser lay out all of the page that is about to go.
 */
export function makeSheetReady(href: string): void {
  if (document.querySelector(`style[data-href~="${href}"],link[rel=stylesheet][href="${href}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', media: 'not all', href: href + WAITING });
  link.onload = () => {
    link.dataset.ready = href;
    ready.set(href, link);
  };
  // One that does not come is asked for again where it is needed.
  link.onerror = () => link.remove();
  document.head.append(link);
}

/** The style sheet with this address where it was made ready, and has come. With `media` «all» it takes effect. */
export const readySheet = (href: string): HTMLLinkElement | undefined => ready.get(href);
