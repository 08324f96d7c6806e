import { expect, it } from 'vitest';
import { ODD, readBlock } from '../fixtures/parsed-block.ts';
import { storyLink } from '../fixtures/stories.ts';

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
