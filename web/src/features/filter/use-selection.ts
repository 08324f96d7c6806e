import { asksForGrid, displayedAs } from '../../domain/pages/day-display.ts';
import { pagePath } from '../../domain/pages/paging.ts';
import { placeAsked, withPlace } from '../../domain/pages/place-asked.ts';
import { type Selection, selectionParameters } from '../../domain/programme/filter/selection.ts';
import { changeAddress, useAddress } from '../../islands/address.ts';

export type Choose = (selection: Selection) => void;

/** The address is the state: its parameters, and the way to another selection, which begins at page 1. */
export function useSelection(): { parameters: URLSearchParams; choose: Choose } {
  const { pathname, search } = useAddress();
  return {
    parameters: new URLSearchParams(search),
    choose: (selection) => {
      // By what is in the address now: a second tick may come before the first one is rendered.
      const asked = new URLSearchParams(window.location.search);
      const chosen = withPlace(selectionParameters(selection), placeAsked(asked));
      const next = pagePath(pathname, 1, displayedAs(chosen, asksForGrid(asked)));
      if (next !== window.location.pathname + window.location.search) changeAddress(next);
    },
  };
}
