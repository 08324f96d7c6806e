import type { ReactNode } from 'react';
import { ProgrammeRow } from '../../cards/rows/ProgrammeRow.tsx';
import { Rows } from '../../cards/rows/Row.tsx';
import type { EarlierItems } from '../../domain/edition/earlier-items.ts';
import type { ArticleSummary } from '../../domain/pages/article-summary.ts';
import type { Publisher } from '../../domain/pages/page.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { type Author, byline } from '../../domain/programme/authors/author.ts';
import { type AuthorAgenda, timesAtFestival } from '../../domain/programme/authors/author-agenda.ts';
import { fitted } from '../../domain/programme/day/text-width.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { formatIsoInBrussels, formatMediumDate } from '../../domain/time/format.ts';
import { Publishers } from '../../layout/PageHeader.tsx';
import { BackTo, PageTrail } from '../../layout/PageTrail.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { RenderBlockingMarker } from '../../ui/hydration.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Cover } from '../../ui/pictures/Cover.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { PageBody, TitledSection } from '../../ui/styles/elements.tsx';
import styles from './AuthorPage.module.css';

type AuthorPageProps = {
  author: Author;
  programme: AuthorAgenda;
  tour: AuthorAgenda;
  /** The moments of earlier editions. */
  earlier: readonly EarlierItems[];
  publishers: readonly Publisher[];
  events: readonly { id: string; path: string; title: string; when: string; where?: string }[];
  news: readonly Pick<ArticleSummary, 'uuid' | 'path' | 'title' | 'date'>[];
  now: Date;
};

/** The page of an author: portrait, text, and appearances. */
export function AuthorPage({
  author,
  programme,
  tour,
  earlier,
  publishers,
  events,
  news,
  now,
}: AuthorPageProps) {
  const { coming, past } = programme;
  const isSeen = coming.length + past.length > 0;
  return (
    <>
      <Top author={author} edition={isSeen || tour.coming.length > 0 ? undefined : earlier[0]?.name} />
      <PageBody className={styles.body}>
        {(author.text || publishers.length > 0 || author.links.length > 0) && (
          <div className={styles.words}>
            {author.text && <p className={styles.text}>{author.text}</p>}
            <Publishers publishers={publishers} />
            {author.links.length > 0 && (
              <ul role="list" className={styles.links}>
                {author.links.map(({ uid, label, link }) => (
                  <li key={uid}>
                    <Anchor {...link}>{label}</Anchor>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        {isSeen && (
          <Part title={coming.length > 0 ? timesAtFestival(coming.length) : 'Op Boektopia'}>
            {coming.length === 0 && <p>Wat {author.name} op Boektopia deed, is voorbij.</p>}
            <Agenda items={coming} of={author} now={now} />
            <PastAgenda items={past} of={author} now={now} />
          </Part>
        )}
        {tour.coming.length + tour.past.length > 0 && (
          <Part title="Op toer">
            <Agenda items={tour.coming} of={author} now={now} />
            <PastAgenda items={tour.past} of={author} now={now} />
          </Part>
        )}
        {earlier.length > 0 && (
          <Part title="Op vorige edities">
            {earlier.map(({ name, items }) => (
              <PastAgenda key={name} title={name} items={items} of={author} now={now} />
            ))}
            <p>
              <Anchor href={BASE.editions}>Alle edities</Anchor>
            </p>
          </Part>
        )}
        {events.length > 0 && (
          <Part title="Verder in Vlaanderen">
            <ul role="list" className={styles.news}>
              {events.map(({ id, path, title, when, where }) => (
                <li key={id}>
                  <Anchor href={path}>{title}</Anchor>
                  <span className={styles.when}>{[when, where].filter(Boolean).join(' · ')}</span>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {news.length > 0 && (
          <Part title="In het nieuws">
            <ul role="list" className={styles.news}>
              {news.map(({ uuid, path, title, date }) => (
                <li key={uuid}>
                  <Anchor href={path}>{title}</Anchor>
                  {date && <time dateTime={formatIsoInBrussels(date)}>{formatMediumDate(date)}</time>}
                </li>
              ))}
            </ul>
          </Part>
        )}
      </PageBody>
    </>
  );
}

type TopProps = {
  author: Author;
  /** The name of the last edition with the author, if the author is not in the current one. */
  edition: string | undefined;
};

function Top({ author: { path, name, portrait }, edition }: TopProps) {
  return (
    <div className={styles.top} data-colour="purple">
      <div className={styles.inner} data-picture={portrait ? true : undefined}>
        <div className={styles.trail}>
          <PageTrail path={path} back={<BackTo path={BASE.authors}>Alle auteurs</BackTo>} />
        </div>
        <div className={styles.named}>
          <h1 className={styles.name} style={fitted(name)}>
            {name}
          </h1>
          {edition && <p className={styles.edition}>{`${edition}, voorbij`}</p>}
        </div>
        {portrait && (
          <div className={styles.portrait}>
            <Cover>
              <Picture
                {...portrait}
                ratio={1}
                widths={[128, 256, 384, 640]}
                sizes="(min-width: 64em) 320px, (min-width: 48em) 240px, 34vw"
                eager
              />
            </Cover>
          </div>
        )}
      </div>
      <RenderBlockingMarker />
    </div>
  );
}

function Part(props: { title: string; children: ReactNode }) {
  return <TitledSection className={styles.part} titleClass={styles.heading} {...props} />;
}

type AgendaProps = { items: readonly ProgrammeItem[]; of: Author; now: Date };

function Agenda({ items, of, now }: AgendaProps) {
  if (items.length === 0) return null;
  return (
    <Rows>
      {items.map((item) => (
        <li key={item.uuid}>
          <ProgrammeRow item={item} now={now} withDay who={others(item, of)} />
        </li>
      ))}
    </Rows>
  );
}

/** Returns the names of the other authors: «met Greet Soetaert»; empty if there are none. */
function others({ authors }: ProgrammeItem, { uuid }: Author): string {
  const names = byline(authors?.filter((author) => author.uuid !== uuid));
  return names ? `met ${names}` : '';
}

function PastAgenda({ title, items, of, now }: AgendaProps & { title?: string }) {
  if (items.length === 0) return null;
  const count = items.length === 1 ? '1 voorbij moment' : `${items.length} voorbije momenten`;
  return (
    <details className={styles.past}>
      <summary className={styles.summary}>
        <span>{title === undefined ? count : `${title}: ${count}`}</span>
        <span className={styles.mark}>
          <Icon name="plus" />
        </span>
      </summary>
      <Agenda items={items} of={of} now={now} />
    </details>
  );
}
