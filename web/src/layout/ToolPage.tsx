import type { ReactNode } from 'react';
import { RenderBlockingMarker } from '../ui/hydration.tsx';
import { Cover } from '../ui/pictures/Cover.tsx';
import { HeaderPicture, PageHeader, type PageHeaderProps } from './PageHeader.tsx';
import styles from './ToolPage.module.css';

/**
 * A page that one comes to for what it does: its top, the tool with what that finds, and only then its picture. Where
 * there is room the picture stands beside the title.
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
          {/* Beside the title it makes the top of the page higher: painted without it, the tool would move. */}
          <RenderBlockingMarker />
        </div>
      )}
    </div>
  );
}
