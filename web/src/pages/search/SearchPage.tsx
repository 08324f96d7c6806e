import { RichText } from '../../blocks/RichText/RichText.tsx';
import { BestHit } from '../../cards/hits/BestHit.tsx';
import { SearchHitCard } from '../../cards/hits/SearchHitCard.tsx';
import { Rows } from '../../cards/rows/Row.tsx';
import type { GenericPage } from '../../domain/pages/page.ts';
import { pagePath } from '../../domain/pages/paging.ts';
import { BASE, storyPath } from '../../domain/pages/paths.ts';
import { TEXTS } from '../../domain/pages/texts.ts';
import type { PageColour } from '../../domain/palette.ts';
import { PLAN_SLUG } from '../../domain/programme/hall-plan.ts';
import { GROUP_NAMES, SEARCH_GROUPS } from '../../domain/search/search-group.ts';
import { type SearchQuery, searchParameters } from '../../domain/search/search-query.ts';
import { PageStart, Pagination } from '../../features/paging/Pagination.tsx';
import { SearchForm } from '../../features/search/SearchForm.tsx';
import type { SearchResults } from '../../features/search/search-index.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { PageTrail } from '../../layout/PageTrail.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames, HIDDEN, PageBody, TitledSection } from '../../ui/styles/elements.tsx';
import { TabBar } from '../../ui/TabBar.tsx';
import styles from './SearchPage.module.css';

type SearchPageProps = {
  story: GenericPage;
  pageColour: PageColour;
  question?: SearchQuery;
  /** `undefined` if the term is missing or blank. */
  results?: SearchResults;
  /** Whether there are earlier editions, which a search covers only on request. */
  hasArchive?: boolean;
};

/** The search page: the search term as a headline, and the hits styled like cards of a library catalogue. */
export function SearchPage({ story, pageColour, question, results, hasArchive = false }: SearchPageProps) {
  return (
    <>
      <div className={styles.top} data-colour={pageColour}>
        <div className={styles.inner}>
          {!question && <PageTrail path={BASE.search} />}
          <h1 className={styles.title}>{story.title}</h1>
          {!question && <RichText document={story.intro} />}
          <SearchForm question={question} />
        </div>
      </div>
      <PageBody>
        {question && results ? (
          <>
            <p className={styles.count} role="status">
              {countWords(question.term, results)}
            </p>
            <Answer question={question} results={results} />
            {hasArchive && <Editions question={question} />}
          </>
        ) : (
          <WaysIn />
        )}
      </PageBody>
    </>
  );
}

function Answer({ question, results }: { question: SearchQuery; results: SearchResults }) {
  const { best, items, number, count, total, counts } = results;
  if (total === 0) {
    return (
      <EmptyState drawing="lens" text={TEXTS.empty.search}>
        <p className={styles.out}>
          <Button href={BASE.programme}>Bekijk het programma</Button>
          <Button href={BASE.now} variant="outline">
            Nu bezig
          </Button>
          <Button href={storyPath(PLAN_SLUG)} variant="outline">
            Praktisch
          </Button>
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <PageStart number={number} count={count} />
      {best.length > 0 && (
        <TitledSection className={styles.best} titleClass={HIDDEN} title="Beste treffers">
          <Rows>
            {best.map((hit) => (
              <li key={hit.uuid}>
                <BestHit hit={hit} />
              </li>
            ))}
          </Rows>
        </TitledSection>
      )}
      {items.length > 0 && (
        <>
          <h2 className={classNames(styles.heading, best.length === 0 && HIDDEN)}>
            {best.length > 0 ? 'Andere resultaten' : 'Resultaten'}
          </h2>
          <ul role="list" className={styles.cards}>
            {items.map((hit, index) => (
              <li key={hit.uuid}>
                <SearchHitCard hit={hit} eager={index < 3} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination
        path={BASE.search}
        number={number}
        count={count}
        parameters={searchParameters(question)}
        label="Bladzijden van de resultaten"
      />
      {total > 1 && <Narrowing question={question} counts={counts} />}
    </>
  );
}

type NarrowingProps = { question: SearchQuery; counts: SearchResults['counts'] };

const ORDERS = [
  { order: 'best', label: 'Beste treffers' },
  { order: 'newest', label: 'Nieuwste' },
  { order: 'relevance', label: 'Meest relevant' },
] as const;

/** Links to one part of the site, with the number of hits, and to the other orders. Omits parts without hits. */
function Narrowing({ question, counts }: NarrowingProps) {
  const { group } = question;
  const to = (change: Partial<SearchQuery>) =>
    pagePath(BASE.search, 1, searchParameters({ ...question, ...change }));
  const filled = GROUP_NAMES.filter((name) => counts[name] > 0 || name === group);
  const all = GROUP_NAMES.reduce((sum, name) => sum + counts[name], 0);
  const parts = [undefined, ...filled].map((name) => ({
    href: to({ group: name }),
    title: name === undefined ? 'Alles' : SEARCH_GROUPS[name],
    open: name === group,
    count: name === undefined ? all : counts[name],
  }));
  const orders = ORDERS.map(({ order, label }) => ({
    href: to({ order }),
    title: label,
    open: order === question.order,
  }));
  return (
    <>
      {(filled.length > 1 || group !== undefined) && <TabBar label="Deel van de site" tabs={parts} />}
      <TabBar label="Volgorde" tabs={orders} />
    </>
  );
}

/** Links to the results of the current edition and to those of all editions. */
function Editions({ question: { allEditions, ...question } }: { question: SearchQuery }) {
  const to = (asked: SearchQuery) => pagePath(BASE.search, 1, searchParameters(asked));
  const tabs = [
    { href: to(question), title: 'Deze editie', open: !allEditions },
    { href: to({ ...question, allEditions: true }), title: 'Ook vorige edities', open: allEditions === true },
  ];
  return <TabBar label="Edities" tabs={tabs} />;
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
      <h2 id="zonder-zoekterm" className={styles.heading}>
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

/** Returns the number of hits, and states whether they match a different spelling or lack words of the term. */
function countWords(term: string, { total, meant, without }: SearchResults): string {
  if (total > 0 && without.length > 0) {
    const left = new Intl.ListFormat('nl').format(without.map((word) => `‘${word}’`));
    return `${countOf(total)}, ook zonder ${left}`;
  }
  return meant === undefined
    ? searchTitle(term, total)
    : `Niets voor ‘${term}’. Dit vonden we voor ‘${meant}’.`;
}

/** Returns the number of hits for a term as text, for the page's title and its status line. */
export const searchTitle = (term: string, total: number): string => `${countOf(total)} voor ‘${term}’`;

const countOf = (total: number): string =>
  total === 0 ? 'Geen resultaten' : total === 1 ? '1 resultaat' : `${total} resultaten`;
