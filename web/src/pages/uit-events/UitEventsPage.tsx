import { RichText } from '../../blocks/RichText/RichText.tsx';
import { EventRow } from '../../cards/rows/EventRow.tsx';
import { Rows } from '../../cards/rows/Row.tsx';
import type { ListedUitEvent } from '../../domain/events/listed-uit-event.ts';
import { UIT_LABELS, type UitLabel } from '../../domain/events/uit-event.ts';
import type { GenericPage } from '../../domain/pages/page.ts';
import type { ListPage } from '../../domain/pages/paging.ts';
import { pagePath } from '../../domain/pages/paging.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import { DISTANCES, NEARBY_KM, nearbyParameters } from '../../domain/towns/nearby.ts';
import type { RequestedTown, Town } from '../../domain/towns/town.ts';
import { PageStart, Pagination } from '../../features/paging/Pagination.tsx';
import { DistanceSource } from '../../features/town/DistanceSource.tsx';
import { WhereYouLive } from '../../features/town/WhereYouLive.island.tsx';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { BackTo } from '../../layout/PageTrail.tsx';
import { ToolPage } from '../../layout/ToolPage.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageBody } from '../../ui/styles/elements.tsx';
import { TabBar } from '../../ui/TabBar.tsx';
import styles from './UitEventsPage.module.css';

type UitEventsPageProps = {
  overview: GenericPage;
  label?: UitLabel;
  /** `answer`: the town in the query, if any. `within`: the radius around the town, in km. */
  answer?: RequestedTown;
  within?: number;
  /** `undefined` if the list is unavailable. An empty list is a page without items. */
  page?: ListPage<ListedUitEvent>;
  /** The age of the list in minutes, if the list is outdated. */
  outdated?: number;
  now: Date;
};

/** Events of other organisers in Flanders, from UiTdatabank: tags, and rows by date. */
export function UitEventsPage(props: UitEventsPageProps) {
  const { overview, label, answer, within = NEARBY_KM, page, outdated, now } = props;
  const town = answer?.kind === 'town' ? answer.town : undefined;
  const requested: Requested = { label, town, within };
  return (
    <ToolPage
      page={overview}
      intro={<RichText document={overview.intro} />}
      back={<BackTo path={BASE.onTour}>{TEXTS.backToOnTour}</BackTo>}
    >
      <PageBody>
        <LabelTabs requested={requested} />
        <WhereYouLive
          path={BASE.uitEvents}
          parameters={nearbyParameters({ label })}
          answer={answer}
          facts={{ kind: 'events', label, within }}
        />
        {outdated !== undefined && page && <Outdated minutes={outdated} />}
        <div id="lijst">
          {page ? (
            <List page={page} requested={requested} now={now} />
          ) : (
            <Unavailable requested={requested} />
          )}
        </div>
      </PageBody>
    </ToolPage>
  );
}

type Requested = { label?: UitLabel; town?: Town; within: number };

function pathOf({ label, town, within }: Requested, number = 1): string {
  return pagePath(BASE.uitEvents, number, nearbyParameters({ label, town: town?.label, within }));
}

function NoEvents({ requested }: { requested: Requested }) {
  const { label, town, within } = requested;
  const further = town && DISTANCES.find((km) => km > within);
  const [href, words] = further
    ? [pathOf({ ...requested, within: further }), `Kijk tot ${further} km ver`]
    : label || town
      ? [BASE.uitEvents, 'Toon alle evenementen']
      : [BASE.onTour, 'Bekijk wat op toer gaat'];
  return (
    <EmptyState drawing="van" text={TEXTS.empty.uitEvents}>
      <Button href={href}>{words}</Button>
    </EmptyState>
  );
}

function List({ page, requested, now }: { page: ListPage<ListedUitEvent>; requested: Requested; now: Date }) {
  const { label, town, within } = requested;
  if (page.items.length === 0) return <NoEvents requested={requested} />;
  return (
    <div className={styles.list}>
      <div>
        <PageStart number={page.number} count={page.count} />
        <p className={styles.count} role="status">
          {page.total === 1 ? '1 evenement' : `${page.total} evenementen`}
          {town && ` binnen ${within} km van ${town.name}`}
          {label && ` met het label ${label}`}
        </p>
      </div>
      <Rows>
        {page.items.map((event) => (
          <li key={event.id}>
            <EventRow event={event} now={now} />
          </li>
        ))}
      </Rows>
      <Pagination
        path={BASE.uitEvents}
        number={page.number}
        count={page.count}
        parameters={nearbyParameters({ label, town: town?.label, within })}
        label="Bladzijden van de evenementen"
      />
      <p className={styles.source}>
        Deze lijst komt uit UiTdatabank, waar organisatoren hun activiteiten invoeren.
        {town && ' Wat alleen online is of waarvan we de plaats niet kennen, staat er nu niet bij.'}
      </p>
      {town && <DistanceSource />}
    </div>
  );
}

function Outdated({ minutes }: { minutes: number }) {
  return (
    <Banner tone="notice" title={`Deze lijst is ${ageOf(minutes)} oud`}>
      <p>We kunnen even geen nieuwe ophalen. Kijk bij de organisator na of alles nog klopt.</p>
    </Banner>
  );
}

function ageOf(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? '1 minuut' : `${minutes} minuten`;
  return `${Math.floor(minutes / 60)} uur`;
}

function Unavailable({ requested }: { requested: Requested }) {
  return (
    <EmptyState drawing="van" text={TEXTS.uitUnavailable}>
      <Button href={pathOf(requested)}>Probeer opnieuw</Button>
    </EmptyState>
  );
}

/** The tags by which visitors can filter the list, one at a time. */
function LabelTabs({ requested }: { requested: Requested }) {
  const tabs = [undefined, ...UIT_LABELS].map((label) => ({
    href: pathOf({ ...requested, label }),
    title: label ?? 'Alles',
    open: label === requested.label,
  }));
  return <TabBar label="Soort evenement" tabs={tabs} />;
}
