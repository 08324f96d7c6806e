import { pagePath } from '../../domain/pages/paging.ts';
import { BASE } from '../../domain/pages/paths.ts';
import type { Facet } from '../../domain/programme/programme-item.ts';
import { TabBar } from '../../ui/TabBar.tsx';

type TownTabsProps = {
  towns: readonly Facet[];
  /** The slug of the open town; missing: all of them. */
  open?: string;
  /** What is chosen goes along to the other towns. */
  parameters: URLSearchParams;
  /** How much of it each town has; missing where nothing is chosen. */
  counts?: ReadonlyMap<string, number>;
};

/** A tab per town of the tour. The list below them changes in place, and says of which town it is. */
export function TownTabs({ towns, open, parameters, counts }: TownTabsProps) {
  const tabOf = (href: string, title: string, slug?: string) => ({
    href: pagePath(href, 1, parameters),
    title,
    open: slug === open,
    count: slug === undefined ? undefined : counts && (counts.get(slug) ?? 0),
  });
  const tabs = [
    tabOf(BASE.onTour, 'Alle steden'),
    ...towns.map(({ slug, title }) => tabOf(`${BASE.onTour}/${slug}`, title, slug)),
  ];
  return <TabBar label="Steden van de toer" tabs={tabs} keepScroll />;
}
