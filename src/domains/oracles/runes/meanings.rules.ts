/**
 * The text on a rune, written for this site. It separates old sources from modern readings, describes and asks, and
 * never foretells. A test checks the lengths.
 */
export type Meaning = {
  /** What the name meant, and what the rune poems say: 30–70 words. */
  origin: string
  /** The modern reading: one or two sentences, at most 260 characters. */
  upright: string
  /** The reversed reading: held back or too much of it, at most 260 characters. Absent for the nine symmetric runes. */
  reversed?: string
  /** As an obstacle: one sentence, at most 160. */
  obstacle: string
  /** As a support: one sentence, at most 160. */
  support: string
  /** A small action for these days: one sentence, at most 160. */
  counsel: string
  /** From articles/tres-runas-para-uma-segunda-feira-dificil. */
  question: string
}
