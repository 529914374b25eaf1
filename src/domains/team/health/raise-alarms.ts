import { type MailTemplate, queueMail } from '#domains/notifications/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { capabilitiesOf } from '#shared/team-roles.ts'
import { overMail, raisedMail } from './alarm-mails.ts'
import { type AlarmRow, deleteAlarm, insertAlarm, listAlarms, listMembers, recordGone } from './alarms.sql.ts'
import { type HealthContext, readSigns } from './read-signs.ts'
import { type Fault, faultsOf } from './summary.rules.ts'

/** What comes and goes is one incident: it is over when it was not seen for so long. */
const OVER_AFTER_MS = 10 * 60_000

/**
 * Mails the team once when something needs somebody, and once when that is over. Any number of workers may look at
 * once. That no worker runs cannot be told from here: whoever watches `/readyz` sees it.
 */
export async function raiseAlarms({ db, clock }: { db: Db; clock: Clock }, context: HealthContext) {
  const now = await clock(db)
  const faults = faultsOf(await readSigns(db, now, context)).filter(({ kind }) => kind !== 'worker')
  const byKind = new Map<string, Fault>(faults.toReversed().map((fault) => [fault.kind, fault]))
  const open = new Map((await listAlarms(db)).map((alarm) => [alarm.kind, alarm]))
  for (const fault of byKind.values()) if (!open.has(fault.kind)) await raise(db, fault, now)
  for (const alarm of open.values()) await look(db, alarm, byKind.has(alarm.kind), now)
}

const raise = (db: Db, { kind, words }: Fault, now: Date) =>
  inTransaction(db, async (tx) => {
    if (await insertAlarm(tx, kind, words, now)) await tell(tx, `alarm:${kind}`, raisedMail({ words, since: now }), now)
  })

/** Keeps an open alarm while its fault is seen, and ends it when it was not for long enough. */
async function look(db: Db, { kind, goneAt }: AlarmRow, isSeen: boolean, now: Date) {
  await inTransaction(db, async (tx) => {
    if (isSeen || !goneAt) return recordGone(tx, kind, isSeen ? null : now)
    if (now.getTime() - goneAt.getTime() < OVER_AFTER_MS) return
    const ended = await deleteAlarm(tx, kind)
    if (ended) await tell(tx, `alarm-over:${kind}`, overMail(ended, goneAt), now)
  })
}

/** Whoever looks after how the house runs. */
async function tell(tx: Tx, key: string, template: MailTemplate, now: Date) {
  const told = (await listMembers(tx)).filter(({ roles }) => capabilitiesOf(roles).includes('health'))
  for (const { email } of told)
    await queueMail(tx, { key: `${key}:${now.getTime()}:${email}`, to: email, template, now })
}
