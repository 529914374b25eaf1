import { loadTabText, storeTabText } from '#browser/tab-texts.ts'
import { ProfileChanges, type OwnProfile } from '../../profile-changes/contract.ts'
import { contactReason, findContactData } from '#domains/detectors/contact.rules.ts'
import { TEXT_FIELDS } from '../../profile-changes/rules.ts'

/** What is typed, as it is typed; an empty city is none. */
export type Draft = Pick<OwnProfile, 'name' | 'title' | 'description' | 'bio' | 'languages' | 'specialties'> & {
  city: string
  channels: OwnProfile['prices'][number]['channel'][]
}
export type Faults = Partial<Record<keyof Draft, string>>

export const draftOf = ({
  name,
  title,
  description,
  bio,
  city,
  languages,
  specialties,
  prices,
}: OwnProfile): Draft => ({
  name,
  title,
  description,
  bio,
  city: city ?? '',
  languages,
  specialties,
  channels: prices.map(({ channel }) => channel),
})

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** What of a draft differs from the profile, as it is sent. */
export function changesOf(draft: Draft, profile: OwnProfile): Partial<Draft> {
  const published = draftOf(profile)
  const names = Object.keys(published) as (keyof Draft)[]
  return Object.fromEntries(
    names.filter((name) => !isSame(draft[name], published[name])).map((name) => [name, draft[name]]),
  )
}

/** The changes ready to be sent, or what is wrong with each: the same words as the server’s. */
export function readChanges(changes: Partial<Draft>): { changes: ProfileChanges } | { faults: Faults } {
  const parsed = ProfileChanges.safeParse({
    ...changes,
    ...(changes.city !== undefined && { city: changes.city.trim() || null }),
  })
  const faults: Faults = {}
  for (const { path, message } of parsed.error?.issues ?? []) faults[path[0] as keyof Draft] ??= message
  for (const field of TEXT_FIELDS) {
    const found = findContactData(changes[field] ?? '')
    if (found) faults[field] = contactReason(found, 'profile')
  }
  return parsed.success && Object.keys(faults).length === 0 ? { changes: parsed.data } : { faults }
}

const KEY = 'sensitivos-profile-draft'

/** What was typed and not yet published survives a reload of this tab, for this consultant. */
export const storeDraft = (consultantId: string, changes: Partial<Draft>) =>
  storeTabText(KEY, Object.keys(changes).length > 0 ? JSON.stringify({ consultantId, changes }) : '')

export function storedDraft(consultantId: string): Partial<Draft> {
  try {
    const stored = JSON.parse(loadTabText(KEY) || '{}')
    return stored.consultantId === consultantId ? stored.changes : {}
  } catch {
    return {}
  }
}
