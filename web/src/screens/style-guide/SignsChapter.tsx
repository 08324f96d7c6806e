import { CategoryIcon } from '../../cards/CategoryIcon.tsx';
import { ItemRibbons } from '../../cards/ItemRibbons.tsx';
import { IMAGE_SHAPES, type Image } from '../../domain/images/image.ts';
import { CATEGORIES } from '../../domain/programme/category.ts';
import { Wordmark } from '../../layout/Logo.tsx';
import { Cover, type CoverTilt } from '../../ui/Cover.tsx';
import { ICON_NAMES, Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { type FieldColour, HangingRibbon, Ribbon } from '../../ui/Ribbon.tsx';
import { Chapter, Label, Plate } from './Chapter.tsx';
import { EXAMPLE_NOW, EXAMPLE_ROWS } from './examples.ts';
import { ALL_CATEGORIES, CATEGORY_NAMES, COLOUR_NAMES } from './names.ts';
import styles from './SignsChapter.module.css';

const RIBBONS: readonly FieldColour[] = [
  'red',
  'orange',
  'pink',
  'green',
  'blue',
  'dark-blue',
  'purple',
  'grey',
  'ink',
];

const NAMES: readonly FieldColour[] = ['red', 'white', 'ink', 'pink'];

const TILTS: readonly CoverTilt[] = ['left', 'none', 'right'];

const SHAPES = [
  { shape: IMAGE_SHAPES.articleCard, what: 'artikel 1,7' },
  { shape: IMAGE_SHAPES.experienceCard, what: 'beleving 5 op 3' },
  { shape: IMAGE_SHAPES.pageHeader, what: 'kop van een pagina 1,5' },
];

/** Icons, ribbons, covers and pictures. */
export function SignsChapter({ pictures }: { pictures: readonly Image[] }) {
  const told = EXAMPLE_ROWS.filter(({ label, item }) => item.tags.length > 0 || label === 'nu bezig');
  return (
    <Chapter name="signs">
      <Plate title="De naam" note="een plank letters: de i leunt, de p laat haar lint hangen">
        <ul role="list" className={styles.names}>
          {NAMES.map((colour) => (
            <li key={colour} className={styles.name} data-colour={colour}>
              <Wordmark />
            </li>
          ))}
        </ul>
      </Plate>
      <Plate title="Categorieën" note="drie delen een kleur: hun teken houdt ze uit elkaar">
        <ul role="list" className={styles.categories}>
          {ALL_CATEGORIES.map((category) => (
            <li key={category} className={styles.category} data-colour={CATEGORIES[category]}>
              <CategoryIcon category={category} />
              <strong>{CATEGORY_NAMES[category]}</strong>
            </li>
          ))}
        </ul>
      </Plate>
      <Plate title="Tekens" note="op een raster van 24, met rechte uiteinden">
        <ul role="list" className={styles.icons}>
          {ICON_NAMES.map((name) => (
            <li key={name} className={styles.icon}>
              <Icon name={name} />
              <Label>{name}</Label>
            </li>
          ))}
        </ul>
      </Plate>
      <Plate title="Linten" note="een label is een leeslint">
        <div className={styles.ribbons}>
          {RIBBONS.map((colour) => (
            <Ribbon key={colour} colour={colour}>
              {COLOUR_NAMES[colour]}
            </Ribbon>
          ))}
        </div>
      </Plate>
      <Plate
        title="Wat een bezoeker eerst moet weten"
        note="volzet, geannuleerd, verplaatst, nieuw, nu bezig"
      >
        <ul role="list" className={styles.statuses}>
          {told.map(({ label, item }) => (
            <li key={label}>
              <ItemRibbons item={item} now={EXAMPLE_NOW} />
            </li>
          ))}
        </ul>
      </Plate>
      <Plate title="Covers" note="rug links, bladen eronder; drie kunnen op elkaar leunen">
        <ul role="list" className={styles.covers}>
          {TILTS.map((tilt, index) => (
            <li key={tilt} className={styles.cover}>
              <Cover tilt={tilt}>
                <Sample image={pictures[index]} ratio={4 / 5} />
              </Cover>
              {index === 1 && (
                <span className={styles.hanging}>
                  <HangingRibbon colour="red" />
                </span>
              )}
            </li>
          ))}
        </ul>
      </Plate>
      <Plate
        title="Beelden"
        note="elk in de verhouding van zijn plek; de ruimte staat klaar voor het beeld er is"
      >
        <ul role="list" className={styles.pictures}>
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
        </ul>
      </Plate>
    </Chapter>
  );
}

type SampleProps = { image: Image | undefined; ratio: number; widths?: readonly number[] };

function Sample({ image, ratio, widths }: SampleProps) {
  if (!image) return <span className={styles.blank} data-colour="grey" />;
  return (
    <Picture
      {...image}
      ratio={ratio}
      widths={widths}
      sizes="(min-width: 1024px) 300px, (min-width: 768px) 30vw, 90vw"
    />
  );
}
