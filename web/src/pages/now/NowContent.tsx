import { KEEP_ME_POSTED } from '../../domain/edition/season-buttons.ts';
import { BASE, NEWSLETTER } from '../../domain/pages/paths.ts';
import { openingDay } from '../../domain/programme/day/programme-day.ts';
import { answerNow, festivalState } from '../../domain/programme/now/now-answer.ts';
import { type Day, dayOf } from '../../domain/time/brussels.ts';
import { formatDayName, formatIsoInBrussels, formatTime } from '../../domain/time/format.ts';
import { useChangedCount } from '../../features/renewal/changed-items.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { RenderBlockingMarker } from '../../ui/hydration.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { PageBody, VisuallyHidden } from '../../ui/styles/elements.tsx';
import type { HallProps } from './hall-props.ts';
import { NowChoices } from './NowChoices.tsx';
import styles from './NowPage.module.css';
import { NowSections } from './NowSections.tsx';

/** `NOW_TITLE`: the title of the page. `NOW_INTRO`: its description for share images and search engines. */
export const NOW_TITLE = 'Nu & straks';
export const NOW_INTRO =
  'Waar je nu binnen kunt in de hal, wat er binnen het uur begint, en wat er past in de tijd die je hebt.';

/** The running and the upcoming items. Each text that changes has its own element. */
export function NowContent(props: HallProps) {
  const { items, opening, now, days } = props;
  const state = opening && festivalState(answerNow(items, { now }), opening, now);
  return (
    <>
      <div className={styles.top} data-colour="pink">
        <div className={styles.inner}>
          <div className={styles.head}>
            <h1 className={styles.title}>{NOW_TITLE}</h1>
            <time className={styles.clock} dateTime={formatIsoInBrussels(now)} data-ticking>
              <VisuallyHidden>Het is </VisuallyHidden>
              <span>{formatTime(now)}</span>
            </time>
          </div>
          <ChangesNotice />
          {state === 'open' && <NowChoices {...props} />}
        </div>
      </div>
      <PageBody className={styles.body}>
        {state === undefined ? (
          <WithoutItems days={days} now={now} />
        ) : (
          <NowSections {...props} state={state} />
        )}
        {(state === 'open' || state === 'before' || state === 'pause') && (
          <p className={styles.whole}>
            <Anchor href={BASE.programme}>
              <span>{programmeWords(openingDay(days, now), now)}</span> <Icon name="arrow-right" />
            </Anchor>
          </p>
        )}
      </PageBody>
      <RenderBlockingMarker />
    </>
  );
}

/** The message while the current edition has no items. `days` must be sorted. */
function WithoutItems({ days, now }: Pick<HallProps, 'days' | 'now'>) {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  const today = dayOf(now);
  if (first === undefined || last === undefined || (first <= today && today <= last))
    return (
      <EmptyState drawing="stage" text="We weten even niet wat er nu te beleven valt.">
        <Button href={BASE.programme}>Bekijk het programma</Button>
      </EmptyState>
    );
  const text =
    today > last
      ? 'Deze editie is voorbij.'
      : `Boektopia begint op ${formatDayName(first)}. Het programma volgt nog.`;
  return (
    <EmptyState drawing="stage" text={text}>
      <Button href={NEWSLETTER}>{KEEP_ME_POSTED.label}</Button>
    </EmptyState>
  );
}

/** Returns the label of the programme link. It names the day that the link opens. */
function programmeWords(opens: { day: Day } | undefined, now: Date): string {
  if (opens === undefined) return 'Het programma';
  return `Het programma van ${opens.day === dayOf(now) ? 'vandaag' : formatDayName(opens.day)}`;
}

/** Tells screen readers how many items changed since the page was opened. Each changed item also has a visible mark. */
function ChangesNotice() {
  const count = useChangedCount();
  return (
    <p role="status" className={styles.changes}>
      <VisuallyHidden>
        {count > 0 && `Het programma is bijgewerkt: ${count} ${count === 1 ? 'wijziging' : 'wijzigingen'}.`}
      </VisuallyHidden>
    </p>
  );
}
