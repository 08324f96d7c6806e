/**
 * Whether this looks like a Belgian VAT number with a wrong check number: the last two digits are 97 less what is
 * left of the first eight divided by 97. Foreign numbers and «geen» are nobody's mistake, and are not judged.
 */
export function isMistypedVat(typed: string): boolean {
  const number = typed.replace(/[\s.\-/]/g, '').toUpperCase();
  const [, digits] = /^(?:BE)?([01]?\d{9})$/.exec(number) ?? [];
  if (digits === undefined) return false;
  return 97 - (Number(digits.slice(0, -2)) % 97) !== Number(digits.slice(-2));
}
