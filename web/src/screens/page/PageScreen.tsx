import { Blocks } from '../../blocks/Blocks.tsx';
import { RichText } from '../../blocks/RichText/RichText.tsx';
import type { ArticleCard } from '../../domain/pages/article-summary.ts';
import type { Overview } from '../../domain/pages/overview.ts';
import type { GenericPage } from '../../domain/pages/page.ts';
import { bodyWithForm } from '../../domain/pages/page-form.ts';
import { ShareBar } from '../../features/share/ShareBar.tsx';
import { BackLink } from '../../layout/PageTrail.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { AddressLine } from './AddressLine.tsx';
import styles from './PageScreen.module.css';
import { RelatedPages } from './RelatedPages.tsx';

type PageScreenProps = {
  page: GenericPage;
  /** The list that it stands in, if any. */
  overview?: Overview;
  /** Up to three others of that list. */
  more: readonly ArticleCard[];
  now: Date;
  /** Its whole address, to pass on. */
  site: { canonical: string };
};

/**
 * A page that is shown by its content alone: title, image, intro, body. A generic page has no back button (spec
 * §2); one that an overview lists has, can be passed on, and ends with others.
 */
export function PageScreen({ page, overview, more, now, site }: PageScreenProps) {
  return (
    <>
      <PageHeader
        page={page}
        back={overview && <BackLink fallback={overview.path} />}
        facts={overview && <AddressLine page={page} />}
        intro={<RichText document={page.intro} variant="plain" />}
      />
      <div className={styles.body}>
        <Blocks blocks={bodyWithForm(page)} now={now} />
        {overview && (
          <>
            <div className={styles.share}>
              <ShareBar url={site.canonical} title={page.title} />
            </div>
            <RelatedPages title={overview.more} articles={more} />
          </>
        )}
      </div>
    </>
  );
}
