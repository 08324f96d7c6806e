import type { CSSProperties } from 'react';
import { stateRibbons } from '../../cards/ribbons/StatusRibbons.tsx';
import { Row, RowTime } from '../../cards/rows/Row.tsx';
import { fitted } from '../../domain/programme/day/text-width.ts';
import { momentId } from '../../domain/programme/moment.ts';
import type { Signing, SigningBoard, SigningTable } from '../../domain/programme/signing/signing-board.ts';
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
                    <div
                      key={signing.uuid}
                      className={styles.card}
                      style={fitted(signing.who ?? signing.title)}
                    >
                      <SigningRow signing={signing} />
                    </div>
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

/** A signing as a row. Its title is the name of the author, because visitors of this page look for a name. */
export function SigningRow({ signing, isPast = false }: { signing: Signing; isPast?: boolean }) {
  const { category, running, path, who, title, start, end, place, statuses } = signing;
  return (
    <Row
      category={category}
      time={<RowTime of={signing} />}
      path={path}
      title={who ?? title}
      level={isPast ? 2 : 4}
      who={who && title}
      place={place}
      states={stateRibbons(statuses, { isPast, running })}
      state={isPast ? 'past' : running ? 'running' : undefined}
      isCancelled={statuses.includes('cancelled')}
      save={isPast ? undefined : { id: momentId(signing), title, start, end, place }}
    />
  );
}
