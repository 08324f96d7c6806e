import type { UitLabel } from '../../domain/events/uit-event.ts';
import { pagePath } from '../../domain/pages/paging.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { byDistance, type Point } from '../../domain/towns/distance.ts';
import { DISTANCES, nearbyParameters } from '../../domain/towns/nearby.ts';
import { formatAway, type Town } from '../../domain/towns/town.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import styles from './AboutTown.module.css';

/** A place on a list. `points`: its location, or two locations if it is named after two towns. */
export type Place = { path: string; title: string; town?: string; points: readonly Point[] };

export type TownFacts =
  /** Shows the nearest place. `sortedAt`: the id of the element to focus, if the list can be sorted by distance. */
  | { kind: 'nearest'; words: string; places: readonly Place[]; sortedAt?: string }
  | { kind: 'events'; label?: UitLabel; within: number };

type AboutTownProps = {
  town: Town;
  facts: TownFacts;
  /** Whether the list is for this town; false if the town is only stored on the device. */
  shown: boolean;
  href: string;
};

/** Text about the visitor's town: the nearest place, or the radius of the list. */
export function AboutTown({ town, facts, shown, href }: AboutTownProps) {
  if (facts.kind === 'events')
    return <HowFar town={town} shown={shown} label={facts.label} within={facts.within} />;
  const { words, places, sortedAt } = facts;
  const points = places.flatMap((place) => place.points.map((point) => ({ place, point })));
  const [nearest] = byDistance(points, town.point, ({ point }) => point);
  if (!nearest) return null;
  const { place, point } = nearest;
  return (
    <p>
      {words} <Anchor href={place.path}>{place.title}</Anchor>
      {`${whereWords(place, town, point)}. `}
      {sortedAt !== undefined && !shown && (
        <Anchor href={href} keepScroll data-focus={sortedAt}>
          Toon ze van dichtbij naar ver
        </Anchor>
      )}
    </p>
  );
}

/** Returns «in Ronse, 8 km», or «, in Oudenaarde zelf» for the visitor's own town. */
function whereWords(place: Place, town: Town, point: Point): string {
  const away = formatAway(town.point, point, '');
  if (away === '') return place.town ? `, in ${town.name} zelf` : ' zelf';
  return `${place.town ? ` in ${place.town}` : ''}, ${away}`;
}

type HowFarProps = { town: Town; shown: boolean; label?: UitLabel; within: number };

/** The radius around a town, with links to other radii. */
function HowFar({ town, shown, label, within }: HowFarProps) {
  return (
    <p className={styles.far}>
      <span>{shown ? 'Toon wat er te doen is binnen' : 'Toon alleen wat er te doen is binnen'}</span>
      {DISTANCES.map((km) => (
        <Anchor
          key={km}
          className={styles.km}
          href={pagePath(BASE.uitEvents, 1, nearbyParameters({ label, town: town.label, within: km }))}
          aria-current={shown && km === within ? 'true' : undefined}
          keepScroll
        >
          {`${km} km`}
        </Anchor>
      ))}
    </p>
  );
}
