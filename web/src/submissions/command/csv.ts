/** Says to Excel that this is UTF-8. */
const BOM = '\uFEFF';
/** In Belgium a comma stands in numbers: Excel there expects this between fields. */
const BETWEEN = ';';

/** Rows as CSV that Excel opens by a double click; the first row holds the names of the columns. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return `${BOM}${rows.map((row) => row.map(cell).join(BETWEEN)).join('\r\n')}\r\n`;
}

/** What a visitor typed is text, also where a spreadsheet would take it for a formula. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
