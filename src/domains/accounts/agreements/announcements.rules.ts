import type { LegalText } from '../agreements.rules.ts'

/** Texts that change together are published one after the other: whoever publishes has so long for the next one. */
export const TOGETHER_MS = 30 * 60_000

export type Announcement = {
  text: LegalText
  number: number
  startsAt: Date
  /** The last person who was told; all zeros: nobody yet. */
  toldUntilId: string
}

/**
 * The announcements that have begun, by who hears of them next: those of one group go into one mail. One waits for
 * others that are published with it, and joins whoever has told the same people.
 */
export const groupAnnouncements = <A extends Announcement>(begun: readonly A[], now: Date): A[][] =>
  [...new Set(begun.map(({ toldUntilId }) => toldUntilId))]
    .map((toldUntilId) => begun.filter((one) => one.toldUntilId === toldUntilId))
    .filter((group) => group.some(({ startsAt }) => now.getTime() - startsAt.getTime() >= TOGETHER_MS))
