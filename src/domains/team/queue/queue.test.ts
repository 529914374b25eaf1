import { beforeEach, expect, test } from 'vitest'
import { offerProduct } from '#domains/shop/index.ts'
import { moveStock } from '#domains/shop/publishing/move-stock.ts'
import { closeMessage } from '#domains/support/close-message.ts'
import { clockAt } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { businessDaysAfter } from '#shared/business-days.ts'
import { CAPABILITIES } from '#shared/capabilities.ts'
import { capabilitiesOf } from '#shared/team-roles.ts'
import { aProduct } from '#test/support/a-product.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant, anAdmin } from '#test/support/people.ts'
import { deleteOldHolds } from './sql.ts'
import { listDecided } from './list-decided.ts'
import { QUEUE_KIND_NAMES } from './kinds.rules.ts'
import { readQueue } from './read-queue.ts'
import { releaseCase } from './release-case.ts'
import { snoozeCase } from './snooze-case.ts'
import { takeCase } from './take-case.ts'

const TUESDAY = new Date('2026-03-03T15:00:00Z')
const later = (hours: number) => new Date(TUESDAY.getTime() + hours * 3_600_000)

let db: Db
let [iris, rosa, ana] = ['', '', '']
beforeEach(async () => {
  db = await freshDatabase()
  ;[iris, rosa, ana] = [await anAdmin(db), await anAdmin(db), await aClient(db, 'Ana')]
})

const read = (given: Partial<Parameters<typeof readQueue>[1]> = {}) =>
  readQueue(db, { state: 'waiting', of: 'all', by: iris, capabilities: CAPABILITIES, now: TUESDAY, ...given })

async function aMessage({ answerBy = '2026-03-05', subject = 'question', at = TUESDAY } = {}) {
  const id = crypto.randomUUID()
  await db`
    insert into contact_messages (id, protocol, name, email, subject, body, received_at, answer_by)
    values (${id}, ${id}, 'Bia Camargo', 'bia@exemplo.com.br', ${subject}, 'Uma pergunta longa.', ${at},
      ${answerBy})`
  return id
}

async function aTestimonial(at = TUESDAY) {
  const id = crypto.randomUUID()
  await db`
    insert into testimonials (id, person_id, stars, body, location, written_at)
    values (${id}, ${ana}, 5, 'Fui ouvida com calma, e saí com o que fazer.', 'Recife', ${at})`
  return id
}

const take = (id: string, by: string, more: object = {}) =>
  takeCase(db, { kind: 'message', id, by, capabilities: CAPABILITIES, clock: clockAt(TUESDAY), ...more })

test('cases of all kinds stand in one queue by deadline, with the time that each was promised', async () => {
  const [late, soon, closing] = [
    await aMessage({ answerBy: '2026-03-09' }),
    await aMessage(),
    await aMessage({ answerBy: '2026-03-04', subject: 'closing' }),
  ]
  const testimonial = await aTestimonial()
  const luna = await aConsultant(db, 'Luna')
  await db`update consultants set approved_at = null, approved_by = null, applied_at = ${later(-200)} where id = ${luna}`
  const { cases, counts, next } = await read()
  expect(cases.map(({ kind, id }) => [kind, id])).toEqual([
    ['application', luna],
    ['closing', closing],
    ['message', soon],
    ['testimonial', testimonial],
    ['message', late],
  ])
  expect(cases[2]).toMatchObject({
    name: 'Bia Camargo',
    about: 'question',
    personId: null,
    dueAt: new Date('2026-03-06T03:00:00Z'),
    takenBy: null,
  })
  expect(cases[3]).toMatchObject({ personId: ana, about: '5', dueAt: new Date('2026-03-07T03:00:00Z') })
  expect(counts).toContainEqual({ kind: 'message', waiting: 2, snoozed: 0 })
  expect(next).toBeNull()
  expect((await read({ kind: 'closing' })).cases.map(({ id }) => id)).toEqual([closing])
})

