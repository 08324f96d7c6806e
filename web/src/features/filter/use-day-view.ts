import { useEffect, useState, useSyncExternalStore } from 'react';
import { pageNumber, pagePath } from '../../domain/pages/paging.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import type { CountPerDay, DayView, DayViewOptions } from '../../domain/programme/day-view.ts';
import {
  type FilterOptions,
  isSameSelection,
  parseSelection,
  type Selection,
} from '../../domain/programme/selection.ts';
import { isViewAt, pageOfView } from '../../domain/programme/shown-view.ts';
import { visitorHere } from '../../ui/sign-of-visitor.ts';
import { openLateDocument } from '../navigation/keep-page.ts';
import { mayPrefetch, whenIdle } from '../navigation/PrefetchInView.tsx';
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
  /** Asks for the items, where they are not here: a visitor is about to choose. */
  prepare: () => void;
  /** Settles when they are here, or do not come. */
  ready: () => Promise<void>;
};

/**
 * What a day shows for the parameters of an address. It is worked out here once the items of the day are, which are asked
 * for when somebody is there and the browser is idle; the address that the page came for is shown without them. Any other waits for them, and
 * is loaded as a page where they do not come.
 */
export function useDayView(
  first: FirstView,
  parameters: URLSearchParams,
  options: DayViewOptions & { from: number },
): ShownDay {
  const { path } = first.day;
  const held = useHeldDay(path);
  const [isPreparing, setPreparing] = useState(false);
  const view = viewAt(first, held, parameters, options);
  const isCurrent = held?.since === first.view;

  useEffect(() => {
    if (isCurrent || !mayPrefetch()) return;
    const left = new AbortController();
    void visitorHere().then(() => {
      if (left.signal.aborted) return;
      left.signal.addEventListener(
        'abort',
        whenIdle(() => void askForDay(path, first.view)),
      );
    });
    return () => left.abort();
  }, [isCurrent, path, first.view]);

  const waitsFor = view ? undefined : pagePath(path, pageNumber(parameters.get(QUERY.page)), parameters);
  useEffect(() => {
    if (waitsFor === undefined) return;
    let isOver = false;
    let isGivenUp = false;
    const giveUp = () => {
      if (isOver || isGivenUp) return;
      isGivenUp = true;
      void openLateDocument(waitsFor, () => !isOver);
    };
    const timer = setTimeout(giveUp, WAIT_MS);
    void askForDay(path, first.view).then((programme) => programme ?? giveUp());
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [waitsFor, path, first.view]);

  return {
    selection: parseSelection(parameters, first.options),
    view: view ?? first.view,
    isWaiting: view === undefined || isPreparing,
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
    return held.dayView(held.programme, parameters, now, asked);
  return isFirst ? view : undefined;
}

/** How much of what an address selects each day has; `undefined` while nobody here knows. */
export function useCountPerDay({ day, view }: FirstView, selection: Selection): CountPerDay | undefined {
  const held = useHeldDay(day.path);
  if (held?.since !== view && isSameSelection(selection, view.selection)) return view.perDay;
  return held?.countPerDay(held.programme, selection);
}

/** Which page of its list an address shows, as far as is known here: for the title of the document. */
export function knownPage({ day, view, options, now }: FirstView, parameters: URLSearchParams) {
  const held = heldDay(day.path);
  return pageOfView(view, parameters, options) ?? held?.dayView(held.programme, parameters, now).page;
}

const useHeldDay = (path: string): HeldDay | undefined =>
  useSyncExternalStore(
    listenForDays,
    () => heldDay(path),
    () => undefined,
  );
