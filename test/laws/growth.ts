/** Close together at first, where a pattern may double its time with each sign, then up to what a form takes. */
const LENGTHS = [12, 18, 24, 32, 48, 64, 96, 128, 256, 1_024, 4_096]
/** Measurable, and four times the text in eight times the time (four is in proportion, sixteen the square). */
const MEASURABLE_MS = 4
const MOST_GROWTH = 8
const TRIES = 8
/** Whoever takes so long is measured well enough. */
const ENOUGH_MS = 300

/** What texts are made of that take long: letters, digits, signs, blanks, and what becomes longer when it is folded. */
export const UNITS: readonly string[] = [
  ...'aA1 \n\t.,-–_/@+()<>&"%=#*:~[{\\\u0301\u00A0\u200B\u2800\u3164é🌙㎉\uFDFA',
  'a ',
  'a.',
  'a.a',
  'a@',
  'a@a.aa ',
  'a-',
  'a b ',
  'Ab. ',
  'aA.Aa',
  '<a',
  '1 ',
  '1, ',
  '1/1',
  '1/1 ',
  '1/11',
  '2000/',
  '1 + ',
  '1,11,',
  '11:11-',
  '1~,',
  '11:11 ',
  '1,11 ',
  '2000 ',
  '2000-',
  'arroba ',
  'a arroba a',
  ' ponto com',
  'a ponto com ',
  'um ',
  'vinte e ',
  'no ',
]

/** What comes last lets a pattern fail that had found all of it so far. */
export const ENDS = ['\u0001!', '1']
const textOf = (unit: string, length: number, end: string) => unit.repeat(Math.ceil(length / unit.length)) + end

/** Of the processor: what others do on the machine meanwhile is not counted. */
function msOf(run: (text: string) => unknown, text: string): number {
  const from = process.cpuUsage()
  try {
    // What it needs beside the text is missing: that it fails is an answer, too.
    const answer = run(text)
    if (answer instanceof Promise) answer.catch(() => {})
  } catch {}
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1_000
}

/** The quickest of many tries with a quarter of the text and with all of it, in turns. */
function quickest(run: (text: string) => unknown, unit: string, length: number, end: string) {
  const [quarter, whole] = [textOf(unit, length / 4, end), textOf(unit, length, end)]
  const best = { quarter: Infinity, whole: Infinity }
  const from = performance.now()
  for (let tries = 0; tries < TRIES && performance.now() - from < ENOUGH_MS; tries++) {
    best.quarter = Math.min(best.quarter, msOf(run, quarter))
    best.whole = Math.min(best.whole, msOf(run, whole))
  }
  return best
}

/** The first unit of which four times as many take eight times as long, with what was measured. */
export function slowUnit(
  run: (text: string) => unknown,
  units: readonly string[] = UNITS,
  ends: readonly string[] = ENDS,
): string | undefined {
  for (const unit of units)
    for (const length of LENGTHS)
      for (const end of ends) {
        if (msOf(run, textOf(unit, length, end)) < MEASURABLE_MS) continue
        const { quarter, whole } = quickest(run, unit, length, end)
        if (whole >= MEASURABLE_MS && whole >= MOST_GROWTH * quarter)
          return `${JSON.stringify(unit)} × ${length}: ${quarter.toFixed(1)} → ${whole.toFixed(1)} ms`
      }
  return undefined
}
