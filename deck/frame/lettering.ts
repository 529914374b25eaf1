import { curve, line, type Path, type Point } from '../pen/path.ts'
import { type Drawing, ink } from '../pen/pens.ts'
import { place } from '../pen/place.ts'

/** Capital letters ten units tall: width, then strokes; a stroke that begins with ~ is a curve. */
const CAPITALS: Readonly<Record<string, readonly [number, string]>> = {
  A: [8.4, '0,10 4.2,0 8.4,10|1.5,6.6 6.9,6.6'],
  B: [6.6, '0,0 0,10|~0,0 3.6,0.1 5.4,2.4 3.4,4.6 0,4.7|~0,4.7 4,4.8 6.4,7.2 4.2,9.8 0,10'],
  C: [8, '~7.6,1.9 4.9,0 1.6,1.4 0.1,5 1.6,8.6 4.9,10 7.7,8.1'],
  D: [8, '0,0 0,10|~0,0 4.4,0.4 7.7,5 4.4,9.6 0,10'],
  E: [6, '5.8,0 0,0 0,10 6,10|0,4.8 4.8,4.8'],
  F: [5.6, '5.6,0 0,0 0,10|0,4.8 4.6,4.8'],
  G: [8.4, '~7.7,1.8 4.9,0 1.6,1.4 0.1,5 1.6,8.6 4.9,10 8,8.8|8,8.9 8,5.4 5.2,5.4'],
  H: [8, '0,0 0,10|8,0 8,10|0,4.8 8,4.8'],
  I: [0.6, '0.3,0 0.3,10'],
  J: [4, '~3.8,0 3.8,5 3.5,8.6 0,10'],
  L: [5.6, '0,0 0,10 5.6,10'],
  M: [9.6, '0.4,10 1.2,0 4.8,7.4 8.4,0 9.2,10'],
  N: [8, '0,10 0,0 8,10 8,0'],
  O: [9.6, '~4.8,0 1.4,1.4 0,5 1.4,8.6 4.8,10 8.2,8.6 9.6,5 8.2,1.4 4.8,0'],
  P: [6.4, '0,0 0,10|~0,0 4,0.1 6.2,2.7 4,5.3 0,5.4'],
  Q: [9.6, '~4.8,0 1.4,1.4 0,5 1.4,8.6 4.8,10 8.2,8.6 9.6,5 8.2,1.4 4.8,0|5.6,7.4 9.4,11.4'],
  R: [6.8, '0,0 0,10|~0,0 4,0.1 6.2,2.6 4,5.1 0,5.2|3,5.2 6.8,10'],
  S: [6.4, '~5.9,1.6 3.4,0 0.6,2 1.6,4.2 4.8,5.5 6,7.8 3.4,10 0.2,8.4'],
  T: [7.6, '0,0 7.6,0|3.8,0 3.8,10'],
  U: [7.6, '~0,0 0,5 0.8,8.8 3.8,10 6.8,8.8 7.6,5 7.6,0'],
  V: [8.2, '0,0 4.1,10 8.2,0'],
  X: [7.6, '0,0 7.6,10|7.6,0 0,10'],
  Z: [7, '0.2,0 6.8,0 0,10 7,10'],
  ' ': [4, ''],
  0: [9.6, '~4.8,0 1.4,1.4 0,5 1.4,8.6 4.8,10 8.2,8.6 9.6,5 8.2,1.4 4.8,0'],
}
const MARKS: Readonly<Record<string, string>> = {
  '\u0301': '-0.4,-1.8 1.6,-4',
  '\u0302': '-2,-1.8 0,-3.8 2,-1.8',
  '\u0303': '~-2.4,-2 -1,-3.4 1,-2 2.4,-3.4',
  '\u0327': '~0.6,10 0.2,11.4 1.6,12.4 -0.6,13.4',
}
const SPACE = 3

function strokes(text: string, dx: number): Path[] {
  if (!text) return []
  return text.split('|').map((stroke) => {
    const points = stroke
      .replace('~', '')
      .split(' ')
      .map((pair): Point => {
        const [x, y] = pair.split(',').map(Number)
        return [x! + dx, y!]
      })
    return stroke.startsWith('~') ? curve(points) : line(...points)
  })
}

/** A caption in capitals, centred on x, with its baseline at y. */
export function lettering(caption: string, x: number, y: number, height: number): Drawing {
  const paths: Path[] = []
  let [pen, middle] = [0, 0]
  for (const sign of caption.toUpperCase().normalize('NFD')) {
    const mark = MARKS[sign]
    const [width, text] = CAPITALS[sign] ?? [0, '']
    paths.push(...strokes(mark ?? text, mark ? middle : pen))
    if (mark) continue
    middle = pen + width / 2
    pen += width + SPACE
  }
  const scale = height / 10
  return place(ink(...paths), { x: x - ((pen - SPACE) * scale) / 2, y: y - height, scale })
}
