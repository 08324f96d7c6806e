import { Blocks } from '../../blocks/Blocks.tsx';
import { RichText } from '../../blocks/RichText/RichText.tsx';
import { ExperienceCard } from '../../cards/ExperienceCard.tsx';
import type { GenericPage } from '../../domain/page.ts';
import type { Page } from '../../domain/paging.ts';
import { BASE } from '../../domain/paths.ts';
import type { Facet, ProgrammeItem } from '../../domain/programme-item.ts';
import { TEXTS } from '../../domain/texts.ts';
import { Pagination } from '../../features/paging/Pagination.tsx';
import { PageHeader } from '../../site/PageHeader.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './OnTourScreen.module.css';

type OnTourScreenProps = {
  overview: GenericPage;
  locations: readonly Facet[];
  /** The town whose tab is open; missing: all of them. */
  location?: Facet;
  page: Page<ProgrammeItem>;
  now: Date;
};

/** The tour: a tab per town, its activities, and the way to what others organise. */
export function OnTourScreen({ overview, locations, location, page, now }: OnTourScreenProps) {
  const path = location ? `${BASE.onTour}/${location.slug}` : BASE.onTour;
  return (
    <>
      <PageHeader page={overview} intro={<RichText document={overview.intro} variant="plain" />} />
      <div className={styles.body}>
        <nav aria-label="Steden van de toer">
          <ul role="list" className={styles.tabs}>
            <Tab href={BASE.onTour} open={location === undefined} label="Alle steden" />
            {locations.map(({ uuid, slug, title }) => (
              <Tab key={uuid} href={`${BASE.onTour}/${slug}`} open={location?.uuid === uuid} label={title} />
            ))}
          </ul>
        </nav>
        {page.total === 0 ? (
          <p className={styles.empty}>{TEXTS.empty.onTour}</p>
        ) : (
          <ul role="list" className={styles.cards}>
            {page.items.map((item) => (
              <li key={item.uuid}>
                <ExperienceCard item={item} now={now} level={2} />
              </li>
            ))}
          </ul>
        )}
        <Pagination path={path} number={page.number} count={page.count} label="Bladzijden van de toer" />
        <p>
          <Button href={BASE.uitEvents} variant="red" icon="arrow-right">
            {TEXTS.furtherInFlanders}
          </Button>
        </p>
      </div>
      {location === undefined && overview.body.length > 0 && (
        <div className={styles.blocks}>
          <Blocks blocks={overview.body} now={now} />
        </div>
      )}
    </>
  );
}

function Tab({ href, open, label }: { href: string; open: boolean; label: string }) {
  return (
    <li>
      <Anchor className={styles.tab} href={href} aria-current={open ? 'page' : undefined}>
        {label}
      </Anchor>
    </li>
  );
}
