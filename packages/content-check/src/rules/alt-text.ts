import { complain, type Rule } from '../finding.ts';
import { assetsIn } from '../references.ts';

/** Files that are no picture need no words. */
const NO_PICTURE = /\.(pdf|mp3|mp4|webm|docx?|xlsx?|zip|ics|vtt)(?=$|[?#])/i;

/** Pictures without words for who does not see them (WCAG 1.1.1, which binds a public body). */
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
