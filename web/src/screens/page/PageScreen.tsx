import { Blocks } from '../../blocks/Blocks.tsx';
import { RichText } from '../../blocks/RichText/RichText.tsx';
import { overviewOf } from '../../domain/overview.ts';
import type { GenericPage } from '../../domain/page.ts';
import { BackLink } from '../../site/BackLink.tsx';
import { PageHeader } from '../../site/PageHeader.tsx';
import styles from './PageScreen.module.css';

/**
 * A page that is shown by its content alone: title, image, intro, body. A generic page has no back button (spec
 * §2); one that an overview lists has.
 */
export function PageScreen({ page, now }: { page: GenericPage; now: Date }) {
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
      </div>
    </>
  );
}
