import { FORM_WORDS } from '../../features/forms/form-fields.ts';
import { type FormAgain, SiteForm } from '../../features/forms/SiteForm.tsx';
import { island } from '../../islands/island.tsx';
import { announced } from '../../ui/styles/elements.tsx';
import styles from './Newsletter.module.css';

type NewsletterFormProps = {
  id: string;
  title?: string;
  again?: FormAgain;
  /** How many days the site stores a submission. */
  days: number;
};

/** The form that asks for an email address, and the next step once it is sent. */
export const NewsletterForm = island('NewsletterForm', FormWithAnswer, { when: 'touch' });

function FormWithAnswer(props: NewsletterFormProps) {
  return (
    <SiteForm
      {...props}
      kind="newsletter"
      sent={({ message, focused }) => (
        // Replaces the form.
        <div {...announced(focused, 'status')} className={styles.subscribed}>
          <p className={styles.answer}>{message}</p>
          <p>{FORM_WORDS.newsletter.next}</p>
        </div>
      )}
    />
  );
}
