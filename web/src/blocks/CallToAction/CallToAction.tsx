import type { CallToActionBlock } from '../../domain/pages/block.ts';
import type { PageColour } from '../../domain/palette.ts';
import { BlockHeading } from '../BlockHeading.tsx';
import { type Ground, LinkButtons } from '../LinkButtons.tsx';
import styles from './CallToAction.module.css';

const GROUNDS: Record<PageColour, Ground> = {
  white: 'light',
  grey: 'light',
  orange: 'light',
  pink: 'light',
  red: 'dark',
  blue: 'dark',
  'dark-blue': 'dark',
  purple: 'dark',
  green: 'dark',
};

type CallToActionProps = {
  block: Omit<CallToActionBlock, 'kind' | 'uid'>;
  /** Inside a text: quieter. */
  inText?: boolean;
};

/** A book lying on its side: its title along the spine, the way in at the end. */
export function CallToAction({ block, inText = false }: CallToActionProps) {
  const { title, text, links, colour } = block;
  if (title === '' && !text && links.length === 0) return null;
  return (
    <div className={styles.spine} data-colour={colour}>
      <div className={styles.words}>
        {title !== '' && <BlockHeading size={inText ? 'normal' : 'loud'}>{title}</BlockHeading>}
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <LinkButtons links={links} ground={GROUNDS[colour]} />
    </div>
  );
}
