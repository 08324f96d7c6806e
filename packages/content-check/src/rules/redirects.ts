import { endsInCircle, redirectKey, redirectTable } from 'web/content-rules';
import type { Edition } from '../edition.ts';
import { type Complaint, complain, type Rule } from '../finding.ts';
import { objectOf, textOf } from '../json.ts';
import { isTaken } from '../page-address.ts';

type Found = { path: string; from: string; to: string };

/**
 * A redirect must start at a path of this site that is no longer in use. A path must have only one redirect, and
 * redirects must not form a loop. The rule for links checks whether the targets exist.
 */
export const redirects: Rule = (edition) =>
  edition.files.flatMap((file) => {
    const found = edition.partsOf(file).blocks.flatMap(({ component, path, fields }): Found[] => {
      if (component !== 'redirect') return [];
      return [{ path, from: textOf(fields.from), to: addressOf(objectOf(fields.to)) }];
    });
    const table = redirectTable(found);
    const first = new Map(found.toReversed().map((one) => [redirectKey(one.from), one]));
    return found.flatMap((one): Complaint[] => {
      const key = redirectKey(one.from);
      const say = (severity: 'fout' | 'waarschuwing', what: string, mend: string) => [
        complain(file, severity, `${one.path}: ${what}`, mend),
      ];
      if (!/^\/[^/]/.test(one.from)) {
        return say('fout', `‘${one.from}’ is geen adres op deze site`, 'Schrijf het pad, zoals ‘/tickets’');
      }
      if (first.get(key) !== one) {
        return say('waarschuwing', `‘${one.from}’ is al doorverwezen`, 'Houd er één: de eerste geldt');
      }
      if (isShown(one.from, edition)) {
        const mend = 'Haal de doorverwijzing weg of depubliceer de pagina';
        return say('waarschuwing', `op ‘${one.from}’ staat een pagina, en die gaat voor`, mend);
      }
      if (!endsInCircle(key, table)) return [];
      return say('fout', `‘${one.from}’ draait in een kring`, 'Verwijs door naar een pagina die bestaat');
    });
  });

/**
 * Whether a page exists at the path that is redirected. Always false for a file name, because the content does not say
 * which files exist.
 */
const isShown = (from: string, edition: Edition): boolean =>
  !/\.[a-z0-9]{2,5}$/i.test(from) && isTaken(from, edition);

/** Returns the target URL of a link field, to follow chains of redirects. */
const addressOf = (link: Readonly<Record<string, unknown>>): string => {
  const address = textOf(link.linktype === 'url' ? link.url : link.cached_url) || textOf(link.cached_url);
  return link.linktype === 'story' ? `/${address.replace(/^\/+/, '')}` : address;
};
