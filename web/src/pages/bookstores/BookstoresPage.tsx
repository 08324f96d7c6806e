import type { ReactNode } from 'react';
import { Blocks } from '../../blocks/Blocks.tsx';
import { RichText } from '../../blocks/RichText/RichText.tsx';
import { BookstoreCard } from '../../cards/BookstoreCard.tsx';
import {
  type Bookstore,
  bookstoreIndex,
  bookstoresFrom,
  ELSEWHERE,
} from '../../domain/pages/bookstore-index.ts';
import type { GenericPage } from '../../domain/pages/page.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { postalAddress } from '../../domain/pages/postal-address.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import { formatAway, type RequestedTown, type Town } from '../../domain/towns/town.ts';
import type { Place } from '../../features/town/AboutTown.tsx';
import { DistanceSource } from '../../features/town/DistanceSource.tsx';
import { WhereYouLive } from '../../features/town/WhereYouLive.island.tsx';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { ToolPage } from '../../layout/ToolPage.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageBody, TitledSection, VisuallyHidden } from '../../ui/styles/elements.tsx';
import styles from './BookstoresPage.module.css';

type BookstoresPageProps = {
  story: GenericPage;
  stores: readonly Bookstore[];
  answer?: RequestedTown;
  now: Date;
};

/** The id of the line that receives the focus when the list is reordered. */
const COUNT = 'aantal';

/** All bookstores as an index by town, or sorted by distance from a town. */
export function BookstoresPage({ story, stores, answer, now }: BookstoresPageProps) {
  const town = answer?.kind === 'town' ? answer.town : undefined;
  return (
    <>
      <ToolPage page={story} intro={<RichText document={story.intro} />}>
        <PageBody className={styles.body}>
          {stores.length > 0 ? (
            <>
              <WhereYouLive
                path={BASE.bookstores}
                answer={answer}
                facts={{
                  kind: 'nearest',
                  words: 'De dichtstbijzijnde boekhandel is',
                  places: stores.map(placeOf),
                  sortedAt: COUNT,
                }}
              />
              <p className={styles.count} role="status" id={COUNT} tabIndex={-1}>
                {stores.length} {stores.length === 1 ? 'boekhandel' : 'boekhandels'}
                {town && ', de dichtstbijzijnde eerst'}
              </p>
              {town ? <ByDistance town={town} stores={stores} /> : <BookstoreIndex stores={stores} />}
            </>
          ) : (
            <EmptyState drawing="shelf" text={TEXTS.empty.bookstores}>
              <Button href={BASE.programme}>Bekijk het programma</Button>
            </EmptyState>
          )}
        </PageBody>
      </ToolPage>
      {story.body.length > 0 && (
        <div className={styles.blocks}>
          <Blocks blocks={story.body} now={now} />
        </div>
      )}
    </>
  );
}

const placeOf = ({ path, title, address = '', point }: Bookstore): Place => ({
  path,
  title,
  town: postalAddress(address).town,
  points: point ? [point] : [],
});

function ByDistance({ town, stores }: { town: Town; stores: readonly Bookstore[] }) {
  return (
    <>
      <div id="lijst" className={styles.index}>
        {bookstoresFrom(town.point, stores).map(({ ring, stores: under }) => (
          <Section key={ring} title={ring} className={styles.ring}>
            {under.map((store) => (
              <li key={store.uuid} className={styles.entry}>
                <BookstoreCard store={store} away={store.point && formatAway(town.point, store.point)} />
              </li>
            ))}
          </Section>
        ))}
      </div>
      <DistanceSource />
    </>
  );
}

/** Bookstores in columns, grouped by the first letter of their town. */
function BookstoreIndex({ stores }: { stores: readonly Bookstore[] }) {
  return (
    <div id="lijst" className={styles.index}>
      {bookstoreIndex(stores).map(({ letter, stores: under }) => (
        <Section
          key={letter}
          className={styles.letter}
          title={
            <>
              <VisuallyHidden>
                {letter === ELSEWHERE ? 'Zonder gemeente ' : 'Gemeenten met een '}
              </VisuallyHidden>
              {letter}
            </>
          }
        >
          {under.map((store) => (
            <li key={store.uuid} className={styles.entry}>
              <BookstoreCard store={store} />
            </li>
          ))}
        </Section>
      ))}
    </div>
  );
}

type SectionProps = { title: ReactNode; className?: string; children: ReactNode };

function Section({ children, ...rest }: SectionProps) {
  return (
    <TitledSection titleClass={styles.heading} {...rest}>
      <ul role="list">{children}</ul>
    </TitledSection>
  );
}
