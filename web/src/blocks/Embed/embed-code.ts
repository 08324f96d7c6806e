/** What can be told of a third party's HTML without running it. */
export type EmbedFacts = {
  /** Sites it would load from, without `www.`. */
  hosts: readonly string[];
  /** The page that it frames, when it frames one: what a visitor can go and see there. */
  address?: string;
  /** Height in pixels that it asks for. */
  height: number;
};

const DEFAULT_HEIGHT = 480;

/** Reads the addresses and the height out of an embed code, for the sentence and the room that stand in for it. */
export function embedFacts(code: string): EmbedFacts {
  const hosts = addresses(code).map((address) => new URL(address).hostname.replace(/^www\./, ''));
  const frame = /<iframe\b[^>]*>/i.exec(code)?.[0] ?? '';
  const height = Number(/\bheight\s*[=:]\s*["']?(\d{2,4})(?=["'\s>;p])/i.exec(code)?.[1] ?? DEFAULT_HEIGHT);
  return {
    hosts: [...new Set(hosts)],
    address: addresses(frame)[0],
    height: Math.min(1200, Math.max(160, height)),
  };
}

function addresses(html: string): readonly string[] {
  return [...html.matchAll(/\bsrc\s*=\s*["']?((?:https?:)?\/\/[^"'\s>]+)/gi)].flatMap(([, written = '']) => {
    const address = written.replace(/^\/\//, 'https://').replaceAll('&amp;', '&');
    return URL.canParse(address) ? [address] : [];
  });
}
