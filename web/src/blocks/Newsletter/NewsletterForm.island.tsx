import { FORM_WORDS } from '../../features/forms/form-fields.ts';
import { type FormAgain, SiteForm } from '../../features/forms/SiteForm.tsx';
import { island } from '../../islands/island.tsx';
import { announced } from '../../ui/styles/elements.tsx';
import styles from './Newsletter.module.css';

type NewsletterFormProps = {
  id: string;
  title?: string;
  again?: FormAgain;
  /** How long the site stores a submission, in days. */
  days: number;
};

/** The form for the email address. After submission, an explanation of the next step replaces it. */
export const NewsletterForm = island('NewsletterForm', FormWithAnswer, { when: 'touch' });

function FormWithAnswer(props: NewsletterFormProps) {
  return (
    <SiteForm
      {...props}
      kind="newsletter"
      sent={({ message, focused }) => (
        // After submission, the message replaces the form.
        <div {...announced(focused, 'status')} className={styles.subscribed}>
          <p className={styles.answer}>{message}</p>
          <p>{FORM_WORDS.newsletter.next}</p>
        </div>
      )}
    />
  );
}
