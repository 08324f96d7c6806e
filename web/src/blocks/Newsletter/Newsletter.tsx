import type { Block } from '../../domain/pages/block.ts';
import { FORM_WORDS } from '../../features/forms/form-fields.ts';
import { type FormAgain, SiteForm } from '../../features/forms/SiteForm.tsx';
import { Stamp } from '../../ui/Postcard.tsx';
import { BlockHeading } from '../Heading/BlockHeading.tsx';
import styles from './Newsletter.module.css';
import { Subscribed } from './Subscribed.tsx';

type NewsletterProps = { block: Extract<Block, { kind: 'newsletter' }>; again?: FormAgain };

/** The newsletter as a postcard: what you get at the left, and at the right stamp and address, which is yours. */
export function Newsletter({ block, again }: NewsletterProps) {
  if (!block.title && !block.text) return null;
  return (
    <div className={styles.card}>
      <div className={styles.message}>
        {block.title && <BlockHeading>{block.title}</BlockHeading>}
        {block.text && <p className={styles.text}>{block.text}</p>}
      </div>
      <div className={styles.address}>
        <span className={styles.stamp}>
          <Stamp />
        </span>
        <SiteForm
          kind="newsletter"
          id={`formulier-${block.uid}`}
          again={again}
          sent={(message, focused) => (
            <Subscribed message={message} focused={focused}>
              {FORM_WORDS.newsletter.next}
            </Subscribed>
          )}
        />
      </div>
    </div>
  );
}
