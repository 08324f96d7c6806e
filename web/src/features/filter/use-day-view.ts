import { useEffect, useState, useSyncExternalStore } from 'react';
import { pageNumber, pagePath } from '../../domain/pages/paging.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import {
  type CountPerDay,
  countPerDay,
  type DayView,
  type DayViewOptions,
  dayView,
} from '../../domain/programme/day/day-view.ts';
import { isViewAt, pageOfView } from '../../domain/programme/day/shown-view.ts';
import {
  type FilterOptions,
  isSameSelection,
  parseSelection,
  type Selection,
} from '../../domain/programme/filter/selection.ts';
import { whenIdle } from '../../islands/when.ts';
import { mayPrefetch } from '../navigation/prefetch.ts';
import { askForDay, type HeldDay, heldDay, listenForDays } from './held-days.ts';

/** What a page of a day came with: what its address showed then, judged at `now`. */
export type FirstView = {
  day: { path: string };
  view: DayView;
  options: FilterOptions;
  now: Date;
};

/** How long a visitor waits for the items of a day before the address is loaded as a page, in ms. */
const WAIT_MS = 3_000;

type ShownDay = {
  selection: Selection;
  /** What is shown for it; while its items are on their way, what was shown before. */
  view: DayView;
  isWaiting: boolean;
  isStale: boolean;
  /** Asks for the items, where they are not here: a visitor is about to choose. */
  prepare: () => void;
  /** Settles when they are here, or do not come. */
  ready: () => Promise<void>;
};

/**
 * What a day shows for the parameters of an address. The address that the document was rendered for needs nothing else; any
 * other is worked out from the items of the day, which are requested once the island has started and the browser is idle. If
 * they do not arrive in time, the document at that address is loaded.
 */
export function useDayView(
  first: FirstView,
  parameters: URLSearchParams,
  options: DayViewOptions & { from: number },
): ShownDay {
  const { path } = first.day;
  const held = useHeldDay();
  const [isPreparing, setPreparing] = useState(false);
  const view = viewAt(first, held, parameters, options);
  const isCurrent = held?.since === first.view;

  useEffect(() => {
    if (isCurrent || !mayPrefetch()) return;
    let isLeft = false;
    whenIdle(() => {
      if (!isLeft) void askForDay(path, first.view);
    });
    return () => {
      isLeft = true;
    };
  }, [isCurrent, path, first.view]);

  const waitsFor = view ? undefined : pagePath(path, pageNumber(parameters.get(QUERY.page)), parameters);
  useEffect(() => {
    if (waitsFor === undefined) return;
    let isOver = false;
    let isGivenUp = false;
    const giveUp = () => {
      if (isOver || isGivenUp) return;
      isGivenUp = true;
      window.location.assign(waitsFor);
    };
    const timer = setTimeout(giveUp, WAIT_MS);
    void askForDay(path, first.view).then((programme) => programme ?? giveUp());
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [waitsFor, path, first.view]);

  const selection = parseSelection(parameters, first.options);
  return {
    selection,
    view: view ?? first.view,
    isWaiting: view === undefined || isPreparing,
    isStale: view === undefined && !isSameSelection(selection, first.view.selection),
    prepare: () => void (isCurrent || askForDay(path, first.view)),
    ready: async () => {
      if (held !== undefined) return;
      setPreparing(true);
      await Promise.race([
        askForDay(path, first.view),
        new Promise((resolve) => setTimeout(resolve, WAIT_MS)),
      ]);
      setPreparing(false);
    },
  };
}

/**
 * What the address shows. Items that are older than the page's own view of an address do not take its place: what was
 * published since would go again.
 */
function viewAt(
  { view, options, now }: FirstView,
  held: HeldDay | undefined,
  parameters: URLSearchParams,
  asked: DayViewOptions & { from: number },
): DayView | undefined {
  const isFirst = isViewAt(view, parameters, options) && asked.from >= view.from;
  const isOlder = held?.since !== view;
  if (held && (asked.printing || !(isFirst && isOlder)))
    return dayView(held.programme, parameters, now, asked);
  return isFirst ? view : undefined;
}

/** How much of what an address selects each day has; `undefined` while nobody here knows. */
export function useCountPerDay({ view }: FirstView, selection: Selection): CountPerDay | undefined {
  const held = useHeldDay();
  if (held?.since !== view && isSameSelection(selection, view.selection)) return view.perDay;
  return held && countPerDay(held.programme, selection);
}

/** Which page of its list an address shows, as far as is known here: for the title of the document. */
export function knownPage({ view, options, now }: FirstView, parameters: URLSearchParams) {
  const held = heldDay();
  return pageOfView(view, parameters, options) ?? (held && dayView(held.programme, parameters, now).page);
}

const useHeldDay = (): HeldDay | undefined => useSyncExternalStore(listenForDays, heldDay, () => undefined);
