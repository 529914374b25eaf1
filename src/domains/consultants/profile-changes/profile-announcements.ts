import type { Announcement } from '#shared/facts.ts'
import { profileChanged } from '../facts.ts'
import { EVERYBODY } from '../presence.facts.ts'

/** What to announce when clients see something else of this consultant, who is shown alone or among others. */
export const profileAnnouncements = (consultantId: string): Announcement[] =>
  [consultantId, EVERYBODY].map((key) => profileChanged(key, { consultantId }))
