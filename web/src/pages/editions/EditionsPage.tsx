import type { Edition } from '../../domain/edition/edition.ts';
import { BASE, editionPath } from '../../domain/pages/paths.ts';
import { formatPeriod } from '../../domain/time/format.ts';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { PageBody } from '../../ui/styles/elements.tsx';
import styles from './EditionsPage.module.css';

type EditionsPageProps = {
  editions: readonly (Omit<Edition, 'days'> & { count: number; state?: string })[];
};

const PAGE = { path: BASE.editions, title: 'Alle edities', colour: 'red' } as const;

/** All editions, newest first, each with its dates. */
export function EditionsPage({ editions }: EditionsPageProps) {
  return (
    <>
      <PageHeader page={PAGE} />
      <PageBody className={styles.body}>
        <ul role="list" id="lijst" className={styles.shelf}>
          {editions.map(({ name, year, first, last, count, state }) => (
            <li key={first} className={styles.edition} data-colour={state === undefined ? 'red' : 'grey'}>
              <h2 className={styles.name}>
                <Anchor href={editionPath(year)}>{name}</Anchor>
              </h2>
              <p>
                {formatPeriod(first, last)} · {count === 1 ? '1 dag' : `${count} dagen`}
                {state && ` · ${state}`}
              </p>
            </li>
          ))}
        </ul>
      </PageBody>
    </>
  );
}
