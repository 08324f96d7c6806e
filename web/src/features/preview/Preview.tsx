import { createContext, type ReactNode, useContext } from 'react';
import { slugOfPath } from '../../domain/pages/paths.ts';
import { useAddress } from '../../islands/address.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './Preview.module.css';

const InPreview = createContext(false);

/** Wraps a page in an editor's preview. */
export const InPreviewProvider = InPreview.Provider;

/** Returns whether the page is an editor's preview, in which pages show more than visitors see. */
export const useInPreview = (): boolean => useContext(InPreview);

type PreviewProps = {
  /** The origin of the editor's interface; `undefined` outside a preview. */
  editor?: string;
  /** The faults in content that every page shows. */
  faults?: readonly string[];
  children: ReactNode;
};

/** Adds a banner to a page in a preview. Does nothing for visitors. */
export function Preview({ editor, faults = [], children }: PreviewProps) {
  return (
    <InPreviewProvider value={editor !== undefined}>
      {editor !== undefined && <PreviewBanner faults={faults} />}
      {children}
    </InPreviewProvider>
  );
}

/** The banner: says that visitors do not see this version, lists faults, and has a button to the published page. */
function PreviewBanner({ faults }: { faults: readonly string[] }) {
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
        {faults.map((fault) => (
          <p key={fault}>
            <strong>{fault}</strong>
          </p>
        ))}
      </Banner>
    </div>
  );
}
