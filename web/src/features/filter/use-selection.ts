import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { pagePath } from '../../domain/paging.ts';
import { type Selection, selectionParameters } from '../../domain/selection.ts';

/** Goes to the address of a selection; done when the page shows it. */
export type Choose = (selection: Selection) => void | Promise<void>;

/** The address is the state: its parameters, and the way to another selection, which begins at page 1. */
export function useSelection(): { parameters: URLSearchParams; choose: Choose } {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return {
    parameters,
    choose: (selection) =>
      navigate(pagePath(pathname, 1, selectionParameters(selection)), {
        preventScrollReset: true,
        flushSync: true,
      }),
  };
}
