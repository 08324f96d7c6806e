import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { pagePath } from '../../domain/paging.ts';
import { type Selection, selectionParameters } from '../../domain/selection.ts';

/** Goes to the address of a selection. */
export type Choose = (selection: Selection) => void;

/**
 * The address is the state: its parameters, and the way to another selection, which begins at page 1. The
 * parameters are those of the next address as soon as one is chosen: the list follows the finger at once, and
 * everything else of the page that knows the address follows after the list is drawn.
 */
export function useSelection(): { parameters: URLSearchParams; choose: Choose } {
  const [parameters] = useSearchParams();
  const [shown, showAtOnce] = useOptimistic(parameters);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return {
    parameters: shown,
    choose: (selection) =>
      startTransition(async () => {
        const next = selectionParameters(selection);
        showAtOnce(next);
        await drawn();
        await navigate(pagePath(pathname, 1, next), { preventScrollReset: true });
      }),
  };
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
