import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { connectToEditor } from './editor-bridge.ts';
import { latestOnly } from './latest-only.ts';

/**
 * In the frame of the Visual Editor: shows what is typed while it is typed. The server keeps it for this
 * preview, and makes the page of it anew: it is read as it will be read once it is published.
 */
export function EditorScreen({ origin }: { origin: string }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (window.self === window.top) return undefined;
    const show = latestOnly(async (story: string) => {
      const headers = { 'content-type': 'application/json' };
      const kept = await fetch('/api/preview/unsaved', { method: 'POST', headers, body: story }).catch(
        () => undefined,
      );
      // What could not be kept is typed on, and sent again with the next letter.
      if (kept?.ok) await revalidate();
    });
    return connectToEditor(origin, show);
  }, [origin, revalidate]);
  return null;
}
