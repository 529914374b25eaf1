import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changeChannel } from '#domains/consultations/calls/change-channel.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { availableOf } from '#domains/wallet/rules.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { BookedConsultation } from '#test/support/booked-consultation.ts'
import { listBookedViolations } from '#test/support/booked-violations.ts'
import { HAD, openBookings, type OpenBookings } from '#test/support/booking-fixture.ts'
import { costOf } from '#shared/whole-seconds.ts'
import { freshDatabase } from '#test/support/database.ts'
import { SOUND_BOTH_WAYS } from '#test/support/live-room.ts'
import { NOON } from '#test/support/metered-consultation.ts'
import { reserveBooking } from './reserve-booking.ts'

const [VOICE, VIDEO] = [373n, 448n]
const WITH_PICTURE = { ...SOUND_BOTH_WAYS, frames: 30 }
const NOTHING = { ...SOUND_BOTH_WAYS, received: 0, sent: 0, acknowledged: 0, heard: 0, spoke: 0 }
const db = await freshDatabase({ max: 1 })

describe('a booked call', () => {
  let { bookings, ana, luna } = {} as OpenBookings
  beforeEach(async () => {
    ;({ bookings, ana, luna } = await openBookings(db))
    await db`insert into consultant_channels (consultant_id, channel, offered_at)
      values (${luna}, 'audio', now()), (${luna}, 'video', now())`
  })
  afterEach(async () => expect(await listBookedViolations(db)).toEqual([]))

  const book = async (channel: 'audio' | 'video') => {
    const booked = await bookings.book({ channel, seen: channel === 'audio' ? VOICE : VIDEO })
    await booked.open()
    return booked
  }
  const read = async (booked: BookedConsultation) => {
    const { capturedCents, channelUsage } = await booked.read()
    const [row] = await db<{ state: string; captured: bigint; returned: bigint }[]>`
      select state, captured, returned from bookings where id = ${booked.id}`
    return { ...row!, capturedCents, channelUsage }
  }

  test('costs the price of its channel for the seconds with sound both ways, and the rest is back', async () => {
    const booked = await book('audio')
    await booked.talk(-5, 120, SOUND_BOTH_WAYS)
    await booked.leave('client', 121)
    const { state, captured, returned, channelUsage } = await read(booked)
    expect(channelUsage).toEqual([
      { channel: 'audio', pricePerMinuteCents: VOICE, billedMs: expect.any(Number), coveredMs: 0 },
    ])
    expect(channelUsage[0]!.billedMs).toBeGreaterThan(110_000)
    expect(state).toBe('kept')
    expect(captured).toBe(costOf(VOICE, BigInt(channelUsage[0]!.billedMs)))
    expect(captured + returned).toBe(VOICE * 30n)
    expect(await balanceOf(db, availableOf(ana))).toBe(HAD - captured)
  })

  test('costs as voice while no picture comes, and as chat after somebody went down', async () => {
    const booked = await book('video')
    await booked.talk(-5, 40, WITH_PICTURE)
    await booked.talk(42, 100, SOUND_BOTH_WAYS)
    await booked.at(101)
    await changeChannel(db, { id: booked.id, personId: luna, wanted: 'chat', open: ['chat', 'audio', 'video'], clock })
    await booked.stay('both', 102, 130, { says: true })
    await booked.leave('client', 131)
    const { channelUsage, captured, returned } = await read(booked)
    expect(channelUsage.map(({ channel }) => channel).toSorted()).toEqual(['audio', 'chat', 'video'])
    expect(captured).toBeLessThan((VIDEO * 130n) / 60n)
    expect(captured + returned).toBe(VIDEO * 30n)
  })

  test('a call that no network carries goes on by chat, at the price of chat', async () => {
    const booked = await book('audio')
    await booked.talk(0, 80, NOTHING)
    await booked.stay('both', 82, 140, { says: true })
    await booked.leave('client', 141)
    const { channelUsage, captured } = await read(booked)
    expect(channelUsage).toEqual([
      { channel: 'chat', pricePerMinuteCents: 299n, billedMs: expect.any(Number), coveredMs: 0 },
    ])
    expect(captured).toBe(costOf(299n, BigInt(channelUsage[0]!.billedMs)))
  })

  test('is refused where calls cannot be carried, and with whoever offers none', async () => {
    const wish = { id: crypto.randomUUID(), clientId: ana, consultantId: luna, zone: 'America/Sao_Paulo', clock }
    const at = { startsAt: new Date(NOON.getTime() + 3_600_000), minutes: 30, seen: VOICE * 30n } as const
    const reserve = (openChannels?: ['chat']) =>
      reserveBooking(db, { ...wish, ...at, channel: 'audio', ...(openChannels && { openChannels }) })
    await expect(reserve(['chat'])).rejects.toMatchObject({ code: 'bookings.channel_closed' })
    await db`delete from consultant_channels where consultant_id = ${luna} and channel = 'audio'`
    await expect(reserve()).rejects.toMatchObject({ code: 'bookings.channel_closed' })
  })
})
