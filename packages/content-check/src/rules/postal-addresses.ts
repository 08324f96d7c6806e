import { postalAddress, TOWNS, wordsOf } from 'web/content-rules';
import { story } from '../examples.ts';
import { textOf } from '../json.ts';
import type { Complaint, Rule } from '../rule.ts';
import { fieldAt } from '../story-parts.ts';

/** The fields that the site parses as a postal address, with what visitors notice without a postal code. */
const FIELDS: Readonly<Record<string, readonly [field: string, visitors: string]>> = {
  bookstore: ['address', 'ze vinden deze boekhandel niet bij hun gemeente in het overzicht'],
  hotspot: ['address', 'de kaart die ze openen, zoekt misschien in een andere gemeente'],
  global_data: ['venue_address', 'zoekmachines en agenda’s kennen de gemeente niet'],
};

const isSame = (a: string, b: string): boolean => wordsOf(a).join(' ') === wordsOf(b).join(' ');

export const postalAddresses: Rule = {
  name: 'postadres',
  looksFor:
    'een adres van een boekhandel, hotspot of de hal zonder postcode en gemeente, of met een postcode van een andere gemeente',
  visitors: 'ze vinden de plaats niet',
  severity: 'waarschuwing',
  find: ({ files, model }) =>
    files.flatMap((file): Complaint[] => {
      const [name, visitors] = FIELDS[file.component] ?? [];
      const written = name === undefined ? '' : textOf(file.content[name]);
      if (name === undefined || written === '') return [];
      const { street, postalCode, town } = postalAddress(written);
      const real = TOWNS.filter(({ codes }) => codes.includes(Number(postalCode)));
      if (
        town !== undefined &&
        real.length > 0 &&
        !real.some((one) => isSame(one.name, town)) &&
        TOWNS.some((one) => isSame(one.name, town))
      ) {
        const what = `in ‘${written}’ is ${postalCode} de postcode van ${real[0]?.name}, niet van ${town}`;
        return [
          {
            file,
            at: fieldAt(model, file, name),
            what,
            visitors,
            mend: 'Verbeter de postcode of de gemeente',
          },
        ];
      }
      if (postalCode !== undefined && street !== undefined) return [];
      const what =
        postalCode === undefined
          ? `in ‘${written}’ vindt de site geen geldige postcode met een gemeente erachter`
          : `in ‘${written}’ staat geen straat`;
      return [
        {
          file,
          at: fieldAt(model, file, name),
          what,
          visitors,
          mend: 'Schrijf straat en nummer, een komma, dan postcode en gemeente, zoals in ‘Kerkstraat 1, 9000 Gent’',
        },
      ];
    }),
  bad: () => ({ files: [story('b', { component: 'bookstore', address: 'Sluizeken 88, Gent' })] }),
  good: () => ({ files: [story('b', { component: 'bookstore', address: 'Sluizeken 88, 9000 Gent' })] }),
};
