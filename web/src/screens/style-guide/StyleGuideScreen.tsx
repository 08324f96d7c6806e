import type { Image } from '../../domain/images/image.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import type { ColouredField, DesignToken } from '../../ui/design-tokens.ts';
import { BlocksChapter } from './BlocksChapter.tsx';
import { CardsChapter } from './CardsChapter.tsx';
import { ColourChapter } from './ColourChapter.tsx';
import { ControlsChapter } from './ControlsChapter.tsx';
import { CHAPTERS } from './chapters.ts';
import { FormsChapter } from './FormsChapter.tsx';
import { MeasureChapter } from './MeasureChapter.tsx';
import { SignsChapter } from './SignsChapter.tsx';
import styles from './StyleGuideScreen.module.css';
import { TypeChapter } from './TypeChapter.tsx';
import { WaitingChapter } from './WaitingChapter.tsx';

type StyleGuideScreenProps = {
  tokens: readonly DesignToken[];
  fields: readonly ColouredField[];
  /** Pictures of the programme, each another; 39 fill every place once. */
  pictures: readonly Image[];
};

/** The specimen book of the house: what there is, in every state, printed from the very parts of the site. */
export function StyleGuideScreen({ tokens, fields, pictures }: StyleGuideScreenProps) {
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
              {Object.values(CHAPTERS).map(({ id, title, colour }, index) => (
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
        <SignsChapter pictures={pictures.slice(0, 6)} />
        <ControlsChapter pictures={pictures.slice(6, 12)} />
        <CardsChapter pictures={pictures.slice(12, 22)} />
        <FormsChapter />
        <BlocksChapter pictures={pictures.slice(22)} />
        <WaitingChapter />
      </div>
    </>
  );
}
