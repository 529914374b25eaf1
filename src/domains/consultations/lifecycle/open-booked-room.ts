import { findOffer, presenceAnnouncements } from '#domains/consultants/index.ts'
import { balanceMoved } from '#domains/wallet/facts.ts'
import { postJournals } from '#domains/wallet/index.ts'
import { bookedOf, reservedOf } from '#domains/wallet/rules.ts'
import { announce } from '#platform/bus.ts'
import type { Tx } from '#platform/db.ts'
import { readAgain } from '#shared/facts.ts'
import { moveAnnouncements } from './move-announcements.ts'
import { roomTopic } from '../room/facts.ts'
import { lockClientRequests, lockConsultantSlot } from './requests.sql.ts'
import { type BookedRoom, insertBookedRoom, listOpenRoomsOf } from '../appointments/sql.ts'

/**
 * Opens the room of a locked booking, in the caller's transaction: an accepted consultation of the booking's id, with
 * its money held or its minutes. Two workers open it once, by the id. False: one of the two is in another room.
 */
export async function openBookedRoom(tx: Tx, booking: Omit<BookedRoom, 'isAutomatic'>, at: Date): Promise<boolean> {
  const { id, clientId, consultantId, channel, held } = booking
  await lockClientRequests(tx, clientId)
  await lockConsultantSlot(tx, consultantId)
  if ((await listOpenRoomsOf(tx, booking)).some(({ state }) => state !== 'requested')) return false
  const offer = await findOffer(tx, consultantId, channel, at)
  const room = await insertBookedRoom(tx, { ...booking, isAutomatic: offer?.isAutomatic ?? false }, at)
  if (!room) return false
  if (held > 0n)
    await postJournals(tx, [
      {
        key: `hold:${id}:1`,
        subject: { kind: 'consultation', id },
        kind: 'consultation_hold',
        postings: [{ from: bookedOf(clientId), to: reservedOf(clientId), amount: held }],
      },
    ])
  await announce(
    tx,
    ...moveAnnouncements(room, { state: 'accepted', at, seq: 1 }),
    ...(await presenceAnnouncements(tx, consultantId, at)),
    balanceMoved(clientId),
  )
  return true
}

/** Tells the rooms in which one of these two is that a booking came, moved or went: until when they may stay. */
export async function tellRoomsOf(tx: Tx, people: { clientId: string; consultantId: string }) {
  const rooms = await listOpenRoomsOf(tx, people)
  if (rooms.length > 0) await announce(tx, ...rooms.map(({ id }) => readAgain(roomTopic(id))))
}
