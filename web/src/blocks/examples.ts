import { articleExamples, type ExampleSetting, INVENTED, image } from '../cards/examples.ts';
import { exampleItem, THRILLER } from '../cards/item-examples.ts';
import type { Image } from '../domain/images/image.ts';
import type { Block, Inline, Mark, RichNode } from '../domain/pages/body/block.ts';
import type { LabelledLink } from '../domain/pages/body/link.ts';

// Blocks as the parser returns them, for the component tests and the style guide.

export const text = (words: string, ...marks: Mark[]): Inline => ({ kind: 'text', text: words, marks });

export const paragraph = (...children: (Inline | string)[]): RichNode => ({
  kind: 'paragraph',
  children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
});

export const heading = (level: 1 | 2 | 3 | 4 | 5 | 6, words: string): RichNode => ({
  kind: 'heading',
  level,
  children: [text(words)],
});

export const link = (href: string, attributes: Record<string, string> = {}, newTab = false): Mark => ({
  kind: 'link',
  link: { href, newTab },
  attributes,
});

export const labelled = (label: string, href: string): LabelledLink => ({
  uid: `link-${label}`,
  label,
  link: { href, newTab: false },
});

/** A test image whose URL does not contain the image's size. */
export const sizeless: Image = { src: 'https://a.storyblok.com/f/101/x.png', alt: '', width: 0, height: 0 };

/** The default programme item of the tests. */
export const item = exampleItem('Wie stierf er in de leeszaal?', { themes: [THRILLER] });

/** One block of every kind. TypeScript reports a missing kind. */
type BlockOfEachKind = { readonly [Kind in Block['kind']]: Extract<Block, { kind: Kind }> };

/** Returns a block of every kind, with all fields set. */
export function blockExamples({ picture, path }: ExampleSetting): BlockOfEachKind {
  const to = (label: string, href: string) => labelled(label, path ?? href);
  const { 'zonder beeld': _, ...articles } = articleExamples({ picture, path });
  return {
    unreadable: { kind: 'unreadable', uid: 'u', name: 'kaart', reason: 'is geen bekend blok' },
    richText: {
      kind: 'richText',
      uid: 'rt',
      text: [
        heading(1, 'Een stad van papier'),
        paragraph(
          'Kom langs. In de hal staan ',
          text('veertig zetels', { kind: 'bold' }),
          ', en geen enkele kijkt naar een scherm.',
        ),
        heading(2, 'Wat je meebrengt'),
        {
          kind: 'bulletList',
          items: [
            [paragraph('een jas, want de boekentoren tocht')],
            [paragraph('een vriend met een rugzak')],
          ],
        },
        { kind: 'blockquote', children: [paragraph('Ik kwam voor één boek. Ik ben nu drie dagen bezig.')] },
        { kind: 'horizontalRule' },
        {
          kind: 'orderedList',
          start: 1,
          items: [[paragraph('Neem een nummer.')], [paragraph('Ga zitten.')], [paragraph('Lees.')]],
        },
      ],
    },
    quote: {
      kind: 'quote',
      uid: 'q',
      text: 'Wachten is ook lezen.',
      writer: { name: 'Godelieve Verhamme', role: 'nummer 418', image: picture('godelieve') },
      floating: false,
    },
    image: {
      kind: 'image',
      uid: 'i',
      image: picture('torens') ?? { ...sizeless, src: '' },
      caption: 'De Broeltorens',
      floating: false,
    },
    gallery: {
      kind: 'gallery',
      uid: 'g',
      title: 'Negen dagen in beelden',
      images: ['kat', 'pot', 'trap', 'rij', 'zaal', 'nacht'].flatMap((name) => picture(name) ?? []),
    },
    video: {
      kind: 'video',
      uid: 'v',
      url: 'https://www.youtube.com/watch?v=abcdefghijk',
      caption: 'De vorige editie',
      poster: picture('film'),
    },
    embed: {
      kind: 'embed',
      uid: 'e',
      title: 'De plattegrond',
      code: '<script>alert(1)</script><iframe src="https://www.example.org/kaart?a=1&amp;b=2" height="360"></iframe>',
      page: 'praktisch',
    },
    accordion: {
      kind: 'accordion',
      uid: 'a',
      title: 'Veel gevraagd',
      items: [
        {
          uid: 'a1',
          title: 'Mogen honden mee?',
          text: [heading(2, 'Assistentiehonden overal'), paragraph('Een bak water staat bij elke ingang.')],
        },
        { uid: 'a2', title: 'Is er koffie?', text: [paragraph('In het Leescafé, en ze is warm.')] },
      ],
    },
    imageText: {
      kind: 'imageText',
      uid: 'it',
      title: 'Voorlezen',
      description: [paragraph('Elke ochtend om tien uur.')],
      links: [to('Bekijk het programma', '/programma')],
      image: picture('voorlezen'),
      large: true,
      reverse: false,
      contain: false,
    },
    forms: { kind: 'forms', uid: 'f', title: 'Vraag het ons', form: 'contact' },
    newsletter: { kind: 'newsletter', uid: 'n', title: 'Post van Boektopia', text: 'Eén brief per week.' },
    callToAction: {
      kind: 'callToAction',
      uid: 'c',
      title: 'Kom met de trein',
      text: 'Hij stopt voor de deur.',
      links: [to('Plan je rit', 'https://www.example.org/trein'), to('Praktisch', '/praktisch')],
      colour: 'dark-blue',
    },
    articleGrid: {
      kind: 'articleGrid',
      uid: 'ag',
      title: 'Uit het nieuws',
      articles: Object.values(articles),
      links: [to('Al het nieuws', '/nieuws')],
    },
    hallPlan: {
      kind: 'hallPlan',
      uid: 'hp',
      stages: [
        { slug: 'forum', title: 'Forum', description: 'Het grote podium.' },
        { slug: 'kookpodium', title: 'Kookpodium', description: 'Waar het naar soep ruikt.' },
      ],
    },
    programGrid: {
      kind: 'programGrid',
      uid: 'pg',
      title: 'Vandaag',
      items: [
        exampleItem('Wie stierf er in de leeszaal?', {
          path,
          themes: [THRILLER],
          image: picture('leeszaal'),
        }),
        exampleItem('Een roman in negen dagen', { path, image: picture('roman') }),
        exampleItem('Op de thee bij een draak', { path, statuses: ['soldOut'], image: picture('draak') }),
      ],
      links: [to('Heel het programma', '/programma')],
    },
    hero: {
      kind: 'hero',
      uid: 'h',
      title: 'Op toer',
      intro: [paragraph('We komen naar je toe.')],
      image: picture('bestelwagen'),
      links: [to('Bekijk de tournee', '/boektopia-op-toer')],
    },
  };
}

