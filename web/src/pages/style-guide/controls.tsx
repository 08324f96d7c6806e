import { ArticleCard } from '../../cards/ArticleCard.tsx';
import type { ArticleSummary } from '../../domain/pages/article-summary.ts';
import { pagePath } from '../../domain/pages/paging.ts';
import { Pagination } from '../../features/paging/Pagination.tsx';
import { BackLink, Breadcrumb } from '../../layout/PageTrail.tsx';
import { Accordion } from '../../ui/Accordion.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button, type ButtonVariant } from '../../ui/Button.tsx';
import { Carousel } from '../../ui/pictures/Carousel.tsx';
import { Chapter, Plate, Tiles } from './chapters.tsx';
import styles from './elements.module.css';

const PATH = '/stijlgids';
/** Makes the example pagers link to the style guide. */
const SECOND = { to: (page: number) => pagePath(PATH, page), start: 'bladeren' };

const PAGERS = [
  [1, 3, 'Voorbeeld: eerste bladzijde van drie'],
  [5, 12, 'Voorbeeld: in het midden'],
  [12, 12, 'Voorbeeld: laatste bladzijde'],
] as const;

/** The button variants per background: light backgrounds, colours with ink text, and other colours. */
const GROUNDS: Readonly<Record<string, readonly ButtonVariant[]>> = {
  'paper grey': ['ink', 'red', 'outline'],
  'pink orange': ['ink', 'white', 'outline'],
  'red blue green purple': ['white', 'ink', 'outline'],
  'dark-blue ink': ['white', 'red', 'outline'],
};

const VERBS: Record<ButtonVariant, string> = {
  ink: 'Bekijk het programma',
  white: 'Koop tickets',
  red: 'Reserveer hier je plaats',
  outline: 'Plan je rit',
};

const QUESTIONS = [
  {
    key: 'hond',
    title: 'Mogen honden mee?',
    content: <p>Assistentiehonden overal. Een bak water staat bij elke ingang.</p>,
  },
  { key: 'koffie', title: 'Is er koffie?', content: <p>In het Leescafé, en ze is warm.</p> },
  {
    key: 'slapen',
    title: 'Wat als ik in slaap val op een van de trappen rond de Agora?',
    content: <p>Dan leggen we een boek op je schoot.</p>,
  },
];

/** Buttons and links on every background, pagers, drawers and a carousel. */
export function ControlsChapter({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <Chapter id="bediening">
      <Plate title="Knoppen" note="wijs aan, druk, of kom er met de tabtoets">
        <Tiles min="max(18rem, 45%)" joined>
          {Object.entries(GROUNDS).flatMap(([colours, variants]) =>
            colours.split(' ').map((colour) => (
              <li key={colour} className={styles.row} data-colour={colour}>
                {variants.map((variant) => (
                  <Button key={variant} href="#bediening" variant={variant}>
                    {VERBS[variant]}
                  </Button>
                ))}
              </li>
            )),
          )}
        </Tiles>
      </Plate>
      <Plate title="Standen" note="met teken, teken vooraan, bezig, kan niet, nieuw tabblad, lange woorden">
        <div className={styles.row}>
          <Button icon="arrow-right">Blader verder</Button>
          <Button variant="outline" icon="bookmark" iconFirst>
            Bewaar
          </Button>
          <Button variant="red" busy>
            Verstuur
          </Button>
          <Button disabled>Verstuur</Button>
          <Button href={PATH} newTab icon="external" variant="outline">
            Bekijk het daar
          </Button>
          <Button>Vraag tickets aan voor je hele kindercarnavalsoptochtvoorbereidingscomité</Button>
        </div>
      </Plate>
      <Plate title="Links">
        <div className={styles.stack}>
          <p>
            In een zin staat een <Anchor href="#bediening">link met een streep</Anchor>, die dikker wordt als
            je hem aanwijst. Naar een{' '}
            <Anchor href={PATH} newTab>
              nieuw tabblad
            </Anchor>{' '}
            zegt hij het erbij.
          </p>
          <BackLink fallback="/" />
          <Breadcrumb path="/activiteiten/de-slak-heeft-gelijk" />
        </div>
      </Plate>
      <Plate title="Bladeren" note="de bladzijde die openligt, draagt haar leeslint">
        <div className={styles.stack} id={SECOND.start}>
          {PAGERS.map(([number, count, label]) => (
            <Pagination key={label} path={PATH} number={number} count={count} label={label} second={SECOND} />
          ))}
        </div>
      </Plate>
      <Plate title="Lades" note="met een klik, de spatiebalk of Enter">
        <Accordion entries={QUESTIONS} />
      </Plate>
      <Plate title="Carrousel" note="1, 2, 3 of 4 naast elkaar; aan een einde gaat de pijl weg">
        <Carousel
          label="Voorbeeld van een carrousel"
          slides={articles.map((article, index) => ({
            key: `${index} ${article.uuid}`,
            content: <ArticleCard article={article} />,
          }))}
        />
      </Plate>
    </Chapter>
  );
}
