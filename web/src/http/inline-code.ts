/** The inline scripts and styles of a page in document order, for its Content-Security-Policy. */
type InlineCode = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** Finds the inline scripts and styles of a page. Skips external scripts and data blocks, which are not executed. */
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
