import { useLocation } from 'react-router';
import { slugOfPath } from '../../domain/pages/paths.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './PreviewBanner.module.css';

/** Says that others do not see this page so, and leads back to what they see. */
export function PreviewBanner() {
  const { pathname } = useLocation();
  const stop = `/api/preview/stop?${new URLSearchParams({ slug: slugOfPath(pathname) })}`;
  const button = (
    <form method="post" action={stop}>
      <Button type="submit" variant="outline">
        Sluit het voorbeeld
      </Button>
    </form>
  );
  return (
    <div className={styles.strip}>
      <Banner tone="notice" title="Voorbeeld" action={button}>
        <p>Je ziet ook wat nog niet gepubliceerd is. Bezoekers zien dit niet.</p>
      </Banner>
    </div>
  );
}
