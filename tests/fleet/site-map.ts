import { setTimeout as pause } from 'node:timers/promises';

/** What visitors of a festival ask for, the most popular first. */
export type SiteMap = {
  pages: readonly string[];
  /** Days, narrowed by one choice of their panel. */
  filtered: readonly string[];
};

/** What most people open, before all that the sitemap holds. */
const POPULAR = [
  '/',
  '/programma/2025-10-27',
  '/programma/2025-10-26',
  '/praktisch',
  '/programma/2025-10-25',
];
const CHOICE = /<input\b[^>]*type="checkbox" name="(type|locatie|thema)" value="([^"]+)"/g;

/** A site that has just started says «later» while its services are as cold as it is. */
const COLD_MS = 60_000;

/** Reads the sitemap of a site, and the panels of the days in it. */
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

/** What a browser asks right after a document: its styles and scripts, the fonts it preloads, the pictures in sight. */
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
