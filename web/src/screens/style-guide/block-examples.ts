import type { Image } from '../../domain/images/image.ts';
import type { Block, Inline, RichNode } from '../../domain/pages/block.ts';
import type { LabelledLink } from '../../domain/pages/link.ts';
import { exampleArticles, exampleCards } from './examples.ts';

export type ExampleBlock = { title: string; note?: string; block: Block };

const words = (text: string): Inline => ({ kind: 'text', text, marks: [] });
const strong = (text: string): Inline => ({ kind: 'text', text, marks: [{ kind: 'bold' }] });
const paragraph = (...children: Inline[]): RichNode => ({ kind: 'paragraph', children });
const heading = (level: 2 | 3, text: string): RichNode => ({
  kind: 'heading',
  level,
  children: [words(text)],
});
const item = (text: string) => [paragraph(words(text))];
const link = (label: string, href: string): LabelledLink => ({
  uid: label,
  label,
  link: { href, newTab: false },
});

const PLACES = [link('Bekijk het programma', '/programma'), link('Lees hoe het werkt', '/stijlgids')];

const TEXT: readonly RichNode[] = [
  heading(2, 'Een stad van papier'),
  paragraph(
    words('Wie een boek opent, doet een deur dicht. In de hal staan '),
    strong('veertig zetels'),
    words(
      ', en geen enkele kijkt naar een scherm. Neem gerust het boek mee dat al jaren op je nachtkastje ligt.',
    ),
  ),
  heading(3, 'Wat je meebrengt'),
  {
    kind: 'bulletList',
    items: [item('een jas, want de boekentoren tocht'), item('een vriend met een rugzak')],
  },
  { kind: 'blockquote', children: [paragraph(words('Ik kwam voor één boek. Ik ben nu drie dagen bezig.'))] },
  { kind: 'horizontalRule' },
  { kind: 'orderedList', start: 1, items: [item('Neem een nummer.'), item('Ga zitten.'), item('Lees.')] },
];

/** One block of every kind; without a picture, those that are nothing but a picture are left out. */
export function exampleBlocks(pictures: readonly Image[]): readonly ExampleBlock[] {
  return Object.values(blocksByKind(pictures)).flatMap((example) => example ?? []);
}

/** A kind that is missing here does not compile. */
function blocksByKind(pictures: readonly Image[]): {
  readonly [Kind in Block['kind']]: ExampleBlock | undefined;
} {
  const [portrait, wide, still, large, hero] = pictures;
  const cards = exampleCards(pictures.slice(11, 14)).slice(0, 3);
  const articles = exampleArticles(pictures.slice(14));
  return {
    richText: { title: 'Tekst', block: { kind: 'richText', uid: 'sg-text', text: TEXT } },
    quote: {
      title: 'Citaat',
      note: 'de haak die een lezer naast een zin tekent',
      block: {
        kind: 'quote',
        uid: 'sg-quote',
        text: 'Wachten is ook lezen.',
        writer: { name: 'Godelieve Verhamme', role: 'nummer 418', image: portrait },
        floating: false,
      },
    },
    image: wide && {
      title: 'Beeld',
      block: {
        kind: 'image',
        uid: 'sg-image',
        image: wide,
        caption: 'De Broeltorens, uitgelezen',
        floating: false,
      },
    },
    gallery: {
      title: 'Galerij',
      note: 'draait rond en houdt haar pijlen',
      block: {
        kind: 'gallery',
        uid: 'sg-gallery',
        title: 'Negen dagen in beelden',
        images: pictures.slice(5, 11),
      },
    },
    video: {
      title: 'Video',
      note: 'laadt pas na een klik',
      block: {
        kind: 'video',
        uid: 'sg-video',
        url: 'https://www.youtube.com/watch?v=abcdefghijk',
        caption: 'De vorige editie, in twee minuten',
        poster: still,
      },
    },
    embed: {
      title: 'Ingesloten code',
      note: 'laadt pas na een klik, in een kader dat niet bij de pagina kan',
      block: {
        kind: 'embed',
        uid: 'sg-embed',
        title: 'De weg naar de hal',
        code: '<iframe src="https://www.example.org/kaart" height="320"></iframe>',
        page: 'stijlgids',
      },
    },
    accordion: {
      title: 'Lades',
      block: {
        kind: 'accordion',
        uid: 'sg-accordion',
        title: 'Veel gevraagd',
        items: [
          {
            uid: 'sg-a1',
            title: 'Mogen kinderen alleen rondlopen?',
            text: item('Vanaf tien jaar, met een nummer op de hand.'),
          },
          {
            uid: 'sg-a2',
            title: 'Wordt er gefilmd?',
            text: item('Ja. Wie niet in beeld wil, kiest een rood lint.'),
          },
        ],
      },
    },
    imageText: {
      title: 'Beeld en tekst',
      note: 'groot of gewoon, links of rechts, gesneden of heel',
      block: {
        kind: 'imageText',
        uid: 'sg-imagetext',
        title: 'Een schrijver van dichtbij',
        description: [
          paragraph(
            words(
              'Achter een boek zit iemand die er jaren aan heeft gewerkt en nu zenuwachtig met een pen klikt.',
            ),
          ),
        ],
        links: PLACES.slice(1),
        image: large,
        large: true,
        reverse: false,
        contain: false,
      },
    },
    forms: {
      title: 'Formulier',
      note: 'de weg naar de pagina waar het staat',
      block: { kind: 'forms', uid: 'sg-forms', form: 'groupPurchase' },
    },
    newsletter: {
      title: 'Nieuwsbrief',
      block: {
        kind: 'newsletter',
        uid: 'sg-newsletter',
        title: 'Post van Boektopia',
        text: 'Eén brief per maand, nooit op maandag.',
      },
    },
    callToAction: {
      title: 'Oproep',
      note: 'een boek dat ligt, in elk van de negen kleuren',
      block: {
        kind: 'callToAction',
        uid: 'sg-cta',
        title: 'Liever na het avondeten?',
        text: 'Donderdag en vrijdag blijven de lampen branden.',
        links: PLACES,
        colour: 'purple',
      },
    },
    articleGrid: {
      title: 'Artikels',
      block: {
        kind: 'articleGrid',
        uid: 'sg-articles',
        title: 'Vers van de redactietafel',
        articles: articles.map(({ article }) => article),
        links: [],
      },
    },
    programGrid: {
      title: 'Programma',
      block: {
        kind: 'programGrid',
        uid: 'sg-programme',
        title: 'Hier zouden wij gaan zitten',
        items: cards.map(({ item: one }) => one),
        links: PLACES.slice(0, 1),
      },
    },
    hallPlan: {
      title: 'Plan van de hal',
      block: {
        kind: 'hallPlan',
        uid: 'sg-plan',
        stages: [
          { slug: 'forum', title: 'Forum', description: 'Het grote podium.' },
          { slug: 'kookpodium', title: 'Kookpodium', description: 'Waar het naar soep ruikt.' },
        ],
      },
    },
    hero: {
      title: 'Groot openingsbeeld',
      block: {
        kind: 'hero',
        uid: 'sg-hero',
        title: 'Boektopia op toer',
        intro: [paragraph(words('Past de lezer niet in de bus, dan komt de bus naar de lezer.'))],
        image: hero,
        links: PLACES.slice(1),
      },
    },
    unreadable: {
      title: 'Onleesbaar blok',
      note: 'alleen voor wie een voorbeeld bekijkt; een bezoeker ziet niets',
      block: { kind: 'unreadable', uid: 'sg-unreadable', name: 'kaart', reason: 'is geen bekend blok' },
    },
  };
}
