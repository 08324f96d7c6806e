import type { Image } from '../domain/images/image.ts';
import type { Block } from '../domain/pages/block.ts';
import type { LabelledLink } from '../domain/pages/link.ts';
import type { Inline, Mark, RichNode } from '../domain/pages/rich-text.ts';
import type { ProgrammeItem } from '../domain/programme/programme-item.ts';

// Blocks as the parser hands them over, for the tests of this room.

export const NOW = new Date('2025-10-27T09:30:00+01:00');

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

export const image = (name: string, extra: Partial<Image> = {}): Image => ({
  src: `https://a.storyblok.com/f/101/1800x1200/0123456789/${name}.webp`,
  alt: `Illustratie: ${name}`,
  width: 1800,
  height: 1200,
  ...extra,
});

/** A picture whose address does not tell its size. */
export const sizeless: Image = { src: 'https://a.storyblok.com/f/101/x.png', alt: '', width: 0, height: 0 };

export const item: ProgrammeItem = {
  uuid: 'item-1',
  title: 'Wie stierf er in de leeszaal?',
  start: new Date('2025-10-27T10:30:00+01:00'),
  experience: { uuid: 'e-1', path: '/activiteiten/leeszaal', title: 'De leeszaal', hideReservation: false },
  location: { uuid: 'l-1', slug: 'forum', title: 'Forum' },
  themes: [{ uuid: 't-1', slug: 'spannende-boeken', title: 'Spannende boeken' }],
  ongoing: false,
  tags: [],
};

/** One block of every kind with all that it can have. A kind that is missing here does not compile. */
export const FULL: { readonly [Kind in Block['kind']]: Extract<Block, { kind: Kind }> } = {
  unreadable: { kind: 'unreadable', uid: 'u', component: 'kaart', reason: 'is geen bekend blok' },
  richText: {
    kind: 'richText',
    uid: 'rt',
    text: [heading(1, 'Een stad van papier'), paragraph('Kom langs.')],
  },
  quote: {
    kind: 'quote',
    uid: 'q',
    text: 'Wachten is ook lezen.',
    writer: { name: 'Godelieve Verhamme', role: 'nummer 418', image: image('godelieve') },
    floating: false,
  },
  image: {
    kind: 'image',
    uid: 'i',
    image: image('torens', { copyright: 'Boektopia', focus: { x: 0.25, y: 0.5 } }),
    caption: 'De Broeltorens',
    floating: false,
  },
  gallery: {
    kind: 'gallery',
    uid: 'g',
    title: 'Negen dagen in beelden',
    images: [image('kat', { title: 'De kat', copyright: 'Boektopia' }), image('pot'), image('pot')],
  },
  video: {
    kind: 'video',
    uid: 'v',
    url: 'https://www.youtube.com/watch?v=abcdefghijk',
    caption: 'De vorige editie',
    poster: image('film'),
  },
  embed: {
    kind: 'embed',
    uid: 'e',
    title: 'De plattegrond',
    code: '<script>alert(1)</script><iframe src="https://www.example.org/kaart?a=1&amp;b=2" height="360"></iframe>',
    story: 'praktisch',
  },
  accordion: {
    kind: 'accordion',
    uid: 'a',
    title: 'Veel gevraagd',
    items: [
      { uid: 'a1', title: 'Mogen honden mee?', text: [heading(2, 'Tot de vestiaire'), paragraph('Ja.')] },
      { uid: 'a2', title: 'Is er koffie?', text: [paragraph('Ja.')] },
    ],
  },
  imageText: {
    kind: 'imageText',
    uid: 'it',
    title: 'Voorlezen',
    description: [paragraph('Elke ochtend om tien uur.')],
    links: [labelled('Bekijk het programma', '/programma')],
    image: image('voorlezen'),
    large: true,
    reverse: false,
    contain: false,
  },
  forms: { kind: 'forms', uid: 'f', title: 'Vraag het ons', form: 'contact' },
  newsletter: { kind: 'newsletter', uid: 'n', title: 'Post van Boektopia', text: 'Eén brief per maand.' },
  callToAction: {
    kind: 'callToAction',
    uid: 'c',
    title: 'Kom met de trein',
    text: 'Hij stopt voor de deur.',
    links: [labelled('Plan je rit', 'https://www.example.org/trein'), labelled('Praktisch', '/praktisch')],
    colour: 'dark-blue',
  },
  articleGrid: {
    kind: 'articleGrid',
    uid: 'ag',
    title: 'Uit het nieuws',
    articles: [
      {
        uuid: 'n1',
        path: '/nieuws/zetel',
        title: 'De rij is een zetel',
        preview: 'Wie wacht, zit.',
        image: image('zetel'),
      },
      { uuid: 'n2', path: '/nieuws/trap', title: 'Tweede trap', date: new Date('2025-10-18T22:30:00Z') },
    ],
    links: [labelled('Al het nieuws', '/nieuws')],
  },
  hallPlan: {
    kind: 'hallPlan',
    uid: 'hp',
    stages: [{ slug: 'forum', title: 'Forum', description: 'Het grote podium.' }],
  },
  programGrid: { kind: 'programGrid', uid: 'pg', title: 'Vandaag', items: [item], links: [] },
  hero: {
    kind: 'hero',
    uid: 'h',
    title: 'Op toer',
    intro: [paragraph('We komen naar je toe.')],
    image: image('bestelwagen'),
    links: [labelled('Bekijk de tournee', '/boektopia-op-toer')],
  },
};

/** Every kind with as little as its type allows: what an editor has placed but not filled in. */
export const EMPTY: { readonly [Kind in Block['kind']]: Extract<Block, { kind: Kind }> } = {
  unreadable: FULL.unreadable,
  richText: { kind: 'richText', uid: 'rt', text: [{ kind: 'paragraph', children: [] }] },
  quote: { kind: 'quote', uid: 'q', text: ' ', floating: false },
  image: { kind: 'image', uid: 'i', image: { ...sizeless, src: '' }, floating: false },
  gallery: { kind: 'gallery', uid: 'g', title: 'Leeg', images: [] },
  video: { kind: 'video', uid: 'v', url: '' },
  embed: { kind: 'embed', uid: 'e', title: 'Leeg', code: ' ', story: 'praktisch' },
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
  forms: { kind: 'forms', uid: 'f', form: 'groupPurchase' },
  newsletter: { kind: 'newsletter', uid: 'n' },
  callToAction: { kind: 'callToAction', uid: 'c', title: '', links: [], colour: 'white' },
  articleGrid: { kind: 'articleGrid', uid: 'ag', title: 'Leeg', articles: [], links: [] },
  hallPlan: { kind: 'hallPlan', uid: 'hp', stages: [] },
  programGrid: { kind: 'programGrid', uid: 'pg', title: 'Leeg', items: [], links: [] },
  hero: { kind: 'hero', uid: 'h', title: '', intro: [], links: [] },
};
