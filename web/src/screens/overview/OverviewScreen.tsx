import { Blocks } from '../../blocks/Blocks.tsx';
import { RichText } from '../../blocks/RichText/RichText.tsx';
import { ArticleCard } from '../../cards/ArticleCard.tsx';
import { CardSkeletons } from '../../cards/skeletons/CardSkeletons.tsx';
import type { ArticleCard as Article } from '../../domain/article.ts';
import type { Overview } from '../../domain/overview.ts';
import type { GenericPage } from '../../domain/page.ts';
import type { Page } from '../../domain/paging.ts';
import { BASE } from '../../domain/paths.ts';
import { WhilePending } from '../../features/navigation/WhilePending.tsx';
import { Pagination } from '../../features/paging/Pagination.tsx';
import { EmptyState } from '../../site/EmptyState.tsx';
import { PageHeader } from '../../site/PageHeader.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './OverviewScreen.module.css';

type OverviewScreenProps = { overview: Overview; story: GenericPage; page: Page<Article>; now: Date };

/** News, hotspots or bookstores: their introduction, and covers in a calm grid. */
export function OverviewScreen({ overview, story, page, now }: OverviewScreenProps) {
  return (
    <>
      <PageHeader page={story} intro={<RichText document={story.intro} variant="plain" />} />
      <div className={styles.body}>
        {page.total === 0 ? (
          <EmptyState drawing="shelf" text={overview.empty}>
            <Button href={BASE.programme}>Bekijk het programma</Button>
          </EmptyState>
        ) : (
          <WhilePending
            changes={(path) => path.split('?')[0] === overview.path}
            placeholder={<CardSkeletons kind="article" />}
          >
            <ul role="list" className={styles.cards}>
              {page.items.map((article) => (
                <li key={article.uuid}>
                  <ArticleCard article={article} level={2} />
                </li>
              ))}
            </ul>
          </WhilePending>
        )}
        <Pagination
          path={overview.path}
          number={page.number}
          count={page.count}
          label={`Bladzijden van ${story.title}`}
        />
      </div>
      {page.number === 1 && story.body.length > 0 && (
        <div className={styles.blocks}>
          <Blocks blocks={story.body} now={now} />
        </div>
      )}
    </>
  );
}
