import type { ReactNode } from 'react';
import { RenderBlockingMarker } from '../ui/hydration.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
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
