import type { ReactNode } from 'react';
import { RenderBlockingMarker } from '../ui/hydration.tsx';
import { Cover } from '../ui/pictures/Cover.tsx';
import { HeaderPicture, PageHeader, type PageHeaderProps } from './PageHeader.tsx';
import styles from './ToolPage.module.css';

/**
 * A page that visitors come to for a tool: its header, the tool with its results, and then its picture, which is beside
 * the title on wide screens.
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
          {/* The picture makes the top of the page higher; painting without it would shift the tool later. */}
          <RenderBlockingMarker />
        </div>
      )}
    </div>
  );
}
