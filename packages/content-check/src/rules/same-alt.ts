import { complain, type Rule } from '../finding.ts';
import { assetsIn } from '../references.ts';

/** A picture that is cut or made smaller is the same one. */
const pictureOf = (url: string): string => url.replace(/(\/m(\/.*)?)?([?#].*)?$/, '').toLowerCase();

/** Two pictures told in the same words: who does not see them cannot tell them apart. One is complained of once. */
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
