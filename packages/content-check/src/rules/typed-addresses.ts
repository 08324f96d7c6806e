import { isBareWord, typedAddress } from 'web/story-rules';
import type { Edition } from '../edition.ts';
import { complain, type Rule, type Severity } from '../finding.ts';
import { pageExistsAt } from '../page-address.ts';
import { type TypedAt, typedAddressesIn } from '../references.ts';

/** The addresses that all ticket and reservation buttons use, with the buttons that depend on each address. */
const SHOP: Record<string, string> = {
  'global_data.reservation_url': 'alle reserveerknoppen hangen ervan af',
  'header.tickets_link': 'elke ticketknop hangt ervan af',
};

const MEND =
  'Schrijf een adres zoals https://www.voorbeeld.be, info@voorbeeld.be of 056 24 00 00, of kies een verhaal';

/**
 * Typed addresses must lead somewhere. The site reads addresses as people write them, but cannot interpret all of them.
 */
export const typedAddresses: Rule = (edition) =>
  edition.files.flatMap((file) =>
    typedAddressesIn(edition.partsOf(file)).flatMap((typed) => {
      const fault = faultOf(typed, edition);
      return fault ? [complain(file, fault.severity, `${typed.path}: ${fault.what}`, fault.mend)] : [];
    }),
  );

type Fault = { severity: Severity; what: string; mend: string };

function faultOf({ component, name, written }: TypedAt, edition: Edition): Fault | undefined {
  const shop = SHOP[`${component}.${name}`];
  const because = shop ? `: ${shop}` : '';
  const address = typedAddress(written);
  if (written === '') return { severity: 'fout', what: 'een link in de tekst is leeg', mend: MEND };
  if (address === undefined || (component === 'global_data' && isBareWord(written)))
    return { severity: 'fout', what: `‘${written}’ is geen adres${because}`, mend: MEND };
  if (/^https?:\/\/app\.storyblok\.com(?=[/?#]|$)|[?&]_storyblok|\/api\/preview\b/i.test(address.href)) {
    const what = 'de link leidt naar Storyblok of naar een voorbeeld, waar bezoekers niet binnen kunnen';
    return { severity: 'fout', what, mend: 'Kies het verhaal uit de lijst' };
  }
  // The rule for links checks the addresses in link fields, but not those in text fields.
  if (component === 'global_data' && address.href.startsWith('/') && !pageExistsAt(address.href, edition))
    return { severity: 'fout', what: `op ‘${address.href}’ staat geen pagina${because}`, mend: MEND };
  if (!address.misspelt) return undefined;
  const what = `‘${written}’ is verkeerd geschreven${because}`;
  return { severity: shop ? 'fout' : 'waarschuwing', what, mend: `Bedoel je ‘${address.href}’?` };
}
