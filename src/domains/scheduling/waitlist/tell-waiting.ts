import { queueMail } from '#domains/notifications/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { formatIsoDay } from '#shared/dates.ts'
import { listAgendas } from '../hours/sql.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'
import { slotsOf } from '../slots.rules.ts'
import { CHECKED_AT_ONCE } from './rules.ts'
import { checkEntries, takeEntry, type WaitlistEntry } from './sql.ts'

/**
 * Tells everybody who waits for a day on which a place opened, once each: whoever books first has it. Looks at those
 * that were not looked at for longest, all agendas in one query. Safe to repeat, from any number of workers.
 */
export async function tellWaiting({ db, clock, ...given }: { db: Db; clock: Clock } & Stoppable) {
  const now = await clock(db)
  await untilEmpty(given, CHECKED_AT_ONCE, async (most) => {
    const entries = await checkEntries(db, now, most)
    await tellAmong(
      db,
      entries.filter(({ isWaiting }) => isWaiting),
      now,
    )
    return entries.length
  })
}

async function tellAmong(db: Db, entries: readonly WaitlistEntry[], now: Date) {
  const consultantIds = [...new Set(entries.map(({ consultantId }) => consultantId))]
  const agendas = new Map(
    (await listAgendas(db, consultantIds, { clientId: undefined, now })).map((one) => [one.consultantId, one]),
  )
  for (const entry of entries) {
    const agenda = agendas.get(entry.consultantId)
    if (agenda && hasPlace(agenda, entry, now)) await inTransaction(db, (tx) => tell(tx, entry.id, now))
  }
}

function hasPlace(
  { schedule, busy }: Awaited<ReturnType<typeof listAgendas>>[number],
  { minutes, fromAt, untilAt }: WaitlistEntry,
  now: Date,
) {
  const window = { from: fromAt.getTime(), until: untilAt.getTime() }
  return slotsOf(schedule, { minutes, busy, now: now.getTime(), window, most: 1 }).length > 0
}

async function tell(tx: Tx, id: string, at: Date) {
  const taken = await takeEntry(tx, id, at)
  if (!taken) return
  const { clientId, consultantId, consultantName, email, channel, minutes, day } = taken
  await queueMail(tx, {
    key: `waitlist:${id}:${at.toISOString()}`,
    to: email,
    template: {
      subject: 'Abriu um horário no dia que você queria',
      emblem: 'hourglass',
      heading: 'Abriu um horário',
      paragraphs: [
        `A agenda de ${consultantName} tem lugar em ${formatIsoDay(day)}.`,
        'Quem mais pediu este aviso recebeu a mesma mensagem: o horário fica com quem marcar primeiro.',
      ],
      action: {
        words: 'Ver os horários',
        path: `/agendar?consultor=${consultantId}&canal=${channel}&duracao=${minutes}&dia=${day}`,
      },
    },
    about: { kind: 'waitlist', personId: clientId },
    now: at,
  })
}
