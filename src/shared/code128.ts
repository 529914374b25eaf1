/**
 * Widths of bars and spaces of each symbol, in modules; a bar first. Values 0 to 102, then the starts of the sets A, B
 * and C. Source: ISO/IEC 15417.
 */
const SYMBOLS = `
  212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212
  112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131
  311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321
  112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
  313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111
  314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114
  122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212
  124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
  114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112`
  .trim()
  .split(/\s+/)
const STOP = '2331112'
const [START_B, START_C] = [104, 105]
const MODULO = 103
/** Modules of white at each end. */
const QUIET_ZONE = 10

/** More letters make no label that a scanner reads. */
const MOST_LETTERS = 80

/** What the symbols say: pairs of digits in set C where all are digits, else letters in set B. */
function valuesOf(text: string): number[] {
  if (text.length > MOST_LETTERS) throw new Error(`Code 128 writes ${MOST_LETTERS} letters at most`)
  if (/^(\d\d)+$/.test(text)) return [START_C, ...text.match(/\d\d/g)!.map(Number)]
  if (!/^[ -~]+$/.test(text)) throw new Error('Code 128 writes printable ASCII only')
  return [START_B, ...Array.from(text, (letter) => letter.charCodeAt(0) - 32)]
}

/** The check symbol: the start counts once, each value as often as its place says. */
const checkOf = (values: readonly number[]) =>
  values.reduce((sum, value, place) => sum + value * Math.max(1, place), 0) % MODULO

/** A text of printable ASCII as Code 128: widths in modules, bar and space in turn. */
export function code128(text: string): number[] {
  const values = valuesOf(text)
  return Array.from([...values, checkOf(values)].map((value) => SYMBOLS[value]!).join('') + STOP, Number)
}

/** The same as one SVG path of bars that are `height` high, and its width in modules with the white around it. */
export function code128Path(text: string, height: number): { width: number; path: string } {
  let x = QUIET_ZONE
  const bars = code128(text).map((modules, n) => {
    const bar = n % 2 === 0 ? `M${x} 0h${modules}v${height}h-${modules}z` : ''
    x += modules
    return bar
  })
  return { width: x + QUIET_ZONE, path: bars.join('') }
}
