import { RichText } from '../../blocks/RichText/RichText.tsx';
import { CardSkeletons } from '../../cards/CardSkeletons.tsx';
import { SearchHitCard } from '../../cards/SearchHitCard.tsx';
import type { GenericPage } from '../../domain/pages/page.ts';
import { type ListPage, pagePath } from '../../domain/pages/paging.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { isEmptyRichText } from '../../domain/pages/rich-text.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import type { PageColour } from '../../domain/palette.ts';
import type { SearchHit } from '../../domain/search/search-hit.ts';
import { questionParameters, type SearchQuestion } from '../../domain/search/search-question.ts';
import { PendingBoundary } from '../../features/navigation/PendingBoundary.tsx';
import { PageStart, Pagination } from '../../features/paging/Pagination.tsx';
import { SearchForm } from '../../features/search/SearchForm.tsx';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { PageTrail } from '../../layout/PageTrail.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageBody } from '../../ui/elements.tsx';
import styles from './SearchScreen.module.css';

type Results = ListPage<SearchHit> & { approximate: boolean };

type SearchScreenProps = {
  story: GenericPage;
  pageColour: PageColour;
  /** Missing: nothing is asked yet. */
  question?: SearchQuestion;
  /** Missing: nothing is asked, or nothing but blanks. */
  results?: Results;
};

/** The question as the headline, and what answers it as cards of a catalogue. */
export function SearchScreen({ story, pageColour, question, results }: SearchScreenProps) {
  return (
    <>
      <div className={styles.top} data-colour={pageColour}>
        <div className={styles.inner}>
          <PageTrail path={BASE.search} />
          <h1 className={styles.title}>{story.title}</h1>
          {!isEmptyRichText(story.intro) && <RichText document={story.intro} variant="plain" />}
          <SearchForm question={question} />
        </div>
      </div>
      <PageBody>
        <div className={styles.bar}>
          <p className={styles.count} role="status">
            {question && results && searchTitle(question.term, results.total)}
          </p>
          {question && results && results.total > 1 && <Orders question={question} />}
        </div>
        <PendingBoundary
          changes={(path) => path.startsWith(`${BASE.search}?`)}
          placeholder={<CardSkeletons kind="horizontalArticle" />}
        >
          {question && results ? <Answer question={question} results={results} /> : <WaysIn />}
        </PendingBoundary>
      </PageBody>
    </>
  );
}

function Answer({ question, results }: { question: SearchQuestion; results: Results }) {
  if (results.total === 0) {
    return (
      <EmptyState drawing="lens" text={TEXTS.empty.search}>
        <Button href={BASE.programme}>Bekijk het programma</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <PageStart number={results.number} count={results.count} />
      {results.approximate && (
        <p className={styles.note}>We vonden niets met die spelling. Dit lijkt er het meest op.</p>
      )}
      <ul role="list" className={styles.cards}>
        {results.items.map((hit, index) => (
          <li key={hit.uuid}>
            <SearchHitCard hit={hit} eager={index < 3} />
          </li>
        ))}
      </ul>
      <Pagination
        path={BASE.search}
        number={results.number}
        count={results.count}
        parameters={questionParameters(question)}
        label="Bladzijden van de resultaten"
      />
    </>
  );
}

const ORDERS = [
  { order: 'newest', label: 'Nieuwste' },
  { order: 'relevance', label: 'Meest relevant' },
] as const;

function Orders({ question }: { question: SearchQuestion }) {
  return (
    <nav aria-label="Volgorde">
      <ul role="list" className={styles.orders}>
        {ORDERS.map(({ order, label }) => (
          <li key={order}>
            <Anchor
              className={styles.order}
              href={pagePath(BASE.search, 1, questionParameters({ ...question, order }))}
              aria-current={order === question.order ? 'true' : undefined}
              keepScroll
            >
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const WAYS = [
  { href: BASE.programme, label: 'Het programma van vandaag' },
  { href: BASE.onTour, label: 'Boektopia op Toer' },
  { href: BASE.news, label: 'Nieuws' },
  { href: BASE.bookstores, label: 'Boekhandels' },
] as const;

/** Who does not know a word for it yet may start from here. */
function WaysIn() {
  return (
    <nav className={styles.ways} aria-labelledby="zonder-zoekterm">
      <h2 id="zonder-zoekterm" className={styles.waysTitle}>
        Of blader eerst even
      </h2>
      <p className={styles.hint}>Zoek op een auteur, een titel, een podium of een thema.</p>
      <ul role="list" className={styles.wayList}>
        {WAYS.map(({ href, label }) => (
          <li key={href}>
            <Anchor href={href}>{label}</Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How much answers a term: what the page's title says, and its status line. */
export function searchTitle(term: string, total: number): string {
  const count = total === 0 ? 'Geen resultaten' : total === 1 ? '1 resultaat' : `${total} resultaten`;
  return `${count} voor ‘${term}’`;
}
