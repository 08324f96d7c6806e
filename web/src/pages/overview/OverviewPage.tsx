import { Blocks } from '../../blocks/Blocks.tsx';
import { RichText } from '../../blocks/RichText/RichText.tsx';
import { ArticleCard } from '../../cards/ArticleCard.tsx';
import { isRowOnPhone } from '../../cards/rows/phone-rows.ts';
import type { ArticleSummary } from '../../domain/pages/article-summary.ts';
import type { Overview } from '../../domain/pages/overview.ts';
import type { GenericPage } from '../../domain/pages/page.ts';
import type { ListPage } from '../../domain/pages/paging.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { PageStart, Pagination } from '../../features/paging/Pagination.tsx';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { ToolPage } from '../../layout/ToolPage.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageBody } from '../../ui/styles/elements.tsx';
import styles from './OverviewPage.module.css';

type OverviewPageProps = {
  overview: Overview;
  story: GenericPage;
  page: ListPage<ArticleSummary>;
  now: Date;
};

/** News or hotspots: an introduction and covers, of which the first is large. On phones the page's image is last. */
export function OverviewPage({ overview, story, page, now }: OverviewPageProps) {
  const opening = page.number === 1 ? 1 : 0;
  return (
    <>
      <ToolPage page={story} intro={<RichText document={story.intro} />}>
        <PageBody className={styles.body}>
          {page.total === 0 ? (
            <EmptyState drawing="shelf" text={overview.empty}>
              <Button href={BASE.programme}>Bekijk het programma</Button>
            </EmptyState>
          ) : (
            <>
              <PageStart number={page.number} count={page.count} />
              <ul role="list" id="lijst" className={styles.cards}>
                {page.items.map((article, index) => (
                  <li key={article.uuid} className={index < opening ? styles.opening : undefined}>
                    <ArticleCard
                      article={article}
                      level={2}
                      variant={index < opening ? 'large' : 'list'}
                      row={isRowOnPhone(index)}
                      eager={index === 0}
                    />
                  </li>
                ))}
              </ul>
            </>
          )}
          <Pagination
            path={overview.path}
            number={page.number}
            count={page.count}
            label={`Bladzijden van ${story.title}`}
          />
        </PageBody>
      </ToolPage>
      {page.number === 1 && story.body.length > 0 && (
        <div className={styles.blocks}>
          <Blocks blocks={story.body} now={now} />
        </div>
      )}
    </>
  );
}
