import { Blocks } from '../../blocks/Blocks.tsx';
import { RichText } from '../../blocks/RichText/RichText.tsx';
import { ArticleCard } from '../../cards/ArticleCard.tsx';
import { isRowOnPhone } from '../../cards/rows/phone-rows.ts';
import { type ArticleSummary, publisherLine } from '../../domain/pages/article-summary.ts';
import type { Chapter } from '../../domain/pages/body/chapters.ts';
import type { Overview } from '../../domain/pages/overview.ts';
import type { GenericPage } from '../../domain/pages/page.ts';
import { mapUrl } from '../../domain/pages/postal-address.ts';
import { WipeDevice } from '../../features/offline/WipeDevice.island.tsx';
import { ShareBar } from '../../features/share/ShareBar.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { BackLink } from '../../layout/PageTrail.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { classNames, TitledSection } from '../../ui/styles/elements.tsx';
import { AroundBookstore, type BookstoreSurroundings } from './AroundBookstore.tsx';
import styles from './ContentPage.module.css';
import { TableOfContents } from './TableOfContents.tsx';

const PRIVACY = '/privacy';

type ContentPageProps = {
  page: GenericPage;
  overview?: Overview;
  chapters: readonly Chapter[];
  /** Up to three other pages of the same overview. */
  more: readonly ArticleSummary[];
  around?: BookstoreSurroundings;
  now: Date;
  site: { canonical: string };
};

/**
 * A page of plain content: title, image, intro, body. If an overview lists the page, it also has a back link, a share
 * bar and related pages; otherwise it has none of them (spec §2).
 */
export function ContentPage(props: ContentPageProps) {
  const { page, overview, chapters, more, around, now, site } = props;
  return (
    <>
      <PageHeader
        page={page}
        back={overview && <BackLink fallback={overview.path} />}
        facts={overview && <AddressLine page={page} />}
        intro={<RichText document={page.intro} />}
      />
      <div className={styles.body}>
        <TableOfContents chapters={chapters}>
          <Blocks blocks={page.body} now={now} />
        </TableOfContents>
        {page.path === PRIVACY && <WipeThisDevice />}
        {overview && (
          <>
            <div className={styles.share}>
              <ShareBar url={site.canonical} title={page.title} />
            </div>
            {around && <AroundBookstore {...around} />}
            <RelatedPages title={overview.more} articles={more} />
          </>
        )}
      </div>
    </>
  );
}

/**
 * A button on the privacy page that deletes the data that the site has stored on the device. Without scripts the site
 * stores nothing.
 */
function WipeThisDevice() {
  return (
    <div className={classNames(styles.share, styles.scripted)}>
      <WipeDevice />
    </div>
  );
}

/** A bookstore's «publishing house • address» or a hotspot's address, with a link to a map. */
function AddressLine({ page }: { page: GenericPage }) {
  const line = publisherLine(page);
  if (line === undefined) return null;
  return (
    <div className={styles.address}>
      <p>{line}</p>
      {page.address && (
        <Anchor className={styles.map} href={mapUrl(`${page.title}, ${page.address}`)} newTab>
          <Icon name="pin" />
          <span>Toon op de kaart</span>
        </Anchor>
      )}
    </div>
  );
}

function RelatedPages({ title, articles }: { title: string; articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <TitledSection className={styles.more} titleClass={styles.heading} title={title}>
      <ul role="list" className={styles.cards}>
        {articles.map((article, index) => (
          <li key={article.uuid}>
            <ArticleCard article={article} row={isRowOnPhone(index)} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
