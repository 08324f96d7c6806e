import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { DayGrid } from './DayGrid.tsx';

type GridProps = ComponentProps<typeof DayGrid>;

let loaded: ComponentType<GridProps> | undefined;

/** Loads the grid's code. The server awaits this before it renders, because rendering is synchronous. */
export async function loadGrid(): Promise<ComponentType<GridProps>> {
  loaded ??= (await import('./DayGrid.tsx')).DayGrid;
  return loaded;
}

const Later = lazy(async () => ({ default: await loadGrid() }));

/** A day as a grid. Browsers load its code only when it is shown, because few visitors use it. */
export function LaterGrid(props: GridProps) {
  const Grid = loaded ?? Later;
  return (
    <Suspense>
      <Grid {...props} />
    </Suspense>
  );
}
