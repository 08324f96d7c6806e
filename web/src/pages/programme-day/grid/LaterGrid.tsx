import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { DayGrid } from './DayGrid.tsx';

type GridProps = ComponentProps<typeof DayGrid>;

let loaded: ComponentType<GridProps> | undefined;

/** Loads the code of the grid. The server does so before it renders a day as one, for it renders in one go. */
export async function loadGrid(): Promise<ComponentType<GridProps>> {
  loaded ??= (await import('./DayGrid.tsx')).DayGrid;
  return loaded;
}

const Later = lazy(async () => ({ default: await loadGrid() }));

/** A day as a grid, which few visitors ask for: browsers fetch its code when it is shown. */
export function LaterGrid(props: GridProps) {
  const Grid = loaded ?? Later;
  return (
    <Suspense>
      <Grid {...props} />
    </Suspense>
  );
}
