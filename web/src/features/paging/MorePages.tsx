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

/** Above a list that begins after its first page: shows the page before it. Without scripts it leads to that page. */
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
  /** Which pages are shown, of how many, and how much they hold of the whole. */
  from: number;
  number: number;
  count: number;
  total: number;
  label: string;
  onShow: () => void;
};

/**
 * At the foot of a list: adds its next page, to whose address the page goes on. Without scripts it leads to that page. It
 * waits to be asked: a list that grows while one scrolls has no end to reach.
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

/** Does it in place of the link, but where the browser is asked to open that elsewhere. */
function handle(event: MouseEvent, show: () => void): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  show();
}
