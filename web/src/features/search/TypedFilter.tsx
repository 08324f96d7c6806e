import { Button } from '../../ui/Button.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { RenderBlockingMarker } from '../../ui/hydration.tsx';
import styles from './TypedFilter.module.css';

type TypedFilterProps = {
  /** Where the list is, and the name that its address has for what is asked. */
  path: string;
  name: string;
  label: string;
  question: string;
};

/** Narrows a list to what is typed: with every letter where the page has a script for that, else when it is sent. */
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
