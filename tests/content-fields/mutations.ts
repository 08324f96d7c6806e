import type { Field } from '../../packages/content-check/src/content-model.ts';

/** A word that occurs nowhere else, so that it can be found in the output of the site. */
export const MARKER = 'Kwartelkoning';

const UNKNOWN_UUID = '00000000-0000-4000-8000-000000000000';

/** One way to fill in a field wrongly. `value` returns the wrong value, given the present one. */
export type Mutation = { name: string; value: (before: unknown, field: Field) => unknown };

const to = (name: string, value: unknown): Mutation => ({ name, value: () => value });

const doc = (text: string, ...marks: unknown[]) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, ...(marks.length > 0 && { marks }) }] }],
});
const node = (one: unknown) => ({ type: 'doc', content: [one, ...doc('Gewone tekst.').content] });

const TEXT: readonly Mutation[] = [
  to('leeg', ''),
  to('getal', 5),
  to('voorwerp', { x: MARKER }),
  to('te lang', `${MARKER} ${'en nog een zin over boeken. '.repeat(200)}`),
  to('HTML', `<b>${MARKER}</b> en meer`),
  to('code van een teken', `${MARKER} &amp; meer`),
  to('sterretjes', `**${MARKER}** en meer`),
  to('onzichtbaar teken', `${MARKER}\u200b en meer`),
  to('kapotte letters', `${MARKER} cafÃ©`),
];

const RICH: readonly Mutation[] = [
  to('leeg', doc('')),
  to('tekst', `${MARKER} als tekst`),
  to('getal', 5),
  to('HTML', doc(`<b>${MARKER}</b>`)),
  to('onzichtbaar teken', doc(`${MARKER}\u200b en meer`)),
  to('onbekend onderdeel', node({ type: 'kaart', attrs: { plaats: MARKER } })),
  to('onbekende opmaak', doc('woord', { type: 'knipper', attrs: { kleur: MARKER } })),
  to('ongeldige kleur', doc('woord', { type: 'highlight', attrs: { color: `url(${MARKER})` } })),
  to('ongeldige stijl', doc('woord', { type: 'styled', attrs: { class: `a;${MARKER}` } })),
  to(
    'eigenschap van een link',
    doc('woord', { type: 'link', attrs: { href: 'https://a.example', custom: { onclick: MARKER } } }),
  ),
  to(
    'lege tussenkop',
    node({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: ' ' }] }),
  ),
  to('beeld zonder adres', node({ type: 'image', attrs: { src: '', alt: MARKER } })),
  to(
    'beeld met bewerking',
    node({
      type: 'image',
      attrs: {
        src: `https://a.storyblok.com/f/101/1800x1200/0/a.webp/m/filters:${MARKER}(1)`,
        alt: 'Een boek op een plank.',
      },
    }),
  ),
  to(
    'blok in een zin',
    node({
      type: 'paragraph',
      content: [{ type: 'blok', attrs: { body: [{ component: 'quote', text: MARKER }] } }],
    }),
  ),
  to(
    'link naar niets',
    doc('woord', {
      type: 'link',
      attrs: { linktype: 'story', uuid: UNKNOWN_UUID, href: `/${MARKER.toLowerCase()}` },
    }),
  ),
  to('lege link', doc('woord', { type: 'link', attrs: { linktype: 'url', href: '' } })),
  to(
    'onveilige link',
    doc('woord', { type: 'link', attrs: { linktype: 'url', href: `javascript:${MARKER}` } }),
  ),
];

const LINK: readonly Mutation[] = [
  to('leeg', { linktype: 'story', id: '', url: '', cached_url: '', fieldtype: 'multilink' }),
  to('tekst', `zie ${MARKER}`),
  to('verwijderde story', { linktype: 'story', id: UNKNOWN_UUID, url: '', cached_url: MARKER.toLowerCase() }),
  to('geen adres', { linktype: 'url', id: '', url: `zie ${MARKER}`, cached_url: `zie ${MARKER}` }),
  to('onveilig adres', { linktype: 'url', id: '', url: `javascript:${MARKER}`, cached_url: '' }),
  to('te lang', { linktype: 'url', id: '', url: `https://a.example/${'x'.repeat(5000)}`, cached_url: '' }),
  to('geen pagina', { linktype: 'url', id: '', url: `/${MARKER.toLowerCase()}`, cached_url: '' }),
];

const asset = (filename: string) => ({ fieldtype: 'asset', id: 1, filename, alt: 'Een boek op een plank.' });
const FILE: readonly Mutation[] = [
  to('leeg', asset('')),
  to('tekst', MARKER),
  to('geen adres', asset(`${MARKER} plank.webp`)),
  to('onveilig adres', asset(`javascript:${MARKER}`)),
  to('geen beeld', asset(`https://a.storyblok.com/f/101/x/0/${MARKER}.pdf`)),
];

const MUTATIONS: Readonly<Record<string, readonly Mutation[]>> = {
  text: TEXT,
  textarea: TEXT,
  richtext: RICH,
  multilink: LINK,
  asset: FILE,
  multiasset: FILE.map(({ name, value }) => ({
    name,
    value: (before, field) => (name === 'tekst' ? MARKER : [value(before, field)]),
  })),
  bloks: [
    to('leeg', []),
    to('tekst', MARKER),
    to('onbekend blok', [{ component: 'kaart', plaats: MARKER }]),
    to('blok van elders', [{ component: 'accordion_item', title: MARKER, text: doc(MARKER) }]),
    to('geen blok', [MARKER]),
  ],
  boolean: [to('leeg', null), to('tekst', 'ja'), to('getal', 2)],
  number: [
    to('leeg', ''),
    to('tekst', 'twaalf'),
    to('komma', '7.5'),
    to('te groot', '500'),
    to('onder nul', '-1'),
  ],
  datetime: [
    to('leeg', ''),
    to('tekst', 'morgen'),
    to('dag die niet bestaat', '2025-02-30 08:00'),
    to('getal', 20251025),
  ],
};

/** Whether the result of a mutation is a valid value for this field. */
const isRight = (name: string, { label, blocks }: Field): boolean =>
  (name === 'HTML' && label === 'Ingesloten code') ||
  (name === 'blok van elders' && blocks?.includes('accordion_item') === true);

/** Returns the ways to fill in a field of the model wrongly. */
export function mutationsOf(field: Field): readonly Mutation[] {
  if (field.type === 'custom')
    return field.plugin === 'key-value'
      ? [to('leeg', []), to('tekst', MARKER), to('rij zonder naam', [{ key: MARKER, value: '' }])]
      : [
          to('leeg', {}),
          to('tekst', MARKER),
          to('te lang', { plugin: 'seo_metatags', title: `${MARKER} ${'x'.repeat(300)}` }),
        ];
  if (field.stories) {
    const list = (uuid: string) => (field.type === 'options' ? [uuid] : uuid);
    return [
      to('leeg', list('').length === 0 ? '' : field.type === 'options' ? [] : ''),
      to('verwijderde story', list(UNKNOWN_UUID)),
      to('geen uuid', list(MARKER)),
      to('getal', 5),
    ];
  }
  if (field.type === 'option' || field.type === 'options')
    return [to('leeg', ''), to('onbekende keuze', MARKER), to('getal', 5)];
  return (MUTATIONS[field.type] ?? []).filter(({ name }) => !isRight(name, field));
}
