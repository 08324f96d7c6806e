import { BASE } from '../../domain/pages/paths.ts';
import { openingDay } from '../../domain/programme/day/programme-day.ts';
import { type NowState, nowState } from '../../domain/programme/now/now-view.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import { type Day, dayOf } from '../../domain/time/brussels.ts';
import { formatDayName, formatIsoInBrussels, formatTime } from '../../domain/time/format.ts';
import { useChangedCount } from '../../features/renewal/changed-items.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { PageBody, VisuallyHidden } from '../../ui/styles/elements.tsx';
import { ComingItems } from './ComingItems.tsx';
import type { HallProps } from './hall-props.ts';
import styles from './NowPage.module.css';
import { NowChoices, OpenHall } from './OpenHall.tsx';

/** `NOW_TITLE`: the title of the page. `NOW_INTRO`: its description for share images and search engines. */
export const NOW_TITLE = 'Nu & straks';
export const NOW_INTRO =
  'Wat er nu loopt in de hal, wat er binnen anderhalf uur begint, en wat je nog haalt in de tijd die je hebt.';

/** The running and upcoming items, and what a visitor can still reach. Each text that changes has its own element. */
export function NowContent(props: HallProps) {
  const { items, opening, now } = props;
  const state = nowState(items, opening, now);
  return (
    <>
      <div className={styles.top} data-colour="pink">
        <div className={styles.inner} data-below>
          <div className={styles.head}>
            <h1 className={styles.title}>{NOW_TITLE}</h1>
            <time className={styles.clock} dateTime={formatIsoInBrussels(now)} data-ticking>
              <VisuallyHidden>Het is </VisuallyHidden>
              <span>{formatTime(now)}</span>
            </time>
          </div>
          <ChangesNotice />
          {state.kind === 'open' && <NowChoices {...props} />}
        </div>
      </div>
      <PageBody className={styles.body}>
        <Hall {...props} state={state} />
        {state.kind !== 'unknown' && state.kind !== 'over' && (
          <p className={styles.whole}>
            <Anchor href={BASE.programme}>
              <span>{programmeWords(openingDay(props.days, now), now)}</span> <Icon name="arrow-right" />
            </Anchor>
          </p>
        )}
      </PageBody>
    </>
  );
}

/** Returns the label of the programme link. It names the day that the link opens. */
function programmeWords(opens: { day: Day } | undefined, now: Date): string {
  if (opens === undefined) return 'Het programma';
  const day = opens.day === dayOf(now) ? 'vandaag' : formatDayName(opens.day);
  return `Het programma van ${day}, ook wat doorlopend is`;
}

function Hall({ state, ...props }: HallProps & { state: NowState<RowItem> }) {
  switch (state.kind) {
    case 'open':
      return <OpenHall {...props} next={state.next} />;
    case 'before':
    case 'pause':
      return <ComingItems {...props} next={state.next} isFirst={state.kind === 'before'} />;
    case 'over':
      return (
        <EmptyState drawing="stage" text="Deze editie is voorbij.">
          <Button href={BASE.programme}>Lees na wat er te beleven viel</Button>
        </EmptyState>
      );
    case 'unknown':
      return (
        <EmptyState drawing="stage" text="We weten even niet wat er nu te beleven valt.">
          <Button href={BASE.programme}>Bekijk het programma</Button>
        </EmptyState>
      );
  }
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
