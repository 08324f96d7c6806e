/** How much answers a term: what the page's title says, and its status line. */
export function searchTitle(term: string, total: number): string {
  const count = total === 0 ? 'Geen resultaten' : total === 1 ? '1 resultaat' : `${total} resultaten`;
  return `${count} voor «${term}»`;
}
