import type { Block } from '../../domain/pages/block.ts';
import { FORM_WORDS } from '../../features/forms/form-fields.ts';
import { type FormAgain, SiteForm } from '../../features/forms/SiteForm.tsx';
import { classNames, takeFocus } from '../../ui/elements.tsx';
import { Stamp } from '../../ui/Postcard.tsx';
import { BlockHeading } from '../BlockHeading.tsx';
import styles from './Newsletter.module.css';

type NewsletterProps = { block: Extract<Block, { kind: 'newsletter' }>; again?: FormAgain };

/**
 * The newsletter as a postcard: what you get at the left, and at the right stamp and address, which is yours. Without
 * words of an editor it is the side with the address.
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
        <SiteForm
          kind="newsletter"
          id={`formulier-${block.uid}`}
          title={title}
          again={again}
          sent={({ message, focused }) => (
            <Subscribed message={message} focused={focused}>
              {FORM_WORDS.newsletter.next}
            </Subscribed>
          )}
        />
      </div>
    </div>
  );
}

type SubscribedProps = {
  /** What the server answered. */
  message: string;
  /** What happens next. */
  children: string;
  /** It stands where the form was that had the focus. */
  focused: boolean;
};

/** In the place of the address that was filled in: what to do now. */
function Subscribed({ message, children, focused }: SubscribedProps) {
  // What takes the focus is read because of that: a live region would have it read twice.
  const spoken = focused ? { ref: takeFocus, tabIndex: -1 } : { role: 'status' as const };
  return (
    <div {...spoken} className={styles.subscribed}>
      <p className={styles.answer}>{message}</p>
      <p>{children}</p>
    </div>
  );
}
