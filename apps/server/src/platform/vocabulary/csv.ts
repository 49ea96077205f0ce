/** What a spreadsheet would read as a formula gets a mark before it. */
const cell = (value: string): string => {
  const safe = /^'*[=+\-@＝＋－＠\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;
/** Byte order mark that tells spreadsheets that a CSV is UTF-8. */
export const csvMark = '\uFEFF';
