import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Blocks } from '../../blocks/Blocks.tsx';
import { RichText } from '../../blocks/RichText/RichText.tsx';
import { BookstoreCard } from '../../cards/BookstoreCard.tsx';
import {
  type Bookstore,
  bookstoreIndex,
  bookstoresIn,
  ELSEWHERE,
} from '../../domain/pages/bookstore-index.ts';
import type { GenericPage } from '../../domain/pages/page.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import { TypedFilter } from '../../features/search/TypedFilter.tsx';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { ToolPage } from '../../layout/ToolPage.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageBody, VisuallyHidden } from '../../ui/elements.tsx';
import styles from './BookstoresScreen.module.css';

type BookstoresScreenProps = { story: GenericPage; stores: readonly Bookstore[]; now: Date };

/** All bookstores as an index by town, narrowed by what is asked for. */
export function BookstoresScreen({ story, stores, now }: BookstoresScreenProps) {
  const [parameters] = useSearchParams();
  const question = (parameters.get(QUERY.town) ?? '').trim();
  const found = bookstoresIn(stores, question);
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <ToolPage page={story} intro={<RichText document={story.intro} variant="plain" />}>
        <PageBody className={styles.body}>
          {stores.length > 0 && (
            <TypedFilter
              path={BASE.bookstores}
              name={QUERY.town}
              label="Gemeente of postcode"
              question={question}
              found={count}
            />
          )}
          {stores.length > 0 && (
            <p className={styles.count} role="status" ref={count} tabIndex={-1}>
              {countOf(found.length, question)}
            </p>
          )}
          {found.length > 0 ? (
            <BookstoreIndex stores={found} />
          ) : (
            <EmptyState drawing="shelf" text={TEXTS.empty.bookstores}>
              {stores.length > 0 ? (
                <Button href={BASE.bookstores}>Toon alle boekhandels</Button>
              ) : (
                <Button href={BASE.programme}>Bekijk het programma</Button>
              )}
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

function countOf(count: number, question: string): string {
  const stores = `${count === 0 ? 'Geen' : count} ${count === 1 ? 'boekhandel' : 'boekhandels'}`;
  return question === '' ? stores : `${stores} voor ‘${question}’`;
}

/** Bookstores under the letters of their towns, in columns, as at the back of an atlas. */
function BookstoreIndex({ stores }: { stores: readonly Bookstore[] }) {
  return (
    <div className={styles.index}>
      {bookstoreIndex(stores).map(({ letter, stores: under }) => (
        <section key={letter} className={styles.letter} aria-labelledby={idOf(letter)}>
          <h2 id={idOf(letter)} className={styles.heading}>
            <VisuallyHidden>
              {letter === ELSEWHERE ? 'Zonder gemeente ' : 'Gemeenten met een '}
            </VisuallyHidden>
            {letter}
          </h2>
          <ul role="list">
            {under.map((store) => (
              <li key={store.uuid} className={styles.entry}>
                <BookstoreCard store={store} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const idOf = (letter: string): string => `letter-${letter === ELSEWHERE ? 'elders' : letter.toLowerCase()}`;
