import type { ReactNode } from 'react';
import { Blocks } from '../../blocks/Blocks.tsx';
import { blockExamples, EMPTY } from '../../blocks/examples.ts';
import { ArticleCard } from '../../cards/ArticleCard.tsx';
import { BookstoreCard } from '../../cards/BookstoreCard.tsx';
import { ExperienceCard } from '../../cards/ExperienceCard.tsx';
import {
  articleExamples,
  bookstoreExamples,
  type ExampleSetting,
  eventExamples,
  NOW,
} from '../../cards/examples.ts';
import { itemExamples } from '../../cards/item-examples.ts';
import { EventRow } from '../../cards/rows/EventRow.tsx';
import { ProgrammeRow } from '../../cards/rows/ProgrammeRow.tsx';
import type { Block } from '../../domain/pages/body/block.ts';
import { DayShelf } from '../../layout/DayShelf.tsx';
import { Chapter, Label, Plate, Tiles } from './chapters.tsx';
import styles from './elements.module.css';

const DAYS = ['10-25', '10-26', '10-27', '10-28', '10-29', '10-30', '10-31', '11-01', '11-02'].map((date) => {
  const day = `2025-${date}`;
  return { uuid: day, path: '/stijlgids', day, title: day, intro: [], seo: {} };
});

/** The shelf, rows and cards in every state. */
export function CardsChapter({ setting }: { setting: ExampleSetting }) {
  const items = itemExamples(setting);
  const { 'met alles': full, ...articles } = articleExamples(setting);
  return (
    <Chapter id="kaarten">
      <Plate title="De plank" note="negen dagen; vandaag is eruit getrokken, wat voorbij is ingeschoven">
        <div className={styles.shelfOfDays} data-colour="red">
          <DayShelf days={DAYS} now={NOW} size="tall" />
        </div>
      </Plate>
      <Plate title="Rij in het programma" note="het is hier maandag, tien over elf">
        <ol role="list" className={styles.rows}>
          {items.map(({ label, item, reservable = false, instead, onPlan }) => (
            <li key={label}>
              <Label>{label}</Label>
              <ProgrammeRow item={item} now={NOW} reservable={reservable} instead={instead} onPlan={onPlan} />
            </li>
          ))}
        </ol>
      </Plate>
      <Plate title="Rij van een ander" note="wat anderen in Vlaanderen organiseren">
        <ul role="list" className={styles.rows}>
          {Object.entries(eventExamples(setting)).map(([label, event]) => (
            <li key={label}>
              <Label>{label}</Label>
              <EventRow event={event} now={NOW} />
            </li>
          ))}
        </ul>
      </Plate>
      <Plate title="Beleving">
        <Tiles min="15rem">
          {items
            .filter(({ card }) => card)
            .map(({ label, item }) => (
              <LabelledCard key={label} label={label}>
                <ExperienceCard item={item} now={NOW} />
              </LabelledCard>
            ))}
        </Tiles>
      </Plate>
      <Plate title="Artikel" note="de eerste ligt, de andere staan">
        <ArticleCard article={full} variant="large" />
        <Tiles min="15rem">
          {Object.entries(articles).map(([label, article]) => (
            <LabelledCard key={label} label={label}>
              <ArticleCard article={article} />
            </LabelledCard>
          ))}
        </Tiles>
      </Plate>
      <Plate title="Boekhandel" note="een regel van het register; de gemeente leidt naar een kaart">
        <Tiles min="15rem">
          {Object.entries(bookstoreExamples(setting)).map(([label, store]) => (
            <LabelledCard key={label} label={label}>
              <BookstoreCard store={store} />
            </LabelledCard>
          ))}
        </Tiles>
      </Plate>
    </Chapter>
  );
}

function LabelledCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li>
      {children}
      <Label>{label}</Label>
    </li>
  );
}

/** The titles of all blocks. The compiler reports a missing kind of block. */
export const BLOCK_TITLES: Readonly<Record<Block['kind'], readonly [title: string, note?: string]>> = {
  richText: ['Tekst'],
  quote: ['Citaat', 'de haak die een lezer naast een zin tekent'],
  image: ['Beeld'],
  gallery: ['Galerij', 'draait rond en houdt haar pijlen'],
  video: ['Video', 'laadt pas na een klik'],
  embed: ['Ingesloten code', 'laadt pas na een klik, in een kader dat niet bij de pagina kan'],
  accordion: ['Lades'],
  imageText: ['Beeld en tekst', 'groot of gewoon, links of rechts, gesneden of heel'],
  forms: ['Formulier', 'een vraag, of tickets voor een groep'],
  newsletter: ['Nieuwsbrief'],
  callToAction: ['Oproep', 'een boek dat ligt, in elk van de negen kleuren'],
  articleGrid: ['Artikels'],
  programGrid: ['Programma'],
  hallPlan: ['Plan van de hal'],
  hero: ['Groot openingsbeeld'],
  unreadable: ['Onleesbaar blok', 'alleen voor wie een voorbeeld bekijkt; een bezoeker ziet niets'],
};

/** Every block of a page body at its own width. If there are no images, omits the image blocks. */
export function BlocksChapter({ setting }: { setting: ExampleSetting }) {
  const { hero, unreadable, image, gallery, ...others } = blockExamples(setting);
  const pictured = [...(image.image.src ? [image] : []), ...(gallery.images.length > 0 ? [gallery] : [])];
  const blocks = [...Object.values(others), EMPTY.forms, ...pictured, hero, unreadable];
  return (
    <Chapter id="blokken" wide>
      {blocks.map((block) => {
        const [title, note] = BLOCK_TITLES[block.kind];
        return (
          <Plate key={block.uid} title={title} note={note}>
            {/* Inert, because embedded frames are for content pages. */}
            <div className={styles.block} inert={block.kind === 'embed'}>
              <Blocks blocks={[block]} now={NOW} preview />
            </div>
          </Plate>
        );
      })}
    </Chapter>
  );
}
