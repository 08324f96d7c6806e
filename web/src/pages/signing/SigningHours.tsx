import type { CSSProperties } from 'react';
import { CATEGORIES } from '../../domain/programme/category.ts';
import { fitted } from '../../domain/programme/day/text-width.ts';
import { momentId } from '../../domain/programme/moment.ts';
import type { Signing, SigningBoard, SigningTable } from '../../domain/programme/signing/signing-board.ts';
import { STATUS_WORDS } from '../../domain/programme/status.ts';
import { formatTime } from '../../domain/time/format.ts';
import { SaveRibbon } from '../../features/saved-items/SaveRibbon.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { classNames } from '../../ui/styles/elements.tsx';
import styles from './SigningHours.module.css';

/** The grid position of a cell on the board; the first row and column contain names. */
const at = (row: number, column: number): CSSProperties => ({ '--row': row, '--column': column });

/**
 * The signings of a day by hour. The HTML is in order of time, for screen readers and narrow viewports. In a wide
 * viewport the styles lay it out as a grid of tables and hours.
 */
export function SigningHours({ board: { hours, tables } }: { board: SigningBoard }) {
  const rowOf = (table: string) => tables.findIndex(({ key }) => key === table) + 2;
  return (
    <div className={styles.board} style={{ '--hours': hours.length }}>
      <TableNames tables={tables} />
      {hours.map(({ hour, cells }, index) => (
        <section key={hour} className={styles.hour} data-empty={cells.length === 0 || undefined}>
          <h3 className={styles.name} style={at(1, index + 2)}>
            {hour} u
          </h3>
          {cells.length > 0 && (
            <ul role="list" className={styles.cells}>
              {cells.map(({ table, signings }) => (
                <li key={table} className={styles.cell} style={at(rowOf(table), index + 2)}>
                  {signings.map((signing) => (
                    <SigningCard key={signing.uuid} signing={signing} />
                  ))}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

/** The names of the tables, visible only on the wide board. Each card also names its table. */
function TableNames({ tables }: { tables: readonly SigningTable[] }) {
  return (
    <div className={styles.tables} aria-hidden="true">
      <span className={styles.corner}>Tafel</span>
      {tables.map(({ key, number, stage }, index) => (
        <span key={key} className={styles.table} style={at(index + 2, 1)}>
          {number === undefined ? <small>Zonder tafel</small> : number}
          {stage && <small>{stage}</small>}
        </span>
      ))}
    </div>
  );
}

function SigningCard({ signing }: { signing: Signing }) {
  const { category, running, title, start, end, place } = signing;
  return (
    <article className={styles.card} data-colour={running ? 'pink' : undefined}>
      <span
        className={classNames(styles.spine, running && styles.edged)}
        data-colour={category && CATEGORIES[category]}
      />
      <p className={styles.when}>
        <span>{end ? `${formatTime(start)} tot\u00a0${formatTime(end)}` : formatTime(start)}</span>
        {running && <strong> · nu</strong>}
      </p>
      <SigningEntry signing={signing} />
      {place && <p className={styles.place}>{place}</p>}
      <SaveRibbon moment={{ id: momentId(signing), title, start, end, place }} />
    </article>
  );
}

/** The author and the title, which links to the moment. */
export function SigningEntry({ signing: { path, who, title, statuses } }: { signing: Signing }) {
  const name = who ?? title;
  return (
    <>
      <span className={styles.who} style={fitted(name)}>
        {path ? <Anchor href={path}>{name}</Anchor> : name}
      </span>
      {who && (
        <span className={styles.what} style={fitted(title)}>
          {' '}
          {title}
        </span>
      )}
      {statuses.map((status) => (
        <strong key={status} className={styles.status}>
          {' '}
          {STATUS_WORDS[status]}
        </strong>
      ))}
    </>
  );
}
