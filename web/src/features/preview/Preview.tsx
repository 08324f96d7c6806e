import { createContext, type ReactNode, useContext } from 'react';
import { slugOfPath } from '../../domain/pages/paths.ts';
import { useAddress } from '../../islands/address.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './Preview.module.css';

const InPreview = createContext(false);

/** Stands around a page that an editor looks at before it is published. */
export const InPreviewProvider = InPreview.Provider;

/** Whether the page is shown to an editor, who also sees what visitors do not. */
export const useInPreview = (): boolean => useContext(InPreview);

type PreviewProps = {
  /** The origin of the editor's screen; missing for every visitor. */
  editor?: string;
  children: ReactNode;
};

/** Adds to a page what a preview needs: a banner that says so. Visitors get nothing. */
export function Preview({ editor, children }: PreviewProps) {
  return (
    <InPreviewProvider value={editor !== undefined}>
      {editor !== undefined && <PreviewBanner />}
      {children}
    </InPreviewProvider>
  );
}

/** Says that visitors do not see the page like this, and leads back to what they see. */
function PreviewBanner() {
  const { pathname } = useAddress();
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
