import type { ReactNode } from 'react';
import { RenderBlockingMarker } from '../ui/hydration.tsx';
import { Cover } from '../ui/pictures/Cover.tsx';
import { HeaderPicture, PageHeader, type PageHeaderProps } from './PageHeader.tsx';
import styles from './ToolPage.module.css';

/**
 * A page with a tool, such as a search: header, tool, results and image. Wide screens show the image beside the title.
 */
export function ToolPage({ children, ...header }: PageHeaderProps & { children: ReactNode }) {
  const { image } = header.page;
  return (
    <div className={styles.page}>
      <PageHeader {...header} pictureApart />
      <div className={styles.tool}>{children}</div>
      {image && (
        <div className={styles.picture}>
          <Cover>
            <HeaderPicture image={image} />
          </Cover>
          {/* Delays the first paint until the image is parsed. Otherwise the image would shift the tool. */}
          <RenderBlockingMarker />
        </div>
      )}
    </div>
  );
}
