import styles from './ChoiceChips.module.css';

type ChoiceChipsProps = {
  label: string;
  options: readonly { value: string; title: string }[];
  chosen: string | undefined;
  choose: (value: string | undefined) => void;
};

/** One of a few, in a line; pressed again it is none. */
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
