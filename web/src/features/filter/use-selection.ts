import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { asksForGrid, displayedAs } from '../../domain/pages/day-display.ts';
import { pagePath } from '../../domain/pages/paging.ts';
import { placeAsked, withPlace } from '../../domain/pages/place-asked.ts';
import { type Selection, selectionParameters } from '../../domain/programme/selection.ts';

/** Goes to the address of a selection. */
export type Choose = (selection: Selection) => void;

/** Parameters that are shown before the page is at their address. */
type Ahead = {
  parameters: URLSearchParams;
  /** By which key the router knows their address, once it has it. */
  arrival?: unknown;
};

/**
 * The address is the state: its parameters, and the way to another selection, which begins at page 1. The
 * parameters are those of the next address as soon as one is chosen: the list follows the finger at once, and
 * everything else of the page that knows the address follows after the list is drawn.
 *
 * Not by `useOptimistic`: React draws transitions in an order of its own, and takes an optimistic state back while the
 * page is still drawn at the old address. On a slow phone the whole list then flashes up in between.
 */
export function useSelection(): { parameters: URLSearchParams; choose: Choose } {
  const [parameters] = useSearchParams();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<Ahead>();
  if (ahead?.arrival === key) setAhead(undefined);

  const follow = async (next: URLSearchParams) => {
    await drawn();
    await navigate(pagePath(pathname, 1, next), { preventScrollReset: true });
    // The history is at the new address; the page is when React has drawn it. Who chose again meanwhile waits for that.
    setAhead((latest) => (latest?.parameters === next ? { parameters: next, arrival: entryKey() } : latest));
  };
  return {
    parameters: ahead?.parameters ?? parameters,
    choose: (selection) => {
      const chosen = withPlace(selectionParameters(selection), placeAsked(parameters));
      const next = displayedAs(chosen, asksForGrid(parameters));
      setAhead({ parameters: next });
      void follow(next);
    },
  };
}

/** By which key the router knows the entry of the history that is open. */
function entryKey(): unknown {
  return window.history.state?.key;
}

/** How long to wait for a frame, in ms: a page that nobody sees draws none. */
const NO_FRAME_MS = 100;

/** After the next frame. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, NO_FRAME_MS);
  });
}
