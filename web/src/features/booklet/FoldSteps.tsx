import styles from './FoldSteps.module.css';
import drawings from './fold-steps.svg?url';

/** The steps in order, each with its drawing in fold-steps.svg. */
const STEPS = [
  { drawing: 'print', words: 'Druk af op één A4, liggend, op ware grootte (100 %).' },
  { drawing: 'fold', words: 'Vouw op elke lijn, en open het blad weer.' },
  { drawing: 'cut', words: 'Vouw het in twee, en knip vanaf de vouw tot halverwege: de volle lijn.' },
  {
    drawing: 'close',
    words: 'Vouw het in de lengte dubbel, duw de einden naar elkaar toe, en vouw het boekje om de voorkant.',
  },
] as const;

/** The instructions for folding the sheet into a booklet. */
export function FoldSteps() {
  return (
    <ol className={styles.steps}>
      {STEPS.map(({ drawing, words }) => (
        <li key={drawing}>
          <svg viewBox="0 0 96 84" aria-hidden="true">
            <use href={`${drawings}#${drawing}`} />
          </svg>
          <p>{words}</p>
        </li>
      ))}
    </ol>
  );
}
