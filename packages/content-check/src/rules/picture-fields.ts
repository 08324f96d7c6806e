import { assetAddress } from 'web/story-rules';
import { isPicture } from '../asset-address.ts';
import { picture, story } from '../examples.ts';
import { listOf, objectOf, textOf } from '../json.ts';
import type { Complaint, Rule } from '../rule.ts';

export const pictureFields: Rule = {
  name: 'bestand in een beeldveld',
  looksFor: 'een bestand in een beeldveld dat geen beeld is, of dat geen geldig adres heeft',
  visitors: 'ze zien een leeg vak in plaats van een beeld',
  severity: 'fout',
  find: ({ files, partsOf }) =>
    files.flatMap((file) =>
      partsOf(file).fields.flatMap((at): Complaint[] => {
        if (at.field.type !== 'asset' && at.field.type !== 'multiasset') return [];
        const assets = Array.isArray(at.value) ? listOf(at.value) : [at.value];
        return assets.flatMap((asset): Complaint[] => {
          const url = textOf(objectOf(asset).filename);
          const name = decodeURIComponent(
            url
              .split('/')
              .at(-1)
              ?.replace(/%(?![\da-f]{2})/gi, '%25') ?? '',
          );
          const mend = 'Kies een beeld: een jpg-, png- of webp-bestand';
          if (url !== '' && assetAddress(url) === undefined)
            return [
              { file, at, what: `‘${url}’ is geen adres van een bestand`, mend: 'Kies het beeld opnieuw' },
            ];
          if (url === '' || (isPicture(url) && !/\.(?:heic|tiff?|psd|ai|eps)$/i.test(url))) return [];
          return [{ file, at, what: `‘${name}’ is geen beeld dat een browser kan tonen`, mend }];
        });
      }),
    ),
  bad: () => ({ files: [story('a', { component: 'page', image: picture('x/a/programmaboekje.pdf') })] }),
  good: () => ({ files: [story('a', { component: 'page', image: picture('10x10/a/a.webp') })] }),
};
