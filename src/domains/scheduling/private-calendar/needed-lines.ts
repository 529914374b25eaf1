/** What says when somebody is busy, and what describes a zone. Titles, places, guests and notes are not even parsed. */
const NEEDED = new Set(
  `BEGIN END UID DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID STATUS TRANSP X-MICROSOFT-CDO-BUSYSTATUS
    TZID TZOFFSETFROM TZOFFSETTO`.split(/\s+/),
)
/** A repetition may leave out thousands of dates in one line. */
const MOST_LINE = 100_000
const MOST_DEPTH = 8
export const MOST_EVENTS = 10_000

/**
 * The lines of a calendar file that are needed, in a time that grows with the file alone. Throws for more parts within
 * parts, longer lines and more appointments than a person's calendar has.
 */
export function neededLines(text: string): string {
  const kept: string[] = []
  let [isKept, length, depth, events] = [false, 0, 0, 0]
  for (const line of text.split(/\r\n|\r|\n/)) {
    const isFolded = line.startsWith(' ') || line.startsWith('\t')
    if (!isFolded) {
      const name = /^[A-Za-z-]{1,40}(?=[:;])/.exec(line)?.[0].toUpperCase()
      isKept = name !== undefined && NEEDED.has(name)
      length = 0
      if (name === 'BEGIN') depth++
      if (name === 'END') depth--
      if (name === 'BEGIN' && /^.{6}VEVENT\s*$/i.test(line)) events++
    }
    if (depth > MOST_DEPTH || events > MOST_EVENTS) throw new Error('too many parts')
    if (!isKept) continue
    length += line.length
    if (length > MOST_LINE) throw new Error('too many signs in a line')
    kept.push(line)
  }
  return kept.join('\r\n')
}
