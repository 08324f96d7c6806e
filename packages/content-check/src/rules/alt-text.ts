import { isPicture } from '../asset-shelf.ts';
import { complain, type Rule } from '../finding.ts';
import { assetsIn } from '../references.ts';

/** Images must have alternative text (WCAG 1.1.1, a legal duty of public bodies). */
export const altText: Rule = ({ files, partsOf }) =>
  files.flatMap((file) =>
    assetsIn(partsOf(file))
      .filter(({ url, alt }) => alt === '' && isPicture(url))
      .map(({ path }) =>
        complain(
          file,
          'fout',
          `${path}: het beeld heeft geen alt-tekst`,
          'Beschrijf in één zin wat erop staat',
        ),
      ),
  );
