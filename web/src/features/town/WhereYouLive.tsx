import {
  type MouseEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { pagePath } from '../../domain/pages/paging.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { parseStoredTown, type RequestedTown, storedTown } from '../../domain/towns/town.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { AboutTown, type TownFacts } from './AboutTown.tsx';
import { useStoredChoice } from './stored-choice.ts';
import styles from './WhereYouLive.module.css';

const KEY = 'woonplaats';

/** `FIELD`: the id of the text field. `KNOWN`: the id of the line with the known town. */
const FIELD = 'waar-woon-je';
const KNOWN = 'je-woonplaats';

type WhereYouLiveProps = {
  /** `path`: the path of the list. `parameters`: its query parameters other than the town, which the form preserves. */
  path: string;
  parameters?: URLSearchParams;
  answer?: RequestedTown;
  facts: TownFacts;
};

/**
 * «Waar woon je?»: asks once and stores the answer on the device. The site receives the answer only when the visitor
 * presses the button that loads the list for that town. Field and answer overlap and the space below is reserved,
 * because reading the stored town must not shift the layout.
 */
export function WhereYouLive({ path, parameters = new URLSearchParams(), answer, facts }: WhereYouLiveProps) {
  const [choice, keep] = useStoredChoice(KEY, 'localStorage');
  const [editing, setEditing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isForgotten = useRef(false);

  const requested = answer?.kind === 'town' ? answer.town : undefined;
  const isOpen = answer !== undefined && !requested;
  const stored = parseStoredTown(choice);
  const town = editing || isOpen ? undefined : (requested ?? stored);

  // Keeps input from before hydration visible, even if a town is stored on the device.
  const storeTyped = useEffectEvent(() => {
    if (!isOpen && field.current?.value) setEditing(true);
  });
  useLayoutEffect(() => storeTyped(), []);

  const whole = pagePath(path, 1, parameters);
  const hrefFor = (label: string) => pagePath(path, 1, withTown(parameters, label));
  const edit = () => {
    setEditing(true);
    requestAnimationFrame(() => field.current?.focus());
  };
  const change = (event: MouseEvent) => {
    if (isForgotten.current) return;
    event.preventDefault();
    edit();
  };
  const forget = ({ currentTarget }: MouseEvent) => {
    keep(undefined);
    if (!requested) return edit();
    // The list is still for the forgotten town. Follow the link beside the button, to the list without a town.
    isForgotten.current = true;
    currentTarget.parentElement?.querySelector('a')?.click();
  };

  return (
    <search className={styles.box}>
      <div className={styles.place}>
        <form
          className={styles.form}
          action={path}
          data-hidden={town ? true : undefined}
          data-town={KEY}
          data-open={isOpen || undefined}
          data-keep-scroll
          data-focus={KNOWN}
        >
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
          <p
            className={styles.known}
            id={KNOWN}
            tabIndex={-1}
            data-asked={requested && storedTown(requested)}
          >
            <Icon name="pin" />
            <span>
              <span>{stored?.label === town.label ? 'Je woont in' : 'Gerekend vanaf'}</span>{' '}
              <strong>{town.label}</strong>
            </span>
            <span className={styles.ways}>
              <Anchor className={styles.way} href={whole} onClick={change} keepScroll data-focus={FIELD}>
                wijzig
              </Anchor>
              {stored && (
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
          <AboutTown town={town} facts={facts} shown={requested !== undefined} href={hrefFor(town.label)} />
        ) : (
          <Said answer={editing ? undefined : answer} hrefFor={hrefFor} />
        )}
      </div>
    </search>
  );
}

type SaidProps = { answer?: RequestedTown; hrefFor: (label: string) => string };

/** The text while no town is known: a choice of towns, «unknown town», or how the site uses the visitor's input. */
function Said({ answer, hrefFor }: SaidProps) {
  const typed = useTyped();
  if (answer?.kind === 'choice') {
    return (
      <p>
        {askedOf(answer, typed)}
        <span className={styles.choices}>
          {answer.labels.map((label) => (
            <Anchor key={label} className={styles.choice} href={hrefFor(label)} keepScroll data-focus={KNOWN}>
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
          : `${typed} kennen we niet. Typ een gemeente in Vlaanderen of Brussel.`}
      </p>
    );
  }
  return <p className={styles.quiet}>We bewaren je gemeente alleen op dit toestel.</p>;
}

function askedOf({ why, labels }: Extract<RequestedTown, { kind: 'choice' }>, typed: string): string {
  if (why === 'same') return 'Er zijn er meer met die naam. Welke bedoel je?';
  const [first, another] = labels;
  return `${typed} kennen we niet. ${first && !another ? `Bedoel je ${first.replace(/^\d+ /, '')}?` : 'Bedoel je een van deze?'}`;
}

/**
 * Returns the text that the visitor typed, in quotation marks. The server does not know it: all texts with the same
 * answer share one cached page.
 */
function useTyped(): string {
  return useSyncExternalStore(
    () => () => {},
    () => {
      const parameters = new URLSearchParams(location.search);
      const text = parameters.get(QUERY.town) ?? parameters.get(QUERY.postalCode);
      return text ? `‘${text.slice(0, 60)}’` : 'Die gemeente';
    },
    () => 'Die gemeente',
  );
}

/** Returns a copy of the parameters with this town as the visitor's town. */
export function withTown(parameters: URLSearchParams, label: string): URLSearchParams {
  const query = new URLSearchParams(parameters);
  query.set(QUERY.town, label);
  return query;
}
