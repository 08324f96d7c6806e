import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { BASE } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { TIMES_TO_SPEND } from '../../domain/programme/now/now-answer.ts';
import { nowPath, parseNowChoice } from '../../domain/programme/now/now-choice.ts';
import type { FacetName } from '../../domain/programme/programme-item.ts';
import { changeAddress } from '../../islands/address.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { HallProps } from './hall-props.ts';
import styles from './NowChoices.module.css';

const TIMES = TIMES_TO_SPEND.map((minutes) => ({ slug: String(minutes), title: `${minutes} min` }));

/**
 * The fields for the time that a visitor has, the stage and the audience. A choice updates the address immediately;
 * without scripts, a button submits the form.
 */
export function NowChoices({
  choice,
  stages,
  audiences,
}: Pick<HallProps, 'choice' | 'stages' | 'audiences'>) {
  const choose = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const chosen = [...new FormData(currentTarget)].map(([name, value]) => [name, String(value)]);
    changeAddress(nowPath(parseNowChoice(new URLSearchParams(chosen), { stages, audiences })));
  };
  const minutes = choice.minutes === undefined ? undefined : String(choice.minutes);
  return (
    <form className={styles.choices} action={BASE.now} autoComplete="off" onChange={choose}>
      <Choice
        name={QUERY.minutes}
        label="Hoeveel tijd heb je?"
        none="Tijd"
        options={TIMES}
        chosen={minutes}
      />
      {stages.length > 1 && (
        <Choice
          name={QUERY.location}
          label="Waar ben je?"
          none="Plaats"
          options={stages}
          chosen={choice.place}
        />
      )}
      {audiences.length > 0 && (
        <Choice
          name={QUERY.audience}
          label="Voor wie?"
          none="Voor wie"
          options={audiences}
          chosen={choice.audience}
        />
      )}
      <button type="submit" className={styles.show}>
        Toon
      </button>
    </form>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  /** The option that removes a choice. */
  none: string;
  options: readonly FacetName[];
  chosen: string | undefined;
};

function Choice({ name, label, none, options, chosen = '' }: ChoiceProps) {
  const field = useRef<HTMLSelectElement>(null);
  // Set the field to the value in the address, which the browser's Back button may have changed.
  useLayoutEffect(() => {
    if (field.current) field.current.value = chosen;
  }, [chosen]);
  return (
    <span className={styles.choice} data-chosen={chosen !== '' || undefined}>
      <select ref={field} name={name} aria-label={label} defaultValue={chosen}>
        <option value="">{none}</option>
        {options.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </span>
  );
}
