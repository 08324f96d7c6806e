import { pagePath, pagerNumbers } from '../../domain/pages/paging.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { classNames, HIDDEN, VisuallyHidden } from '../../ui/styles/elements.tsx';
import styles from './Pagination.module.css';

/** The id of the element that pager links point to. */
export const PAGE_START = 'bladzijde';

type PaginationProps = {
  /** The list's address without `pagina`. */
  path: string;
  number: number;
  count: number;
  label: string;
  parameters?: URLSearchParams;
  /** For a second list on a web page: `to` returns the URL of its page n, `start` is the id of its first element. */
  second?: { to: (page: number) => string; start: string };
};

/** Links to the other pages of a list; renders nothing if there is only one (spec §9). */
export function Pagination({ path, number, count, label, parameters, second }: PaginationProps) {
  if (count <= 1) return null;
  const { to: toPage, start } = second ?? {
    to: (page: number) => pagePath(path, page, parameters),
    start: PAGE_START,
  };
  // The hash moves the focus to the start of the list.
  const to = (page: number) => `${toPage(page)}#${start}`;
  return (
    <nav className={styles.pagination} aria-label={label}>
      {number > 1 && (
        <Anchor className={styles.step} href={to(number - 1)} rel="prev">
          <Icon name="arrow-left" />
          <VisuallyHidden>Vorige bladzijde</VisuallyHidden>
        </Anchor>
      )}
      <ol role="list" className={styles.numbers}>
        {pagerNumbers(number, count).map((page, index) => (
          <li key={page ?? `gap-${index < 3 ? 'before' : 'after'}`}>
            {page === undefined ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Anchor
                className={styles.number}
                href={to(page)}
                aria-current={page === number ? 'page' : undefined}
              >
                <VisuallyHidden>Bladzijde </VisuallyHidden>
                {page}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
      {number < count && (
        <Anchor className={styles.step} href={to(number + 1)} rel="next">
          <Icon name="arrow-right" />
          <VisuallyHidden>Volgende bladzijde</VisuallyHidden>
        </Anchor>
      )}
    </nav>
  );
}

type PageStartProps = { number: number; count: number };

/**
 * The page number above a list with several pages. It is the target of pager links: it receives the focus, and screen
 * readers announce it. On the first page it is visually hidden.
 */
export function PageStart({ number, count }: PageStartProps) {
  if (count <= 1) return null;
  return (
    <p
      id={PAGE_START}
      className={classNames(styles.start, number === 1 && HIDDEN)}
      // Needs no live region: when this paragraph receives the focus, screen readers announce it.
      tabIndex={-1}
    >
      {`Bladzijde ${number} van ${count}`}
    </p>
  );
}
