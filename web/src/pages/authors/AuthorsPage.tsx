import { AUTHORS_PAGE } from '../../domain/pages/authors-page.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { QUERY } from '../../domain/pages/query-names.ts';
import {
  ALPHABET,
  authorIndex,
  type IndexedAuthor,
  NO_LETTER,
  sortedAuthors,
} from '../../domain/programme/authors/author-index.ts';
import { countOfAuthors, namedBy, namesOf } from '../../domain/programme/authors/author-names.ts';
import { TypedFilter } from '../../features/search/TypedFilter.tsx';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { PageBody, VisuallyHidden } from '../../ui/styles/elements.tsx';
import styles from './AuthorsPage.module.css';

type AuthorsPageProps = {
  authors: readonly IndexedAuthor[];
  /** The authors who only took part in earlier editions. */
  earlier: readonly IndexedAuthor[];
  question: string;
};

/**
 * All authors from A to Z, filtered by `question`. The HTML contains all authors and hides those that do not match,
 * because authors.browser.ts shows and hides them at every keystroke.
 */
export function AuthorsPage({ authors, earlier, question }: AuthorsPageProps) {
  const isNamed = namedBy(question);
  const letters = authorIndex(authors).map(({ letter, authors: under }) => {
    const entries = under.map((author) => ({ author, shown: isNamed(namesOf(author)) }));
    return { letter, entries, shown: entries.some(({ shown }) => shown) };
  });
  const past = sortedAuthors(earlier).map((author) => ({ author, shown: isNamed(namesOf(author)) }));
  const found = [...letters.flatMap(({ entries }) => entries), ...past].filter(({ shown }) => shown).length;
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
        />
        <p className={styles.count} role="status" tabIndex={-1}>
          {countOfAuthors(found, question)}
        </p>
        <div className={styles.found} data-authors hidden={found === 0}>
          <Letters there={new Set(letters.filter(({ shown }) => shown).map(({ letter }) => letter))} />
          <div id="lijst" className={styles.index}>
            {letters.map(({ letter, entries, shown }) => (
              <section
                key={letter}
                className={styles.letter}
                aria-labelledby={idOf(letter)}
                data-letter
                hidden={!shown}
              >
                <h2 id={idOf(letter)} className={styles.heading}>
                  <VisuallyHidden>
                    {letter === NO_LETTER ? 'Zonder letter ' : 'Auteurs met een '}
                  </VisuallyHidden>
                  {letter}
                </h2>
                <Entries of={entries} />
              </section>
            ))}
            {past.length > 0 && (
              <section
                className={styles.letter}
                aria-labelledby="vorige-edities"
                data-letter
                hidden={!past.some(({ shown }) => shown)}
              >
                <h2 id="vorige-edities" className={styles.heading}>
                  Op vorige edities
                </h2>
                <Entries of={past} />
              </section>
            )}
          </div>
        </div>
        <div data-nobody hidden={found > 0}>
          <EmptyState drawing="lens" text="We hebben geen auteurs gevonden met deze naam.">
            <Button href={BASE.authors}>Toon alle auteurs</Button>
          </EmptyState>
        </div>
      </PageBody>
    </>
  );
}

function Entries({ of }: { of: readonly { author: IndexedAuthor; shown: boolean }[] }) {
  return (
    <ul role="list" className={styles.entries}>
      {of.map(({ author, shown }) => (
        <li key={author.uuid} data-names={unlikeName(author)} hidden={!shown}>
          <Entry author={author} />
        </li>
      ))}
    </ul>
  );
}

/** Returns the names by which a search finds an author; `undefined` if the displayed name already contains them. */
function unlikeName(author: IndexedAuthor): string | undefined {
  const { given, family, key } = author;
  return key === `${family}, ${given}` ? undefined : namesOf(author);
}

/** Links to each letter; a letter without authors has no link. */
function Letters({ there }: { there: ReadonlySet<string> }) {
  const shown = there.has(NO_LETTER) ? [...ALPHABET, NO_LETTER] : ALPHABET;
  return (
    <nav aria-label="Letters" className={styles.letters} data-arrows>
      <ul role="list" className={styles.row}>
        {shown.map((letter) => (
          <li key={letter}>
            <a
              href={there.has(letter) ? `#${idOf(letter)}` : undefined}
              className={styles.way}
              data-to={idOf(letter)}
            >
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** An author's portrait, name (with the family name in bold), and activities at the festival. */
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