test('money that waits for the team is in the queue, with its amount', async () => {
  const luna = await aConsultant(db, 'Luna')
  const [withdrawal, payout, entry] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  await db`
    insert into payment_withdrawals (id, person_id, amount, by_hand, pix_key, asked_at, state)
    values (${withdrawal}, ${ana}, 5000, 4000, '12345678909', ${TUESDAY}, 'waiting')`
  await db`
    insert into payouts (id, consultant_id, amount, cause, tax_id, state, asked_at, moved_at, due_at)
    values (${payout}, ${luna}, 7000, 'asked', '12345678909', 'asked', ${TUESDAY}, ${TUESDAY}, ${TUESDAY})`
  await db`update payouts set state = 'sending', gateway = 'manual', sent_at = ${TUESDAY}, unsure_since = ${TUESDAY}`
  await db`update payouts set state = 'processing', unsure_since = null`
  await db`
    insert into payment_mismatches (id, gateway, gateway_id, reason, amount, currency, found_at)
    values (${entry}, 'sandbox', 'x-1', 'unknown', 1200, 'BRL', ${TUESDAY})`
  expect((await read()).cases.map(({ kind, id, amountCents, dueAt }) => [kind, id, amountCents, dueAt])).toEqual([
    ['payout', payout, 7000n, new Date('2026-03-05T03:00:00Z')],
    ['suspense', entry, 1200n, new Date('2026-03-06T03:00:00Z')],
    ['withdrawal', withdrawal, 4000n, new Date('2026-03-11T03:00:00Z')],
  ])
})

test('a product of which there are as few as its alarm says is in the queue until there are more', async () => {
  const deck = aProduct({ stock: 3, arrivedAt: TUESDAY })
  await offerProduct(db, deck)
  const waiting = async () => (await read({ kind: 'low_stock' })).cases.map(({ id, name }) => [id, name])
  expect(await waiting()).toEqual([])
  await db`update shop_variants set alarm_at = 3`
  expect(await waiting()).toEqual([[deck.id, 'Tarot de Marselha']])
  const requestId = crypto.randomUUID()
  const received = { id: deck.id, requestId, act: 'received', quantity: 1, unitCostCents: null, note: '' } as const
  await moveStock(db, { by: ana, clock: clockAt(TUESDAY) }, received)
  expect(await waiting()).toEqual([])
})

/** One report of Ana about Luna, a review that is held, and a suspension that waits for a second person. */
async function casesOfModeration() {
  const luna = await aConsultant(db, 'Luna')
  const [report, proposal, bonus] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  await db`
    insert into moderation_reports (id, kind, subject_id, reporter_id, reported_id, reason, reported_at, due_at)
    values (${report}, 'profile', ${luna}, ${ana}, ${luna}, 'threat', ${TUESDAY}, ${later(4)})`
  await db`
    insert into team_proposals
      (id, kind, subject_id, person_id, amount, input, reason, proposed_by, proposed_at, expires_at)
    values (${proposal}, 'suspend', ${luna}, ${luna}, null, '{"hours": 100}', 'Pediu pagamento por fora.', ${rosa},
        ${TUESDAY}, ${later(168)}),
      (${bonus}, 'goodwill', 'one', ${ana}, 60000, '{}', 'A sala fechou.', ${rosa}, ${TUESDAY}, ${later(168)})`
  return { luna, report, proposal, bonus }
}

test('reports stand by their own deadline, and what waits for a second person beside them', async () => {
  const { luna, report, proposal, bonus } = await casesOfModeration()
  const { cases } = await read()
  expect(cases.map(({ kind, id }) => [kind, id])).toEqual([
    ['report', report],
    ...[proposal, bonus].toSorted().map((id) => ['proposal', id]),
  ])
  expect(cases[0]).toMatchObject({ personId: luna, name: 'Luna Prado', about: 'threat', dueAt: later(4) })
  expect(cases.find(({ id }) => id === bonus)).toMatchObject({ about: 'goodwill', amountCents: 60_000n, personId: ana })
})

test('what waits for a second person leaves the queue once its time is over', async () => {
  await casesOfModeration()
  await db`update team_proposals set proposed_at = ${TUESDAY}::timestamptz - interval '8 days', expires_at = ${TUESDAY}`
  expect((await read()).cases.map(({ kind }) => kind)).toEqual(['report'])
})

