import { Blocks } from '../../blocks/Blocks.tsx';
import { RichText } from '../../blocks/RichText/RichText.tsx';
import { overviewOf } from '../../domain/overview.ts';
import type { GenericPage } from '../../domain/page.ts';
import { ShareBar } from '../../features/share/ShareBar.tsx';
import { BackLink } from '../../site/BackLink.tsx';
import { PageHeader } from '../../site/PageHeader.tsx';
import styles from './PageScreen.module.css';

type PageScreenProps = {
  page: GenericPage;
  now: Date;
  /** Its whole address, to pass on. */
  site: { canonical: string };
};

/**
 * A page that is shown by its content alone: title, image, intro, body. A generic page has no back button (spec
 * §2); one that an overview lists has, and can be passed on.
 */
export function PageScreen({ page, now, site }: PageScreenProps) {
  const overview = overviewOf(page.component);
  return (
    <>
      <PageHeader
        page={page}
        back={overview && <BackLink fallback={overview.path} />}
        intro={<RichText document={page.intro} variant="plain" />}
      />
      <div className={styles.body}>
        <Blocks blocks={page.body} now={now} />
        {overview && (
          <div className={styles.share}>
            <ShareBar url={site.canonical} title={page.title} />
          </div>
        )}
      </div>
    </>
  );
}
