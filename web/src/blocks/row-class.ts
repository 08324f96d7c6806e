import type { Block } from '../domain/pages/block.ts';
import styles from './Blocks.module.css';
import type { Row } from './block-rows.ts';
// The styles of what stands in a row, but for parts that few pages have (part-sheets.tsx). A first view keeps that as the
// server wrote it, and its code, which would bring them, comes later (Blocks.tsx).
import '../ui/Prose.module.css';
import '../ui/Accordion.module.css';
import '../ui/Carousel.module.css';
import '../ui/FormField.module.css';
import '../cards/ArticleCard.module.css';
import '../cards/CategoryIcon.module.css';
import '../cards/ExperienceCard.module.css';
import '../cards/StatusRibbons.module.css';
import './Accordion/AccordionBlock.module.css';
import './BlockHeading.module.css';
import './CallToAction/CallToAction.module.css';
import './CardGrid/CardGrid.module.css';
import './Float.module.css';
import './Hero/Hero.module.css';
import './ImageSection/ImageSection.module.css';
import './ImageText/ImageText.module.css';
import './LinkButtons.module.css';
import './Quote/Quote.module.css';
import './RichText/RichText.module.css';

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
