import { endsInCircle, redirectKey, redirectTable } from 'web/content-rules';
import { ownPath, typedAddress } from 'web/story-rules';
import type { Edition } from '../edition.ts';
import { linkTo, story } from '../examples.ts';
import { objectOf, textOf } from '../json.ts';
import { isTaken } from '../page-address.ts';
import type { Complaint, Rule, Severity } from '../rule.ts';
import type { BlockAt } from '../story-parts.ts';

type Found = { at: BlockAt; from: string; to: string };

const example = (old: string) => {
  const redirect = { component: 'redirect', from: old, to: linkTo('praktisch') };
  return {
    files: [
      story('praktisch', { component: 'page' }),
      story('globaal/global-data', { component: 'global_data', redirects: [redirect] }),
    ],
  };
};

/** The rule for links checks whether the targets exist. */
export const redirects: Rule = {
  name: 'doorverwijzing',
  looksFor:
    'een doorverwijzing van een adres dat nog een pagina heeft of dubbel staat, of die in een kring draait',
  visitors: 'wie het oude adres opent, komt niet op de nieuwe plek',
  severity: 'waarschuwing',
  find: (edition) =>
    edition.files.flatMap((file) => {
      const found = edition.partsOf(file).blocks.flatMap((at): Found[] => {
        if (at.component !== 'redirect') return [];
        return [{ at, from: textOf(at.fields.from), to: addressOf(objectOf(at.fields.to)) }];
      });
      const table = redirectTable(found);
      const first = new Map(found.toReversed().map((one) => [redirectKey(one.from), one]));
      return found.flatMap((one): Complaint[] => {
        const { at, from } = one;
        const key = redirectKey(from);
        const say = (what: string, mend: string, severity?: Severity) => [{ file, at, what, mend, severity }];
        if (ownPath(from) === undefined || from.startsWith('//'))
          return say(
            `‘${from}’ is geen adres op deze site`,
            'Schrijf bij ‘Oud adres’ het pad met een schuine streep ervoor, zoals ‘/tickets’',
            'fout',
          );
        if (first.get(key) !== one)
          return say(
            `voor ‘${from}’ staat er al een doorverwijzing, en de eerste telt`,
            'Hou er één en haal de andere weg',
          );
        if (isShown(from, edition))
          return say(
            `op ‘${from}’ staat nog een pagina, en die gaat voor`,
            'Haal de doorverwijzing weg of depubliceer de pagina',
          );
        if (/^(?:mailto|tel|sms):/i.test(one.to))
          return say(
            `‘${from}’ kan niet doorverwijzen naar een e-mailadres of telefoonnummer`,
            'Kies bij ‘Nieuwe plek’ een pagina of een webadres',
            'fout',
          );
        if (!endsInCircle(key, table)) {
          const path = ownPath(from);
          return path === from
            ? []
            : say(`‘${from}’ is geen pad; de site leest het als ‘${path}’`, `Schrijf ‘${path}’`, 'tip');
        }
        return say(
          `‘${from}’ leidt via andere doorverwijzingen weer naar zichzelf`,
          'Kies bij ‘Nieuwe plek’ een pagina die bestaat',
          'fout',
        );
      });
    }),
  bad: () => example('/praktisch'),
  good: () => example('/praktische-info'),
};

/**
 * Whether a page exists at the path that is redirected. Always false for a file name, because the content does not say
 * which files exist.
 */
const isShown = (from: string, edition: Edition): boolean =>
  !/\.[a-z0-9]{2,5}$/i.test(from) && isTaken(from, edition);

/** Returns the target URL of a link field, to follow chains of redirects. */
const addressOf = (link: Readonly<Record<string, unknown>>): string => {
  const address = textOf(link.linktype === 'url' ? link.url : link.cached_url) || textOf(link.cached_url);
  if (link.linktype === 'story') return `/${address.replace(/^\/+/, '')}`;
  return typedAddress((link.linktype === 'email' && textOf(link.email)) || address)?.href ?? address;
};
