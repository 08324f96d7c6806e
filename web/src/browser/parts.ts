import { showAllowedMedia } from '../features/consent/outside-media.browser.ts';
import { ISLAND_REPLACED } from '../islands/start-islands.ts';
import { whenNear } from '../islands/when.ts';

/** Starts the script of one part, which needs no cleanup because it lives as long as the part's element. */
type Start = (part: HTMLElement) => void;

/** Interactive parts that only a few pages contain. The script of a part loads once the part is near the viewport. */
const PARTS: readonly (readonly [selector: string, load: () => Promise<Start>])[] = [
  [
    '[data-carousel]',
    () => import('../ui/pictures/carousel.browser.ts').then(({ startCarousel }) => startCarousel),
  ],
  [
    '[data-arrows]',
    () => import('../features/navigation/arrow-keys.browser.ts').then(({ startArrowKeys }) => startArrowKeys),
  ],
  ['[data-strip]', () => import('../ui/pictures/strip.browser.ts').then(({ startStrip }) => startStrip)],
  ['[data-wide]', () => import('../ui/scrollable.browser.ts').then(({ startScrollable }) => startScrollable)],
];

/** Starts the interactive parts of the page. If the HTML of an island is replaced, starts the parts in the new HTML. */
export function watchParts(): void {
  startParts();
  document.addEventListener(ISLAND_REPLACED, ({ target }) => {
    if (target instanceof Element) startParts(target);
  });
}

/** Starts the interactive parts of the page, or those of an element whose HTML was replaced. */
export function startParts(within: ParentNode = document): void {
  showAllowedMedia();
  for (const [selector, load] of PARTS) {
    for (const part of within.querySelectorAll<HTMLElement>(selector)) {
      // If the script fails to load, the part keeps its server HTML.
      whenNear(
        part,
        () =>
          void load().then(
            (start) => start(part),
            () => {},
          ),
      );
    }
  }
}
