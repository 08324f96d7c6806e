import { CategoryIcon } from '../../cards/CategoryIcon.tsx';
import { INVENTED, NOW } from '../../cards/examples.ts';
import { itemExamples } from '../../cards/item-examples.ts';
import { ItemRibbons } from '../../cards/ribbons/StatusRibbons.tsx';
import { IMAGE_SHAPES, type Image } from '../../domain/images/image.ts';
import { CATEGORIES } from '../../domain/programme/category.ts';
import { Wordmark } from '../../layout/header/Logo.tsx';
import { ICON_NAMES, Icon } from '../../ui/icons/Icon.tsx';
import { Cover } from '../../ui/pictures/Cover.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { Ribbon } from '../../ui/Ribbon.tsx';
import type { DesignToken } from '../../ui/styles/design-tokens.ts';
import { Chapter, Label, Plate, Tiles } from './chapters.tsx';
import styles from './elements.module.css';
import { ALL_CATEGORIES, CATEGORY_NAMES, COLOUR_NAMES, set } from './foundations.tsx';

/** The breakpoints, in px, with the number of slides that a carousel shows from that width on (§9). */
const BREAKPOINTS = [
  { from: 0, what: 'telefoon', slides: 1, width: '3.2rem', ratio: '3 / 4' },
  { from: 768, what: 'tablet', slides: 2, width: '4rem', ratio: '3 / 4' },
  { from: 1024, what: 'laptop', slides: 3, width: '5.4rem', ratio: '4 / 3' },
  { from: 1200, what: 'groot scherm', slides: 4, width: '7rem', ratio: '16 / 10' },
] as const;

const WIDTH_NAMES: Readonly<Record<string, string>> = {
  'width-timetable': 'de uren van een dag',
  'width-l': 'rasters, kop en voet',
  'width-m': 'lezen',
};

/** Spacing, widths, breakpoints, edges and motion. */
export function MeasureChapter({ tokens }: { tokens: readonly DesignToken[] }) {
  const starting = (start: string) => tokens.filter(({ name }) => name.startsWith(start));
  const widest = Math.max(...starting('width-').map(({ value }) => Number.parseFloat(value)));
  const share = (value: string) => `${Math.round((Number.parseFloat(value) / widest) * 1000) / 10}%`;
  return (
    <Chapter id="maat">
      <Plate title="Wit" note="van kier tot bladspiegel; een onderdeel heeft zelf geen marge">
        <ul role="list" className={styles.spaces}>
          {starting('space-').map(({ name, value }) => (
            <li key={name} style={set({ '--space': `var(--${name})` })}>
              <Label>
                {name} · {value}
              </Label>
            </li>
          ))}
        </ul>
      </Plate>
      <Plate title="Breedte" note="de breedste die een kolom wordt">
        <ul role="list" className={styles.widths}>
          {starting('width-').map(({ name, value }) => (
            <li key={name} style={set({ '--share': share(value) })}>
              <b>{value}</b> {WIDTH_NAMES[name]}
            </li>
          ))}
        </ul>
      </Plate>
      <Plate title="Breekpunten" note="eerst de telefoon; het getal is hoeveel dia’s een rij toont">
        <ol role="list" className={styles.breakpoints}>
          {BREAKPOINTS.map(({ from, what, slides, width, ratio }) => (
            <li key={from} style={set({ '--screen': width, '--ratio': ratio })}>
              <span className={styles.slides}>{slides}</span>
              <span>
                {what}
                <br />
                {from === 0 ? 'van nul' : `vanaf ${from} px`}
              </span>
            </li>
          ))}
        </ol>
      </Plate>
      <Plate title="Randen" note="recht of helemaal rond; diepte is een harde rand, geen schaduw">
        <Tiles min="8rem">
          <li className={styles.straight}>0</li>
          <li className={styles.round}>999 px</li>
          <li className={styles.paged}>bladen</li>
          <li className={styles.lined}>lijn</li>
        </Tiles>
      </Plate>
      <Plate title="Beweging" note="160 milliseconden; uit voor wie geen beweging wil. Wijs een rug aan.">
        <div className={styles.shelf}>
          {['red', 'dark-blue', 'pink', 'green', 'purple'].map((colour) => (
            <span key={colour} className={styles.spine} data-colour={colour} />
          ))}
        </div>
      </Plate>
    </Chapter>
  );
}

