import { escapedXml } from '../../domain/open-data/xml-text.ts';
import { type AddressKind, addressKindOf } from '../../domain/pages/address-kind.ts';
import type { SitePage } from '../../domain/pages/page.ts';
import { BASE } from '../../domain/pages/paths.ts';
import { formatIsoInBrussels } from '../../domain/time/format.ts';

/** Paths without content for crawlers: offline pages, the style guide, hall screens, embeds, the API. */
const NOTHING_TO_FIND = ['/_app', '/stijlgids', `${BASE.live}$`, '/insluiting', '/api/'];

type Address = { origin: string; indexed: boolean };

/**
 * Returns robots.txt. Outside production, it forbids all crawling. In production, it allows images for search results.
 */
export function robots({ origin, indexed }: Address): string {
  if (!indexed) return 'User-agent: *\nDisallow: /\n';
  const closed = NOTHING_TO_FIND.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${closed}\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
}

/** Kinds of pages without value for search engines: `/programma` redirects to a day, the others are tools. */
const LEFT_OUT: ReadonlySet<AddressKind> = new Set(['programme', 'live', 'now', 'search']);

/** Returns the sitemap. All its URLs begin with `origin`. */
export function sitemap(pages: readonly Pick<SitePage, 'path' | 'published'>[], origin: string): string {
  const urls = pages
    .filter(({ path }) => !LEFT_OUT.has(addressKindOf(path)))
    .map(({ path, published }) => {
      const lastmod = published ? `<lastmod>${formatIsoInBrussels(published)}</lastmod>` : '';
      return `<url><loc>${escapedXml(new URL(path, origin).href)}</loc>${lastmod}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}
