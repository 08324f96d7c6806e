import { type ChangeEvent, type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { BASE } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { Button } from '../../ui/Button.tsx';
import { FormField } from '../../ui/FormField.tsx';
import styles from './TownField.module.css';

/** Asks for a town or postal code. The list follows with every letter; without scripts, when it is sent. */
export function TownField({ question }: { question: string }) {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  // A link to the whole list empties the field; what is being typed is left to who types.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = question;
  }, [question]);

  const ask = (town: string) => {
    const query = town.trim() === '' ? '' : `?${new URLSearchParams({ [QUERY.town]: town.trim() })}`;
    return navigate(`${BASE.bookstores}${query}`, { replace: true, preventScrollReset: true });
  };
  // On a slow line a town can be typed before the scripts arrive.
  const askWhatStandsThere = useEffectEvent(() => {
    const typed = field.current?.value.trim() ?? question;
    if (typed !== question) void ask(typed);
  });
  useLayoutEffect(() => askWhatStandsThere(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    return ask(field.current?.value ?? '');
  };

  return (
    <search>
      <form className={styles.form} action={BASE.bookstores} onSubmit={send}>
        <FormField
          id={QUERY.town}
          name={QUERY.town}
          type="search"
          label="Gemeente of postcode"
          autoComplete="off"
          defaultValue={question}
          ref={field}
          onChange={(event: ChangeEvent<HTMLInputElement>) => ask(event.target.value)}
        />
        <Button type="submit">Toon</Button>
      </form>
    </search>
  );
}
