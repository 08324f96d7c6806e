import styles from './ChoiceChips.module.css';

type ChoiceChipsProps = {
  label: string;
  options: readonly { value: string; title: string }[];
  chosen: string | undefined;
  choose: (value: string | undefined) => void;
};

/** A choice between a few options in a line. Pressing the chosen option again clears the choice. */
export function ChoiceChips({ label, options, chosen, choose }: ChoiceChipsProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.chips}>
        {options.map(({ value, title }) => (
          <button
            key={value}
            type="button"
            className={styles.chip}
            aria-pressed={value === chosen}
            onClick={() => choose(value === chosen ? undefined : value)}
          >
            {title}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
