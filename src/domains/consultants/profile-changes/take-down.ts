import { recordSecurityEvent, forbidSelfDecision } from '#domains/accounts/index.ts'
import { queueMail } from '#domains/notifications/index.ts'
import { announce } from '#platform/bus.ts'
import { inTransaction, type Db, type Tx } from '#platform/db.ts'
import { profileAnnouncements } from './profile-announcements.ts'
import { initialsAfter, initialsPortrait } from '../portraits/portrait.ts'
import { insertPortrait } from '../portraits/sql.ts'
import { takenDownMail } from './mails.ts'
import { neutralNames, refuse, replacementOf, type TakedownField } from './rules.ts'
import * as sql from './sql.ts'

type Takedown = {
  consultantId: string
  field: TakedownField
  /** The text, the hash of the portrait or the name of the recording, as the team saw it. */
  value: string
  reason: string
  by: string
  now: Date
}

/**
 * Takes a text, portrait or introduction down: a neutral one or none takes its place, the reason is public for ninety
 * days and mailed, and the same cannot come back. Names become the account's first name. Refuses the own profile, and
 * what is gone.
 */
export const takeDown = (db: Db, takedown: Takedown) => inTransaction(db, (tx) => takeDownIn(tx, takedown))

/** The same within an act of the team. */
export async function takeDownIn(tx: Tx, { consultantId, field, value, reason, by, now }: Takedown): Promise<void> {
  const before = await sql.lockProfile(tx, consultantId)
  if (!before) throw refuse('not_found')
  forbidSelfDecision(by, consultantId)
  if (await sql.findTakenDown(tx, consultantId, [{ field, before: '', after: value }])) return
  if (before[field] !== value) throw refuse('changed_meanwhile')
  await sql.insertTakedown(tx, { consultantId, field, removed: value, reason, takenDownAt: now, takenDownBy: by })
  const after = { ...before }
  if (field === 'name') after.name = await freeName(tx, consultantId, before.firstName)
  else if (field === 'introduction') after.introduction = null
  else if (field !== 'portrait') Object.assign(after, { [field]: replacementOf(field, before.specialties) })
  const drawn = field === 'portrait' ? initialsPortrait(before.name) : initialsAfter(before, after.name)
  if (drawn?.hash === value) throw refuse('changed_meanwhile')
  if (drawn) await insertPortrait(tx, drawn, now)
  after.portrait = drawn?.hash ?? before.portrait
  await sql.recordProfile(tx, consultantId, after)
  const event = { actorId: by, personId: consultantId, subjectId: consultantId, reason, at: now }
  const said = { before: { [field]: shortened(value) }, after: { [field]: shortened(after[field]) } }
  await recordSecurityEvent(tx, { kind: 'consultants.profile_taken_down', detail: field, ...event, ...said })
  await queueMail(tx, {
    key: `profile-taken-down:${consultantId}:${field}:${now.getTime()}`,
    to: before.email,
    template: takenDownMail({ firstName: before.firstName, field, reason }),
    about: { kind: 'profile', personId: consultantId },
    now,
  })
  await announce(tx, ...profileAnnouncements(consultantId))
}

/** Of a long text its beginning: the whole stands among the takedowns. */
const shortened = (text: string | null) => text && [...text].slice(0, 500).join('')

/** The first neutral name that was not taken down here, with a number when another consultant has it. */
async function freeName(tx: Tx, consultantId: string, firstName: string): Promise<string> {
  const isGone = (name: string) => sql.findTakenDown(tx, consultantId, [{ field: 'name', before: '', after: name }])
  const [first, last = first] = neutralNames(firstName)
  const name = (await isGone(first!)) ? last! : first!
  for (let n = 1; ; n++) {
    const numbered = n === 1 ? name : `${name} ${n}`
    if (!(await sql.lockName(tx, numbered, consultantId)) && !(await isGone(numbered))) return numbered
  }
}
