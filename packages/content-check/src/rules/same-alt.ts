import { complain, type Rule } from '../finding.ts';
import { assetsIn } from '../references.ts';

/** Returns a key for an image: the URL of its original, without the parameters for cropping and resizing. */
const pictureOf = (url: string): string => url.replace(/(\/m(\/.*)?)?([?#].*)?$/, '').toLowerCase();

/** Different images must have different alternative texts. Otherwise screen reader users cannot distinguish them. */
export const sameAlt: Rule = ({ stories, partsOf }) => {
  const first = new Map<string, { picture: string; slug: string }>();
  const told = new Set<string>();
  return stories.flatMap((file) =>
    assetsIn(partsOf(file)).flatMap(({ path, url, alt = '' }) => {
      const [words, picture] = [alt.replace(/\s+/g, ' ').toLowerCase(), pictureOf(url)];
      const other = first.get(words);
      if (words === '') return [];
      if (!other) {
        first.set(words, { picture, slug: file.slug });
        return [];
      }
      const pair = `${words} ${picture}`;
      if (other.picture === picture || told.has(pair)) return [];
      told.add(pair);
      const what = `${path}: de alt-tekst is die van een ander beeld, bij ‘${other.slug}’`;
      return [complain(file, 'waarschuwing', what, 'Zeg bij een van beide wat er anders op staat')];
    }),
  );
};
