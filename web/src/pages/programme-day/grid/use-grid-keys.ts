import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { type DayGrid, type GridKey, gridStep } from '../../../domain/programme/day/day-grid.ts';
import { isPast } from '../../../domain/time/when.ts';
import { useHydrated } from '../../../ui/hydration.tsx';

const KEYS: readonly GridKey[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

type GridKeys = {
  /**
   * The uuid of the only item in the tab order. Without scripts, it is `undefined`, and all items are in the tab order.
   */
  current: string | undefined;
  onFocus: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Moves the focus between a grid's items by arrow keys. Tab reaches only one item, at first one that is not past. */
export function useGridKeys(grid: DayGrid, now: Date, frame: RefObject<HTMLElement | null>): GridKeys {
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<string>();
  const items = grid.hours.flatMap(({ cells }) => cells.map(({ item }) => item));
  const linked = items.filter(({ experience }) => experience !== undefined);
  const first = linked.find((item) => !isPast(item, now)) ?? linked[0];
  const current = linked.find(({ uuid }) => uuid === chosen) ?? first;
  return {
    current: hydrated ? current?.uuid : undefined,
    onFocus: ({ target }) => {
      if (target instanceof HTMLElement && target.dataset.item) setChosen(target.dataset.item);
    },
    onKeyDown: (event) => {
      const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
      const key = KEYS.find((one) => one === event.key);
      const from = target instanceof HTMLElement ? target.dataset.item : undefined;
      if (key === undefined || from === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
      // Prevents scrolling by the arrow keys, which could move the focused item out of view.
      event.preventDefault();
      const to = gridStep(grid, from, key);
      if (to !== undefined)
        frame.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(to)}"]`)?.focus();
    },
  };
}
