import { ExperienceCard } from '../../cards/ExperienceCard.tsx';
import type { Block } from '../../domain/block.ts';
import { CardGrid } from '../CardGrid/CardGrid.tsx';

type ProgramGridProps = { block: Extract<Block, { kind: 'programGrid' }>; now: Date };

/** Programme items that an editor chose. One experience may be among them several times, at other hours. */
export function ProgramGrid({ block, now }: ProgramGridProps) {
  const { title, items, links } = block;
  const cards = items.map((item) => ({
    uuid: item.uuid,
    card: <ExperienceCard item={item} now={now} level={title ? 3 : 2} />,
  }));
  return <CardGrid title={title} cards={cards} links={links} />;
}
