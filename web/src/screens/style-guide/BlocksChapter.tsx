import { Blocks } from '../../blocks/Blocks.tsx';
import type { Image } from '../../domain/images/image.ts';
import styles from './BlocksChapter.module.css';
import { exampleBlocks } from './block-examples.ts';
import { Chapter, Plate } from './Chapter.tsx';
import { EXAMPLE_NOW } from './examples.ts';

/** Every block of a page body, each at its own width. */
export function BlocksChapter({ pictures }: { pictures: readonly Image[] }) {
  return (
    <Chapter name="blocks" wide>
      {exampleBlocks(pictures).map(({ title, note, block }) => (
        <Plate key={block.uid} title={title} note={note}>
          {/* What is framed belongs to a page of its own, which this is not. */}
          <div className={styles.block} inert={block.kind === 'embed'}>
            <Blocks blocks={[block]} now={EXAMPLE_NOW} preview />
          </div>
        </Plate>
      ))}
    </Chapter>
  );
}
