/** An amount in euro as it is read in Flanders: «gratis», «€ 12», «€ 9,50». */
export function formatPrice(amount: number): string {
  if (amount === 0) return 'gratis';
  const cents = Math.round(amount * 100);
  const text = cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2).replace('.', ',');
  // A price that breaks after its sign is read twice.
  return `€\u00a0${text}`;
}
