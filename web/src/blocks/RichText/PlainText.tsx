import { isEmptyRichText } from '../../domain/pages/rich-text.ts';
import { RichText, type RichTextProps } from './RichText.tsx';

/** A rich-text document by itself, outside the body of a page; nothing where it is empty. */
export function PlainText({ document, variant }: Pick<RichTextProps, 'document' | 'variant'>) {
  return isEmptyRichText(document) ? null : <RichText document={document} variant={variant} />;
}
