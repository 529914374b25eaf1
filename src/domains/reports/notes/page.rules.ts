/** Of one row more than a page has: the page, and the cursor of its last row where there are others. */
export const pageOf = <T>(rows: readonly T[], most: number, cursorOf: (row: T) => string) => ({
  rows: rows.slice(0, most),
  next: rows.length > most ? cursorOf(rows[most - 1]!) : null,
})
