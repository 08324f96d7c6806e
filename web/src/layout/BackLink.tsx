import type { ReactNode } from 'react';
import { BASE } from '../domain/pages/paths.ts';
import { isDay } from '../domain/time/brussels.ts';
import { formatDayName } from '../domain/time/format.ts';
import { useBackPath } from '../features/navigation/LatestLocation.tsx';
import { Anchor } from '../ui/Anchor.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './BackLink.module.css';

/** Back to the page before this one; without scripts, or where none is known, to the overview it belongs to. */
export function BackLink({ fallback }: { fallback: string }) {
  const path = useBackPath() ?? fallback;
  return <BackTo path={path}>{labelOf(path)}</BackTo>;
}

/** Back to a page that is always the same, wherever a visitor came from. */
export function BackTo({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Anchor className={styles.back} href={path} data-back>
      <Icon name="arrow-left" />
      <span>{children}</span>
    </Anchor>
  );
}

/** Names the places whose name follows from their path. */
function labelOf(path: string): string {
  const place = path.split(/[?#]/)[0] ?? path;
  const day = place.startsWith(`${BASE.programme}/`) ? place.slice(BASE.programme.length + 1) : '';
  if (isDay(day)) return `Terug naar ${formatDayName(day)}`;
  if (place === BASE.programme) return 'Terug naar het programma';
  if (place === BASE.search) return 'Terug naar zoeken';
  if (place === BASE.uitEvents) return 'Terug naar de evenementen';
  if (place === BASE.home) return 'Terug naar de startpagina';
  return 'Terug';
}
