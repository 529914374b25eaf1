import { announce } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Tx } from '#platform/db.ts'
import { readAgain } from '#shared/facts.ts'
import { roomTopic } from '../room/facts.ts'
import { billableFromAfter } from '../billing/money.rules.ts'
import { type Consultation, type ConsultationChange, lockConsultation, recordChange } from '../state/sql.ts'
import { isCall } from '../channels/rules.ts'
import { isCallClosed, nextWindowMs } from '../channels/sound.rules.ts'

/**
 * Both browsers of a call are connected and nothing proves sound yet: for some seconds it may flow uncharged (S16).
 * When that time is used up, also by sound that breaks off again and again, the consultation goes on by chat. Safe to
 * repeat.
 */
export async function openMediaWindow(db: Db, { id, clock }: { id: string; clock: Clock }) {
  return inTransaction(db, async (tx) => {
    const c = await lockConsultation(tx, id)
    if (!c || c.endedAt || c.state === 'requested' || !isCall(c.currentChannel)) return
    const at = await clock(tx)
    if (c.state !== 'active' && c.mediaWindowUntil && c.mediaWindowUntil > at) return
    if (isCallClosed(c)) return void (await goOnByChat(tx, c, at))
    if (c.state === 'active') return
    const ms = nextWindowMs(c)
    await recordChange(tx, id, {
      mediaWindowUntil: new Date(at.getTime() + ms),
      unprovenMediaMs: c.unprovenMediaMs + BigInt(ms),
    })
    await announce(tx, readAgain(roomTopic(id)))
  })
}

/** No call any more in this consultation; what is said from here on is written. Answers what changed. */
export async function goOnByChat(
  tx: Tx,
  { id, state, billableFrom }: Pick<Consultation, 'id' | 'state' | 'billableFrom'>,
  at: Date,
): Promise<ConsultationChange> {
  const change: ConsultationChange = {
    currentChannel: 'chat',
    channelChangedAt: at,
    mediaWindowUntil: null,
    // What was not proven before belongs to no channel.
    ...(state === 'active' && { billableFrom: billableFromAfter(at, billableFrom) }),
  }
  await recordChange(tx, id, change)
  await announce(tx, readAgain(roomTopic(id)))
  return change
}
