import { expect, it } from 'vitest';
import { ODD, readBlock } from './fixtures/parsed-block.ts';
import { paragraph, storyLink } from './fixtures/stories.ts';

it('a text block holds its document (§2.28)', () => {
  expect(readBlock('rich_text').block).toEqual({
    kind: 'richText',
    uid: 'uid-rich_text',
    text: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Lees.', marks: [] }] }],
  });
});

it('a text block that was plain text keeps its words', () => {
  expect(readBlock('rich_text', { text: 'Lees.' }).block).toMatchObject({
    kind: 'richText',
    text: [{ kind: 'paragraph' }],
  });
});

it('a text block without words cannot be shown', () => {
  for (const text of ODD) {
    expect(readBlock('rich_text', { text })).toMatchObject({
      block: { kind: 'unreadable', reason: 'has no text' },
      warnings: ['block rich_text (uid-rich_text): has no text'],
    });
  }
});

it('a quote has its words, its writer, and may float (§3.20, §2.29)', () => {
  expect(readBlock('quote').block).toMatchObject({
    kind: 'quote',
    uid: 'uid-quote',
    text: 'Lezen is blijven zitten.',
    writer: { name: 'Ada Rummens', role: 'dichter', image: { width: 1800 } },
    floating: true,
  });
});

it('a quote may be rich text in another space', () => {
  expect(readBlock('quote', { text: paragraph('Lezen.') }).block).toMatchObject({ text: 'Lezen.' });
});

it('a quote without a writer’s name has no writer, and one with a name alone has', () => {
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

it('a quote without words cannot be shown', () => {
  for (const text of ODD)
    expect(readBlock('quote', { text }).block).toMatchObject({ kind: 'unreadable', reason: 'has no text' });
});

it('an accordion has a title and items that open (§3.22, §2.34)', () => {
  expect(readBlock('accordion').block).toMatchObject({
    kind: 'accordion',
    title: 'Vragen',
    items: [{ uid: 'item', title: 'Mag mijn hond mee?', text: [{ kind: 'paragraph' }] }],
  });
});

it('an item without a title is left out and told, one without a text stays', () => {
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

it('an accordion without items cannot be shown', () => {
  for (const items of ODD)
    expect(readBlock('accordion', { items }).block).toMatchObject({
      kind: 'unreadable',
      reason: 'has no items',
    });
});

it('an image with text has its words, buttons, picture and three ways to lie (§3.21, §2.35)', () => {
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

it('it stands in its plain form when nothing is chosen', () => {
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

it('it may lack its title or its words, not both', () => {
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

it('a button to a script is left out, the rest stands', () => {
  const link = [
    { _uid: 'l', component: 'link', label: 'Klik', link: { linktype: 'url', url: 'javascript:alert(1)' } },
  ];
  expect(readBlock('image_text', { link })).toMatchObject({
    block: { kind: 'imageText', links: [] },
    warnings: ['the link «Klik» leads nowhere or is not allowed'],
  });
});

it('a hero has its title, intro, picture and buttons', () => {
  expect(readBlock('hero').block).toMatchObject({
    kind: 'hero',
    title: 'Boektopia',
    intro: [{ kind: 'paragraph' }],
    image: { width: 1800 },
    links: [{ label: 'Tickets', link: { href: '/praktisch' } }],
  });
});

it('a hero may have a title alone, not everything but a title', () => {
  expect(readBlock('hero', { intro: null, image: null, buttons: null })).toEqual({
    block: { kind: 'hero', uid: 'uid-hero', title: 'Boektopia', intro: [], links: [] },
    warnings: [],
  });
  for (const title of ODD)
    expect(readBlock('hero', { title }).block).toMatchObject({ kind: 'unreadable', reason: 'has no title' });
});

it('a call to action has its words, buttons and colour', () => {
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

it('it is red when no colour of the house is chosen, and may have a title alone', () => {
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

it('in its flat form it has one link, under its label', () => {
  const flat = { title: undefined, label: 'Boek', link: storyLink('praktisch') };
  expect(readBlock('call_to_action', flat).block).toMatchObject({
    title: 'Boek',
    links: [{ uid: 'uid-call_to_action-link', label: 'Boek', link: { href: '/praktisch' } }],
  });
  const hostile = { ...flat, link: { linktype: 'url', url: 'javascript:alert(1)' } };
  expect(readBlock('call_to_action', hostile).block).toMatchObject({ title: 'Boek', links: [] });
});

it('without any words it cannot be shown', () => {
  for (const title of ODD) {
    expect(readBlock('call_to_action', { title }).block).toMatchObject({
      kind: 'unreadable',
      reason: 'has no title',
    });
  }
});

it('a newsletter block has a title and a text, plain or rich (§2.37)', () => {
  const block = {
    kind: 'newsletter',
    uid: 'uid-newsletter_form',
    title: 'Blijf op de hoogte',
    text: 'Eén brief per maand.',
  };
  expect(readBlock('newsletter_form').block).toEqual(block);
  expect(readBlock('newsletter_form', { text: paragraph(block.text) }).block).toEqual(block);
});

it('a newsletter block with nothing filled in is complete', () => {
  for (const odd of ODD) {
    expect(readBlock('newsletter_form', { title: odd, text: odd })).toEqual({
      block: { kind: 'newsletter', uid: 'uid-newsletter_form' },
      warnings: [],
    });
  }
});
