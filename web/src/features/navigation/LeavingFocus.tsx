import { Component } from 'react';

type LeavingFocusProps = {
  /** The path of the page that stands there. */
  page: string;
};

/**
 * Takes the focus from a page that is about to go (use-page-focus.ts gives it to the next one). A browser that finds it on
 * what is taken away lays out all of the old page once more, with the styles of the new one. A class, since only those hear of a
 * change before React begins with it.
 */
export class LeavingFocus extends Component<LeavingFocusProps> {
  override getSnapshotBeforeUpdate(before: LeavingFocusProps): null {
    const { activeElement } = document;
    if (before.page !== this.props.page && activeElement instanceof HTMLElement && isLeft(activeElement))
      activeElement.blur();
    return null;
  }

  // React asks for it beside the other.
  override componentDidUpdate(): void {}

  override render(): null {
    return null;
  }
}

/** Whether an element goes with its page. A link that keeps its place may stand on the next one too. */
function isLeft(element: HTMLElement): boolean {
  return element.closest('main') !== null && !element.dataset.keepScroll;
}
