import type { ReactNode } from 'react';
import { IMAGE_SHAPES, type Image } from '../domain/images/image.ts';
import { isEmptyRichText } from '../domain/pages/body/rich-text.ts';
import type { PageContent } from '../domain/pages/page.ts';
import { fitted, hasLongWord } from '../domain/programme/day/text-width.ts';
import { formatPublicationDate } from '../domain/time/format.ts';
import { RenderBlockingMarker } from '../ui/hydration.tsx';
import { Cover } from '../ui/pictures/Cover.tsx';
import { WHOLE_COLUMN } from '../ui/pictures/image-address.ts';
import { Picture } from '../ui/pictures/Picture.tsx';
import styles from './PageHeader.module.css';
import { PageTrail } from './PageTrail.tsx';

const SHAPE = IMAGE_SHAPES.pageHeader;

export type PageHeaderProps = {
  page: Pick<PageContent, 'path' | 'title'> & Partial<PageContent>;
  intro?: ReactNode;
  back?: ReactNode;
  /** A line of facts, below the publishers. */
  facts?: ReactNode;
  /** The path of the current page, if it differs from `page.path`. */
  path?: string;
};

type TopProps = PageHeaderProps & {
  /** Whether the page itself shows the image beside the title, so that the header must not show it. */
  pictureApart?: boolean;
};

/** The top of a page: breadcrumb, title, publication date, publishers, intro and image. */
export function PageHeader(props: TopProps) {
  const { page, intro, back, facts, path = page.path, pictureApart = false } = props;
  const hasIntro = page.intro && !isEmptyRichText(page.intro);
  return (
    <div className={styles.header} data-colour={page.colour ?? 'paper'}>
      <div className={styles.inner} data-picture={page.image ? true : undefined}>
        <div className={styles.trail}>
          <PageTrail path={path} back={back} />
        </div>
        <div className={styles.text}>
          <h1 className={styles.title}>
            {hasLongWord(page.title) ? <span style={fitted(page.title)}>{page.title}</span> : page.title}
          </h1>
          {page.date && (
            <p className={styles.date}>
              <time dateTime={page.date.toISOString()}>{formatPublicationDate(page.date)}</time>
            </p>
          )}
          <Publishers publishers={page.publishers ?? []} />
          {facts}
          {hasIntro && <div className={styles.intro}>{intro}</div>}
        </div>
        {page.image && !pictureApart && (
          <Cover>
            <HeaderPicture image={page.image} eager />
          </Cover>
        )}
      </div>
      <RenderBlockingMarker />
    </div>
  );
}

/** The image of a page, sized for its place beside the title. */
export function HeaderPicture({ image, eager = false }: { image: Image; eager?: boolean }) {
  return (
    <Picture
      {...image}
      ratio={SHAPE.ratio}
      widths={SHAPE.widths}
      eager={eager}
      sizes={`(min-width: 1420px) 578px, (min-width: 1024px) 40.5vw, ${WHOLE_COLUMN}`}
    />
  );
}

/** The publishers, one per line: «Uitgeverij: Merel». A line of free text has no label. */
export function Publishers({ publishers }: { publishers: PageContent['publishers'] }) {
  if (publishers.length === 0) return null;
  return (
    <ul role="list" className={styles.publishers}>
      {publishers.map(({ key, value }) => (
        <li key={`${key} ${value}`}>{key ? `${key}: ${value}` : value}</li>
      ))}
    </ul>
  );
}