test('whoever may not decide a kind neither sees, counts, takes nor finds it decided', async () => {
  const { report, proposal, bonus } = await casesOfModeration()
  const message = await aMessage()
  const as = (...roles: string[]) => ({ capabilities: capabilitiesOf(roles) })
  const seenBy = async (role: string) => (await read(as(role))).cases.map(({ id }) => id).toSorted()
  expect(await seenBy('moderation')).toEqual([report, proposal].toSorted())
  expect(await seenBy('support')).toEqual([bonus, message].toSorted())
  expect(await seenBy('finance')).toEqual([])
  expect(await seenBy('content')).toEqual([])
  expect((await read(as('support'))).counts.map(({ kind }) => kind).toSorted()).toEqual(['message', 'proposal'])
  const taking = take(message, iris, as('moderation'))
  await expect(taking).rejects.toMatchObject({ code: 'team.case_not_waiting' })
  await take(message, iris)
  await closeMessage(db, { id: message, note: 'Resolvida por telefone.', by: iris, clock: clockAt(TUESDAY) })
  const decidedFor = async (role: string) => (await listDecided(db, as(role))).cases.map(({ kind }) => kind)
  expect(await decidedFor('moderation')).not.toContain('message')
  expect(await decidedFor('support')).toContain('message')
})

test('a long queue is read page by page, and none is missing or there twice', async () => {
  const ids: string[] = []
  for (let n = 0; n < 90; n++) ids.push(await aMessage({ answerBy: n % 2 ? '2026-03-05' : '2026-03-06' }))
  const seen: string[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await read({ ...(cursor && { cursor }) })
    seen.push(...page.cases.map(({ id }) => id))
    cursor = page.next
  }
  expect(seen).toHaveLength(90)
  expect(new Set(seen)).toEqual(new Set(ids))
  await expect(read({ cursor: "1' or 1=1" })).rejects.toMatchObject({ code: 'team.queue_cursor_unknown' })
})

test('of two who take one case at once, one has it, and the other is told who', async () => {
  const id = await aMessage()
  const taken = await Promise.allSettled([take(id, iris), take(id, rosa)])
  expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [holder] = (await read()).cases
  const loser = taken.find((one) => one.status === 'rejected')!
  expect(loser.reason).toMatchObject({
    code: 'team.taken_by_another',
    fields: { case: `${holder!.takenBy!.name} já está com este caso.` },
  })
  expect(await db`select kind, detail from security_events where subject_id = ${id}`).toEqual([
    { kind: 'team.case_taken', detail: 'message' },
  ])
})

test('a case is taken over only from whom one saw with it, and given back only by who has it', async () => {
  const id = await aMessage()
  await take(id, iris)
  await expect(take(id, rosa)).rejects.toMatchObject({ code: 'team.taken_by_another' })
  await expect(take(id, rosa, { from: ana })).rejects.toMatchObject({ code: 'team.taken_by_another' })
  expect(await take(id, rosa, { from: iris })).toMatchObject({ takenBy: { id: rosa } })
  const release = (by: string) =>
    releaseCase(db, { kind: 'message', id, by, capabilities: CAPABILITIES, clock: clockAt(TUESDAY) })
  await expect(release(iris)).rejects.toMatchObject({ code: 'team.not_yours_to_release' })
  expect((await read({ of: 'me', by: rosa })).cases).toHaveLength(1)
  expect((await read({ of: 'me' })).cases).toHaveLength(0)
  expect(await release(rosa)).toMatchObject({ takenBy: null })
  expect(await release(rosa), 'again').toMatchObject({ takenBy: null })
})

test('whoever took a case and left it has it no longer after twelve hours, or when it comes again', async () => {
  const id = await aMessage({ answerBy: '2026-03-20' })
  await take(id, iris)
  expect((await read({ now: later(11) })).cases[0]!.takenBy).toMatchObject({ id: iris })
  expect((await read({ now: later(13) })).cases[0]!.takenBy).toBeNull()
  await db`update contact_messages set received_at = ${later(1)}`
  expect((await read({ now: later(2) })).cases[0]!.takenBy).toBeNull()
  await deleteOldHolds(db, later(1), 10)
  expect(await db`select from queue_holds`).toHaveLength(0)
})

