import type { SeededRandom } from '#test/support/seeded-random.ts'

/** What the two people of one question will try, and when. */
export type QuestionScript = {
  isFromBundle: boolean
  /** When the consultant answers; `deadline`: within a tenth of a second of it. */
  answers: 'early' | 'deadline' | 'late' | 'never'
  /** What is done at the same instant as the answer. */
  beside: 'decline' | 'block_by_client' | 'block_by_consultant' | 'dispute' | 'vacation' | undefined
  /** A bank that was asked decides for the one who pays, or not. */
  disputeEnds: 'won' | 'lost'
  clarifies: 'early' | 'late' | 'never' | undefined
  objects: boolean
  /** From 0 to 1: where in its span something is done. */
  at: number
}

/** Mostly what leads to an answer; a third of all questions are disturbed at the instant of their answer. */
export function scriptOf(random: SeededRandom, isFromBundle: boolean): QuestionScript {
  return {
    isFromBundle,
    answers: random.pick(['early', 'early', 'early', 'deadline', 'deadline', 'late', 'never']),
    beside: random.chance(0.35)
      ? random.pick(['decline', 'block_by_client', 'block_by_consultant', 'dispute', 'dispute', 'vacation'])
      : undefined,
    disputeEnds: random.pick(['won', 'lost']),
    clarifies: random.chance(0.6) ? random.pick(['early', 'early', 'late', 'never']) : undefined,
    objects: random.chance(0.3),
    at: random.next(),
  }
}

/** How long after it was asked the answer is sent, in milliseconds, of a question due after so many. */
export function answerAfterMs({ answers, at }: QuestionScript, dueMs: number): number {
  if (answers === 'early') return dueMs * 0.6 * at
  if (answers === 'deadline') return dueMs + (at - 0.5) * 200
  // Some before a worker closes it, some after.
  return dueMs + 200 + at * 9_000
}
