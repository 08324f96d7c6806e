import { Button } from '../../ui/Button.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { RenderBlockingMarker } from '../../ui/hydration.tsx';
import styles from './TypedFilter.module.css';

type TypedFilterProps = {
  /** `path`: the address of the list. `name`: the query parameter of the text. */
  path: string;
  name: string;
  label: string;
  question: string;
};

/**
 * Filters a list by text: at every keystroke if the page has a script for that, otherwise when the form is submitted.
 */
export function TypedFilter({ path, name, label, question }: TypedFilterProps) {
  return (
    <search>
      <form className={styles.form} action={path}>
        <FormField
          id={name}
          name={name}
          type="search"
          label={label}
          autoComplete="off"
          defaultValue={question}
        />
        <Button type="submit">Toon</Button>
        <RenderBlockingMarker />
      </form>
    </search>
  );
}
