import { csvText } from '#shared/csv.ts'

/** Rows of cells, the names of the columns first. */
export type Table = readonly (readonly string[])[]

/** A table as a spreadsheet: no cell becomes a formula. */
export const csvOf = (table: Table) =>
  table.map((row) => `${row.map((cell) => (/^-?\d+,\d\d$/.test(cell) ? cell : csvText(cell))).join(';')}\r\n`).join('')
