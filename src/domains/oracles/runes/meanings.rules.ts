/**
 * What a rune says, in our words. What is old is told as old, what is of our days as such; it describes and asks, it
 * never foretells. Lengths are held by a test.
 */
export type Meaning = {
  /** What the name called, and what the poems say of it: 30–70 words. */
  origin: string
  /** How it is read in our days: one or two sentences, at most 260 characters. */
  upright: string
  /**
   * Upside down, for those who read it: held back or too much of it, at most 260. The nine that look the same have
   * none.
   */
  reversed?: string
  /** As what stands in the way: one sentence, at most 160. */
  obstacle: string
  /** As what can be counted on: one sentence, at most 160. */
  support: string
  /** A small deed for these days: one sentence, at most 160. */
  counsel: string
  /** Of articles/tres-runas-para-uma-segunda-feira-dificil. */
  question: string
}
