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
import { type FetchedDay, fetchDayOnce, fetchedDay, listenForDays } from './fetched-day.ts';

/** The data in the document of a day. `view` is the view of the document's address at the time `now`. */
export type FirstView = {
  day: { path: string };
  view: DayView;
  options: FilterOptions;
  now: Date;
};

/** How long to wait for a day's items before navigating to the requested URL, in ms. */
const WAIT_MS = 3_000;

type ShownDay = {
  selection: Selection;
  /** The view of the selection; while its items load, the previous view. */
  view: DayView;
  isWaiting: boolean;
  isStale: boolean;
  /** Starts loading the items. Called when a visitor is about to choose. */
  prepare: () => void;
  /** Resolves when the items have loaded or failed to load. */
  ready: () => Promise<void>;
};

/**
 * Returns the view of a day for the parameters of a URL. The document contains only the view of its own URL. Other
 * views are computed from the day's items, which load once the island has started and the browser is idle. If the items
 * do not arrive in time, navigates to the requested URL.
 */
export function useDayView(
  first: FirstView,
  parameters: URLSearchParams,
  options: DayViewOptions & { from: number },
): ShownDay {
  const { path } = first.day;
  const current = useFetchedDay();
  const [isPreparing, setPreparing] = useState(false);
  const view = viewAt(first, current, parameters, options);
  const isCurrent = current?.since === first.view;

  useEffect(() => {
    if (isCurrent || !mayPrefetch()) return;
    let isLeft = false;
    whenIdle(() => {
      if (!isLeft) void fetchDayOnce(path, first.view);
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
    void fetchDayOnce(path, first.view).then((programme) => programme ?? giveUp());
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
    prepare: () => void (isCurrent || fetchDayOnce(path, first.view)),
    ready: async () => {
      if (current !== undefined) return;
      setPreparing(true);
      await fetchDayOnce(path, first.view);
      setPreparing(false);
    },
  };
}

/**
 * Returns the view of an address. Ignores fetched items that are older than the document's own view: showing them would
 * undo recent publications.
 */
function viewAt(
  { view, options, now }: FirstView,
  current: FetchedDay | undefined,
  parameters: URLSearchParams,
  requested: DayViewOptions & { from: number },
): DayView | undefined {
  const isFirst = isViewAt(view, parameters, options) && requested.from >= view.from;
  const isOlder = current?.since !== view;
  if (current && (requested.printing || !(isFirst && isOlder)))
    return dayView(current.programme, parameters, now, requested);
  return isFirst ? view : undefined;
}

/** Counts, for each day, the items that match the selection; `undefined` until the data have loaded. */
export function useCountPerDay({ view }: FirstView, selection: Selection): CountPerDay | undefined {
  const current = useFetchedDay();
  if (current?.since !== view && isSameSelection(selection, view.selection)) return view.perDay;
  return current && countPerDay(current.programme, selection);
}

/** Returns the list's page number at an address, for the document title; `undefined` while it is unknown. */
export function knownPage({ view, options, now }: FirstView, parameters: URLSearchParams) {
  const current = fetchedDay();
  return (
    pageOfView(view, parameters, options) ?? (current && dayView(current.programme, parameters, now).page)
  );
}

const useFetchedDay = (): FetchedDay | undefined =>
  useSyncExternalStore(listenForDays, fetchedDay, () => undefined);
