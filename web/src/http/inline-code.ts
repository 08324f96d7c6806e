/** The scripts and styles that stand in a page, in its order: what its Content-Security-Policy names. */
type InlineCode = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** Finds them. Scripts from a file and data blocks (JSON-LD) are none: these never run. */
export function inlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  for (const [, attributes = '', code = ''] of html.matchAll(/<script(\s[^>]*)?>([\s\S]*?)<\/script\s*>/gi)) {
    if (/\ssrc\s*=/i.test(attributes) || /\stype\s*=\s*["']?application\/(?:ld\+)?json/i.test(attributes))
      continue;
    scripts.push(code);
  }
  const styles = [...html.matchAll(/<style(?:\s[^>]*)?>([\s\S]*?)<\/style\s*>/gi)].map(([, css = '']) => css);
  return { scripts, styles };
}
