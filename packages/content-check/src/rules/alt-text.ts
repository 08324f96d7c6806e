import { complain, type Rule } from '../finding.ts';
import { assetsIn } from '../references.ts';

/** Matches files that are not images, which need no alternative text. */
const NO_PICTURE = /\.(pdf|mp3|mp4|webm|docx?|xlsx?|zip|ics|vtt)(?=$|[?#])/i;

/** Images must have alternative text (WCAG 1.1.1, a legal duty of public bodies). */
export const altText: Rule = ({ files, partsOf }) =>
  files.flatMap((file) =>
    assetsIn(partsOf(file))
      .filter(({ url, alt }) => alt === '' && !NO_PICTURE.test(url))
      .map(({ path }) =>
        complain(
          file,
          'fout',
          `${path}: het beeld heeft geen alt-tekst`,
          'Beschrijf in één zin wat erop staat',
        ),
      ),
  );
