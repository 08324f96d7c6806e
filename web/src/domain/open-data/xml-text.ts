/** A text without the signs for which XML 1.0 has no form, not even an escaped one: most control characters among them. */
export const xmlText = (text: string): string => Array.from(text).filter(isOfXml).join('');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as content or attribute of XML or HTML, without the signs that XML has no form for. */
export const escapedXml = (text: string): string =>
  xmlText(text).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

function isOfXml(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}
