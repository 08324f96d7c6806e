import { type Page, pageNumber } from '../../domain/pages/paging.ts';
import type { Seo } from '../../domain/pages/seo.ts';

/**
 * A page with a list, as the title of the document names it: above the first page of that list, with which one it is.
 * What is asked for is worked out only then, since filters lead to page 1 and are not to wait for a title.
 */
export function titledPage<P extends { title: string; seo: Seo }>(
  described: P,
  search: string,
  shown: (parameters: URLSearchParams) => Pick<Page<unknown>, 'number' | 'count'> | undefined,
): P {
  const parameters = new URLSearchParams(search);
  if (pageNumber(parameters.get('pagina')) === 1) return described;
  const { number, count } = shown(parameters) ?? { number: 1, count: 1 };
  if (number === 1) return described;
  const title = described.seo.title ?? described.title;
  return { ...described, seo: { ...described.seo, title: `${title}, bladzijde ${number} van ${count}` } };
}
