import { displayedAs, requestsGrid, requestsPast, withPast } from '../../domain/pages/day-display.ts';
import { pagePath } from '../../domain/pages/paging.ts';
import { requestedPlace, withPlace } from '../../domain/pages/requested-place.ts';
import { type Selection, selectionParameters } from '../../domain/programme/filter/selection.ts';
import { changeAddress, useAddress } from '../../islands/address.ts';

export type Choose = (selection: Selection) => void;

/** Returns the parameters in the URL, and a function that changes the selection and goes to page 1 of the list. */
export function useSelection(): { parameters: URLSearchParams; choose: Choose } {
  const { pathname, search } = useAddress();
  return {
    parameters: new URLSearchParams(search),
    choose: (selection) => {
      // Reads the current address, because a visitor may select a second option before React has rendered the first
      // selection.
      const requested = new URLSearchParams(window.location.search);
      const chosen = withPlace(selectionParameters(selection), requestedPlace(requested));
      const open = withPast(chosen, requestsPast(requested));
      const next = pagePath(pathname, 1, displayedAs(open, requestsGrid(requested)));
      if (next !== window.location.pathname + window.location.search) changeAddress(next);
    },
  };
}
