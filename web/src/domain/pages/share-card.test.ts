import { describe, expect, it } from 'vitest';
import {
  pageOfShareCard,
  type ShareCard,
  shareCardAlt,
  shareCardPath,
  shareCardVersion,
} from './share-card.ts';

const card: ShareCard = {
  title: 'De slak heeft gelijk',
  when: 'maandag 27 oktober, 10:30',
  where: 'Leescafé, Kortrijk Xpo',
  colour: 'pink',
};

describe('the address of a card', () => {
  it('names its page, and is found back from there', () => {
    const address = new URL(shareCardPath('/activiteiten/de-slak', card), 'https://www.boektopia.be');
    expect(address.pathname).toBe('/deelbeeld/activiteiten/de-slak.jpg');
    expect(pageOfShareCard(address.pathname)).toBe('/activiteiten/de-slak');
  });

  it.each(['/deelbeeld/praktisch.png', '/deelbeeld/praktisch', '/deelbeeld', '/elders/praktisch.jpg'])(
    '%s is that of none',
    (path) => {
      expect(pageOfShareCard(path)).toBeUndefined();
    },
  );

  it('is another as soon as anything that is drawn changes, and else the same', () => {
    const version = shareCardVersion(card);
    expect(shareCardVersion({ ...card })).toBe(version);
    expect(shareCardVersion({ ...card, label: undefined })).toBe(version);
    const changes: Partial<ShareCard>[] = [
      { title: 'De slak heeft ongelijk' },
      { when: 'maandag 27 oktober, 11:30' },
      { where: 'Forum, Kortrijk Xpo' },
      { standing: 'geannuleerd' },
      { colour: 'blue' },
      { image: { src: 'https://a.storyblok.com/f/101/1800x1200/a/slak.webp' } },
    ];
    const versions = new Set(changes.map((change) => shareCardVersion({ ...card, ...change })));
    expect(versions.size).toBe(changes.length);
    expect(versions).not.toContain(version);
  });
});

it('a card is told in words', () => {
  expect(shareCardAlt({ ...card, standing: 'volzet' })).toBe(
    'De slak heeft gelijk, volzet, maandag 27 oktober, 10:30, Leescafé, Kortrijk Xpo',
  );
  expect(shareCardAlt({ title: 'Praktisch', colour: 'red' })).toBe('Praktisch');
});
