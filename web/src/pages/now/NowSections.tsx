import type { ReactNode } from 'react';
import { KEEP_ME_POSTED } from '../../domain/edition/season-buttons.ts';
import { BASE, NEWSLETTER } from '../../domain/pages/paths.ts';
import {
  answerNow,
  type FestivalState,
  FIRST_FEW,
  type NowAnswer,
  type NowEntry,
} from '../../domain/programme/now/now-answer.ts';
import { itemsFor } from '../../domain/programme/now/now-choice.ts';
import { countdown, whenNext } from '../../domain/programme/now/now-words.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import { dayOf } from '../../domain/time/brussels.ts';
import { formatMoment, formatTime } from '../../domain/time/format.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { TitledSection } from '../../ui/styles/elements.tsx';
import type { HallProps } from './hall-props.ts';
import styles from './NowPage.module.css';
import { NowRows } from './NowRows.tsx';

/** How many running items are not collapsed. More would leave no room on a phone for the items that start next. */
const AT_ONCE = 2;

/** Returns which items are running and upcoming for a visitor's choice. `whole` ignores the chosen time. */
function answerFor({ items, now, walks, saved, choice }: HallProps) {
  const { place, minutes, audience } = choice;
  const question = { now, place, walks, saved };
  const wanted = itemsFor(items, audience);
  const whole = answerNow(wanted, question);
  return { whole, answer: minutes === undefined ? whole : answerNow(wanted, { ...question, minutes }) };
}

type SectionsProps = HallProps & { state: FestivalState };

/** The content for the state of the festival: what visitors can enter now, what comes first, or that it is over. */
export function NowSections({ state, ...props }: SectionsProps) {
  const { whole, answer } = answerFor(props);
  switch (state) {
    case 'open':
      return <OpenHall {...props} answer={answer} whole={whole} />;
    case 'before':
    case 'pause':
      return <Coming {...props} entries={whole.later} isFirst={state === 'before'} />;
    case 'ending':
    case 'over':
      return (
        <EmptyState
          drawing="stage"
          text={state === 'over' ? 'Deze editie is voorbij.' : 'Er begint niets meer op deze editie.'}
        >
          <Button href={BASE.programme}>Lees na wat er te beleven viel</Button>
          {state === 'over' && (
            <Button href={NEWSLETTER} variant="outline">
              {KEEP_ME_POSTED.label}
            </Button>
          )}
        </EmptyState>
      );
  }
}

type Entries = readonly NowEntry<RowItem>[];
type OpenHallProps = HallProps & Record<'answer' | 'whole', NowAnswer<RowItem>>;

function OpenHall({ answer, whole, ...props }: OpenHallProps) {
  const { now, choice } = props;
  const { running, soon, later } = answer;
  const isEmpty = running.length === 0 && soon.length === 0;
  const [first] = later;
  return (
    <div className={styles.hall}>
      {choice.minutes !== undefined && <TimeNote {...props} minutes={choice.minutes} />}
      {running.length > 0 && <Running {...props} entries={running} />}
      {soon.length > 0 && <Section {...props} title="Begint binnen het uur" entries={soon} />}
      {isEmpty && <Nothing {...props} entries={[...whole.running, ...whole.soon, ...whole.later]} />}
      {!isEmpty && first && (
        <Section {...props} title={laterTitle(first, now)} entries={later.slice(0, FIRST_FEW)} />
      )}
    </div>
  );
}

const laterTitle = ({ item: { start } }: NowEntry<RowItem>, now: Date): string =>
  dayOf(start) === dayOf(now) ? 'Daarna' : whenNext(start, now);

function TimeNote({ now, choice, stages, minutes }: HallProps & { minutes: number }) {
  const until = formatTime(new Date(+now + minutes * 60_000));
  return (
    <p className={styles.note}>
      {`Dit past tot ${until}.${choice.place === undefined && stages.length > 1 ? ' We rekenen vijf minuten wandelen.' : ''}`}
    </p>
  );
}

/** The running items, collapsed after the first few. */
function Running({ entries, ...props }: HallProps & { entries: Entries }) {
  const few = entries.length > AT_ONCE + 1 ? entries.slice(0, AT_ONCE) : entries;
  const rest = entries.slice(few.length);
  return (
    <Section {...props} title={`Nu kun je bij ${entries.length} binnen`} entries={few}>
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary className={styles.summary}>
            <span>{`Toon de andere ${rest.length}`}</span>
            <Icon name="plus" />
          </summary>
          <NowRows {...props} entries={rest} />
        </details>
      )}
    </Section>
  );
}

/** A message that nothing fits the choice, with the first items that the choice excludes. */
function Nothing({ entries, ...props }: HallProps & { entries: Entries }) {
  const { minutes } = props.choice;
  return (
    <Section
      {...props}
      title={
        minutes === undefined ? 'Voor deze keuze is er nu niets' : `In ${minutes} minuten past er nu niets`
      }
      note={entries.length > 0 ? 'Dit komt eerst:' : undefined}
      entries={entries.slice(0, FIRST_FEW)}
    />
  );
}

/** A message about when the festival begins, or continues after a pause, with the first items. */
function Coming({ entries, isFirst, ...props }: HallProps & { entries: Entries; isFirst: boolean }) {
  const { now, items, choice } = props;
  const first = entries[0] ?? answerNow(items, { now, place: choice.place }).later[0];
  if (first === undefined) return null;
  const { start } = first.item;
  return (
    <Section
      {...props}
      title={isFirst ? countdown(start, now) : `${whenNext(start, now)} gaat het verder`}
      note={isFirst ? `Boektopia begint op ${formatMoment(start)}.` : undefined}
      entries={entries.slice(0, FIRST_FEW)}
    />
  );
}

type SectionProps = HallProps & {
  title: string;
  note?: string;
  entries: Entries;
  children?: ReactNode;
};

function Section({ title, note, entries, children, ...props }: SectionProps) {
  return (
    <TitledSection className={styles.list} titleClass={styles.heading} title={title}>
      {note && <p className={styles.note}>{note}</p>}
      {entries.length > 0 && <NowRows {...props} entries={entries} />}
      {children}
    </TitledSection>
  );
}
