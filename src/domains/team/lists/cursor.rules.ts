/** Where a list goes on: the value that it is sorted by, as PostgreSQL writes it, and the id of that row. */
export type Position = { value: string; id: string }

const LONGEST = 200
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** What the value may be: an instant to the microsecond, a whole number, or words. */
export type SortType = 'instant' | 'number' | 'words'
const VALUES: Record<SortType, RegExp> = {
  instant: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/,
  number: /^-?\d{1,18}$/,
  words: /^[^\0]{0,160}$/,
}

/** A place in a list as the address says it. */
export const cursorOf = ({ id, value }: Position) => `${id}_${value}`

/** The place that the address names; undefined when it is none of a list sorted by this. */
export function readCursor(cursor: string, type: SortType): Position | undefined {
  const [id, value] = [cursor.slice(0, 36), cursor.slice(37)]
  const isOne = cursor.length <= LONGEST && cursor[36] === '_' && ID.test(id) && VALUES[type].test(value)
  return isOne && (type !== 'instant' || !Number.isNaN(Date.parse(value.replace(' ', 'T').replace('+00', 'Z'))))
    ? { id, value }
    : undefined
}
