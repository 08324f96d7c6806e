import { type FormEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { placeAsked } from '../../domain/pages/place-asked.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { keptTown, parseKeptTown, type Town, type TownAnswer } from '../../domain/towns/town.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { takeFocus } from '../../ui/elements.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useKeptChoice } from '../now/kept-choice.ts';
import styles from './WhereYouLive.module.css';

const FIELD = 'waar-woon-je';

type WhereYouLiveProps = {
  /** The list, and what else its address says, which goes along. */
  path: string;
  parameters?: URLSearchParams;
  /** What the address asks, where it asks about a town. */
  answer?: TownAnswer;
  /** What is said of a town; `shown` where the list is made for it, which it is not for one that only the device knows. */
  about: (town: Town, shown: boolean) => ReactNode;
};

/**
 * «Waar woon je?»: asked once, kept on the device, and sent only by who presses the button. Field and answer stand in one
 * place, and what is said below has its room: what the device knows moves nothing when it is read.
 */
export function WhereYouLive({ path, parameters = new URLSearchParams(), answer, about }: WhereYouLiveProps) {
  const [choice, keep] = useKeptChoice('woonplaats', 'localStorage');
  /** `editing`: the field is there whatever is known; `answered`: the visitor pressed for the town that is. */
  const [step, setStep] = useState<'editing' | 'answered'>();
  const editing = step === 'editing';
  const { search } = useLocation();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  /** The query that a visitor pressed for, until it is there. A town in an address that somebody shared is nobody's own. */
  const pressed = useRef<string>(undefined);

  const asked = answer?.kind === 'town' ? answer.town : undefined;
  const kept = parseKeptTown(choice);
  const town = editing || (answer && !asked) ? undefined : (asked ?? kept);

  // What is typed before the scripts arrive stays in sight, also where the device knows a town. What no town has is corrected,
  // not typed again: the page is the same for all who asked for none of ours, so that it cannot have it in its field.
  const keepTyped = useEffectEvent(() => {
    const element = field.current;
    if (element?.value) setStep('editing');
    else if (element && answer && !asked)
      element.value = [...placeAsked(new URLSearchParams(search)).values()].join();
  });
  useLayoutEffect(() => keepTyped(), []);
  // With the list, not after it: who leaves as soon as the list is there is known all the same.
  useLayoutEffect(() => {
    if (pressed.current !== search) return;
    pressed.current = undefined;
    if (asked) keep(keptTown(asked));
    setStep(asked && 'answered');
  });

  const queryFor = (label: string) => `?${withTown(parameters, label)}`;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value.trim();
    if (!typed) return;
    pressed.current = queryFor(typed);
    return navigate(path + pressed.current, { preventScrollReset: true });
  };
  const edit = () => {
    setStep('editing');
    requestAnimationFrame(() => field.current?.focus());
  };
  const forget = () => {
    keep(undefined);
    edit();
    if (asked) void navigate(bare(path, parameters), { preventScrollReset: true });
  };
  const change = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    edit();
  };

  return (
    <search className={styles.box}>
      <div className={styles.place}>
        <form className={styles.form} action={path} onSubmit={send} data-hidden={town ? true : undefined}>
          {[...parameters].map(([name, value]) => (
            <FormField key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          <FormField
            id={FIELD}
            name={QUERY.town}
            label="Waar woon je?"
            hint="Je postcode of gemeente"
            autoComplete="postal-code"
            ref={field}
          />
          <Button type="submit">Toon</Button>
        </form>
        {town && (
          <p className={styles.known} ref={step === 'answered' ? takeFocus : undefined} tabIndex={-1}>
            <Icon name="pin" />
            <span>
              {kept?.label === town.label ? 'Je woont in' : 'Gerekend vanaf'} <strong>{town.label}</strong>
            </span>
            <span className={styles.ways}>
              <Anchor className={styles.way} href={bare(path, parameters)} onClick={change}>
                wijzig
              </Anchor>
              {kept && (
                <button type="button" className={styles.way} onClick={forget}>
                  vergeet
                </button>
              )}
            </span>
          </p>
        )}
      </div>
      <div className={styles.said} data-settled={answer ? true : undefined} aria-live="polite">
        {town ? (
          about(town, asked !== undefined)
        ) : (
          <Said
            answer={editing ? undefined : answer}
            hrefFor={(label) => path + queryFor(label)}
            onChoose={(label) => {
              pressed.current = queryFor(label);
            }}
          />
        )}
      </div>
    </search>
  );
}

type SaidProps = {
  answer?: TownAnswer;
  hrefFor: (label: string) => string;
  onChoose: (label: string) => void;
};

/** What is said where no town is known: which it may be, that it is none of ours, or what becomes of an answer. */
function Said({ answer, hrefFor, onChoose }: SaidProps) {
  if (answer?.kind === 'choice') {
    return (
      <p>
        {askedOf(answer)}
        <span className={styles.choices}>
          {answer.labels.map((label) => (
            <Anchor
              key={label}
              className={styles.choice}
              href={hrefFor(label)}
              keepScroll
              onClick={() => onChoose(label)}
            >
              {label}
            </Anchor>
          ))}
        </span>
      </p>
    );
  }
  if (answer?.kind === 'unknown') {
    return (
      <p className={styles.unknown}>
        {answer.isCode
          ? 'We kennen die postcode niet. Typ de naam van je gemeente.'
          : 'We kennen alleen gemeenten in Vlaanderen en Brussel.'}
      </p>
    );
  }
  return <p className={styles.quiet}>We bewaren je gemeente alleen op dit toestel.</p>;
}

function askedOf({ why, labels }: Extract<TownAnswer, { kind: 'choice' }>): string {
  if (why === 'same') return 'Er zijn er meer met die naam. Welke bedoel je?';
  return labels.length === 1 ? 'Bedoel je misschien deze?' : 'Bedoel je misschien een van deze?';
}

/** An address about a town, with what else it says. */
export function withTown(parameters: URLSearchParams, label: string): URLSearchParams {
  const query = new URLSearchParams(parameters);
  query.set(QUERY.town, label);
  return query;
}

function bare(path: string, parameters: URLSearchParams): string {
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}
