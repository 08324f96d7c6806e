import { ArticleCard } from '../../cards/ArticleCard.tsx';
import type { ArticleSummary } from '../../domain/pages/article-summary.ts';
import styles from './RelatedPages.module.css';

/** Others of the same kind; nothing where the page is the only one. */
export function RelatedPages({ title, articles }: { title: string; articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <section className={styles.more} aria-labelledby="meer">
      <h2 id="meer" className={styles.heading}>
        {title}
      </h2>
      <ul role="list" className={styles.cards}>
        {articles.map((article) => (
          <li key={article.uuid}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}
