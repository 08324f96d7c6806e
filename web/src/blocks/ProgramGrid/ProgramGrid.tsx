import { ExperienceCard } from '../../cards/ExperienceCard.tsx';
import type { Block } from '../../domain/block.ts';
import { BlockHeading } from '../Heading/BlockHeading.tsx';
import { LinkButtons } from '../LinkButtons/LinkButtons.tsx';
import styles from './ProgramGrid.module.css';

type ProgramGridProps = { block: Extract<Block, { kind: 'programGrid' }>; now: Date };

/** Programme items that an editor chose. One experience may be among them several times, at other hours. */
export function ProgramGrid({ block, now }: ProgramGridProps) {
  const { title, items, links } = block;
  if (items.length === 0 && links.length === 0) return null;
  return (
    <div className={styles.block}>
      {title && <BlockHeading>{title}</BlockHeading>}
      {items.length > 0 && (
        <ul role="list" className={styles.grid}>
          {items.map((item) => (
            <li key={item.uuid}>
              <ExperienceCard item={item} now={now} level={title ? 3 : 2} />
            </li>
          ))}
        </ul>
      )}
      <LinkButtons links={links} />
    </div>
  );
}
