import type { FormEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { type Answers, ASKED, type Purpose } from './consent.ts';
import styles from './OneByOne.module.css';

type OneByOneProps = {
  asked: readonly Purpose[];
  answers: Answers;
  onAnswer: (answers: Answers) => void;
};

/** An answer to each question by itself. */
export function OneByOne({ asked, answers, onAnswer }: OneByOneProps) {
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    onAnswer(Object.fromEntries(asked.map((purpose) => [purpose, ticked.has(purpose)])));
  };
  return (
    <details>
      <summary className={styles.summary}>Kies zelf</summary>
      <form className={styles.form} onSubmit={keep}>
        {asked.map((purpose) => (
          <Field
            key={purpose}
            id={`koekje-${purpose}`}
            name={purpose}
            type="checkbox"
            label={sentence(ASKED[purpose])}
            defaultChecked={answers[purpose] === true}
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
