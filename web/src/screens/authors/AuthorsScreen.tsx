import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { AUTHORS_PAGE } from '../../domain/pages/authors-page.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import {
  ALPHABET,
  authorIndex,
  authorsNamed,
  type IndexedAuthor,
  NO_LETTER,
} from '../../domain/programme/author-index.ts';
import { TypedFilter } from '../../features/search/TypedFilter.tsx';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames, PageBody, VisuallyHidden } from '../../ui/elements.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './AuthorsScreen.module.css';

/** Everybody from A to Z, narrowed by what is asked for. */
export function AuthorsScreen({ authors }: { authors: readonly IndexedAuthor[] }) {
  const [parameters] = useSearchParams();
  const question = (parameters.get(QUERY.author) ?? '').trim();
  const found = authorsNamed(authors, question);
  const letters = authorIndex(found);
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <PageHeader
        page={AUTHORS_PAGE}
        intro={<p>Wie leest, spreekt of signeert op Boektopia, van A tot Z.</p>}
      />
      <PageBody className={styles.body}>
        <TypedFilter
          path={BASE.authors}
          name={QUERY.author}
          label="Naam van een auteur"
          question={question}
          found={count}
        />
        <p className={styles.count} role="status" ref={count} tabIndex={-1}>
          {countOf(found.length, question)}
        </p>
        {found.length > 0 ? (
          <>
            <Letters there={new Set(letters.map(({ letter }) => letter))} />
            <div className={styles.index}>
              {letters.map(({ letter, authors: under }) => (
                <section key={letter} className={styles.letter} aria-labelledby={idOf(letter)}>
                  <h2 id={idOf(letter)} className={styles.heading}>
                    <VisuallyHidden>
                      {letter === NO_LETTER ? 'Zonder letter ' : 'Auteurs met een '}
                    </VisuallyHidden>
                    {letter}
                  </h2>
                  <ul role="list" className={styles.entries}>
                    {under.map((author) => (
                      <li key={author.uuid}>
                        <Entry author={author} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </>
        ) : (
          <EmptyState drawing="lens" text="We hebben geen auteurs gevonden met deze naam.">
            <Button href={BASE.authors}>Toon alle auteurs</Button>
          </EmptyState>
        )}
      </PageBody>
    </>
  );
}

function countOf(count: number, question: string): string {
  const authors = `${count === 0 ? 'Geen' : count} ${count === 1 ? 'auteur' : 'auteurs'}`;
  return question === '' ? authors : `${authors} voor ‘${question}’`;
}

/** The way to each letter; one under which there is nobody leads nowhere. */
function Letters({ there }: { there: ReadonlySet<string> }) {
  const shown = there.has(NO_LETTER) ? [...ALPHABET, NO_LETTER] : ALPHABET;
  return (
    <nav aria-label="Letters" className={styles.letters}>
      <ul role="list" className={styles.row}>
        {shown.map((letter) => (
          <li key={letter}>
            {there.has(letter) ? (
              <a href={`#${idOf(letter)}`} className={styles.way}>
                {letter}
              </a>
            ) : (
              <span className={classNames(styles.way, styles.nobody)}>{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A face, a name of which the part it is in order by is heavy, and what there is to go to. */
function Entry({ author: { path, portrait, given, family, does } }: { author: IndexedAuthor }) {
  return (
    <article className={styles.entry}>
      <span className={styles.face} data-colour="purple">
        {portrait ? (
          <Picture {...portrait} alt="" ratio={1} widths={[96, 256]} sizes="56px" />
        ) : (
          <span aria-hidden="true">{family.charAt(0)}</span>
        )}
      </span>
      <div>
        <h3 className={styles.name}>
          <Anchor href={path}>
            {given} <strong>{family}</strong>
          </Anchor>
        </h3>
        {does && <p className={styles.does}>{does}</p>}
      </div>
    </article>
  );
}

const idOf = (letter: string): string => `letter-${letter === NO_LETTER ? 'geen' : letter.toLowerCase()}`;
