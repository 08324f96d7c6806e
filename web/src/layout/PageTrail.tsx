import type { ReactNode } from 'react';
import { breadcrumb, type Crumb } from '../domain/pages/breadcrumb.ts';
import { BASE } from '../domain/pages/paths.ts';
import { backWords } from '../features/navigation/back-words.ts';
import { Anchor } from '../ui/Anchor.tsx';
import { RenderBlockingMarker } from '../ui/hydration.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import styles from './PageTrail.module.css';

/** The breadcrumb and the back link above a page. */
export function PageTrail({ path, back }: { path: string; back?: ReactNode }) {
  return (
    <div className={styles.trail}>
      {back}
      <Breadcrumb path={path} />
      <RenderBlockingMarker />
    </div>
  );
}

/** The breadcrumb from the home page to a page. Renders nothing on the home page. */
export function Breadcrumb({ path }: { path: string }) {
  const crumbs = breadcrumb(path);
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Kruimelpad">
      <ol role="list" className={styles.crumbs}>
        {[{ title: 'Start', path: BASE.home }, ...crumbs].map(({ title, path: to, current }: Crumb) => (
          <li key={to ?? title} className={styles.crumb}>
            {to === undefined ? (
              <span aria-current={current && 'page'}>{title}</span>
            ) : (
              <Anchor href={to}>{title}</Anchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A link to the previous page. Without scripts or history, it leads to `fallback`. */
export function BackLink({ fallback }: { fallback: string }) {
  return (
    <BackTo path={fallback} leads="latest">
      {backWords(fallback)}
    </BackTo>
  );
}

type BackToProps = { path: string; leads?: 'latest' | 'fixed'; children: ReactNode };

/**
 * A link to a fixed page. If the previous page in the history is that page, the link goes back in the history, which
 * restores the state of the page (latest-location.browser.ts).
 */
export function BackTo({ path, leads = 'fixed', children }: BackToProps) {
  return (
    <Anchor className={styles.back} href={path} data-back={leads}>
      <Icon name="arrow-left" />
      <span>{children}</span>
    </Anchor>
  );
}
