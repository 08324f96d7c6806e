import { isPicture } from '../asset-address.ts';
import { picture, story } from '../examples.ts';
import { assetsIn } from '../references.ts';
import type { Complaint, Rule } from '../rule.ts';

/** Matches alt texts that do not describe the image: a file name, or only a word such as «foto». */
const NO_DESCRIPTION =
  /\.(?:jpe?g|png|webp|gif|svg|heic|tiff?)$|^(?:IMG|DSC|DSCF|P\d|PXL|WhatsApp|Schermafbeelding|Screenshot|image|foto|beeld|afbeelding|photo|logo|banner|header|portret|alt|alt-?tekst|test|x+|-+|\.+)[\s_.-]*[\d\s_.()-]*$/i;

export const altWords: Rule = {
  name: 'inhoud van een alt-tekst',
  looksFor: 'een alt-tekst die de naam van het bestand is, of die niets beschrijft',
  visitors: 'wie de site laat voorlezen, hoort een bestandsnaam of een leeg woord',
  severity: 'waarschuwing',
  find: ({ files, partsOf }) =>
    files.flatMap((file) =>
      assetsIn(partsOf(file)).flatMap((at): Complaint[] => {
        const { alt = '', url } = at;
        if (alt === '' || !isPicture(url) || !(NO_DESCRIPTION.test(alt) || /[a-z\d]_[a-z\d]/i.test(alt)))
          return [];
        const what = `de alt-tekst ‘${alt}’ beschrijft het beeld niet`;
        return [{ file, at, what, mend: 'Beschrijf bij ‘Alt text’ in één zin wat er op het beeld staat' }];
      }),
    ),
  bad: () => ({
    files: [story('a', { component: 'page', image: picture('10x10/a/a.webp', 'IMG_2041.jpg') })],
  }),
  good: () => ({ files: [story('a', { component: 'page', image: picture('10x10/a/a.webp') })] }),
};
