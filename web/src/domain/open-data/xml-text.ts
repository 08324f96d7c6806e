/** A text without the signs for which XML 1.0 has no form, not even an escaped one: most control characters among them. */
export const xmlText = (text: string): string => Array.from(text).filter(isOfXml).join('');

function isOfXml(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}
