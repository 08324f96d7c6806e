import type { PageColour } from '../../domain/palette.ts';
import type { ExperienceTimes } from '../../domain/programme/experience-times.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { alternativeTo } from '../../domain/programme/reservation.ts';
import { isCancelled, STATUS_WORDS } from '../../domain/programme/status.ts';
import { formatIsoInBrussels, formatMoment, formatSpan } from '../../domain/time/format.ts';
import { isPast, isRunning } from '../../domain/time/when.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Fact, FactList } from '../../ui/FactList.tsx';
import styles from './Facts.module.css';
import { MOST_IN_A_LIST } from './Moments.tsx';

type FactsProps = {
  times: ExperienceTimes;
  now: Date;
  placeOf: (item: ProgrammeItem) => string | undefined;
  onPlan?: string;
  colour: PageColour;
};

/** When, where and what, as a list on a bookmark; then every other time it can be seen, past ones quiet. */
export function Facts({ times, now, placeOf, onPlan, colour }: FactsProps) {
  const { leading, items } = times;
  if (!leading) return null;
  const instead = alternativeTo(leading, items, now);
  // Many of them have a row of their own under the header.
  const others = items.length > MOST_IN_A_LIST ? [] : items.filter((item) => item !== leading);
  return (
    <FactList colour={colour}>
      <Fact name="Wanneer">
        <When item={leading} now={now} />
      </Fact>
      {placeOf(leading) && (
        <Fact name="Waar">
          {onPlan ? <Anchor href={onPlan}>{placeOf(leading)}</Anchor> : placeOf(leading)}
        </Fact>
      )}
      {instead && <Fact name="Nog plaats">{formatMoment(instead.start)}</Fact>}
      {leading.type && <Fact name="Soort">{leading.type.title}</Fact>}
      {leading.extraInfo && <Fact name="Goed om te weten">{leading.extraInfo}</Fact>}
      {others.length > 0 && (
        <Fact name="Ook">
          <ul role="list" className={styles.others}>
            {others.map((item) => (
              <li key={item.uuid} className={isPast(item, now) ? styles.past : undefined}>
                <When item={item} now={now} />
                {placeOf(item) && ` · ${placeOf(item)}`}
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </FactList>
  );
}

function When({ item, now }: { item: ProgrammeItem; now: Date }) {
  const past = isPast(item, now);
  return (
    <span className={past ? styles.past : undefined}>
      <time dateTime={formatIsoInBrussels(item.start)}>{formatSpan(item.start, item.end)}</time>
      {past ? ' (voorbij)' : item.statuses.map((status) => ` (${STATUS_WORDS[status]})`)}
      {isRunning(item, now) && !isCancelled(item) && ' (nu bezig)'}
    </span>
  );
}
