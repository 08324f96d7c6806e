import { SIGNS } from '../moment.ts';

// Saved items as the fragment of an address, which browsers never send to a server. Bytes in base64url: version · year
// since 2000 · count (2) · the sorted short ids, 36 bits each · checksum.

/** The version of the format. Any change of the format needs a new version. */
const VERSION = 1;
/** The year that a link encodes as 0. */
const FIRST_YEAR = 2000;
const HEAD = 4;
const ID = /^[\w-]{6}$/;
const ID_BITS = 36;

/** Maximum number of moments in a link. Apps cut off longer links. */
export const MOST_IN_LINK = 300;
/** Maximum number of moments in a QR code. Phones cannot read a larger code from a screen. */
export const MOST_IN_QR = 80;

/** Saved items to share: the year of the edition, and the short ids of the moments. */
export type LinkedPlan = { year: number; ids: readonly string[] };

/**
 * Serializes saved items as the fragment of an address, with each moment once. Omits invalid short ids, which only
 * occur in content without UUIDs.
 * @throws RangeError for more than {@link MOST_IN_LINK} moments
 */
export function writePlan({ year, ids }: LinkedPlan): string {
  const sorted = [...new Set(ids.filter((id) => ID.test(id)))].sort(bySigns);
  if (sorted.length > MOST_IN_LINK) throw new RangeError(`${sorted.length} moments in one link`);
  const bits = sorted.map((id) => [...id].map(bitsOf).join('')).join('');
  const packed = (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
  const bytes = [VERSION, year - FIRST_YEAR, sorted.length >> 8, sorted.length & 255, ...packed];
  return [...bytes, checkOf(bytes)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .replace(/.{1,6}/g, (six) => SIGNS.charAt(Number.parseInt(six.padEnd(6, '0'), 2)));
}

/** Parses the fragment; `undefined` if it was cut off or changed, or has an unknown format. */
export function readPlan(text: string): LinkedPlan | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  const bytes = ([...text].map(bitsOf).join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const [version, since = 0, high = 0, low = 0] = bytes;
  const packed = bytes.slice(HEAD, -1).map((byte) => byte.toString(2).padStart(8, '0'));
  const ids = (packed.join('').match(/.{36}/g) ?? []).map((id) =>
    id.replace(/.{6}/g, (six) => SIGNS.charAt(Number.parseInt(six, 2))),
  );
  if (version !== VERSION || (high << 8) + low > MOST_IN_LINK) return undefined;
  const plan = { year: FIRST_YEAR + since, ids: ids.slice(0, (high << 8) + low) };
  // Serializing the result must return the original text: this checks length, order, padding and checksum.
  return writePlan(plan) === text ? plan : undefined;
}

const bitsOf = (sign: string): string =>
  SIGNS.indexOf(sign)
    .toString(2)
    .padStart(ID_BITS / 6, '0');

const bySigns = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Returns the CRC-8, which detects all changes within eight consecutive bits. */
function checkOf(bytes: readonly number[]): number {
  return bytes.reduce((check, byte) => {
    let value = check ^ byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 128 ? ((value << 1) ^ 0x07) & 255 : value << 1;
    return value;
  }, 0xff);
}
