import type { RuneId } from './rules.ts'

/** One polyline: x, y, x, y… on a grid 6 wide and 10 high, y downwards. */
export type Stroke = readonly number[]

/**
 * The strokes of each rune, staves first. Forms of the oldest inscriptions, before 700; no stroke is horizontal,
 * because on wood it would follow the grain. Where several forms are attested, a note says which was chosen.
 */
export const RUNE_STROKES: Readonly<Record<RuneId, readonly Stroke[]>> = {
  fehu: [
    [1.5, 0, 1.5, 10],
    [1.5, 3.6, 5, 0.3],
    [1.5, 6.9, 5, 3.6],
  ],
  // With a second leg; other inscriptions close it in one slope from top to foot.
  uruz: [[1, 10, 1, 0, 5, 3.2, 5, 10]],
  thurisaz: [
    [1.7, 0, 1.7, 10],
    [1.7, 2.2, 4.7, 5, 1.7, 7.8],
  ],
  ansuz: [
    [4.8, 3, 1.5, 0, 1.5, 10],
    [1.5, 3.4, 4.8, 6.4],
  ],
  // The bow returns to the stave; in other inscriptions it stops short of it.
  raidho: [
    [1.3, 10, 1.3, 0, 4.7, 2.7, 1.3, 5.2],
    [1.3, 5.2, 4.9, 10],
  ],
  // The open angle, smaller than its neighbours; forms on a stave are later.
  kenaz: [[4.5, 1.9, 1.6, 5, 4.5, 8.1]],
  gebo: [
    [0.6, 0.5, 5.4, 9.5],
    [5.4, 0.5, 0.6, 9.5],
  ],
  wunjo: [[1.7, 10, 1.7, 0, 4.8, 2.9, 1.7, 5.8]],
  // One bar, as in the North; two bars are southern and English.
  hagalaz: [
    [1, 0, 1, 10],
    [5, 0, 5, 10],
    [1, 3.5, 5, 6.5],
  ],
  nauthiz: [
    [3, 0, 3, 10],
    [1, 3.5, 5, 6.5],
  ],
  isa: [[3, 0, 3, 10]],
  // Two angles that do not touch; the closed form and the one on a stave are later.
  jera: [
    [2.9, 0.9, 0.4, 3.4, 2.9, 5.9],
    [3.1, 4.1, 5.6, 6.6, 3.1, 9.1],
  ],
  eihwaz: [[5.2, 2.6, 3, 0, 3, 10, 0.8, 7.4]],
  perthro: [[5, 0.5, 3.2, 2.8, 1, 0, 1, 10, 3.2, 7.2, 5, 9.5]],
  algiz: [
    [3, 0, 3, 10],
    [0.3, 0.9, 3, 4.6, 5.7, 0.9],
  ],
  // Three strokes of one length; forms with four and more are as old, but differ when reversed.
  sowilo: [[4.6, 0, 1.4, 3.4, 4.6, 6.6, 1.4, 10]],
  tiwaz: [
    [3, 0.4, 3, 10],
    [0.4, 3.4, 3, 0.4, 5.6, 3.4],
  ],
  berkana: [[1.5, 5, 4.7, 2.5, 1.5, 0, 1.5, 10, 4.7, 7.5, 1.5, 5]],
  // With a notch; the form with a horizontal bar is rarer.
  ehwaz: [[0.8, 10, 0.8, 0, 3, 3, 5.2, 0, 5.2, 10]],
  mannaz: [
    [0.8, 10, 0.8, 0, 5.2, 4.6],
    [0.8, 4.6, 5.2, 0, 5.2, 10],
  ],
  laguz: [[1.9, 10, 1.9, 0, 4.9, 3.1]],
  // The square on its corner; the form on a stave is later.
  ingwaz: [[3, 1.9, 0.4, 5, 3, 8.1, 5.6, 5, 3, 1.9, 0.4, 5]],
  dagaz: [[0.6, 9.4, 0.6, 0.6, 5.4, 9.4, 5.4, 0.6, 0.6, 9.4, 0.6, 0.6]],
  othala: [[0.6, 10, 5.3, 3, 3, 0, 0.7, 3, 5.4, 10]],
}
