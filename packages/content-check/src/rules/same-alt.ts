import { picture, story } from '../examples.ts';
import { assetsIn } from '../references.ts';
import type { Complaint, Rule } from '../rule.ts';
import { nameOf, type StoryFile } from '../story-file.ts';

/** Returns a key for an image: the URL of its original, without the parameters for cropping and resizing. */
const pictureOf = (url: string): string => url.replace(/(\/m(\/.*)?)?([?#].*)?$/, '').toLowerCase();

const example = (alt: string) => ({
  files: [
    story('a', { component: 'page', image: picture('10x10/a/a.webp') }),
    story('b', { component: 'page', image: picture('10x10/b/b.webp', alt) }),
  ],
});

export const sameAlt: Rule = {
  name: 'dezelfde alt-tekst',
  looksFor: 'twee verschillende beelden met dezelfde alt-tekst',
  visitors: 'wie de site laat voorlezen, kan de twee beelden niet uit elkaar houden',
  severity: 'waarschuwing',
  find: ({ stories, partsOf }) => {
    const first = new Map<string, { picture: string; file: StoryFile }>();
    const told = new Set<string>();
    return stories.flatMap((file) =>
      assetsIn(partsOf(file)).flatMap((at): Complaint[] => {
        const { url, alt = '' } = at;
        const [words, image] = [alt.replace(/\s+/g, ' ').toLowerCase(), pictureOf(url)];
        const other = first.get(words);
        if (words === '') return [];
        if (!other) {
          first.set(words, { picture: image, file });
          return [];
        }
        const pair = `${words} ${image}`;
        if (other.picture === image || told.has(pair)) return [];
        told.add(pair);
        const what = `de alt-tekst ‘${alt}’ staat ook bij een ander beeld, bij ‘${nameOf(other.file)}’`;
        return [{ file, at, what, mend: 'Beschrijf bij een van beide beelden wat er anders op staat' }];
      }),
    );
  },
  bad: () => example('Een boek op een plank.'),
  good: () => example('Een kat op een boek.'),
};
