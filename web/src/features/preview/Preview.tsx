import type { ReactNode } from 'react';
import { slugOfPath } from '../../domain/pages/paths.ts';
import { useAddress } from '../../islands/address.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import findingsStyles from './findings.css?inline';
import { InPreviewProvider } from './in-preview.ts';
import styles from './Preview.module.css';
import { StoryFindings } from './StoryFindings.island.tsx';

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

/**
 * The banner: says that visitors do not see this version, lists faults and the findings of the content check, and has a
 * button to the published page. Its styles for the findings are inline, because the stylesheet of a public page must not
 * contain them.
 */
function PreviewBanner({ faults }: { faults: readonly string[] }) {
  const { pathname } = useAddress();
  const slug = slugOfPath(pathname);
  const stop = `/api/preview/stop?${new URLSearchParams({ slug })}`;
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
      <style>{findingsStyles}</style>
      <StoryFindings slug={slug} />
    </div>
  );
}
