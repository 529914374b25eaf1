import { beforeEach, describe, expect, test } from 'vitest'
import { recordIdentityFingerprints } from '#domains/accounts/index.ts'
import { takeBreak } from '#domains/limits/take-break.ts'
import { blockPerson } from '#domains/clients/block-person.ts'
import { insertBlock, setUnavailable } from '#domains/consultants/index.ts'
import { declineConsultation } from '#domains/consultations/lifecycle/decline-consultation.ts'
import { cancelConsultation } from '#domains/consultations/lifecycle/cancel-consultation.ts'
import { closeOverdueConsultation } from '#domains/consultations/lifecycle/close-overdue-consultation.ts'
import { requestConsultation } from '#domains/consultations/index.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { availableOf, reservedOf } from '#domains/wallet/rules.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { factsDuring } from '#test/support/facts-during.ts'
import { QueueFixture } from '#test/support/queue-fixture.ts'
import { admitToRequest } from './admit-to-request.ts'
import { readQueueOf } from './read-queues.ts'

let db: Db
let queue: QueueFixture
let [ana, bia, caio, talk] = ['', '', '', '']

/** Caio talks with Luna. */
beforeEach(async () => {
  db = await freshDatabase({ max: 6 })
  queue = await QueueFixture.open(db)
  ;[ana, bia, caio] = [await queue.client('Ana'), await queue.client('Bia'), await queue.client('Caio')]
  talk = await queue.talk(caio)
})

const refused = (code: string) => ({ code })
const ask = (clientId: string) =>
  requestConsultation(
    db,
    { id: crypto.randomUUID(), clientId, consultantId: queue.luna, channel: 'chat', clock: queue.time.clock },
    admitToRequest,
  )

describe('joining', () => {
  test('Ana waits, Bia behind her, and nothing is reserved', async () => {
    const place = await queue.join(ana)
    expect(await queue.join(ana, { id: place })).toBe(place)
    await queue.pass(1)
    await queue.join(bia)
    expect(await queue.view(ana)).toMatchObject({ id: place, state: 'waiting', before: 0, pricePerMinuteCents: 299n })
    expect(await queue.view(bia)).toMatchObject({ before: 1 })
    expect(await readQueueOf(db, queue.luna, queue.time.now())).toMatchObject({ waiting: 2 })
    expect(await balanceOf(db, availableOf(ana))).toBe(10_000n)
    expect(await balanceOf(db, reservedOf(ana))).toBe(0n)
  })

  test('tells Ana, and whoever looks at the queue', async () => {
    const facts = await factsDuring(db, ana, () => queue.join(ana))
    expect(facts).toMatchObject([{ type: 'queue_place_moved', state: 'waiting' }])
  })

  test('refuses a second queue, another person’s id, too little money, and whoever talks with nobody', async () => {
    const place = await queue.join(ana)
    await expect(queue.join(ana)).rejects.toMatchObject(refused('queue.waits_already'))
    await expect(queue.join(bia, { id: place })).rejects.toMatchObject(refused('queue.id_reused'))
    const poor = await queue.client('Dora', 896n)
    await expect(queue.join(poor)).rejects.toMatchObject(refused('consultations.not_enough_balance'))
    await queue.leave(ana, place)
    await queue.end(talk)
    await expect(queue.join(bia)).rejects.toMatchObject(refused('queue.free_now'))
  })

  test('refuses for an offline consultant, a blocked person, and during a break', async () => {
    const blocked = { consultantId: queue.luna, clientId: ana, blockedBy: 'consultant' as const }
    await inTransaction(db, (tx) => insertBlock(tx, blocked, queue.time.now()))
    await expect(queue.join(ana)).rejects.toMatchObject(refused('queue.not_here'))
    await takeBreak(db, { personId: bia, length: 'day', clock: queue.time.clock })
    await expect(queue.join(bia)).rejects.toMatchObject(refused('limits.on_break'))
    await queue.end(talk)
    await setUnavailable(db, queue.luna, queue.time.now())
    await expect(queue.join(await queue.client('Dora'))).rejects.toMatchObject(refused('queue.not_here'))
  })

  test('ten joins at once are one place', async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => queue.join(ana)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readQueueOf(db, queue.luna, queue.time.now())).toMatchObject({ waiting: 1 })
  })

  test('two accounts with one card are one person', async () => {
    const fingerprints = [{ kind: 'card' as const, value: 'of-both' }]
    for (const personId of [ana, bia])
      await inTransaction(db, (tx) => recordIdentityFingerprints(tx, { personId, fingerprints, at: queue.time.now() }))
    await queue.join(ana)
    await expect(queue.join(bia)).rejects.toMatchObject(refused('queue.waits_already'))
  })
})

