import type { CallToActionBlock } from '../../domain/pages/body/block.ts';
import type { PageColour } from '../../domain/palette.ts';
import { BlockHeading } from '../BlockHeading.tsx';
import { LinkButtons } from '../LinkButtons.tsx';
import styles from './CallToAction.module.css';

const LIGHT: readonly PageColour[] = ['white', 'grey', 'orange', 'pink'];

/** A call to action, drawn as a book lying flat. The title is on the spine; the buttons are at its end. */
export function CallToAction({ block, inText = false }: { block: CallToActionBlock; inText?: boolean }) {
  const { title, text, links, colour } = block;
  if (title === '' && !text && links.length === 0) return null;
  return (
    <div className={styles.spine} data-colour={colour}>
      <div className={styles.words}>
        {title !== '' && <BlockHeading loud={!inText}>{title}</BlockHeading>}
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <LinkButtons links={links} onDark={!LIGHT.includes(colour)} />
    </div>
  );
}
