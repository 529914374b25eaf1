/** Spreadsheets read UTF-8 only after this mark. */
export const BOM = '\uFEFF'

/**
 * A text in a cell of a spreadsheet, which never becomes a formula: one that begins with = + - @ or a tab is shown with
 * an apostrophe before it (OWASP, CSV injection).
 */
export function csvText(text: string): string {
  const harmless = /^\s*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return /[";\r\n\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Centavos as a number of a Brazilian spreadsheet: -123456n → "-1234,56". */
export function csvAmount(amount: bigint): string {
  const figures = String(amount < 0n ? -amount : amount).padStart(3, '0')
  return `${amount < 0n ? '-' : ''}${figures.slice(0, -2)},${figures.slice(-2)}`
}
