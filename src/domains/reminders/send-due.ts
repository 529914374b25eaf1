import { listAnniversaries, listDayCards, signOfBirth } from '#domains/oracles/index.ts'
import { type MailTemplate, notifyOf, queueMail } from '#domains/notifications/index.ts'
import { startOfDay } from '#domains/scheduling/slots.rules.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { type Stoppable, untilEmpty } from '#platform/sweeps/until-empty.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { anniversaryMail, dayCardMail, horoscopeNotice } from './mails.ts'
import { dayAfter, dayOf, latestDay, nextAt } from './rules.ts'
import { deleteUnwanted, type DueReminder, recordDone, takeDueReminders } from './sql.ts'

/** Keeps the transaction short. */
const AT_ONCE = 100
/** All that somebody kept. */
const READINGS = '/tarot-gratis#leituras'
/** After a longer standstill anniversaries of earlier days are let go. */
const CAUGHT_UP_DAYS = 3

/**
 * Brings back whose hour has come, each once a day, over all workers: what is queued and what is done commit together.
 * Who does without all ways meanwhile, or is on a break, is left in peace.
 */
export const sendDueReminders = ({ db, now, ...given }: { db: Db; now: Date } & Stoppable) =>
  untilEmpty(given, AT_ONCE, (most) =>
    inTransaction(db, async (tx) => {
      const due = await takeDueReminders(tx, now, most)
      const wanted = due.filter(({ byMail, byPush }) => byMail || byPush)
      const sent = wanted.filter(({ isAway, doneOn, zone }) => !isAway && doneOn < dayOf(now, zone))
      await tellDayCards(tx, ofKind(sent, 'day_card'), now)
      await tellHoroscopes(tx, ofKind(sent, 'horoscope'), now)
      await tellAnniversaries(tx, ofKind(sent, 'anniversaries'), now)
      await deleteUnwanted(
        tx,
        due.filter((one) => !wanted.includes(one)).map(({ personId, kind }) => ({ personId, kind })),
      )
      await recordDone(
        tx,
        wanted.map((one) => doneAt(one, now)),
      )
      return due.length
    }),
  )

const ofKind = (due: readonly DueReminder[], wanted: DueReminder['kind']) => due.filter(({ kind }) => kind === wanted)

function doneAt({ personId, kind, minute, zone, doneOn }: DueReminder, now: Date) {
  const day = latestDay(doneOn, dayOf(now, zone))
  return { personId, kind, doneOn: day, nextAt: nextAt({ minute, zone }, day, now) }
}

/** The midnight that ends a day of São Paulo, which is what cards and skies belong to. */
const endOfToday = (now: Date) => new Date(startOfDay(dayAfter(dayInSaoPaulo(now)), 'America/Sao_Paulo'))

/** With the card that the page shows: nobody's is drawn for them. */
async function tellDayCards(tx: Tx, due: readonly DueReminder[], now: Date) {
  if (due.length === 0) return
  const day = dayInSaoPaulo(now)
  const drawn = new Map(
    (
      await listDayCards(
        tx,
        due.map(({ personId }) => personId),
        day,
      )
    ).map(({ personId, name }) => [personId, name]),
  )
  for (const one of due)
    await tell(tx, one, {
      key: `day-card:${one.personId}:${day}`,
      template: dayCardMail(one.firstName, drawn.get(one.personId)),
      kind: 'day_cards',
      until: endOfToday(now),
      now,
    })
}

async function tellHoroscopes(tx: Tx, due: readonly DueReminder[], now: Date) {
  for (const one of due) {
    if (!one.bornOn) continue
    const sign = signOfBirth(one.bornOn)
    await tell(tx, one, {
      key: `horoscope:${one.personId}:${dayInSaoPaulo(now)}`,
      template: horoscopeNotice(sign),
      kind: 'horoscopes',
      until: endOfToday(now),
      now,
    })
  }
}

/** One notice for all readings of a day, which a single one of them leads to. */
async function tellAnniversaries(tx: Tx, due: readonly DueReminder[], now: Date) {
  if (due.length === 0) return
  const asked = due.map(({ personId, zone, doneOn }) => {
    const until = dayOf(now, zone)
    return { personId, zone, after: latestDay(doneOn, dayAfter(until, -CAUGHT_UP_DAYS)), until }
  })
  const found = Map.groupBy(await listAnniversaries(tx, asked), ({ personId }) => personId)
  for (const one of due) {
    const [first, ...more] = found.get(one.personId) ?? []
    if (!first) continue
    const path = more.length > 0 ? READINGS : first.path
    await tell(tx, one, {
      key: `anniversary:${one.personId}:${dayOf(now, one.zone)}`,
      template: anniversaryMail({ firstName: one.firstName, isYear: first.isYear, path }),
      kind: 'anniversaries',
      now,
    })
  }
}

type Told = {
  key: string
  template: MailTemplate
  kind: 'day_cards' | 'horoscopes' | 'anniversaries'
  until?: Date
  now: Date
}

// Anybody may register with the address of somebody else: no mail goes there before it is confirmed.
function tell(tx: Tx, { personId, email, isConfirmed, byMail }: DueReminder, { kind, ...told }: Told) {
  const about = { kind, personId }
  return isConfirmed && byMail ? queueMail(tx, { ...told, to: email, about }) : notifyOf(tx, { ...told, about })
}
