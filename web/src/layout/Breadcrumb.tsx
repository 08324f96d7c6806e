import { breadcrumb, type Crumb } from '../domain/pages/breadcrumb.ts';
import { BASE } from '../domain/pages/paths.ts';
import { Anchor } from '../ui/Anchor.tsx';
import styles from './Breadcrumb.module.css';

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
