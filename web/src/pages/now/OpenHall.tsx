import {
  fitting,
  minutesUntil,
  type Next,
  nextFitting,
  runningNow,
  startingSoon,
  TIMES_TO_SPEND,
  whenWords,
} from '../../domain/programme/now/now-view.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import { formatMinutes, formatTime } from '../../domain/time/format.ts';
import { useStoredChoice } from '../../features/now/stored-choice.ts';
import { TitledSection } from '../../ui/styles/elements.tsx';
import { ChoiceChips } from './ChoiceChips.tsx';
import { ComingItems } from './ComingItems.tsx';
import type { HallProps } from './hall-props.ts';
import styles from './NowPage.module.css';
import { NowRows } from './NowRows.tsx';
import { RunningItems } from './RunningItems.tsx';

/** The storage key of the visitor's stage. */
export const STAGE = 'podium';
/** The storage key of the visitor's available time. */
export const TIME_TO_SPEND = 'tijd';

/** Returns the visitor's stage, stored on the device; `undefined` if the hall has no such stage. */
function useStage({ stages }: Pick<HallProps, 'stages'>) {
  const [slug, choose] = useStoredChoice(STAGE, 'localStorage');
  return { stage: stages.find((one) => one.slug === slug), choose };
}

/** Returns the visitor's available time. It is stored for the tab, so that Back restores the list. */
function useTimeToSpend() {
  const [chosen, choose] = useStoredChoice(TIME_TO_SPEND, 'sessionStorage');
  return { minutes: TIMES_TO_SPEND.find((one) => String(one) === chosen), choose };
}

/** Lets the visitor choose an available time and a stage. Hidden without scripts. */
export function NowChoices(props: HallProps) {
  const { stage, choose: stand } = useStage(props);
  const { minutes, choose: spend } = useTimeToSpend();
  return (
    <div className={styles.choices}>
      <ChoiceChips
        label="Hoeveel tijd heb je?"
        options={TIMES_TO_SPEND.map((one) => ({ value: String(one), title: `${one} min` }))}
        chosen={minutes && String(minutes)}
        choose={spend}
      />
      {props.stages.length > 1 && (
        <>
          <ChoiceChips
            label="Waar ben je?"
            options={props.stages.map(({ slug, title }) => ({ value: slug, title }))}
            chosen={stage?.slug}
            choose={stand}
          />
          <p className={styles.walks}>
            {stage
              ? `We tellen de minuten wandelen vanaf ${stage.title}.`
              : 'We rekenen vijf minuten wandelen naar elk podium.'}
          </p>
        </>
      )}
    </div>
  );
}

/** The hall while something runs or starts soon: the running items, and the upcoming items that fit the chosen time. */
export function OpenHall(props: HallProps & { next: Next<RowItem> | undefined }) {
  const { items, now, walks, next } = props;
  const { stage } = useStage(props);
  const { minutes } = useTimeToSpend();
  return (
    <div className={styles.hall}>
      {minutes === undefined ? (
        <SoonItems {...props} />
      ) : (
        <FittingItems {...props} spender={{ now, minutes, at: stage?.slug, walks }} />
      )}
      <RunningItems {...props} items={runningNow(items, now)} />
      {next && minutes === undefined && <ComingItems {...props} next={next} isFirst={false} />}
    </div>
  );
}

function SoonItems(props: HallProps) {
  const { stage } = useStage(props);
  const soon = startingSoon(props.items, props.now);
  if (soon.length === 0) return <p className={styles.heading}>Er begint niets meer binnen anderhalf uur.</p>;
  return (
    <TitledSection className={styles.list} titleClass={styles.heading} title="Begint binnen anderhalf uur">
      <NowRows {...props} items={soon} from={stage} />
    </TitledSection>
  );
}

type FittingItemsProps = HallProps & { spender: Parameters<typeof fitting>[1] };

/** Items that the visitor can reach and attend in the available time; if there are none, the first longer item. */
function FittingItems({ spender, ...props }: FittingItemsProps) {
  const { items, now } = props;
  const { stage } = useStage(props);
  const found = fitting(items, spender);
  const until = formatTime(new Date(+now + spender.minutes * 60_000));
  const next = found.length === 0 ? nextFitting(items, spender) : undefined;
  return (
    <section className={styles.list} aria-labelledby="straks">
      <div role="status">
        <h2 id="straks" className={styles.heading}>
          {found.length > 0 ? `Dit past nog voor ${until}` : `Tot ${until} past er niets van begin tot eind`}
        </h2>
      </div>
      {next?.end && (
        <p className={styles.note}>
          {`Dit haal je nog: begint ${whenWords(next.start, now)}, duurt ${formatMinutes(minutesUntil(next.end, next.start))}.`}
        </p>
      )}
      <NowRows {...props} items={next ? [next] : found} from={stage} />
    </section>
  );
}
