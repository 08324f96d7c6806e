import type { PageColour } from '../../domain/colour.ts';
import type { ExperienceTimes } from '../../domain/experience-times.ts';
import { formatIsoInBrussels, formatMoment, formatSpan } from '../../domain/format.ts';
import { insteadOf } from '../../domain/instead.ts';
import type { ProgrammeItem } from '../../domain/programme-item.ts';
import { isCancelled, statusesOf } from '../../domain/status.ts';
import { isPast, isRunning } from '../../domain/when.ts';
import { Anchor } from '../../ui/Anchor.tsx';
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
  const instead = insteadOf(leading, items, now);
  // Many of them have a row of their own under the header.
  const others = items.length > MOST_IN_A_LIST ? [] : items.filter((item) => item !== leading);
  return (
    <dl className={styles.facts} data-colour={colour}>
      <dt>Wanneer</dt>
      <dd>
        <When item={leading} now={now} />
      </dd>
      {placeOf(leading) && (
        <>
          <dt>Waar</dt>
          <dd>{onPlan ? <Anchor href={onPlan}>{placeOf(leading)}</Anchor> : placeOf(leading)}</dd>
        </>
      )}
      {instead && (
        <>
          <dt>Nog plaats</dt>
          <dd>{formatMoment(instead.start)}</dd>
        </>
      )}
      {leading.type && (
        <>
          <dt>Soort</dt>
          <dd>{leading.type.title}</dd>
        </>
      )}
      {leading.extraInfo && (
        <>
          <dt>Goed om te weten</dt>
          <dd>{leading.extraInfo}</dd>
        </>
      )}
      {others.length > 0 && (
        <>
          <dt>Ook</dt>
          <dd>
            <ul role="list" className={styles.others}>
              {others.map((item) => (
                <li key={item.uuid} className={isPast(item, now) ? styles.past : undefined}>
                  <When item={item} now={now} />
                  {placeOf(item) && ` · ${placeOf(item)}`}
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
    </dl>
  );
}

function When({ item, now }: { item: ProgrammeItem; now: Date }) {
  const past = isPast(item, now);
  return (
    <span className={past ? styles.past : undefined}>
      <time dateTime={formatIsoInBrussels(item.start)}>{formatSpan(item.start, item.end)}</time>
      {past ? ' (voorbij)' : statusesOf(item.tags).map((status) => ` (${status})`)}
      {isRunning(item, now) && !isCancelled(item) && ' (nu bezig)'}
    </span>
  );
}
