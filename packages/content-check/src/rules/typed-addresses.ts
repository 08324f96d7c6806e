import { isBareWord, typedAddress } from 'web/story-rules';
import type { Edition } from '../edition.ts';
import { story } from '../examples.ts';
import { pageExistsAt } from '../page-address.ts';
import { type TypedAt, typedAddressesIn } from '../references.ts';
import type { Complaint, Rule } from '../rule.ts';

/** The addresses that all ticket and reservation buttons use, with the buttons that depend on each address. */
const SHOP: Record<string, string> = {
  'global_data.reservation_url': 'alle reserveerknoppen hangen ervan af',
  'header.tickets_link': 'elke ticketknop hangt ervan af',
};

const MEND =
  'Schrijf een adres zoals https://www.voorbeeld.be, info@voorbeeld.be of 056 24 00 00, of kies een pagina uit de lijst';

/** The site accepts many spellings of an address, but not all of them. */
export const typedAddresses: Rule = {
  name: 'getypt adres',
  looksFor: 'een getypt adres dat geen adres is, dat verkeerd geschreven is of dat naar Storyblok zelf leidt',
  visitors: 'ze zien de woorden zonder link, of de link leidt nergens heen',
  severity: 'fout',
  find: (edition) =>
    edition.files.flatMap((file) =>
      typedAddressesIn(edition.partsOf(file)).flatMap((at): Complaint[] => {
        const fault = faultOf(at, edition);
        return fault ? [{ file, at, ...fault }] : [];
      }),
    ),
  bad: () => ({
    files: [story('a', { component: 'global_data', reservation_url: 'htps://tickets.example' })],
  }),
  good: () => ({
    files: [story('a', { component: 'global_data', reservation_url: 'https://tickets.example' })],
  }),
};

type Fault = Pick<Complaint, 'severity' | 'what' | 'mend' | 'visitors'>;

function faultOf({ component, name, written }: TypedAt, edition: Edition): Fault | undefined {
  const shop = SHOP[`${component}.${name}`];
  const because = shop ? `: ${shop}` : '';
  const address = typedAddress(written);
  if (written === '')
    return { what: 'een link in de tekst is leeg', mend: 'Kies een pagina of haal de link van de woorden' };
  if (address === undefined || (component === 'global_data' && isBareWord(written)))
    return { what: `‘${written}’ is geen adres${because}`, mend: MEND };
  if (/^https?:\/\/app\.storyblok\.com(?=[/?#]|$)|[?&]_storyblok|\/api\/preview\b/i.test(address.href)) {
    const what = 'de link leidt naar Storyblok of naar een voorbeeld, waar bezoekers niet binnen kunnen';
    return { what, visitors: 'ze zien een inlogscherm', mend: 'Kies de pagina uit de lijst' };
  }
  // The rule for links checks the addresses in link fields, but not those in text fields.
  if (component === 'global_data' && address.href.startsWith('/') && !pageExistsAt(address.href, edition))
    return { what: `op ‘${address.href}’ staat geen pagina${because}`, mend: MEND };
  if (!address.misspelt) return undefined;
  const what = `‘${written}’ is verkeerd geschreven, en de site leest het als ‘${address.href}’${because}`;
  return {
    severity: shop ? 'fout' : 'waarschuwing',
    what,
    visitors: 'ze komen misschien ergens anders uit dan je bedoelt',
    mend: `Schrijf ‘${address.href}’ als je dat bedoelt`,
  };
}
