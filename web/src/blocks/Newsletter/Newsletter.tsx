import type { Block } from '../../domain/pages/body/block.ts';
import { useRetentionDays } from '../../features/forms/retention.tsx';
import type { FormAgain } from '../../features/forms/SiteForm.tsx';
import { Stamp } from '../../ui/forms/Postcard.tsx';
import { classNames } from '../../ui/styles/elements.tsx';
import { BlockHeading } from '../BlockHeading.tsx';
import styles from './Newsletter.module.css';
import { NewsletterForm } from './NewsletterForm.island.tsx';

type NewsletterProps = { block: Extract<Block, { kind: 'newsletter' }>; again?: FormAgain };

/**
 * The newsletter form as a postcard: the editor's text on the left, stamp and form on the right. Without a text, only
 * the right side is shown.
 */
export function Newsletter({ block, again }: NewsletterProps) {
  const { title, text } = block;
  const wordless = !title && !text;
  return (
    <div className={classNames(styles.card, wordless && styles.bare)}>
      {!wordless && (
        <div className={styles.message}>
          {title && <BlockHeading>{title}</BlockHeading>}
          {text && <p className={styles.text}>{text}</p>}
        </div>
      )}
      <div className={styles.address}>
        <span className={styles.stamp}>
          <Stamp />
        </span>
        <NewsletterForm id={`formulier-${block.uid}`} title={title} again={again} days={useRetentionDays()} />
      </div>
    </div>
  );
}
