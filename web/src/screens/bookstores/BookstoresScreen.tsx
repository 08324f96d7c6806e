import { useSearchParams } from 'react-router';
import { Blocks } from '../../blocks/Blocks.tsx';
import { RichText } from '../../blocks/RichText/RichText.tsx';
import { type Bookstore, bookstoresIn } from '../../domain/pages/bookstore-index.ts';
import type { GenericPage } from '../../domain/pages/page.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageBody } from '../../ui/elements.tsx';
import { BookstoreIndex } from './BookstoreIndex.tsx';
import styles from './BookstoresScreen.module.css';
import { TownField } from './TownField.tsx';

type BookstoresScreenProps = { story: GenericPage; stores: readonly Bookstore[]; now: Date };

/** All bookstores as an index by town, narrowed by what is asked for. */
export function BookstoresScreen({ story, stores, now }: BookstoresScreenProps) {
  const [parameters] = useSearchParams();
  const question = (parameters.get(QUERY.town) ?? '').trim();
  const found = bookstoresIn(stores, question);
  return (
    <>
      <PageHeader page={story} intro={<RichText document={story.intro} variant="plain" />} />
      <PageBody className={styles.body}>
        {stores.length > 0 && <TownField question={question} />}
        {stores.length > 0 && (
          <p className={styles.count} role="status">
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
  return question === '' ? stores : `${stores} voor «${question}»`;
}
