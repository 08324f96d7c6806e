import { BlockView } from '../Blocks.tsx';
import { RichText, type RichTextProps } from './RichText.tsx';

type BodyTextProps = Omit<RichTextProps, 'block'> & {
  now: Date;
  /** Shows an editor what could not be read. */
  preview?: boolean;
};

/** A text of a body: an editor may place any block between its paragraphs. */
export function BodyText({ now, preview, ...text }: BodyTextProps) {
  return (
    <RichText {...text} block={(block) => <BlockView block={block} now={now} preview={preview} inText />} />
  );
}
