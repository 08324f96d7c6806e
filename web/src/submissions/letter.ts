/** What a letter is made of, before it is plain text and HTML. Its words may be a visitor's own. */
export type Part =
  | { kind: 'paragraph'; text: string }
  /** Question and answer, one under the other; an answer may have several lines. */
  | { kind: 'answers'; answers: readonly (readonly [label: string, value: string])[] }
  | { kind: 'link'; text: string; url: string }
  | { kind: 'small'; text: string };

export type Letter = { subject: string; parts: readonly Part[] };

/** The letter as plain text, which every mail program shows. */
export function letterText({ parts }: Letter): string {
  return `${parts.map(partText).join('\n\n')}\n`;
}

/** The letter as simple HTML: no pictures, nothing fetched, readable in light and dark. */
export function letterHtml({ subject, parts }: Letter): string {
  return [
    '<!doctype html>',
    `<html lang="nl-BE"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="font: 16px/1.5 Georgia, serif; max-width: 36em; margin: 0 auto; padding: 1em">',
    ...parts.map(partHtml),
    '</body></html>',
    '',
  ].join('\n');
}

function partText(part: Part): string {
  switch (part.kind) {
    case 'answers':
      return part.answers.map(([label, value]) => `${label}:\n${indented(value)}`).join('\n\n');
    case 'link':
      return `${part.text}:\n${part.url}`;
    case 'small':
      return `-- \n${part.text}`;
    case 'paragraph':
      return part.text;
  }
}

function partHtml(part: Part): string {
  switch (part.kind) {
    case 'answers':
      return `<dl>${part.answers.map(([label, value]) => `<dt><b>${escaped(label)}</b></dt><dd>${lines(value)}</dd>`).join('')}</dl>`;
    case 'link':
      return `<p><a href="${escaped(part.url)}">${escaped(part.text)}</a></p>`;
    case 'small':
      return `<p><small>${lines(part.text)}</small></p>`;
    case 'paragraph':
      return `<p>${lines(part.text)}</p>`;
  }
}

function indented(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `  ${line}`)
    .join('\n');
}

function lines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(escaped)
    .join('<br>\n');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