test('a case that rests is in the other list until then', async () => {
  const id = await aMessage()
  const snooze = (until: Date | null, by = iris) =>
    snoozeCase(db, { kind: 'message', id, by, until, capabilities: CAPABILITIES, clock: clockAt(TUESDAY) })
  await snooze(later(5))
  expect((await read()).cases).toHaveLength(0)
  expect(await read({ state: 'snoozed' })).toMatchObject({
    cases: [{ id, snoozedUntil: later(5) }],
    counts: [{ kind: 'message', waiting: 0, snoozed: 1 }],
  })
  expect((await read({ now: later(6) })).cases).toHaveLength(1)
  await snooze(null)
  expect((await read()).cases).toHaveLength(1)
  await expect(snooze(later(900))).rejects.toMatchObject({ code: 'team.snoozed_too_long' })
  await take(id, rosa)
  await expect(snooze(later(2))).rejects.toMatchObject({ code: 'team.taken_by_another' })
  expect(await snooze(later(2), rosa)).toMatchObject({ takenBy: { id: rosa }, snoozedUntil: later(2) })
})

test('a decided case is gone from the queue, cannot be taken, and is found among the decided', async () => {
  const id = await aMessage()
  await closeMessage(db, { id, note: 'Resolvida por telefone.', by: iris, clock: clockAt(TUESDAY) })
  expect((await read()).cases).toHaveLength(0)
  await expect(take(id, iris)).rejects.toMatchObject({ code: 'team.case_not_waiting' })
  const decided = (given: object = {}) => listDecided(db, { capabilities: CAPABILITIES, ...given })
  expect(await decided()).toMatchObject({
    cases: [{ kind: 'message', id, name: 'Bia Camargo', outcome: 'message_closed', decidedAt: TUESDAY }],
    members: expect.arrayContaining([expect.objectContaining({ id: iris }), expect.objectContaining({ id: rosa })]),
    next: null,
  })
  expect((await decided({ kind: 'claim' })).cases).toHaveLength(0)
  expect((await decided({ by: rosa })).cases).toHaveLength(0)
  expect((await decided({ until: '2026-03-02' })).cases).toHaveLength(0)
  expect((await decided({ until: '2026-03-03' })).cases).toHaveLength(1)
})

test('many decisions are read page by page, by when they were made', async () => {
  for (let n = 0; n < 45; n++) {
    const id = await aMessage()
    await closeMessage(db, { id, note: 'Resolvida.', by: iris, clock: clockAt(later(-(n % 7))) })
  }
  const first = await listDecided(db, { capabilities: CAPABILITIES })
  const second = await listDecided(db, { capabilities: CAPABILITIES, cursor: first.next! })
  const all = [...first.cases, ...second.cases]
  expect([first.cases.length, all.length, second.next]).toEqual([40, 45, null])
  expect(new Set(all.map(({ id }) => id)).size).toBe(45)
  const times = all.map(({ decidedAt }) => decidedAt.getTime())
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  await expect(listDecided(db, { capabilities: CAPABILITIES, cursor: 'x' })).rejects.toMatchObject({
    code: 'team.queue_cursor_unknown',
  })
})

test('whoever looks at the queue hears of a case that comes, is taken or is decided', async () => {
  let heard = 0
  const { unlisten } = await db.listen('facts', (payload) => {
    if (payload.includes('queue_moved')) heard++
  })
  const id = await aMessage()
  await expect.poll(() => heard).toBe(1)
  await take(id, iris)
  await expect.poll(() => heard).toBe(2)
  await closeMessage(db, { id, note: 'Resolvida.', by: iris, clock: clockAt(TUESDAY) })
  await expect.poll(() => heard).toBe(3)
  await unlisten()
})

test('every kind is read, and none is there twice', async () => {
  const { ALL_KINDS } = await import('./kinds/all-kinds.sql.ts')
  expect(ALL_KINDS.map(({ name }) => name).toSorted()).toEqual([...QUEUE_KIND_NAMES].toSorted())
})

test('the database counts business days as the promises do', async () => {
  const days = await db<{ day: string; one: string; five: string }[]>`
    select d::date::text as day, business_days_after(d::date, 1)::text as one,
      business_days_after(d::date, 5)::text as five
    from generate_series(date '2024-01-01', date '2032-12-31', interval '1 day') d`
  expect(days).toHaveLength(3_288)
  for (const { day, one, five } of days)
    expect([one, five], day).toEqual([businessDaysAfter(day, 1), businessDaysAfter(day, 5)])
})
