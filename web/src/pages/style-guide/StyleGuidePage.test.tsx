import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Image } from '../../domain/images/image.ts';
import { CATEGORIES, categoryOf } from '../../domain/programme/category.ts';
import { AtAddress } from '../../islands/fixtures/AtAddress.tsx';
import type { ColouredField } from '../../ui/styles/design-tokens.ts';
import { type DesignToken, readColouredFields, readTokens } from '../../ui/styles/design-tokens.ts';
import { CHAPTERS } from './chapters.tsx';
import { BLOCK_TITLES } from './content.tsx';
import { CATEGORY_NAMES } from './foundations.tsx';
import { StyleGuidePage } from './StyleGuidePage.tsx';
import { STATES } from './states.tsx';

const TOKENS: readonly DesignToken[] = [
  { name: 'red', value: '#d81e2c' },
  { name: 'white', value: '#ffffff' },
  { name: 'ink', value: '#1b1430' },
  { name: 'width-l', value: '1290px' },
];
const FIELDS: readonly ColouredField[] = [{ colour: 'red', field: 'red', onField: 'white' }];

const picture = (number: number): Image => ({
  src: `https://a.storyblok.com/f/101/1800x1200/${number}/beeld.webp`,
  alt: `Beeld ${number}`,
  width: 1800,
  height: 1200,
});
const PICTURES = Array.from({ length: 39 }, (_, index) => picture(index));

function page(pictures: readonly Image[], tokens = TOKENS, fields = FIELDS): string {
  const element = <StyleGuidePage tokens={tokens} fields={fields} pictures={pictures} />;
  return renderToStaticMarkup(<AtAddress>{element}</AtAddress>);
}

/** The page with all images, cached for tests that do not change it, because rendering is slow. */
let drawn: string | undefined;
const withPictures = () => {
  drawn ??= page(PICTURES, readTokens(sheet('tokens.css')), readColouredFields(sheet('colours.css')));
  return drawn;
};

const sheet = (name: string) => readFileSync(new URL(`../../ui/styles/${name}`, import.meta.url), 'utf8');

/** Returns a pattern that matches the shape and the name of a theme, in the colour of its category. */
function signOfTheme(slug: string): RegExp {
  const category = categoryOf(slug);
  if (category === undefined) throw new Error(`${slug} has no category`);
  return new RegExp(
    `data-colour="${CATEGORIES[category]}"><svg(?:(?!</svg>).)*</svg><strong>${CATEGORY_NAMES[category]}</strong>`,
  );
}

/** Patterns for what each state must show. The compiler reports a state without patterns. */
const SIGNS_OF_STATE: Readonly<Record<keyof typeof STATES, readonly RegExp[]>> = {
  loading: [/class="[^"]*skeleton/],
  empty: [/#shelf/, /#lens/, /#van/, /#stage/],
  error: [/Deze bladzijde ontbreekt/, /Even geduld, we zoeken de bladzijde/, /nog niet gebonden/],
  past: [/data-state="past"/, />Evenement afgelopen</, /data-past="true"/],
  cancelled: [/data-off="true"/, />geannuleerd</, /Geannuleerd: hond Komma/],
  soldOut: [/>volzet</, /Ook op donderdag 30 oktober om 12:00\./],
  saved: [/aria-pressed="true"/, /aria-pressed="false"/, /Op je stapel/, /Bewaar/],
  offline: [/Niet op dit toestel/, /het programma staat nog niet op dit toestel/],
  print: [/--as print</],
  forcedColours: [/--as forced-colours</],
  largeText: [/--as large-text</],
};

describe('the style guide', () => {
  it('links to each chapter, has one h1, and renders without React warnings', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const html = page(PICTURES);
    for (const id of Object.keys(CHAPTERS)) {
      expect(html).toContain(`href="#${id}"`);
      expect(html).toContain(`<section class="chapter" id="${id}"`);
    }
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('computes the contrast of each colour with its text, and never rounds it up', () => {
    const html = page([]);
    expect(html).toContain('wit 5,0');
    expect(html).toContain('17,6');
  });

  it('if no images are available, omits only the image blocks', () => {
    const shown = (html: string) =>
      Object.values(BLOCK_TITLES).flatMap(([title]) =>
        html.slice(html.indexOf('id="blokken"')).includes(`<strong>${title}</strong>`) ? [title] : [],
      );
    const bare = page([]);
    expect(bare).not.toContain('/beeld?');
    const all = shown(withPictures());
    expect(all).toEqual(Object.values(BLOCK_TITLES).map(([title]) => title));
    expect(all).toHaveLength(16);
    expect(shown(bare)).toEqual(all.filter((title) => !/^(Beeld|Galerij)$/.test(title)));
  });

  it.each<[string, readonly RegExp[]]>([
    [
      'themes by the slugs of the design',
      ['society', 'lifestyle', 'thriller', 'literature-romans', 'strips', 'young-adult', 'kids'].map(
        signOfTheme,
      ),
    ],
    [
      'themes by the slugs of the content',
      [
        'fantasy',
        'kinderen-en-jeugd',
        'lifestyle',
        'literatuur-romans',
        'samenleving',
        'spannende-boeken',
        'strips',
        'young-adult-fantasy',
      ].map(signOfTheme),
    ],
    [
      'cards',
      [
        /<article class="card">/,
        /<article class="[^"]*\blarge">/,
        /<article class="[^"]*\bcard" data-colour=/,
        /<article class="[^"]*\brow" data-state=/,
        /<article class="[^"]*\bcard"><h3 class="[^"]*\btitle"><a /,
      ],
    ],
    [
      'colours',
      ['white', 'red', 'orange', 'blue', 'dark-blue', 'grey', 'purple', 'pink', 'green'].map(
        (colour) => new RegExp(`class="swatch" data-colour="${colour}"`),
      ),
    ],
    ['widths', [960, 1290, 840].map((width) => new RegExp(`<b>${width}px</b>`))],
    [
      'fields',
      [
        ...['text', 'email', 'file', 'tel', 'checkbox', 'search', 'hidden', 'password'].map(
          (type) => new RegExp(`<input [^>]*type="${type}"`),
        ),
        /<textarea/,
        /<select/,
      ],
    ],
  ])('shows all %s (§3.37)', (_, signs) => {
    for (const sign of signs) expect(withPictures()).toMatch(sign);
  });

  it.each(Object.entries(SIGNS_OF_STATE))('shows the state %s', (state, signs) => {
    const parts = withPictures().split(/(?=<section [^>]*data-shows=")/);
    const part = parts.find((one) => one.includes(`data-shows="${state}"`)) ?? '';
    for (const sign of signs) expect(part).toMatch(sign);
  });

  it('has patterns for every state that the style guide shows', () => {
    expect(Object.keys(STATES)).toEqual(Object.keys(SIGNS_OF_STATE));
  });

  it('shows no image twice', () => {
    const shown = [...withPictures().matchAll(/alt="(Beeld \d+)"/g)].map(([, alt]) => alt);
    const twice = shown.filter((alt, index) => shown.indexOf(alt) !== index);
    expect(twice).toEqual([]);
  });
});
