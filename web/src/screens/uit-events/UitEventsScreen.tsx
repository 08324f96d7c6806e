import { RichText } from '../../blocks/RichText/RichText.tsx';
import { EventRow } from '../../cards/EventRow.tsx';
import type { ListedUitEvent } from '../../domain/events/listed-uit-event.ts';
import { UIT_LABELS, type UitLabel } from '../../domain/events/uit-event.ts';
import type { GenericPage } from '../../domain/pages/page.ts';
import type { ListPage } from '../../domain/pages/paging.ts';
import { pagePath } from '../../domain/pages/paging.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import { PageStart, Pagination } from '../../features/paging/Pagination.tsx';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { BackTo } from '../../layout/PageTrail.tsx';
import { ToolPage } from '../../layout/ToolPage.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageBody } from '../../ui/elements.tsx';
import { TabBar } from '../../ui/TabBar.tsx';
import styles from './UitEventsScreen.module.css';

type UitEventsScreenProps = {
  overview: GenericPage;
  label?: UitLabel;
  /** Missing: the list cannot be had now, which is not the same as an empty one. */
  page?: ListPage<ListedUitEvent>;
  /** How many minutes old the list is, where it is older than it should be. */
  outdated?: number;
  now: Date;
};

/** What others organise elsewhere in Flanders, from UiTdatabank: a tag to choose, rows by date. */
export function UitEventsScreen({ overview, label, page, outdated, now }: UitEventsScreenProps) {
  return (
    <ToolPage
      page={overview}
      intro={<RichText document={overview.intro} variant="plain" />}
      back={<BackTo path={BASE.onTour}>{TEXTS.backToOnTour}</BackTo>}
    >
      <PageBody>
        <LabelTabs chosen={label} />
        {outdated !== undefined && page && <Outdated minutes={outdated} />}
        {page ? <List page={page} label={label} now={now} /> : <Unavailable label={label} />}
      </PageBody>
    </ToolPage>
  );
}

function List({ page, label, now }: { page: ListPage<ListedUitEvent>; label?: UitLabel; now: Date }) {
  if (page.items.length === 0) {
    return (
      <EmptyState drawing="van" text={TEXTS.empty.uitEvents}>
        <Button href={label ? BASE.uitEvents : BASE.onTour}>
          {label ? 'Toon alle evenementen' : 'Bekijk wat op toer gaat'}
        </Button>
      </EmptyState>
    );
  }
  return (
    <div className={styles.list}>
      <div>
        <PageStart number={page.number} count={page.count} />
        <p className={styles.count} role="status">
          {page.total === 1 ? '1 evenement' : `${page.total} evenementen`}
          {label && ` met het label ${label}`}
        </p>
      </div>
      <ul key={label} role="list" className={styles.rows}>
        {page.items.map((event) => (
          <li key={event.id}>
            <EventRow event={event} now={now} />
          </li>
        ))}
      </ul>
      <Pagination
        path={BASE.uitEvents}
        number={page.number}
        count={page.count}
        parameters={new URLSearchParams(label && { [QUERY.uitLabel]: label })}
        label="Bladzijden van de evenementen"
      />
      <p className={styles.source}>
        Deze lijst komt uit UiTdatabank, waar organisatoren hun activiteiten invoeren.
      </p>
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

function Unavailable({ label }: { label?: UitLabel }) {
  return (
    <EmptyState drawing="van" text={TEXTS.uitUnavailable}>
      <Button href={pagePath(BASE.uitEvents, 1, new URLSearchParams(label && { [QUERY.uitLabel]: label }))}>
        Probeer opnieuw
      </Button>
    </EmptyState>
  );
}

/** The tags by which the list is narrowed, one at a time. */
function LabelTabs({ chosen }: { chosen?: UitLabel }) {
  const tabs = [undefined, ...UIT_LABELS].map((label) => ({
    href: pagePath(BASE.uitEvents, 1, new URLSearchParams(label && { [QUERY.uitLabel]: label })),
    title: label ?? 'Alles',
    open: label === chosen,
  }));
  return <TabBar label="Soort evenement" tabs={tabs} keepScroll />;
}
