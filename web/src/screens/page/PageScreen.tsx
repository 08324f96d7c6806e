import { Blocks } from '../../blocks/Blocks.tsx';
import { RichText } from '../../blocks/RichText/RichText.tsx';
import type { GenericPage } from '../../domain/page.ts';
import { PageHeader } from '../../site/PageHeader.tsx';
import styles from './PageScreen.module.css';

/** A page that is shown by its content alone: title, image, intro, body. It has no back button (spec §2). */
export function PageScreen({ page, now }: { page: GenericPage; now: Date }) {
  return (
    <>
      <PageHeader page={page} intro={<RichText document={page.intro} variant="plain" />} />
      <div className={styles.body}>
        <Blocks blocks={page.body} now={now} />
      </div>
    </>
  );
}
