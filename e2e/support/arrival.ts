import type { Browser, ViewportSize } from '@playwright/test';

/** Chromium counts what moves less, in CSS pixels, as standing still. */
const STANDS_STILL = 3;

/**
 * What a visitor sees move while a page arrives: a browser paints what it has read so far, and what comes after may push it
 * aside. The page is put together once more, node by node, and after each it is seen where everything on the first screen
 * stands. What comes before the last render-blocking marker is not painted before that marker.
 *
 * Where a browser stops reading is chance, which hangs on the line and the processor: an opening or ten find next to nothing.
 */
export async function movedOnArrival(
  browser: Browser,
  url: string,
  screens: readonly ViewportSize[],
): Promise<string[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    // As it arrives: nothing has run yet.
    await page.route('**/*.js', (route) => route.abort());
    const answer = await page.goto(url);
    const html = (await answer?.text()) ?? '';
    await page.evaluate(() => document.fonts.ready);
    const moved: string[] = [];
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const there = await page.evaluate(putTogether, [html, STANDS_STILL] as const);
      moved.push(...there.map((what) => `at ${screen.width} px ${what}`));
    }
    return moved;
  } finally {
    await context.close();
  }
}

/** Runs in the page. Its own words and pictures are taken away before. */
function putTogether([html, standsStill]: readonly [string, number]): string[] {
  type Placed = { node: Text | Element; rect: DOMRect | undefined };
  // It was opened without its scripts: what is shown in the place of those is none of this.
  delete document.documentElement.dataset.scripts;
  const read = new DOMParser().parseFromString(html, 'text/html');
  for (const script of read.querySelectorAll('script')) script.remove();
  const expected = new Set(
    [...read.head.querySelectorAll('link[rel="expect"]')].map((link) => link.getAttribute('href')?.slice(1)),
  );
  document.body.replaceChildren();
  const placed: Placed[] = [];
  const moved = new Map<string, string>();
  addTo(document.body, read.body);
  compare();
  if (placed.length === 0 || expected.size > 0)
    throw new Error(`it is not whole: ${placed.length} things, without ${[...expected]}`);
  return [...moved].map(([what, how]) => `${what}: ${how}`);

  /** Adds what an element holds, and says whether there is more to see of it. */
  function addTo(parent: Element, source: Element): boolean {
    return [...source.childNodes].every((child) => {
      const node = parent.appendChild(document.importNode(child, true));
      if (node instanceof Text) return add(node, parent);
      if (!(node instanceof Element)) return true;
      const isHidden = !isSeen(node);
      const isMark = node instanceof HTMLTemplateElement;
      // Nothing of what is hidden is seen to move.
      if (isHidden || isMark || node.matches('img, svg, input')) {
        for (const { id } of [node, ...node.querySelectorAll('template')])
          if (expected.delete(id)) lookAgain();
        return isHidden || add(node, parent);
      }
      node.replaceChildren();
      if (node instanceof HTMLButtonElement) add(node, parent);
      return addTo(node, toElement(child));
    });
  }

  /** What is seen was added; the rest of the page is far below the first screen where it says no. */
  function add(node: Text | Element, parent: Element): boolean {
    if (node instanceof Text && (node.data.trim() === '' || !isSeen(parent))) return true;
    // Nothing is painted yet: where it stands then is looked at when the last marker is there.
    const rect = expected.size > 0 ? undefined : rectOf(node);
    // What has no place of its own, like the words of an option, pushes nothing either.
    if (rect) compare(node);
    placed.push({ node, rect });
    return !rect || rect.top < 1.5 * innerHeight || !parent.closest('main');
  }

  function compare(latest?: Text | Element): void {
    for (const one of placed) {
      const [before, rect] = [one.rect, rectOf(one.node)];
      one.rect = rect;
      if (!before || !rect || before.top > innerHeight || before.bottom < 0) continue;
      const [across, down] = [rect.left - before.left, rect.top - before.top].map(Math.round);
      if (Math.max(Math.abs(across ?? 0), Math.abs(down ?? 0)) > standsStill && !moved.has(nameOf(one.node)))
        moved.set(
          nameOf(one.node),
          `${across} px across, ${down} px down, by ${latest ? nameOf(latest) : 'what follows'}`,
        );
    }
  }

  /** Nothing was painted so far. */
  function lookAgain(): void {
    for (const one of placed) one.rect = rectOf(one.node);
  }

  /** What is for a screen reader alone is clipped away; what has no box of its own is as visible as what it is in. */
  function isSeen(element: Element): boolean {
    const { clipPath, display } = getComputedStyle(element);
    if (display === 'contents') return true;
    return clipPath !== 'inset(50%)' && element.checkVisibility({ visibilityProperty: true });
  }

  /** Its first line: that is where a shift is counted from. */
  function rectOf(node: Text | Element): DOMRect | undefined {
    if (node instanceof Element) return node.getClientRects()[0];
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getClientRects()[0];
  }

  function nameOf(node: Text | Element): string {
    if (node instanceof Text) return `«${node.data.trim().slice(0, 40)}»`;
    return node.outerHTML.split('>', 1)[0]?.slice(0, 80) ?? '';
  }

  function toElement(node: Node | null): Element {
    if (node instanceof Element) return node;
    throw new Error('no element');
  }
}
