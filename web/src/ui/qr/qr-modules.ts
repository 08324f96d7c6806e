import { encode } from 'uqr';
import type { QrModules } from './QrPicture.tsx';

/** Width of the white margin that phones need around a QR code, in modules (ISO/IEC 18004). */
const QUIET = 4;

/** Returns the QR code of an address. */
export function qrModules(url: string): QrModules {
  const { data, size } = encode(url, { border: QUIET });
  const rows = data.map((row) => row.map((isDark) => (isDark ? '#' : ' ')).join(''));
  const path = rows
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
    )
    .join('');
  return { size, path };
}
