/** Where a page of a list ends: id of its last row, and its instant to the microsecond, as a date would round it. */
export type CursorPosition = { at: string; id: string }

export const cursorOf = ({ at, id }: CursorPosition) => `${at}_${id}`

const CURSOR = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads a cursor; undefined when it is invalid. */
export function parseCursor(cursor: string): CursorPosition | undefined {
  const [at = '', id = ''] = cursor.split('_')
  return CURSOR.test(cursor) && !Number.isNaN(Date.parse(at)) ? { at, id } : undefined
}

/** Of one row more than `size`, the page and where the next one begins. */
export function pageOf<Row extends { id: string; exactly: string }>(rows: readonly Row[], size: number) {
  const last = rows.length > size ? rows[size - 1] : undefined
  const page = rows
    .slice(0, size)
    .map(
      (row) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'exactly')) as Omit<Row, 'exactly'>,
    )
  return { page, next: last ? cursorOf({ at: last.exactly, id: last.id }) : null }
}
