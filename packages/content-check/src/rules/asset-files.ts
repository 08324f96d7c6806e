import { MAX_ORIGINAL_BYTES } from 'web/content-rules';
import { isPicture, shelfPath, statedSize } from '../asset-shelf.ts';
import { type Complaint, complain, type Rule } from '../finding.ts';
import { assetsIn } from '../references.ts';

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

/**
 * The file of an asset must exist, must not be too large for the site, and must have the size that its address states,
 * because the site reserves space for that size.
 */
export const assetFiles: Rule = ({ files, partsOf, shelf }) => {
  // Content may be pulled without its files. The files are then only at Storyblok, and cannot be checked.
  if (!shelf) return [];
  const faults = new Map<string, Pick<Complaint, 'severity' | 'what' | 'mend'> | undefined>();
  const faultOf = (path: string, url: string) => {
    if (!shelf.has(path)) {
      const mend = 'Zet het bestand daar of kies een ander beeld';
      return { severity: 'fout', what: `assets/${path} ontbreekt`, mend } as const;
    }
    const length = shelf.lengthOf(path);
    if (length > MAX_ORIGINAL_BYTES && isPicture(path)) {
      const mend = `Verklein het tot hoogstens ${megabytes(MAX_ORIGINAL_BYTES)} MB`;
      return {
        severity: 'fout',
        what: `het beeld is ${megabytes(length)} MB: de site toont het niet`,
        mend,
      } as const;
    }
    const real = shelf.sizeOf(path);
    const stated = statedSize(url);
    if (!real || !stated || (real.width === stated.width && real.height === stated.height)) return undefined;
    const sizes = `${real.width}x${real.height}, maar zijn pad zegt ${stated.width}x${stated.height}`;
    return { severity: 'tip', what: `het beeld is ${sizes}`, mend: 'Laad het beeld opnieuw op' } as const;
  };
  return files.flatMap((file) =>
    assetsIn(partsOf(file)).flatMap(({ path, url }) => {
      const place = shelfPath(url);
      if (place === undefined) return [];
      if (!faults.has(place)) faults.set(place, faultOf(place, url));
      const fault = faults.get(place);
      return fault ? [complain(file, fault.severity, `${path}: ${fault.what}`, fault.mend)] : [];
    }),
  );
};
