import prose from '../../ui/styles/Prose.module.css';
import { RichText, type RichTextProps } from './RichText.tsx';

/** A rich-text document with the styles for long texts, as in the body of a page. */
export const ReadingText = (props: Omit<RichTextProps, 'className'>) => (
  <RichText {...props} className={prose.prose} />
);
