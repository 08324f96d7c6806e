import { UIT_LABELS, type UitLabel } from '../../domain/events/uit-event.ts';
import { pagePath } from '../../domain/pages/paging.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { TabBar } from '../../ui/TabBar.tsx';

/** The tags by which the list is narrowed, one at a time. */
export function LabelTabs({ chosen }: { chosen?: UitLabel }) {
  const tabs = [undefined, ...UIT_LABELS].map((label) => ({
    href: pagePath(BASE.uitEvents, 1, new URLSearchParams(label && { [QUERY.uitLabel]: label })),
    title: label ?? 'Alles',
    open: label === chosen,
  }));
  return <TabBar label="Soort evenement" tabs={tabs} keepScroll />;
}
