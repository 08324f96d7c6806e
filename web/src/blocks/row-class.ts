import type { Block } from '../domain/pages/block.ts';
import styles from './Blocks.module.css';
import type { Row } from './block-rows.ts';

type Width = 'text' | 'reading' | 'large' | 'full';

const WIDTHS: Record<Width, string | undefined> = {
  text: styles.text,
  reading: styles.reading,
  large: styles.large,
  full: styles.full,
};

const WIDTH_OF: Record<Block['kind'], Width> = {
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
  if (row.kind === 'text') return WIDTHS.text;
  return WIDTHS[row.block.kind === 'imageText' && row.block.large ? 'full' : WIDTH_OF[row.block.kind]];
}
