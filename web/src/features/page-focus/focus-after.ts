/** A link that a page was left by: where it leads as it is written, and what it says of the page that comes. */
export type Left = {
  href: string;
  /** The page stays where it is. */
  keepsScroll: boolean;
  /** The id of what takes the focus there. */
  focus?: string;
};

export type Step = {
  /** Path and query of the page that was left, and of the one that took its place. */
  from: string;
  to: string;
  /** Back or forward through the history. */
  through: boolean;
  /** The last link that was pressed on the page that was left, and on the page that stands now when it was left before. */
  pressed?: Left;
  leftBy?: Left;
};

export type Goal = { kind: 'title' } | { kind: 'link'; href: string } | { kind: 'part'; id: string };

/**
 * Where the focus goes when a page takes the place of another without a load: to the title of a page that is new, so
 * that it is read out; to the part that a link names; after Back, to the link that the visitor had left the page by.
 * `undefined`: nowhere, since what was pressed still stands where it stood.
 */
export function focusAfter({ from, to, through, pressed, leftBy }: Step): Goal | undefined {
  const moved = pathOf(from) !== pathOf(to);
  if (through && leftBy !== undefined && (moved || leftBy.href === from)) {
    return { kind: 'link', href: leftBy.href };
  }
  // Forward again goes the way of the link.
  if (pressed?.href === to) {
    if (pressed.focus !== undefined) return { kind: 'part', id: pressed.focus };
    if (pressed.keepsScroll) return undefined;
  }
  return moved ? { kind: 'title' } : undefined;
}

const pathOf = (address: string) => address.split('?')[0];
