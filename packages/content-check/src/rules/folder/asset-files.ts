import { MAX_ORIGINAL_BYTES } from 'web/content-rules';
import { isPicture, shelfPath, statedSize } from '../../asset-address.ts';
import type { AssetShelf } from '../../asset-shelf.ts';
import { picture, story } from '../../examples.ts';
import { assetsIn } from '../../references.ts';
import type { Complaint, Rule } from '../../rule.ts';

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

type Fault = Pick<Complaint, 'severity' | 'what' | 'visitors' | 'mend'>;

const example = (isThere: boolean) => ({
  files: [story('a', { component: 'page', image: picture('10x10/a/a.webp') })],
  shelf: {
    has: () => isThere,
    sizeOf: () => ({ width: 10, height: 10 }),
    bytesOf: () => new Uint8Array(),
    lengthOf: () => 100,
  },
});

/** Editors may pull content without its asset files. Those files are then only at Storyblok, and cannot be checked. */
export const assetFiles: Rule = {
  name: 'beeldbestand',
  looksFor:
    'een bestand dat ontbreekt, leeg of afgebroken is, te zwaar is, of een andere maat heeft dan zijn adres zegt (alleen in een map)',
  visitors: 'ze zien een leeg vak in plaats van het beeld',
  severity: 'fout',
  find: ({ files, partsOf, shelf }) => {
    if (!shelf) return [];
    const faults = new Map<string, Fault | undefined>();
    return files.flatMap((file) =>
      assetsIn(partsOf(file)).flatMap((at): Complaint[] => {
        const place = shelfPath(at.url);
        if (place === undefined) return [];
        if (!faults.has(place)) faults.set(place, faultOf(place, at.url, shelf));
        const fault = faults.get(place);
        return fault ? [{ file, at, cause: place, ...fault }] : [];
      }),
    );
  },
  bad: () => example(false),
  good: () => example(true),
};

function faultOf(path: string, url: string, shelf: AssetShelf): Fault | undefined {
  const name = path.split('/').at(-1) ?? path;
  if (!shelf.has(path)) {
    const mend =
      'Kies in dit veld een ander beeld, of laad het beeld opnieuw op en kies het hier. Ontwikkelaars: of zet het bestand terug op zijn plaats';
    return { what: `het bestand ‘${name}’ ontbreekt (assets/${path})`, mend };
  }
  const length = shelf.lengthOf(path);
  if (length > MAX_ORIGINAL_BYTES && isPicture(path)) {
    const mend = `Verklein het tot hoogstens ${megabytes(MAX_ORIGINAL_BYTES)} MB en laad het opnieuw op`;
    return { what: `het beeld ‘${name}’ weegt ${megabytes(length)} MB, en dan toont de site het niet`, mend };
  }
  if (length === 0)
    return { what: `het bestand ‘${name}’ is leeg`, mend: 'Laad het opnieuw op of kies een ander beeld' };
  const real = shelf.sizeOf(path);
  const stated = statedSize(url);
  if (!real || !stated || (real.width === stated.width && real.height === stated.height)) return undefined;
  const sizes = `${real.width} op ${real.height} pixels, maar zijn adres zegt ${stated.width} op ${stated.height}`;
  const visitors = 'het beeld verspringt of is vervormd terwijl de pagina laadt';
  return {
    severity: 'tip',
    what: `het beeld ‘${name}’ is ${sizes}`,
    visitors,
    mend: 'Laad het beeld opnieuw op',
  };
}