const RIBBONS = ['red', 'orange', 'pink', 'green', 'blue', 'dark-blue', 'purple', 'grey', 'ink'] as const;

const SHAPES = [
  { shape: IMAGE_SHAPES.articleCard, what: 'artikel 1,7' },
  { shape: IMAGE_SHAPES.experienceCard, what: 'beleving 5 op 3' },
  { shape: IMAGE_SHAPES.pageHeader, what: 'kop van een pagina 1,5' },
];

/** The logo, icons, ribbons, covers and images. */
export function SignsChapter({ pictures }: { pictures: readonly (Image | undefined)[] }) {
  const told = itemExamples(INVENTED).filter(
    ({ label, item }) => item.statuses.length > 0 || label === 'nu bezig',
  );
  return (
    <Chapter id="tekens">
      <Plate title="De naam" note="een plank letters: de i leunt, de p laat haar lint hangen">
        <Tiles min="max(16rem, 40%)" joined>
          {['red', 'white', 'ink', 'pink'].map((colour) => (
            <li key={colour} data-colour={colour}>
              <Wordmark />
            </li>
          ))}
        </Tiles>
      </Plate>
      <Plate title="Categorieën" note="drie delen een kleur: hun teken houdt ze uit elkaar">
        <Tiles min="9rem">
          {ALL_CATEGORIES.map((category) => (
            <li key={category} className={styles.category} data-colour={CATEGORIES[category]}>
              <CategoryIcon category={category} />
              <strong>{CATEGORY_NAMES[category]}</strong>
            </li>
          ))}
        </Tiles>
      </Plate>
      <Plate title="Tekens" note="op een raster van 24, met rechte uiteinden">
        <Tiles min="5.5rem">
          {ICON_NAMES.map((name) => (
            <li key={name} className={styles.icon}>
              <Icon name={name} />
              <Label>{name}</Label>
            </li>
          ))}
        </Tiles>
      </Plate>
      <Plate title="Linten" note="een label is een leeslint">
        <ul role="list" className={styles.row}>
          {RIBBONS.map((colour) => (
            <li key={colour}>
              <Ribbon colour={colour}>{COLOUR_NAMES[colour]}</Ribbon>
            </li>
          ))}
        </ul>
      </Plate>
      <Plate
        title="Wat een bezoeker eerst moet weten"
        note="volzet, geannuleerd, verplaatst, nieuw, nu bezig"
      >
        <ul role="list" className={styles.row}>
          {told.map(({ label, item }) => (
            <li key={label}>
              <ItemRibbons item={item} now={NOW} />
            </li>
          ))}
        </ul>
      </Plate>
      <Plate title="Covers" note="rug links, bladen eronder; recht of leunend">
        <ul role="list" className={styles.covers}>
          {[false, true].map((tilted, index) => (
            <li key={String(tilted)}>
              <Cover tilted={tilted}>
                <Sample image={pictures[index]} ratio={4 / 5} />
              </Cover>
            </li>
          ))}
        </ul>
      </Plate>
      <Plate
        title="Beelden"
        note="elk in de verhouding van zijn plek; de ruimte staat klaar voor het beeld er is"
      >
        <Tiles min="13rem">
          {SHAPES.map(({ shape, what }, index) => (
            <li key={what}>
              <Sample image={pictures[index + 3]} ratio={shape.ratio} widths={shape.widths} />
              <Label>{what}</Label>
            </li>
          ))}
          <li>
            <Picture
              src="https://elders.example/beeld.jpg"
              alt="Een beeld dat we niet mogen tonen, in woorden"
              width={0}
              height={0}
            />
            <Label>van een andere site: de woorden</Label>
          </li>
        </Tiles>
      </Plate>
    </Chapter>
  );
}

type SampleProps = { image: Image | undefined; ratio: number; widths?: readonly number[] };

function Sample({ image, ...shape }: SampleProps) {
  if (!image) return <span className={styles.blank} data-colour="grey" />;
  return <Picture {...image} {...shape} sizes="(min-width: 1024px) 300px, (min-width: 768px) 30vw, 90vw" />;
}
