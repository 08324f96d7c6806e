import { FormBlock } from '../../blocks/Forms/FormBlock.tsx';
import { Newsletter } from '../../blocks/Newsletter/Newsletter.tsx';
import { KEEP_ME_POSTED } from '../../domain/edition/season-buttons.ts';
import type { FormKind } from '../../domain/pages/submission.ts';
import type { FormAgain } from '../../features/forms/SiteForm.tsx';
import { PageBody } from '../../ui/styles/elements.tsx';
import styles from './FormAgainPage.module.css';

type FormAgainPageProps = { kind: FormKind; now: Date; again?: FormAgain };

/** A form on its own page, with the input of a visitor without scripts. */
export function FormAgainPage({ kind, now, again }: FormAgainPageProps) {
  return (
    <PageBody className={styles.screen}>
      <h1 className={styles.title}>{formTitle(kind, again)}</h1>
      {kind === 'newsletter' ? (
        <Newsletter
          block={{
            kind: 'newsletter',
            uid: 'opnieuw',
            title: 'Post van Boektopia',
            text: 'Waar mag de brief naartoe?',
          }}
          again={again}
        />
      ) : (
        <FormBlock
          block={{ uid: 'opnieuw', form: kind === 'contact' ? 'contact' : 'groupPurchase' }}
          now={now}
          again={again}
        />
      )}
    </PageBody>
  );
}

/** Returns the heading of the page: the purpose of the form, or that a correction or another attempt is needed. */
export function formTitle(kind: FormKind, again: FormAgain | undefined): string {
  if (again === undefined) return kind === 'newsletter' ? KEEP_ME_POSTED.label : 'Schrijf maar';
  return again.failure ? 'Dat lukte nog niet' : 'Kijk het nog even na';
}
