import type { MouseEvent } from 'react';
import { PAGE_SIZE, pagePath } from '../../domain/pages/paging.ts';
import { changeAddress } from '../../islands/address.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { isPlainClick } from '../../ui/pressed.ts';
import styles from './MorePages.module.css';
import { shownFromState } from './use-shown-from.ts';

type PreviousPageProps = {
  path: string;
  parameters: URLSearchParams;
  from: number;
  show: () => void;
};

/** Above a list that starts after page 1: a button that adds the previous page. Without scripts it is a link. */
export function PreviousPage({ path, parameters, from, show }: PreviousPageProps) {
  if (from === 1) return null;
  return (
    <nav className={styles.more} aria-label="Wat hiervoor komt">
      <Anchor
        className={styles.link}
        href={pagePath(path, from - 1, parameters)}
        rel="prev"
        onClick={(event) => handle(event, show)}
      >
        <Icon name="plus" />
        <span>{`Toon de vorige ${PAGE_SIZE}`}</span>
      </Anchor>
    </nav>
  );
}

type NextPageProps = {
  path: string;
  parameters: URLSearchParams;
  /**
   * `from` and `number` are the first and the last page shown, `count` is the number of pages, `total` the number of
   * items.
   */
  from: number;
  number: number;
  count: number;
  total: number;
  label: string;
  onShow: () => void;
};

/**
 * Below a list: a button that adds the next page and puts its number in the URL. Without scripts it is a link.
 * Scrolling does not load more, because visitors could then never reach the footer.
 */
export function NextPage(props: NextPageProps) {
  const { path, parameters, from, number, count, total, label, onShow } = props;
  if (count === 1) return null;
  const shown = Math.min(number * PAGE_SIZE, total);
  const next = pagePath(path, number + 1, parameters);
  return (
    <nav className={styles.more} aria-label={label}>
      {number < count && (
        <Anchor
          className={styles.link}
          href={next}
          rel="next"
          keepScroll
          onClick={(event) =>
            handle(event, () => {
              onShow();
              changeAddress(next, { state: shownFromState(from) });
            })
          }
        >
          <Icon name="plus" />
          <span>{`Toon de volgende ${Math.min(PAGE_SIZE, total - shown)}`}</span>
        </Anchor>
      )}
      <p className={styles.count}>
        {`${from === 1 ? shown : `${(from - 1) * PAGE_SIZE + 1} tot ${shown}`} van ${total}`}
      </p>
    </nav>
  );
}

/** Runs `show` instead of following the link, unless the click opens the link in a new tab or window. */
function handle(event: MouseEvent, show: () => void): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  show();
}
