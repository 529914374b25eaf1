/** One element of an EMV payload: two-digit id, then its text. */
export type Field = { id: string; value: string }

const MOST_CHARACTERS = 99

/** Each field as id, two-digit length, value. Throws RangeError when a value does not fit its length field. */
export function writeFields(fields: readonly Field[]): string {
  return fields
    .map(({ id, value }) => {
      if (value.length > MOST_CHARACTERS)
        throw new RangeError(`field ${id} is longer than ${MOST_CHARACTERS} characters`)
      return id + String(value.length).padStart(2, '0') + value
    })
    .join('')
}

/** The fields of a payload; undefined when a length does not end at the next field, or an id comes twice. */
export function readFields(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    const head = /^(\d\d)(\d\d)$/.exec(text.slice(at, at + 4))
    if (!head) return undefined
    const [, id, length] = head as unknown as [string, string, string]
    const value = text.slice(at + 4, at + 4 + Number(length))
    if (value.length !== Number(length) || value.length === 0 || fields.has(id)) return undefined
    fields.set(id, value)
    at += 4 + value.length
  }
  return fields
}
