import { isEmptyRichText } from '../../domain/pages/rich-text.ts';
import { drawnLater, Kept } from '../../ui/kept.tsx';
import './RichText.module.css';
import { RichText, type RichTextProps } from './RichText.tsx';

const Drawn = drawnLater({
  written: import.meta.env.SSR ? RichText : undefined,
  load: () => import('./RichText.tsx').then((file) => file.RichText),
});

/** A rich-text document by itself, outside the body of a page: a first view keeps it as the server wrote it. */
export function KeptText({ document, variant }: Pick<RichTextProps, 'document' | 'variant'>) {
  if (isEmptyRichText(document)) return null;
  return (
    <Kept of={['text', document, variant]}>{() => <Drawn document={document} variant={variant} />}</Kept>
  );
}