describe('the turn', () => {
  test('comes when Luna is free, in the order of joining, one at a time, and the yes is a request', async () => {
    const [first, second] = [await queue.join(ana), await queue.join(bia)]
    await queue.pass(30)
    expect([await queue.state(first), await queue.state(second)]).toEqual(['waiting', 'waiting'])
    await queue.end(talk)
    await queue.pass(1)
    expect([await queue.state(first), await queue.state(second)]).toEqual(['offered', 'waiting'])
    expect(await queue.view(ana)).toMatchObject({
      state: 'offered',
      deadlineAt: new Date(queue.time.now().getTime() + 120_000),
      pricePerMinuteCents: 299n,
    })
    await expect(queue.take(bia, second)).rejects.toMatchObject(refused('queue.not_your_turn'))
    const consultation = await queue.take(ana, first)
    expect(consultation).toMatchObject({ state: 'requested', pricePerMinuteCents: 299n, heldCents: 2_990n })
    await queue.pass(1)
    expect([await queue.state(first), await queue.state(second)]).toEqual(['requested', 'waiting'])
    await queue.accept(consultation.id)
    await queue.pass(1)
    expect([await queue.state(first), await queue.state(second)]).toEqual(['served', 'waiting'])
    await queue.end(consultation.id)
    await queue.pass(1)
    expect(await queue.state(second)).toBe('offered')
  })

  test('two tabs that say yes make one request', async () => {
    const place = await queue.join(ana)
    await queue.end(talk)
    await queue.pass(1)
    const answers = await Promise.all([1, 2, 3, 4].map(() => queue.take(ana, place)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await balanceOf(db, reservedOf(ana))).toBe(2_990n)
  })

  test('eight workers offer one turn, and end a missed one once', async () => {
    const places = [await queue.join(ana), await queue.join(bia)]
    await queue.end(talk)
    await queue.pass(0)
    await Promise.all(Array.from({ length: 8 }, () => queue.work()))
    expect(await Promise.all(places.map(queue.state))).toEqual(['offered', 'waiting'])
    await queue.pass(119)
    await Promise.all(Array.from({ length: 8 }, () => queue.work()))
    expect(await Promise.all(places.map(queue.state))).toEqual(['offered', 'waiting'])
    queue.time.pass(1)
    await queue.pass(0)
    await Promise.all(Array.from({ length: 8 }, () => queue.work()))
    await queue.work()
    expect(await Promise.all(places.map(queue.state))).toEqual(['lapsed', 'offered'])
  })

  test('is over at two minutes to the millisecond, also where no worker has noticed', async () => {
    const place = await queue.join(ana)
    await queue.end(talk)
    await queue.pass(1)
    queue.time.pass(120)
    await expect(queue.take(ana, place)).rejects.toMatchObject(refused('queue.turn_over'))
  })

  test('asks for another yes at another price, and for the money that was spent meanwhile', async () => {
    const place = await queue.join(ana)
    await queue.end(talk)
    await queue.pass(1)
    await expect(queue.take(ana, place, { seenPrice: 199n })).rejects.toMatchObject(refused('queue.price_changed'))
    expect(await balanceOf(db, reservedOf(ana))).toBe(0n)
    expect(await queue.state(place)).toBe('offered')
    await expect(queue.take(bia, place)).rejects.toMatchObject(refused('queue.not_found'))
    expect((await queue.take(ana, place)).state).toBe('requested')
  })

  test('two missed turns close the queues for a day', async () => {
    for (const _ of [1, 2]) {
      const place = await queue.join(ana)
      await queue.end(talk)
      await queue.pass(1)
      await queue.pass(120)
      expect(await queue.state(place)).toBe('lapsed')
      talk = await queue.talk(caio)
    }
    await expect(queue.join(ana)).rejects.toMatchObject(refused('queue.missed_turns'))
    await queue.pass(86_400 - 122)
    await expect(queue.join(ana)).rejects.toMatchObject(refused('queue.missed_turns'))
    await queue.pass(2)
    await queue.join(ana)
  })

  test('two turns that were let go close them, too; places that were left before their turn do not', async () => {
    for (const _ of [1, 2]) await queue.leave(ana, await queue.join(ana))
    const missed = await queue.join(ana)
    await queue.end(talk)
    await queue.pass(1)
    await queue.pass(120)
    expect(await queue.state(missed)).toBe('lapsed')
    talk = await queue.talk(caio)
    const held = await queue.join(ana)
    await queue.end(talk)
    await queue.pass(1)
    await queue.pass(119)
    await queue.leave(ana, held)
    expect(await queue.state(held)).toBe('left')
    talk = await queue.talk(caio)
    await expect(queue.join(ana)).rejects.toMatchObject(refused('queue.missed_turns'))
  })

  test('letting it go gives it to the next', async () => {
    const [first, second] = [await queue.join(ana), await queue.join(bia)]
    await queue.end(talk)
    await queue.pass(1)
    await queue.leave(ana, first)
    await queue.leave(ana, first)
    await queue.pass(1)
    expect([await queue.state(first), await queue.state(second)]).toEqual(['left', 'offered'])
    await expect(queue.leave(ana, second)).rejects.toMatchObject(refused('queue.not_found'))
  })
})

describe('who is away', () => {
  test('is passed over while their page is closed, keeps the place, and loses it after ten minutes', async () => {
    const [first, second] = [await queue.join(ana), await queue.join(bia)]
    queue.goAway(ana)
    await queue.pass(91)
    await queue.end(talk)
    await queue.pass(1)
    expect([await queue.state(first), await queue.state(second)]).toEqual(['waiting', 'offered'])
    await queue.leave(bia, second)
    queue.comeBack(ana)
    await queue.pass(1)
    expect(await queue.state(first)).toBe('offered')
    await queue.leave(ana, first)
    talk = await queue.talk(caio)
    const third = await queue.join(ana)
    queue.goAway(ana)
    await queue.pass(599)
    expect(await queue.state(third)).toBe('waiting')
    await queue.pass(1)
    expect(await queue.state(third)).toBe('ended: away')
    expect(await queue.view(ana)).toMatchObject({ state: 'ended', reason: 'away' })
  })

  test('Luna leaving takes a turn back without a missed one; after a quarter of an hour the queue is over', async () => {
    const place = await queue.join(ana)
    await queue.end(talk)
    await queue.pass(1)
    queue.lunaLeaves()
    await queue.pass(16)
    expect(await queue.state(place)).toBe('waiting')
    queue.lunaReturns()
    await queue.pass(1)
    expect(await queue.state(place)).toBe('offered')
    queue.lunaLeaves()
    await queue.pass(20)
    expect(await queue.state(place)).toBe('waiting')
    await queue.pass(900)
    expect(await queue.state(place)).toBe('ended: consultant_away')
  })

  test('who talks with somebody else is passed over and keeps the place', async () => {
    const [first, second] = [await queue.join(ana), await queue.join(bia)]
    await db`update queue_places set seen_at = ${queue.time.now()}`
    await queue.end(talk)
    const ring = await queue.ring(ana)
    await queue.pass(1)
    expect([await queue.state(first), await queue.state(second)]).toEqual(['waiting', 'waiting'])
    await cancelConsultation(db, { id: ring, clientId: ana, clock: queue.time.clock })
    await queue.pass(1)
    expect([await queue.state(first), await queue.state(second)]).toEqual(['offered', 'waiting'])
  })
})

describe('after the yes', () => {
  let place = ''
  let consultationId = ''
  beforeEach(async () => {
    place = await queue.join(ana)
    await queue.join(bia)
    await queue.end(talk)
    await queue.pass(1)
    consultationId = (await queue.take(ana, place)).id
  })

  const expire = async () => {
    await queue.pass(60)
    await closeOverdueConsultation(db, { id: consultationId, clock: queue.time.clock })
    await queue.pass(1)
    await queue.work()
  }

  test('a request without an answer gives Ana her place back, once', async () => {
    await expire()
    expect(await queue.state(place)).toBe('offered')
    consultationId = (await queue.take(ana, place)).id
    await expire()
    expect(await queue.state(place)).toBe('ended: unanswered')
    expect(await queue.view(bia)).toMatchObject({ state: 'offered' })
    expect(await balanceOf(db, availableOf(ana))).toBe(10_000n)
  })

  test('a declined one ends it, and one taken back leaves it', async () => {
    await declineConsultation(db, { id: consultationId, consultantId: queue.luna, clock: queue.time.clock })
    await queue.pass(1)
    await queue.work()
    expect(await queue.state(place)).toBe('ended: declined')
    expect(await queue.view(bia)).toMatchObject({ state: 'offered' })
  })
})

describe('requests beside the queue', () => {
  test('join it while somebody can have their turn, and pass while nobody can', async () => {
    const place = await queue.join(ana)
    await queue.end(talk)
    await queue.pass(0)
    await expect(ask(bia)).rejects.toMatchObject(refused('queue.others_wait'))
    await queue.pass(1)
    await expect(ask(bia)).rejects.toMatchObject(refused('queue.others_wait'))
    await queue.join(bia)
    await queue.leave(ana, place)
    await queue.pass(1)
    await expect(ask(ana)).rejects.toMatchObject(refused('queue.others_wait'))
    queue.goAway(bia)
    await queue.pass(121)
    expect((await ask(ana)).state).toBe('requested')
  })
})

describe('called back', () => {
  const until = (minutes: number) => new Date(queue.time.now().getTime() + minutes * 60_000)
  const later = (from: number, to: number) => ({
    callback: { fromAt: until(from), untilAt: until(to), zone: zoneWithTime() },
  })
  /** Somewhere it is early enough for hours until ten at night. */
  const zoneWithTime = () => {
    const hours = queue.time.now().getUTCHours()
    return hours < 12 ? 'UTC' : 'Pacific/Pago_Pago'
  }

  test('Ana is offered her turn within her window only, and it ends with it', async () => {
    const place = await queue.join(ana, later(30, 60))
    const other = await queue.join(bia)
    expect(await readQueueOf(db, queue.luna, queue.time.now())).toMatchObject({ waiting: 1 })
    await queue.end(talk)
    await queue.pass(1)
    expect([await queue.state(place), await queue.state(other)]).toEqual(['waiting', 'offered'])
    await queue.leave(bia, other)
    expect((await ask(caio)).state).toBe('requested')
    queue.goAway(ana)
    await queue.pass(1_805)
    expect(await queue.state(place)).toBe('waiting')
    await queue.pass(1_800)
    expect(await queue.state(place)).toBe('ended: window_over')
  })

  test('within the window and with an open page, the turn is hers', async () => {
    const place = await queue.join(ana, later(30, 60))
    await queue.end(talk)
    await queue.pass(1_800)
    expect(await queue.state(place)).toBe('offered')
  })
})

test('a break, a block and a channel switched off end a place within the next look', async () => {
  const [first, second] = [await queue.join(ana), await queue.join(bia)]
  await takeBreak(db, { personId: ana, length: 'day', clock: queue.time.clock })
  await blockPerson(db, { by: 'client', personId: bia, otherId: queue.luna, clock: queue.time.clock })
  await queue.pass(1)
  expect([await queue.state(first), await queue.state(second)]).toEqual(['ended: on_break', 'ended: not_meeting'])
  const third = await queue.join(await queue.client('Dora'))
  await db`delete from consultant_channels where consultant_id = ${queue.luna}`
  await queue.pass(1)
  expect(await queue.state(third)).toBe('ended: channel_closed')
})
