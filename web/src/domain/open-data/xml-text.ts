/** Removes characters that XML 1.0 cannot contain even as escapes, such as most control characters. */
const xmlText = (text: string): string => Array.from(text).filter(isOfXml).join('');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for content or attributes in XML or HTML. Removes characters that XML cannot contain. */
export const escapedXml = (text: string): string =>
  xmlText(text).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Writes an XML element. Content is a text, which is escaped, or XML elements. */
export function xmlElement(
  name: string,
  attributes: Attributes,
  content: string | readonly string[] = [],
): string {
  const inside = typeof content === 'string' ? escapedXml(content) : content.join('');
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapedXml(String(value))}"`],
  );
  const start = `<${name}${written.join('')}`;
  return inside === '' ? `${start}/>` : `${start}>${inside}</${name}>`;
}

function isOfXml(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}
