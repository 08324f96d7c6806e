import type { Block } from '../../domain/pages/body/block.ts';
import { isEmptyRichText } from '../../domain/pages/body/rich-text.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { BlockHeading } from '../BlockHeading.tsx';
import { ReadingText } from '../RichText/ReadingText.tsx';
import type { ShowBlock } from '../RichText/RichText.tsx';
import styles from './AccordionBlock.module.css';

type AccordionProps = {
  block: Extract<Block, { kind: 'accordion' }>;
  /** The id of the accordion's title, used as a link target. */
  id?: string | undefined;
  showBlock: ShowBlock;
};

/** Questions with collapsible answers. Leaves out questions without an answer. */
export function AccordionBlock({ block, id, showBlock }: AccordionProps) {
  const items = block.items.filter((item) => item.title !== '' && !isEmptyRichText(item.text));
  if (items.length === 0) return null;
  const titled = block.title !== undefined;
  return (
    <div className={styles.accordion}>
      {block.title !== undefined && <BlockHeading id={id}>{block.title}</BlockHeading>}
      <Accordion
        level={titled ? 3 : 2}
        entries={items.map((item) => ({
          key: item.uid,
          title: item.title,
          content: <ReadingText document={item.text} top={titled ? 4 : 3} showBlock={showBlock} />,
        }))}
      />
    </div>
  );
}
