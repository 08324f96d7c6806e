import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { preventReloads } from './keep-page.ts';
import styles from './LostConnection.module.css';
import {
  type LostNavigation,
  leaveLost,
  retryOnline,
  useLostNavigation,
  useShownPage,
} from './lost-navigation.ts';

/** Says that a page did not come, and asks for it again: when a visitor wants that, and when the browser is online again. */
export function LostConnection() {
  useShownPage();
  useEffect(preventReloads, []);
  const lost = useLostNavigation();
  return lost && lost.state !== 'left' && <LostNotice key={lost.path} lost={lost} />;
}

/** What is said of a page that did not come. */
export function LostNotice({ lost }: { lost: LostNavigation }) {
  const { location } = useNavigation();
  const notice = useRef<HTMLElement>(null);
  const title = useId();
  const trying = lost.state === 'trying';
  const retry = () => lost.retry(location?.hash ?? '');

  const online = useEffectEvent(() => retryOnline(location?.hash ?? ''));
  useEffect(() => {
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);
  useFocusTaken(notice);

  return (
    <section ref={notice} className={styles.notice} aria-labelledby={title} tabIndex={-1}>
      <div className={styles.words} role="alert">
        <p id={title} className={styles.title}>
          Geen verbinding
        </p>
        <p>{lost.byHand ? PART_MISSING : pageMissing(lost.attempt)}</p>
      </div>
      <button type="button" className={styles.close} aria-label="Sluit de melding" onClick={leaveLost}>
        <Icon name="close" />
      </button>
      <div className={styles.again}>
        <Button variant="white" aria-disabled={trying || undefined} onClick={trying ? undefined : retry}>
          {trying ? 'Even geduld…' : 'Probeer opnieuw'}
        </Button>
      </div>
    </section>
  );
}

const PART_MISSING =
  'Een deel van de bladzijde kwam niet door. Opnieuw laden wist wat je typte: verstuur dat eerst.';

const pageMissing = (attempt: number): string =>
  `${attempt > 1 ? 'Het lukt nog niet.' : 'De bladzijde kwam niet door.'} Je bent nog waar je was.`;

/**
 * Gives the focus to the notice, so that who uses a keyboard is at its button, and gives it back when the notice goes.
 * Who is typing keeps it.
 */
function useFocusTaken(notice: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = notice.current;
    const before = document.activeElement;
    if (!element || before?.matches('input, textarea, select')) return;
    element.focus({ preventScroll: true });
    return () => {
      const isHere = document.activeElement === document.body || element.contains(document.activeElement);
      if (isHere && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [notice]);
}
