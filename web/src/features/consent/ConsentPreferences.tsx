import { Button } from '../../ui/Button.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import styles from './ConsentPreferences.module.css';
import type { Purpose } from './consent-store.ts';
import { ASKED } from './consent-words.ts';

/**
 * A checkbox for each purpose. `show-consent-notice.ts` selects the purposes that were allowed earlier, and handles the
 * form.
 */
export function ConsentPreferences({ requested }: { requested: readonly Purpose[] }) {
  return (
    <details>
      <summary className={styles.summary}>Kies zelf</summary>
      <form className={styles.form}>
        {requested.map((purpose) => (
          <FormField
            key={purpose}
            id={`koekje-${purpose}`}
            name={purpose}
            type="checkbox"
            label={sentence(ASKED[purpose])}
          />
        ))}
        <Button type="submit" variant="outline">
          Bewaar mijn keuze
        </Button>
      </form>
    </details>
  );
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
