/**
 * A text in a cell of a spreadsheet, which never becomes a formula: one that begins with = + - @ or a tab is shown with
 * an apostrophe before it (OWASP, CSV injection).
 */
export function csvText(text: string): string {
  const harmless = /^\s*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return /[";\r\n\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
