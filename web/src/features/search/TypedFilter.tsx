import {
  type ChangeEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { RenderBlockingMarker } from '../../ui/hydration.tsx';
import styles from './TypedFilter.module.css';

type TypedFilterProps = {
  /** Where the list is, and the name that its address has for what is asked. */
  path: string;
  name: string;
  label: string;
  question: string;
  /** The line that says how many there are. */
  found: RefObject<HTMLElement | null>;
};

/** Narrows a list to what is typed. It follows with every letter; without scripts, when it is sent. */
export function TypedFilter({ path, name, label, question, found }: TypedFilterProps) {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  // A link to the whole list empties the field; what is being typed is left to who types.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = question;
  }, [question]);

  const ask = (typed: string) => {
    const query = typed.trim() === '' ? '' : `?${new URLSearchParams({ [name]: typed.trim() })}`;
    return navigate(`${path}${query}`, { replace: true, preventScrollReset: true });
  };
  // On a slow line something can be typed before the scripts arrive.
  const askWhatStandsThere = useEffectEvent(() => {
    const typed = field.current?.value.trim() ?? question;
    if (typed !== question) void ask(typed);
  });
  useLayoutEffect(() => askWhatStandsThere(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    // On a phone the list lies under the keyboard, which leaves with the focus.
    found.current?.focus();
    return ask(field.current?.value ?? '');
  };

  return (
    <search>
      <form className={styles.form} action={path} onSubmit={send}>
        <FormField
          id={name}
          name={name}
          type="search"
          label={label}
          autoComplete="off"
          defaultValue={question}
          ref={field}
          onChange={(event: ChangeEvent<HTMLInputElement>) => ask(event.target.value)}
        />
        <Button type="submit">Toon</Button>
        <RenderBlockingMarker />
      </form>
    </search>
  );
}
