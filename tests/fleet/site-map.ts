import { setTimeout as pause } from 'node:timers/promises';

/** The paths of the pages that visitors of a festival open, most popular first. */
export type SiteMap = {
  pages: readonly string[];
  /** Day pages with one chosen filter. */
  filtered: readonly string[];
};

/** The most popular pages, which are requested before all others in the sitemap. */
const POPULAR = [
  '/',
  '/programma/2025-10-27',
  '/programma/2025-10-26',
  '/praktisch',
  '/programma/2025-10-25',
];
const CHOICE = /<input\b[^>]*type="checkbox" name="(type|locatie|thema)" value="([^"]+)"/g;

/** Maximum time for a new site to become ready, in ms. The site responds with 503 until its services have started. */
const COLD_MS = 60_000;

/** Reads the sitemap of a site, and the filters of its days. */
export async function siteMapOf(origin: string): Promise<SiteMap> {
  const read = async (path: string): Promise<string> => {
    for (const began = performance.now(); ; await pause(1_000)) {
      const response = await fetch(origin + path);
      const text = await response.text();
      if (response.ok) return text;
      if (response.status !== 503 || performance.now() - began > COLD_MS)
        throw new Error(`${path}: ${response.status}`);
    }
  };
  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const days = listed.filter((path) => /^\/programma\/\d{4}-/.test(path));
  const filtered = await Promise.all(
    days.map(async (day) =>
      [...(await read(day)).matchAll(CHOICE)].map(([, name, value]) => `${day}?${name}=${value}`),
    ),
  );
  return { pages: [...new Set([...POPULAR, ...days, ...listed])], filtered: filtered.flat() };
}

/**
 * Returns the files that a browser loads immediately after a document: its stylesheets and scripts, preloaded
 * fonts, and eager images.
 */
export function firstViewOf(html: string): string[] {
  const links = [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /\brel="(?:stylesheet|preload|modulepreload)"/.test(tag))
    .map((tag) => /\bhref="([^"]+)"/.exec(tag)?.[1]);
  const scripts = [...html.matchAll(/[[,]"(\/assets\/[\w.-]+\.js)"/g)].map(([, src]) => src);
  const drawings = [...html.matchAll(/\bhref="(\/assets\/[\w.-]+\.svg)#/g)].map(([, name]) => name);
  const pictures = [...html.matchAll(/<img\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('loading="lazy"'))
    .map((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1]);
  const named = [...links, ...scripts, ...drawings, ...pictures].map((path) =>
    path?.replaceAll('&amp;', '&'),
  );
  return [...new Set(named)].filter((path) => path !== undefined).filter((path) => path.startsWith('/'));
}
