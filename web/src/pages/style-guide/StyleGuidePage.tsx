import { articleExamples, type ExampleSetting } from '../../cards/examples.ts';
import type { Image } from '../../domain/images/image.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import type { ColouredField, DesignToken } from '../../ui/styles/design-tokens.ts';
import { CHAPTERS } from './chapters.tsx';
import { BlocksChapter, CardsChapter } from './content.tsx';
import { ControlsChapter } from './controls.tsx';
import { MeasureChapter, SignsChapter } from './elements.tsx';
import { FormsChapter } from './forms.tsx';
import { ColourChapter, TypeChapter } from './foundations.tsx';
import styles from './StyleGuidePage.module.css';
import { StatesChapter } from './states.tsx';

type StyleGuidePageProps = {
  tokens: readonly DesignToken[];
  fields: readonly ColouredField[];
  /** Images from the programme, each once: the page has places for 39 images. */
  pictures: readonly Image[];
};

/** The style guide: every component of the site in every state, with the examples of the components' tests. */
export function StyleGuidePage({ tokens, fields, pictures }: StyleGuidePageProps) {
  const signs = pictures.slice(0, 6);
  const slides = [6, 9].flatMap((start) => {
    const { 'zonder beeld': _, ...articles } = articleExamples(showing(pictures.slice(start, start + 3)));
    return Object.values(articles);
  });
  return (
    <>
      <div className={styles.top} data-colour="orange">
        <div className={styles.inner}>
          <div className={styles.words}>
            <h1 className={styles.title}>Stijlgids</h1>
            <p className={styles.intro}>
              Negen hoofdstukken letters, kleuren en vormen. Alles wat hier ligt, komt uit dezelfde kast als
              de rest van de site: wat je hier ziet, zie je daar.
            </p>
          </div>
          <nav className={styles.contents} aria-label="Hoofdstukken">
            <ol role="list" className={styles.pile}>
              {Object.entries(CHAPTERS).map(([id, { title, colour }], index) => (
                <li key={id}>
                  <Anchor href={`#${id}`} className={styles.book} data-colour={colour}>
                    <span className={styles.numeral}>{index + 1}</span>
                    {title}
                  </Anchor>
                </li>
              ))}
            </ol>
          </nav>
        </div>
      </div>
      <div className={styles.chapters}>
        <ColourChapter tokens={tokens} fields={fields} />
        <TypeChapter tokens={tokens} />
        <MeasureChapter tokens={tokens} />
        <SignsChapter pictures={signs} />
        <ControlsChapter articles={slides} />
        <CardsChapter setting={showing(pictures.slice(12, 22))} />
        <FormsChapter />
        <BlocksChapter setting={showing(pictures.slice(22))} />
        <StatesChapter />
      </div>
    </>
  );
}

/** Returns the images for the examples, each used once, and this page as the target of links in the examples. */
function showing(pictures: readonly Image[]): ExampleSetting {
  const next = pictures.values();
  return { picture: () => next.next().value, path: '/stijlgids' };
}
