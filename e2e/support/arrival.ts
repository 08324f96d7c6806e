import type { Browser, ViewportSize } from '@playwright/test';

/** Minimum distance that counts as a shift, in CSS pixels. Chromium ignores smaller shifts too. */
const STANDS_STILL = 3;

/**
 * Finds elements that a visitor sees moving while a page loads. A browser paints what it has parsed, and later content
 * may move it. This function therefore rebuilds the page node by node, and after each node compares the positions of
 * everything in the viewport of the unscrolled page. It ignores nodes before the last render-blocking marker, because
 * browsers paint nothing before it. Loading the page in a real browser does not help: its pauses depend on the
 * connection and the processor, and even ten loads find almost nothing.
 */
export async function movedOnArrival(
  browser: Browser,
  url: string,
  viewports: readonly ViewportSize[],
): Promise<string[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    // Blocks all scripts, to test the state before any script has run.
    await page.route('**/*.js', (route) => route.abort());
    const answer = await page.goto(url);
    const html = (await answer?.text()) ?? '';
    await page.evaluate(() => document.fonts.ready);
    const moved: string[] = [];
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      const there = await page.evaluate(putTogether, [html, STANDS_STILL] as const);
      moved.push(...there.map((what) => `at ${viewport.width} px ${what}`));
    }
    return moved;
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page after its content has been removed. Rebuilds the page and lists the elements that moved.
 */
function putTogether([html, standsStill]: readonly [string, number]): string[] {
  type Placed = { node: Text | Element; rect: DOMRect | undefined };
  // A page opened without scripts gets this attribute, which shows the fallbacks for failed scripts. This test does not
  // cover those fallbacks.
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
    throw new Error(`the page is incomplete: ${placed.length} elements, missing ${[...expected]}`);
  return [...moved].map(([what, how]) => `${what}: ${how}`);

  /** Adds the content of an element. Returns whether content after it may still be in the viewport. */
  function addTo(parent: Element, source: Element): boolean {
    return [...source.childNodes].every((child) => {
      const node = parent.appendChild(document.importNode(child, true));
      if (node instanceof Text) return add(node, parent);
      if (!(node instanceof Element)) return true;
      const isHidden = !isSeen(node);
      const isMark = node instanceof HTMLTemplateElement;
      // Moves of hidden content are invisible.
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

  /** Adds a visible node. Returns false once the page extends far below the viewport. */
  function add(node: Text | Element, parent: Element): boolean {
    if (node instanceof Text && (node.data.trim() === '' || !isSeen(parent))) return true;
    // Browsers paint nothing until the last marker has arrived, so earlier positions do not count.
    const rect = expected.size > 0 ? undefined : rectOf(node);
    // Nodes without a box, like the text of an option, cannot move anything.
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

  /** Uses the current positions as the new reference, because nothing was painted before. */
  function lookAgain(): void {
    for (const one of placed) one.rect = rectOf(one.node);
  }

  /**
   * Whether an element can be seen. Text for screen readers only is clipped. An element with `display:
   * contents` is as visible as its parent.
   */
  function isSeen(element: Element): boolean {
    const { clipPath, display } = getComputedStyle(element);
    if (display === 'contents') return true;
    return clipPath !== 'inset(50%)' && element.checkVisibility({ visibilityProperty: true });
  }

  /** Returns the box of the first line of a node. Browsers measure shifts from this box. */
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
