import { BASE } from '../domain/pages/paths.ts';

/** Nothing to show to a crawler: the bare frame, a page for makers, a screen in the hall, frames, what takes posts. */
const NOTHING_TO_FIND = ['/_app', '/stijlgids', `${BASE.live}$`, '/insluiting', '/api/'];

type Address = { origin: string; indexed: boolean };

/**
 * What crawlers may ask. Pictures may be asked: without them a search engine sees bare pages. A host that is not
 * production is closed.
 */
export function robots({ origin, indexed }: Address): string {
  if (!indexed) return 'User-agent: *\nDisallow: /\n';
  const closed = NOTHING_TO_FIND.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${closed}\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
}
