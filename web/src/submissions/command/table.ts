/** Rows under each other in columns, for a terminal: each cell one line, nothing in it that moves the cursor. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const clean = rows.map((row) => row.map((text) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')));
  const widths = (clean[0] ?? []).map((_, column) =>
    Math.max(...clean.map((row) => (row[column] ?? '').length)),
  );
  return clean
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
