import { FORM_WORDS } from '../../features/forms/form-fields.ts';
import { type FormAgain, SiteForm } from '../../features/forms/SiteForm.tsx';
import { island } from '../../islands/island.tsx';
import { takeFocus } from '../../ui/elements.tsx';
import styles from './Newsletter.module.css';

type NewsletterFormProps = {
  id: string;
  title?: string;
  again?: FormAgain;
  /** How long the site keeps what is sent. */
  days: number;
};

/** The form that asks for an address, and what to do next once it is sent. */
export const NewsletterForm = island('NewsletterForm', FormWithAnswer, { when: 'touch' });

function FormWithAnswer(props: NewsletterFormProps) {
  return (
    <SiteForm
      {...props}
      kind="newsletter"
      sent={({ message, focused }) => (
        <Subscribed message={message} focused={focused}>
          {FORM_WORDS.newsletter.next}
        </Subscribed>
      )}
    />
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
