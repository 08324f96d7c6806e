import type { FormEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FormField } from '../../ui/FormField.tsx';
import styles from './ConsentPreferences.module.css';
import { ASKED, type ConsentChoices, type Purpose } from './consent.ts';

type ConsentPreferencesProps = {
  asked: readonly Purpose[];
  choices: ConsentChoices;
  onChoose: (choices: ConsentChoices) => void;
};

/** A choice for each purpose by itself. */
export function ConsentPreferences({ asked, choices, onChoose }: ConsentPreferencesProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    onChoose(Object.fromEntries(asked.map((purpose) => [purpose, ticked.has(purpose)])));
  };
  return (
    <details>
      <summary className={styles.summary}>Kies zelf</summary>
      <form className={styles.form} onSubmit={submit}>
        {asked.map((purpose) => (
          <FormField
            key={purpose}
            id={`koekje-${purpose}`}
            name={purpose}
            type="checkbox"
            label={sentence(ASKED[purpose])}
            defaultChecked={choices[purpose] === true}
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
