import type { ReactNode } from 'react';
import { ArticleCard } from '../../cards/ArticleCard.tsx';
import type { Image } from '../../domain/images/image.ts';
import { Pagination } from '../../features/paging/Pagination.tsx';
import { BackLink, Breadcrumb } from '../../layout/PageTrail.tsx';
import { Accordion } from '../../ui/Accordion.tsx';
import { Anchor } from '../../ui/Anchor.tsx';
import { Button, type ButtonVariant } from '../../ui/Button.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import type { FieldColour } from '../../ui/Ribbon.tsx';
import { Chapter, Label, Plate } from './Chapter.tsx';
import styles from './ControlsChapter.module.css';
import { exampleArticles } from './examples.ts';

/** Which buttons stand on which field. */
const GROUNDS: readonly { colour: FieldColour | 'paper'; variants: readonly ButtonVariant[] }[] = [
  { colour: 'paper', variants: ['ink', 'red', 'outline'] },
  { colour: 'grey', variants: ['ink', 'red', 'outline'] },
  { colour: 'pink', variants: ['ink', 'white', 'outline'] },
  { colour: 'orange', variants: ['ink', 'white', 'outline'] },
  { colour: 'red', variants: ['white', 'ink', 'outline'] },
  { colour: 'blue', variants: ['white', 'ink', 'outline'] },
  { colour: 'green', variants: ['white', 'ink', 'outline'] },
  { colour: 'purple', variants: ['white', 'ink', 'outline'] },
  { colour: 'dark-blue', variants: ['white', 'red', 'outline'] },
  { colour: 'ink', variants: ['white', 'red', 'outline'] },
];

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
    content: <p>Tot aan de vestiaire. Daar staat een bak water.</p>,
  },
  { key: 'koffie', title: 'Is er koffie?', content: <p>In het Leescafé, en ze is warm.</p> },
  {
    key: 'slapen',
    title: 'Wat als ik in slaap val in een van de veertig zetels aan het Signeerplein?',
    content: <p>Dan leggen we een boek op je schoot.</p>,
  },
];

/** Buttons and links on every ground, pager, drawers and carousel. */
export function ControlsChapter({ pictures }: { pictures: readonly Image[] }) {
  const slides = [0, 2, 4].flatMap((from) => exampleArticles(pictures.slice(from)).slice(0, 2));
  return (
    <Chapter name="controls">
      <Plate title="Knoppen" note="wijs aan, druk, of kom er met de tabtoets">
        <ul role="list" className={styles.grounds}>
          {GROUNDS.map(({ colour, variants }) => (
            <li key={colour} className={styles.ground} data-colour={colour}>
              {variants.map((variant) => (
                <Button key={variant} href="#bediening" variant={variant}>
                  {VERBS[variant]}
                </Button>
              ))}
            </li>
          ))}
        </ul>
      </Plate>
      <Plate title="Standen">
        <ul role="list" className={styles.states}>
          <State label="met teken">
            <Button icon="arrow-right">Blader verder</Button>
          </State>
          <State label="teken vooraan">
            <Button variant="outline" icon="heart" iconFirst>
              Bewaar
            </Button>
          </State>
          <State label="bezig">
            <Button variant="red" busy>
              Verstuur
            </Button>
          </State>
          <State label="kan niet">
            <Button disabled>Verstuur</Button>
          </State>
          <State label="nieuw tabblad">
            <Button href="/stijlgids" newTab icon="external" variant="outline">
              Bekijk het daar
            </Button>
          </State>
          <State label="lange woorden">
            <Button>Vraag tickets aan voor je hele kindercarnavalsoptochtvoorbereidingscomité</Button>
          </State>
        </ul>
      </Plate>
      <Plate title="Links">
        <div className={styles.links}>
          <p>
            In een zin staat een <Anchor href="#bediening">link met een streep</Anchor>, die dikker wordt als
            je hem aanwijst. Naar een{' '}
            <Anchor href="/stijlgids" newTab>
              nieuw tabblad
            </Anchor>{' '}
            zegt hij het erbij.
          </p>
          <BackLink fallback="/" />
          <Breadcrumb path="/activiteiten/de-slak-heeft-gelijk" />
        </div>
      </Plate>
      <Plate title="Bladeren" note="de bladzijde die openligt, draagt haar leeslint">
        <div className={styles.pagers}>
          <Pagination path="/stijlgids" number={1} count={3} label="Voorbeeld: eerste bladzijde van drie" />
          <Pagination path="/stijlgids" number={5} count={12} label="Voorbeeld: in het midden" />
          <Pagination path="/stijlgids" number={12} count={12} label="Voorbeeld: laatste bladzijde" />
        </div>
      </Plate>
      <Plate title="Lades" note="met een klik, de spatiebalk of Enter">
        <Accordion entries={QUESTIONS} name="stijlgids" />
      </Plate>
      <Plate title="Carrousel" note="1, 2, 3 of 4 naast elkaar; aan een einde gaat de pijl weg">
        <Carousel
          label="Voorbeeld van een carrousel"
          slides={slides.map(({ article }, index) => ({
            key: `${index} ${article.uuid}`,
            content: <ArticleCard article={article} />,
          }))}
        />
      </Plate>
    </Chapter>
  );
}

function State({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className={styles.state}>
      {children}
      <Label>{label}</Label>
    </li>
  );
}
