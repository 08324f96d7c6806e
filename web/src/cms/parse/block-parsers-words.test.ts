import { expect, it } from 'vitest';
import { ODD, readBlock } from './fixtures/parsed-block.ts';
import { paragraph, storyLink } from './fixtures/stories.ts';

it('parses the document of a text block (§2.28)', () => {
  expect(readBlock('rich_text').block).toEqual({
    kind: 'richText',
    uid: 'uid-rich_text',
    text: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Lees.', marks: [] }] }],
  });
});

it('keeps the words of a text block that still contains plain text', () => {
  expect(readBlock('rich_text', { text: 'Lees.' }).block).toMatchObject({
    kind: 'richText',
    text: [{ kind: 'paragraph' }],
  });
});

it('rejects a text block without words', () => {
  for (const text of ODD) {
    expect(readBlock('rich_text', { text })).toMatchObject({
      block: { kind: 'unreadable', reason: 'has no text' },
      warnings: ['block rich_text (uid-rich_text): has no text'],
    });
  }
});

it('parses the words and the writer of a quote, and whether the quote floats (§3.20, §2.29)', () => {
  expect(readBlock('quote').block).toMatchObject({
    kind: 'quote',
    uid: 'uid-quote',
    text: 'Lezen is blijven zitten.',
    writer: { name: 'Ada Rummens', role: 'dichter', image: { width: 1800 } },
    floating: true,
  });
});

it('accepts a quote as rich text', () => {
  expect(readBlock('quote', { text: paragraph('Lezen.') }).block).toMatchObject({ text: 'Lezen.' });
});

it('parses the writer of a quote only if the writer’s name is filled in', () => {
  for (const odd of ODD.filter((value) => !Array.isArray(value))) {
    expect(readBlock('quote', { writer_name: odd }).block).not.toHaveProperty('writer.name');
    expect(
      readBlock('quote', { writer_role: odd, writer_image: odd, should_float: odd === true ? false : odd })
        .block,
    ).toEqual({
      kind: 'quote',
      uid: 'uid-quote',
      text: 'Lezen is blijven zitten.',
      writer: { name: 'Ada Rummens' },
      floating: false,
    });
  }
});

it('rejects a quote without words', () => {
  for (const text of ODD)
    expect(readBlock('quote', { text }).block).toMatchObject({ kind: 'unreadable', reason: 'has no text' });
});

it('parses an accordion with a title and items (§3.22, §2.34)', () => {
  expect(readBlock('accordion').block).toMatchObject({
    kind: 'accordion',
    title: 'Vragen',
    items: [{ uid: 'item', title: 'Mag mijn hond mee?', text: [{ kind: 'paragraph' }] }],
  });
});

it('leaves out an accordion item without a title, with a warning, and keeps an item without a text', () => {
  const items = [null, 'x', { text: paragraph('Zomaar.') }, { _uid: 'a', title: 'Kort', text: null }];
  expect(readBlock('accordion', { items })).toEqual({
    block: {
      kind: 'accordion',
      uid: 'uid-accordion',
      title: 'Vragen',
      items: [{ uid: 'a', title: 'Kort', text: [] }],
    },
    warnings: ['an accordion item has no title'],
  });
});

it('rejects an accordion without items', () => {
  for (const items of ODD)
    expect(readBlock('accordion', { items }).block).toMatchObject({
      kind: 'unreadable',
      reason: 'has no items',
    });
});

it('parses an image-text block with words, buttons, an image and each of the three layouts (§3.21, §2.35)', () => {
  expect(readBlock('image_text').block).toMatchObject({
    kind: 'imageText',
    title: 'Met de trein',
    description: [{ kind: 'paragraph' }],
    links: [{ label: 'Praktisch', link: { href: '/praktisch' } }],
    image: { width: 1800 },
    large: true,
    reverse: true,
    contain: true,
  });
});

it('uses the plain layout for an image-text block in which no valid layout is chosen', () => {
  for (const odd of ODD.filter((value) => value !== true && !Array.isArray(value))) {
    expect(
      readBlock('image_text', { link: [], image: odd, large: odd, reverse: odd, contain_image: odd }).block,
    ).toMatchObject({
      kind: 'imageText',
      links: [],
      image: undefined,
      large: false,
      reverse: false,
      contain: false,
    });
  }
});

