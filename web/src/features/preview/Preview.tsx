import { type ReactNode, Suspense } from 'react';
import { fetchedComponent } from '../../ui/fetched-component.ts';
import { InPreviewProvider } from './in-preview.ts';
import { PreviewBanner } from './PreviewBanner.tsx';

// Visitors never load it.
const EditorScreen = fetchedComponent(() => import('./EditorScreen.tsx').then((file) => file.EditorScreen));

type PreviewProps = {
  /** The origin of the editor's screen; missing for every visitor. */
  editor?: string;
  children: ReactNode;
};

/** What a preview adds to a page: that it is one, and the editor's hand on it. For visitors nothing. */
export function Preview({ editor, children }: PreviewProps) {
  return (
    <InPreviewProvider value={editor !== undefined}>
      {editor !== undefined && <PreviewBanner />}
      {children}
      {editor !== undefined && (
        <Suspense>
          <EditorScreen origin={editor} />
        </Suspense>
      )}
    </InPreviewProvider>
  );
}
