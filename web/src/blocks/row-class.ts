import type { Block } from '../domain/pages/block.ts';
import styles from './Blocks.module.css';
import type { Row } from './block-rows.ts';

const WIDTHS: Record<Block['kind'], 'text' | 'reading' | 'large' | 'full'> = {
  unreadable: 'reading',
  richText: 'text',
  quote: 'large',
  image: 'reading',
  gallery: 'large',
  video: 'reading',
  embed: 'reading',
  accordion: 'reading',
  imageText: 'large',
  forms: 'large',
  newsletter: 'large',
  callToAction: 'large',
  articleGrid: 'large',
  programGrid: 'large',
  hallPlan: 'full',
  hero: 'full',
};

/** The class of a row: how wide it is. */
export function rowClass(row: Row): string | undefined {
  if (row.kind === 'text') return styles.text;
  return styles[row.block.kind === 'imageText' && row.block.large ? 'full' : WIDTHS[row.block.kind]];
}