it('accepts an image-text block without a title or without words, but rejects a block that has neither', () => {
  expect(readBlock('image_text', { title: '' })).toMatchObject({
    block: { kind: 'imageText', title: '' },
    warnings: [],
  });
  expect(readBlock('image_text', { description: null })).toMatchObject({
    block: { kind: 'imageText', description: [] },
    warnings: [],
  });
  for (const odd of ODD) {
    expect(readBlock('image_text', { title: odd, description: odd }).block).toMatchObject({
      kind: 'unreadable',
      reason: 'has no title and no text',
    });
  }
});

it('renders only the text of a button that runs a script, with a warning', () => {
  const link = [
    { _uid: 'l', component: 'link', label: 'Klik', link: { linktype: 'url', url: 'javascript:alert(1)' } },
  ];
  expect(readBlock('image_text', { link })).toMatchObject({
    block: { kind: 'imageText', links: [{ label: 'Klik', link: undefined }] },
    warnings: ['the link «Klik» has no valid destination («javascript:alert(1)»)'],
  });
});

it('parses a hero with its title, intro, image and buttons', () => {
  expect(readBlock('hero').block).toMatchObject({
    kind: 'hero',
    title: 'Boektopia',
    intro: [{ kind: 'paragraph' }],
    image: { width: 1800 },
    links: [{ label: 'Tickets', link: { href: '/praktisch' } }],
  });
});

it('accepts a hero with only a title, and rejects a hero without a title', () => {
  expect(readBlock('hero', { intro: null, image: null, buttons: null })).toEqual({
    block: { kind: 'hero', uid: 'uid-hero', title: 'Boektopia', intro: [], links: [] },
    warnings: [],
  });
  for (const title of ODD)
    expect(readBlock('hero', { title }).block).toMatchObject({ kind: 'unreadable', reason: 'has no title' });
});

it('parses a call to action with its words, buttons and colour', () => {
  expect(readBlock('call_to_action').block).toEqual({
    kind: 'callToAction',
    uid: 'uid-call_to_action',
    title: 'Kom met je klas',
    text: 'Wij houden plaatsen vrij.',
    links: [
      { uid: 'uid-Voor scholen', label: 'Voor scholen', link: { href: '/voor-scholen', newTab: false } },
    ],
    colour: 'purple',
  });
});

it('uses red for a call to action without a house colour, and accepts one with only a title', () => {
  for (const odd of [...ODD, 'chartreuse', 'red;position:fixed']) {
    expect(readBlock('call_to_action', { color: odd, text: undefined, link: null }).block).toEqual({
      kind: 'callToAction',
      uid: 'uid-call_to_action',
      title: 'Kom met je klas',
      links: [],
      colour: 'red',
    });
  }
});

it('uses the label of a single link as the title of a call to action without a title', () => {
  const flat = { title: undefined, label: 'Boek', link: storyLink('praktisch') };
  expect(readBlock('call_to_action', flat).block).toMatchObject({
    title: 'Boek',
    links: [{ uid: 'uid-call_to_action-link', label: 'Boek', link: { href: '/praktisch' } }],
  });
  const hostile = { ...flat, link: { linktype: 'url', url: 'javascript:alert(1)' } };
  expect(readBlock('call_to_action', hostile).block).toMatchObject({ title: 'Boek', links: [] });
});

it('rejects a call to action without any words', () => {
  for (const title of ODD) {
    expect(readBlock('call_to_action', { title }).block).toMatchObject({
      kind: 'unreadable',
      reason: 'has no title',
    });
  }
});

it('parses a newsletter block with a title and a plain or rich text (§2.37)', () => {
  const block = {
    kind: 'newsletter',
    uid: 'uid-newsletter_form',
    title: 'Blijf op de hoogte',
    text: 'Eén brief per maand.',
  };
  expect(readBlock('newsletter_form').block).toEqual(block);
  expect(readBlock('newsletter_form', { text: paragraph(block.text) }).block).toEqual(block);
});

it('accepts a newsletter block without any field filled in', () => {
  for (const odd of ODD) {
    expect(readBlock('newsletter_form', { title: odd, text: odd })).toEqual({
      block: { kind: 'newsletter', uid: 'uid-newsletter_form' },
      warnings: [],
    });
  }
});
