import { type ComponentType, lazy, memo, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { DayGridProps } from './DayGrid.tsx';

// The code of the grid, which comes when one is shown (docs/decisions/0094).

type Code = 'unasked' | 'coming' | 'here' | 'missing';

let code: Code = 'unasked';
let loaded: ComponentType<DayGridProps> | undefined;
const listeners = new Set<() => void>();

function note(next: Code): void {
  code = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function fetchGrid(): Promise<{ default: ComponentType<DayGridProps> }> {
  try {
    const file = await import('./DayGrid.tsx');
    loaded = file.DayGrid;
    note('here');
    return { default: loaded };
  } catch {
    asked = undefined;
    note('missing');
    return { default: () => null };
  }
}

let asked: ReturnType<typeof fetchGrid> | undefined;

/** Settles when the code of the grid is here, or does not come: on the server before a page is drawn. */
export function askForGrid(): ReturnType<typeof fetchGrid> {
  asked ??= fetchGrid();
  return asked;
}

const never = () => () => {};

/**
 * Whether the grid that an address asks for can be shown: its code is here, or the page came with it. Until then the list is,
 * and where the code does not come.
 */
export function useGridCode(isAsked: boolean): boolean {
  // Where no grid is asked for nothing is to be told apart: what changes here has the whole list drawn again, at once.
  const opened = useSyncExternalStore(
    never,
    () => isAsked,
    () => false,
  );
  const [cameWithIt] = useState(!opened && isAsked);
  const known = useSyncExternalStore(
    listen,
    () => code,
    () => code,
  );
  useEffect(() => {
    if (isAsked) void askForGrid();
  }, [isAsked]);
  return isAsked && (known === 'here' || (cameWithIt && known !== 'missing'));
}

const LateGrid = lazy(askForGrid);

/**
 * A day as a grid. What the server made of it stays as it is until its code is here: React would take away what it cannot
 * bring up to date.
 */
export const GridOfDay = memo(
  function GridOfDay(props: DayGridProps) {
    const [Grid] = useState(() => loaded ?? LateGrid);
    return (
      <Suspense>
        <Grid {...props} />
      </Suspense>
    );
  },
  () => code !== 'here',
);
