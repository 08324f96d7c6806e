import { RichText } from '../../blocks/RichText/RichText.tsx';
import { BestHit } from '../../cards/hits/BestHit.tsx';
import { SearchHitCard } from '../../cards/hits/SearchHitCard.tsx';
import type { GenericPage } from '../../domain/pages/page.ts';
import { pagePath } from '../../domain/pages/paging.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import type { PageColour } from '../../domain/palette.ts';
import { GROUP_NAMES, SEARCH_GROUPS } from '../../domain/search/search-group.ts';
import { type SearchQuery, searchParameters } from '../../domain/search/search-query.ts';
import { PageStart, Pagination } from '../../features/paging/Pagination.tsx';
import { SearchForm } from '../../features/search/SearchForm.tsx';
import type { SearchResults } from '../../features/search/search-index.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { PageTrail } from '../../layout/PageTrail.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageBody, TitledSection, VisuallyHidden } from '../../ui/styles/elements.tsx';
import { TabBar } from '../../ui/TabBar.tsx';
import styles from './SearchPage.module.css';

type SearchPageProps = {
  story: GenericPage;
  pageColour: PageColour;
  question?: SearchQuery;
  /** `undefined` if the term is missing or blank. */
  results?: SearchResults;
};

/** The search page: the search term as a headline, and the hits styled like cards of a library catalogue. */
export function SearchPage({ story, pageColour, question, results }: SearchPageProps) {
  return (
    <>
      <div className={styles.top} data-colour={pageColour}>
        <div className={styles.inner}>
          <PageTrail path={BASE.search} />
          <h1 className={styles.title}>{story.title}</h1>
          <RichText document={story.intro} />
          <SearchForm question={question} />
        </div>
      </div>
      <PageBody>
        <div className={styles.bar}>
          <p className={styles.count} role="status">
            {question && results && countWords(question.term, results)}
          </p>
        </div>
        {question && results && <GroupTabs question={question} counts={results.counts} />}
        {question && results ? <Answer question={question} results={results} /> : <WaysIn />}
      </PageBody>
    </>
  );
}

function Answer({ question, results }: { question: SearchQuery; results: SearchResults }) {
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
      {results.best.length > 0 && (
        <TitledSection className={styles.best} titleClass={styles.heading} title="Beste treffers">
          <ol role="list" className={styles.bestList}>
            {results.best.map((hit) => (
              <li key={hit.uuid}>
                <BestHit hit={hit} />
              </li>
            ))}
          </ol>
        </TitledSection>
      )}
      <div className={styles.bar}>
        <h2 className={styles.heading}>
          {results.total === 1 ? <VisuallyHidden>Resultaat</VisuallyHidden> : 'Alle resultaten'}
        </h2>
        {results.total > 1 && <Orders question={question} />}
      </div>
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
        parameters={searchParameters(question)}
        label="Bladzijden van de resultaten"
      />
    </>
  );
}

type GroupTabsProps = { question: SearchQuery; counts: SearchResults['counts'] };

/** Tabs with the number of hits per part of the site; parts without hits are omitted. */
function GroupTabs({ question: { term, order, group }, counts }: GroupTabsProps) {
  const all = GROUP_NAMES.reduce((sum, name) => sum + counts[name], 0);
  const filled = GROUP_NAMES.filter((name) => counts[name] > 0 || name === group);
  if (filled.length < 2 && group === undefined) return null;
  const tabs = [undefined, ...filled].map((name) => ({
    href: pagePath(BASE.search, 1, searchParameters({ term, order, group: name })),
    title: name === undefined ? 'Alles' : SEARCH_GROUPS[name],
    open: name === group,
    count: name === undefined ? all : counts[name],
  }));
  return <TabBar label="Deel van de site" tabs={tabs} />;
}

const ORDERS = [
  { order: 'newest', label: 'Nieuwste' },
  { order: 'relevance', label: 'Meest relevant' },
] as const;

function Orders({ question }: { question: SearchQuery }) {
  return (
    <nav aria-label="Volgorde">
      <ul role="list" className={styles.orders}>
        {ORDERS.map(({ order, label }) => (
          <li key={order}>
            <Anchor
              className={styles.order}
              href={pagePath(BASE.search, 1, searchParameters({ ...question, order }))}
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
  { href: BASE.programme, label: 'Het programma' },
  { href: BASE.onTour, label: 'Boektopia op Toer' },
  { href: BASE.news, label: 'Nieuws' },
  { href: BASE.bookstores, label: 'Boekhandels' },
] as const;

/** Links for visitors without a search term. */
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

/** Returns the number of hits, or says that they match a different spelling. */
const countWords = (term: string, { total, meant }: SearchResults): string =>
  meant === undefined ? searchTitle(term, total) : `Niets voor ‘${term}’. Dit vonden we voor ‘${meant}’.`;

/** Returns the number of hits for a term as text, for the page's title and its status line. */
export function searchTitle(term: string, total: number): string {
  const count = total === 0 ? 'Geen resultaten' : total === 1 ? '1 resultaat' : `${total} resultaten`;
  return `${count} voor ‘${term}’`;
}