/** A block of every kind, with all fields that the tests check. An image's URL contains the image's name. */
export const FULL = blockExamples({
  ...INVENTED,
  picture: (name) =>
    image(name, {
      ...(name === 'kat' && { title: 'De kat' }),
      ...(['kat', 'torens'].includes(name) && { copyright: 'Boektopia' }),
      ...(name === 'torens' && { focus: { x: 0.25, y: 0.5 } }),
    }),
});

/** A block of every kind with only the required fields, to test blocks that an editor placed but did not fill in. */
export const EMPTY: BlockOfEachKind = {
  unreadable: FULL.unreadable,
  richText: { kind: 'richText', uid: 'rt', text: [{ kind: 'paragraph', children: [] }] },
  quote: { kind: 'quote', uid: 'q', text: ' ', floating: false },
  image: { kind: 'image', uid: 'i', image: { ...sizeless, src: '' }, floating: false },
  gallery: { kind: 'gallery', uid: 'g', title: 'Leeg', images: [] },
  video: { kind: 'video', uid: 'v', url: '' },
  embed: { kind: 'embed', uid: 'e', title: 'Leeg', code: ' ', page: 'praktisch' },
  accordion: {
    kind: 'accordion',
    uid: 'a',
    title: 'Leeg',
    items: [{ uid: 'a1', title: 'Geen antwoord', text: [] }],
  },
  imageText: {
    kind: 'imageText',
    uid: 'it',
    title: '',
    description: [],
    links: [],
    large: false,
    reverse: false,
    contain: false,
  },
  forms: { kind: 'forms', uid: 'f-empty', form: 'groupPurchase' },
  newsletter: { kind: 'newsletter', uid: 'n-empty' },
  callToAction: { kind: 'callToAction', uid: 'c', title: '', links: [], colour: 'white' },
  articleGrid: { kind: 'articleGrid', uid: 'ag', title: 'Leeg', articles: [], links: [] },
  hallPlan: { kind: 'hallPlan', uid: 'hp', stages: [] },
  programGrid: { kind: 'programGrid', uid: 'pg', title: 'Leeg', items: [], links: [] },
  hero: { kind: 'hero', uid: 'h', title: '', intro: [], links: [] },
};
