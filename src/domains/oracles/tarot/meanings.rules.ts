/**
 * The text on a card after the tradition, written for this site. It describes and asks, and never foretells. Lengths
 * are in characters and checked by a test.
 */
export type Meaning = {
  /** Three each, lower case. */
  keywords: { upright: readonly [string, string, string]; reversed: readonly [string, string, string] }
  /** One or two sentences, at most 260. */
  upright: string
  /** Held back, exaggerated or turned inward, not simply bad: one or two sentences, at most 260. */
  reversed: string
  /** The card as advice for this week: one sentence, at most 160. */
  counsel: string
  /** The card as an obstacle: one sentence, at most 160. */
  obstacle: string
  /**
   * What our picture shows, what comes from the tradition, how it appears on an ordinary day: 90–140 words for a major,
   * 60–90 for a minor.
   */
  text: string
  /** One open question about what depends on the reader, at most 140, ends with a question mark. */
  question: string
}
