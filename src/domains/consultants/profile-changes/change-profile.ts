import { spendAttempt } from '#domains/accounts/index.ts'
import { announce } from '#platform/bus.ts'
import { inTransaction, type Db } from '#platform/db.ts'
import { replaceSpecialties } from '../applications/sql.ts'
import { refuseHeldTexts } from './refuse-held-texts.ts'
import { profileAnnouncements } from './profile-announcements.ts'
import { type Channel, OPEN_CHANNELS } from '../rules.ts'
import { initialsAfter } from '../portraits/portrait.ts'
import { insertPortrait } from '../portraits/sql.ts'
import type { ProfileChanges } from './contract.ts'
import {
  CHANGES_PER_CONSULTANT,
  channelsAfter,
  checkName,
  fieldNames,
  NAMES_PER_CONSULTANT,
  refuse,
  TEXT_FIELDS,
  type TextField,
} from './rules.ts'
import * as sql from './sql.ts'

const LISTS = ['languages', 'specialties', 'channels'] as const

/**
 * Changes what clients see of an approved consultant, at once. Absent fields stay, repeating changes nothing. Refuses
 * what a profile may not say, a name of somebody else or of the house, closed channels, and what was taken down.
 */
export async function changeProfile(
  db: Db,
  {
    consultantId,
    changes,
    openChannels = OPEN_CHANNELS,
    now,
  }: { consultantId: string; changes: ProfileChanges; openChannels?: readonly Channel[] | undefined; now: Date },
) {
  await refuseHeldTexts(db, { personId: consultantId, texts: changes, now })
  return inTransaction(db, async (tx) => {
    const before = await sql.lockProfile(tx, consultantId)
    if (!before) throw refuse('not_approved')
    const after = profileAfter(before, changes, openChannels)
    const made = changesBetween(before, after)
    if (made.length === 0) return
    const isChanged = (field: string) => made.some((one) => one.field === field)
    await spendAttempt(tx, CHANGES_PER_CONSULTANT, consultantId, now)
    if (isChanged('name')) {
      checkName(after.name)
      if (await sql.lockName(tx, after.name, consultantId))
        throw refuse('name_taken', { name: 'Já existe um consultor com este nome.' })
      await spendAttempt(tx, NAMES_PER_CONSULTANT, consultantId, now)
      const drawn = initialsAfter(before, after.name)
      if (drawn) await insertPortrait(tx, drawn, now)
      after.portrait = drawn?.hash ?? before.portrait
    }
    const gone = await sql.findTakenDown(tx, consultantId, made)
    if (gone) throw refuse('was_taken_down', { [gone]: `${fieldNames[gone]}: a equipe retirou exatamente isto.` })
    if (isChanged('specialties')) await replaceSpecialties(tx, consultantId, after.specialties)
    if (isChanged('channels')) await sql.replaceChannels(tx, consultantId, after.channels, now)
    await sql.recordProfile(tx, consultantId, after)
    await sql.insertChanges(tx, consultantId, made, now)
    await announce(tx, ...profileAnnouncements(consultantId))
  })
}

function profileAfter(
  before: sql.EditedProfile,
  changes: ProfileChanges,
  openChannels: readonly Channel[],
): sql.EditedProfile {
  const { languages, specialties, channels, city = before.city, ...texts } = changes
  return {
    name: texts.name ?? before.name,
    title: texts.title ?? before.title,
    description: texts.description ?? before.description,
    bio: texts.bio ?? before.bio,
    city,
    languages: languages ? [...new Set(languages)] : before.languages,
    specialties: specialties ? specialtiesAfter(specialties) : before.specialties,
    channels: channels ? channelsAfter(before.channels, channels, openChannels) : before.channels,
    portrait: before.portrait,
    introduction: before.introduction,
  }
}

/** The main one first; the order of the others says nothing. */
const specialtiesAfter = ([main, ...others]: readonly sql.EditedProfile['specialties'][number][]) => [
  ...new Set([main!, ...others.toSorted()]),
]

function changesBetween(before: sql.EditedProfile, after: sql.EditedProfile): sql.FieldChange[] {
  const words = (profile: sql.EditedProfile, field: (typeof LISTS)[number] | TextField) => String(profile[field] ?? '')
  return [...TEXT_FIELDS, ...LISTS].flatMap((field) => {
    const [old, next] = [words(before, field), words(after, field)]
    return old === next ? [] : [{ field, before: old, after: next }]
  })
}
