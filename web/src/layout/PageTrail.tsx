import type { ReactNode } from 'react';
import { breadcrumb, type Crumb } from '../domain/pages/breadcrumb.ts';
import { BASE } from '../domain/pages/paths.ts';
import { isDay } from '../domain/time/brussels.ts';
import { formatDayName } from '../domain/time/format.ts';
import { useBackPath } from '../features/navigation/LatestLocation.tsx';
import { Anchor } from '../ui/Anchor.tsx';
import { RenderBlockingMarker } from '../ui/hydration.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './PageTrail.module.css';

/** Where a page stands and the way back, quiet above it. */
export function PageTrail({ path, back }: { path: string; back?: ReactNode }) {
  return (
    <div className={styles.trail}>
      {back}
      <Breadcrumb path={path} />
      <RenderBlockingMarker />
    </div>
  );
}

/** The way to a page, from the front; nothing on the home page. */
export function Breadcrumb({ path }: { path: string }) {
  const crumbs = breadcrumb(path);
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Kruimelpad">
      <ol role="list" className={styles.crumbs}>
        {[{ title: 'Start', path: BASE.home }, ...crumbs].map((crumb) => (
          <li key={crumb.path ?? crumb.title} className={styles.crumb}>
            <Step {...crumb} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Step({ title, path, current }: Crumb) {
  if (path === undefined) return <span aria-current={current && 'page'}>{title}</span>;
  return <Anchor href={path}>{title}</Anchor>;
}

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
