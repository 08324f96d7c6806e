import { pagePath } from '../../domain/pages/paging.ts';
import { BASE } from '../../domain/pages/paths.ts';
import type { FacetName } from '../../domain/programme/programme-item.ts';
import { byDistance, type Point } from '../../domain/towns/distance.ts';
import { formatAway, type Town } from '../../domain/towns/town.ts';
import { withTown } from '../../features/town/WhereYouLive.tsx';
import { TabBar } from '../../ui/TabBar.tsx';

/** A town of the tour. `points`: its location, or two locations for a stop named after two towns. */
export type TourTown = FacetName & { points: readonly Point[] };

type TownTabsProps = {
  towns: readonly TourTown[];
  /** The town where the visitor lives; if known, each tab shows how far its own town is from there. */
  home?: Town;
  /** The slug of the open tab; `undefined` for all towns. */
  open?: string;
  parameters: URLSearchParams;
  /** The number of items per town that match the filters; `undefined` if no filter is selected. */
  counts?: ReadonlyMap<string, number>;
};

/** A tab per town of the tour. Each tab links to a separate page, which opens at the same scroll position. */
export function TownTabs({ towns, open, home, parameters, counts }: TownTabsProps) {
  const kept = home ? withTown(parameters, home.label) : parameters;
  const far = (points: readonly Point[]) => {
    const [nearest] = home ? byDistance(points, home.point, (point) => point) : [];
    return home && nearest ? ` · ${formatAway(home.point, nearest)}` : '';
  };
  const tabOf = (href: string, title: string, slug?: string) => ({
    href: pagePath(href, 1, kept),
    title,
    open: slug === open,
    count: slug === undefined ? undefined : counts && (counts.get(slug) ?? 0),
  });
  const tabs = [
    tabOf(BASE.onTour, 'Alle steden'),
    ...towns.map(({ slug, title, points }) => tabOf(`${BASE.onTour}/${slug}`, title + far(points), slug)),
  ];
  return <TabBar label="Steden van de toer" tabs={tabs} />;
}
