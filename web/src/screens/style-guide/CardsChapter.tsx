import { ArticleCard } from '../../cards/ArticleCard.tsx';
import { BookstoreCard } from '../../cards/BookstoreCard.tsx';
import { CardSkeletons } from '../../cards/CardSkeletons.tsx';
import { EventRow } from '../../cards/EventRow.tsx';
import { ExperienceCard } from '../../cards/ExperienceCard.tsx';
import { ProgrammeRow } from '../../cards/ProgrammeRow.tsx';
import type { Image } from '../../domain/images/image.ts';
import { DayShelf } from '../../layout/DayShelf.tsx';
import styles from './CardsChapter.module.css';
import { Chapter, Label, Plate } from './Chapter.tsx';
import { exampleEvents } from './event-examples.ts';
import {
  EXAMPLE_BOOKSTORES,
  EXAMPLE_DAYS,
  EXAMPLE_NOW,
  EXAMPLE_ROWS,
  exampleArticles,
  exampleCards,
} from './examples.ts';

/** The shelf, rows and cards in every state. */
export function CardsChapter({ pictures }: { pictures: readonly Image[] }) {
  const [first, ...articles] = exampleArticles(pictures.slice(6, 9));
  return (
    <Chapter name="cards">
      <Plate title="De plank" note="negen dagen; vandaag is eruit getrokken, wat voorbij is ingeschoven">
        <div className={styles.shelf} data-colour="red">
          <DayShelf days={EXAMPLE_DAYS} now={EXAMPLE_NOW} size="tall" />
        </div>
      </Plate>
      <Plate title="Rij in het programma" note="het is hier maandag, tien over elf">
        <ol role="list" className={styles.rows}>
          {EXAMPLE_ROWS.map(({ label, item, reservable = false, instead, onPlan }) => (
            <li key={label}>
              <Label>{label}</Label>
              <ProgrammeRow
                item={item}
                now={EXAMPLE_NOW}
                reservable={reservable}
                instead={instead}
                onPlan={onPlan}
              />
            </li>
          ))}
        </ol>
      </Plate>
      <Plate title="Rij van een ander" note="wat anderen in Vlaanderen organiseren">
        <ul role="list" className={styles.rows}>
          {exampleEvents(pictures.slice(9)).map(({ label, event }) => (
            <li key={label}>
              <Label>{label}</Label>
              <EventRow event={event} now={EXAMPLE_NOW} />
            </li>
          ))}
        </ul>
      </Plate>
      <Plate title="Beleving">
        <ul role="list" className={styles.cards}>
          {exampleCards(pictures.slice(0, 6)).map(({ label, item }) => (
            <li key={label} className={styles.card}>
              <ExperienceCard item={item} now={EXAMPLE_NOW} />
              <Label>{label}</Label>
            </li>
          ))}
        </ul>
      </Plate>
      <Plate title="Artikel" note="de eerste ligt, de andere staan">
        <div className={styles.articles}>
          {first && <ArticleCard article={first.article} variant="large" />}
          <ul role="list" className={styles.cards}>
            {articles.map(({ label, article }) => (
              <li key={label} className={styles.card}>
                <ArticleCard article={article} />
                <Label>{label}</Label>
              </li>
            ))}
          </ul>
        </div>
      </Plate>
      <Plate title="Boekhandel" note="een regel van het register; de gemeente leidt naar een kaart">
        <ul role="list" className={styles.cards}>
          {EXAMPLE_BOOKSTORES.map(({ label, store }) => (
            <li key={label} className={styles.card}>
              <BookstoreCard store={store} />
              <Label>{label}</Label>
            </li>
          ))}
        </ul>
        <Label>onderweg</Label>
        <CardSkeletons kind="bookstore" />
      </Plate>
    </Chapter>
  );
}
