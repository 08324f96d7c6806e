import { type RefObject, Suspense, useEffect, useId, useRef } from 'react';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { fetchedComponent } from '../../ui/hydration.tsx';
import { Scene } from '../../ui/Scene.tsx';
import styles from './CookieNotice.module.css';
import { ASKED, type ConsentChoices, chooseAll, EXPLAINED_AT, type Purpose } from './consent.ts';

// It is fetched only where more than one thing is asked.
const ConsentPreferences = fetchedComponent(() =>
  import('./ConsentPreferences.tsx').then((file) => file.ConsentPreferences),
);

export type CookieNoticeProps = {
  /** What the site needs consent for. */
  asked: readonly Purpose[];
  choices: ConsentChoices;
  /** Whether the visitor came back to the question. It then takes the focus, and may be left as it is. */
  again: boolean;
  onChoose: (choices: ConsentChoices) => void;
  onLeave: () => void;
};

/**
 * The question about cookies at the foot of the window, with yes and no looking the same. It keeps its own height free
 * at the end of the page and below whatever the browser scrolls to, so that it never covers what has the focus.
 */
export function CookieNotice({ asked, choices, again, onChoose, onLeave }: CookieNoticeProps) {
  const notice = useRef<HTMLElement>(null);
  const titleId = useId();
  useFootKeptFree(notice);
  useComingBack(notice, again, onLeave);
  return (
    <section ref={notice} className={styles.notice} aria-labelledby={titleId} tabIndex={-1}>
      <Scene name="cookie" viewBox="0 0 80 80" className={styles.cookie} />
      <p id={titleId} className={styles.title}>
        Koekje bij je boek?
      </p>
      <p className={styles.question}>
        Mogen we {asked.map((purpose) => ASKED[purpose]).join(' en ')}? Dat gaat met cookies.{' '}
        <Anchor href={EXPLAINED_AT}>Lees hoe</Anchor>
      </p>
      {again && <p className={styles.question}>{earlier(asked, choices)}</p>}
      <div className={styles.choices}>
        <Button variant="outline" onClick={() => onChoose(chooseAll(asked, false))}>
          Nee, liever niet
        </Button>
        <Button variant="outline" onClick={() => onChoose(chooseAll(asked, true))}>
          Ja, dat mag
        </Button>
      </div>
      {asked.length > 1 && (
        <Suspense>
          <ConsentPreferences asked={asked} choices={choices} onChoose={onChoose} />
        </Suspense>
      )}
    </section>
  );
}

function earlier(asked: readonly Purpose[], choices: ConsentChoices): string {
  const allowed = asked.filter((purpose) => choices[purpose]);
  if (allowed.length === 0) return 'Nu staat het op nee.';
  return allowed.length === asked.length ? 'Nu staat het op ja.' : 'Nu staat een deel op ja.';
}

/** Sets `--foot`, the height at the foot of the window that everything else leaves free. */
function useFootKeptFree(notice: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = notice.current;
    if (!element) return;
    const root = document.documentElement.style;
    const sized = new ResizeObserver(() => {
      const below = Number.parseFloat(getComputedStyle(element).bottom);
      root.setProperty('--foot', `${element.offsetHeight + below}px`);
    });
    sized.observe(element);
    return () => {
      sized.disconnect();
      root.removeProperty('--foot');
    };
  }, [notice]);
}

/** Gives the focus to a question that was opened again. Escape closes it and returns the focus to where it was. */
function useComingBack(notice: RefObject<HTMLElement | null>, again: boolean, leave: () => void): void {
  useEffect(() => {
    const element = notice.current;
    if (!again || !element) return;
    const before = document.activeElement;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    element.focus({ preventScroll: true });
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [notice, again, leave]);
}
