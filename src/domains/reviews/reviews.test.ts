import { beforeEach, describe, expect, test } from 'vitest'
import {
  acceptConsultation,
  beginConsultation,
  confirmBeginning,
  endConsultation,
  requestConsultation,
} from '#domains/consultations/index.ts'
import { databaseClock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import type { Refusal } from '#shared/refusal.ts'
import { apiOf, type Ports } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { aClient, aConsultant, becomeProgram, comeOnline } from '#test/support/people.ts'
import { answerReview } from './answer-review.ts'
import { endpoints } from './endpoints.ts'
import { listReviews, listReviewsBy } from './list-reviews.ts'
import { writeReview } from './write-review.ts'

const clock = databaseClock

describe('reviews', () => {
  let db: Db
  let [ana, bia, luna] = ['', '', '']

  beforeEach(async () => {
    db = await freshDatabase({ max: 12 })
    ;[ana, bia, luna] = [
      await aClient(db, 'Ana', 20_000n),
      await aClient(db, 'Bia', 20_000n),
      await aConsultant(db, 'Luna'),
    ]
    await comeOnline(db, luna)
    for (const clientId of [ana, bia]) await addAnsweredQuestion(clientId)
  })

  /** R$ 19,90 of a client's own money: their reviews count also where a consultation cost nothing. */
  const addAnsweredQuestion = (clientId: string) => db`
    insert into written_questions (id, client_id, consultant_id, title, price, held, commission_bps, answer_hours,
      state, question, answer, bought_at, lapses_at, asked_at, due_at, ended_at, captured)
    select gen_random_uuid(), ${clientId}, ${luna}, 'Pergunta', 1990, 1990, 3500, 24, 'answered', 'Quando?', 'Em maio.',
      at, at + interval '30 days', at, at + interval '1 day', at, 1990 from (select current_instant() as at) now`

  /** Requests, accepts, begins and ends a consultation: it is settled, however short. */
  async function settledConsultation(clientId: string) {
    const id = crypto.randomUUID()
    await requestConsultation(db, { id, clientId, consultantId: luna, channel: 'chat', clock })
    await acceptConsultation(db, { id, consultantId: luna, clock })
    await beginConsultation(db, { id, clock })
    await endConsultation(db, { id, personId: clientId, clock })
    return id
  }
  const write = (consultationId: string, clientId: string, stars = 5, text = 'Saí mais leve do que entrei.') =>
    writeReview(db, { consultationId, clientId, stars, text, clock })
  const list = (before?: string) => listReviews(db, luna, before)
  const rating = async () =>
    (
      await db`select rating_sum::int as sum, review_count as count from consultant_ratings
        where consultant_id = ${luna}`
    )[0]

  test('Ana reviews her settled consultation, is named with an initial, and Luna’s rating counts it', async () => {
    await write(await settledConsultation(ana), ana, 4)
    expect(await list()).toMatchObject({
      reviews: [{ author: 'Ana P.', stars: 4, text: 'Saí mais leve do que entrei.', answer: null, removed: null }],
      distribution: [0, 0, 0, 1, 0],
      next: null,
    })
    expect(await rating()).toEqual({ sum: 4, count: 1 })
  })

  test('a repeated review changes nothing, and a different one is refused', async () => {
    const id = await settledConsultation(ana)
    const first = await write(id, ana)
    expect(await write(id, ana)).toEqual(first)
    await expect(write(id, ana, 1)).rejects.toMatchObject({ code: 'reviews.already_written', status: 409 })
    expect(await rating()).toEqual({ sum: 5, count: 1 })
  })

  test('twenty requests at once make one review, counted once', async () => {
    const id = await settledConsultation(ana)
    const written = await Promise.all(Array.from({ length: 20 }, () => write(id, ana)))
    expect(new Set(written.map((review) => review.id)).size).toBe(1)
    const opinions = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => write(id, ana, (i % 5) + 1)))
    expect(opinions.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect(await rating()).toEqual({ sum: 5, count: 1 })
  })

  test('another client and the consultant cannot review a consultation', async () => {
    const id = await settledConsultation(ana)
    for (const stranger of [bia, luna])
      await expect(write(id, stranger)).rejects.toMatchObject({ code: 'reviews.consultation_not_found', status: 404 })
  })

  test('refuses to review what was not settled', async () => {
    const id = crypto.randomUUID()
    await requestConsultation(db, { id, clientId: ana, consultantId: luna, channel: 'chat', clock })
    await expect(write(id, ana)).rejects.toMatchObject({ code: 'reviews.not_settled' })
    await endConsultation(db, { id, personId: ana, clock })
    await expect(write(id, ana)).rejects.toMatchObject({ code: 'reviews.not_settled' })
  })

  test('Luna answers once, and another consultant finds nothing to answer', async () => {
    const { id } = await write(await settledConsultation(ana), ana, 2, 'Esperava mais tempo.')
    const answer = (consultantId: string, text: string) => answerReview(db, { reviewId: id, consultantId, text, clock })
    await expect(answer(await aConsultant(db, 'Sol'), 'Obrigado!')).rejects.toMatchObject({
      code: 'reviews.review_not_found',
      status: 404,
    })
    await answer(luna, 'Obrigada por contar, Ana.')
    await answer(luna, 'Obrigada por contar, Ana.')
    await expect(answer(luna, 'Outra coisa')).rejects.toMatchObject({ code: 'reviews.already_answered' })
    expect((await list()).reviews[0]!.answer).toMatchObject({ text: 'Obrigada por contar, Ana.' })
  })

  test.each([
    ['Obrigada! Me chame no (11) 98765-4321.', 'um telefone'],
    ['Obrigada! Estou em @lunatarot.', 'o nome de uma conta'],
  ])('refuses to publish “%s”, with the reason beside the field, and takes another answer', async (text, kind) => {
    const { id } = await write(await settledConsultation(ana), ana)
    const answer = (words: string) => answerReview(db, { reviewId: id, consultantId: luna, text: words, clock })
    await expect(answer(text)).rejects.toMatchObject({
      code: 'reviews.contact_data',
      fields: { text: expect.stringContaining(`Há ${kind} aqui`) },
    })
    expect((await list()).reviews[0]!.answer).toBeNull()
    await answer('Obrigada!')
    expect((await list()).reviews[0]!.answer).toMatchObject({ text: 'Obrigada!' })
  })

  test('a held-back review is told its own reason; after thirty in an hour its author waits', async () => {
    const id = await settledConsultation(ana)
    const refused = async () => {
      const text = 'Atende pela metade no (11) 98765-4321.'
      return (await write(id, ana, 5, text).catch((error: unknown) => error)) as Refusal
    }
    const first = await refused()
    expect(first.fields!.text).toContain('Uma avaliação é pública')
    expect(first.fields!.text).not.toContain('pagamento')
    const codes = [first.code]
    while (codes.length < 31) codes.push((await refused()).code)
    expect(codes).toEqual([...Array(30).fill('reviews.contact_data'), 'accounts.too_many_attempts'])
    await write(id, ana, 5, 'Atende bem.')
  })

  test('a review that says how to be reached elsewhere is not published, and may be written without it', async () => {
    const id = await settledConsultation(ana)
    await expect(write(id, ana, 5, 'Atende pela metade no (11) 98765-4321, @lunatarot.')).rejects.toMatchObject({
      code: 'reviews.contact_data',
      status: 400,
      fields: { text: expect.stringContaining('(“@lunatarot.”)') },
    })
    expect(await list()).toMatchObject({ reviews: [], distribution: [0, 0, 0, 0, 0] })
    await write(id, ana, 2, 'Quis me levar para fora daqui, por telefone, pela metade de R$ 4,90.')
    expect((await list()).distribution).toEqual([0, 1, 0, 0, 0])
  })

  test('reviews cannot be changed or invented, not even directly in the database', async () => {
    const settled = await settledConsultation(ana)
    const { id } = await write(settled, ana)
    await expect(ownerOf(db)`update reviews set stars = 5`).rejects.toThrow('is not allowed')
    await expect(ownerOf(db)`delete from reviews where id = ${id}`).rejects.toThrow('is not allowed')
    const other = await settledConsultation(bia)
    const invented = db`insert into reviews values (gen_random_uuid(), ${other}, ${ana}, ${luna}, 5, '', now())`
    await expect(invented).rejects.toThrow('belongs to no settled consultation')
  })

  test('a program is not reviewed: refused, also in the database, and what was written before counts for nothing', async () => {
    const earlier = await write(await settledConsultation(ana), ana, 5)
    await becomeProgram(db, luna)
    const id = crypto.randomUUID()
    await requestConsultation(db, { id, clientId: bia, consultantId: luna, channel: 'chat', clock })
    await acceptConsultation(db, { id, consultantId: luna, clock })
    await confirmBeginning(db, { id, clientId: bia, clock })
    await beginConsultation(db, { id, clock })
    await endConsultation(db, { id, personId: bia, clock })
    await expect(write(id, bia)).rejects.toMatchObject({ code: 'reviews.of_program' })
    const byHand = db`insert into reviews values (gen_random_uuid(), ${id}, ${bia}, ${luna}, 5, '', now())`
    await expect(byHand).rejects.toThrow('belongs to no settled consultation')
    expect((await listReviewsBy(db, bia)).waiting).toEqual([])
    const own = ownerOf(db)
    await own`alter table reviews disable trigger append_only`
    await own`update reviews set is_automatic = true where id = ${earlier.id}`
    await own`alter table reviews enable trigger append_only`
    expect(await list()).toMatchObject({ reviews: [], distribution: [0, 0, 0, 0, 0] })
    expect((await listReviewsBy(db, ana)).written).toMatchObject([{ review: { id: earlier.id, isCounted: false } }])
  })

  test('a removed review keeps its date and reason, and loses its stars', async () => {
    const { id } = await write(await settledConsultation(ana), ana, 1, 'A filha dela mora longe, e ela contou.')
    await db`insert into review_removals values (${id}, ${bia}, 'Expunha o nome de uma pessoa.', now())`
    const { reviews, distribution } = await list()
    expect(reviews).toMatchObject([
      { author: 'Ana P.', stars: null, text: '', removed: { reason: 'Expunha o nome de uma pessoa.' } },
    ])
    expect(distribution).toEqual([0, 0, 0, 0, 0])
  })

  test('pages continue without gaps or duplicates', async () => {
    for (let n = 0; n < 12; n++) await write(await settledConsultation(ana), ana, 5, `Conversa ${n}`)
    const first = await list()
    const second = await list(first.next!)
    expect([...first.reviews, ...second.reviews].map(({ text }) => text)).toEqual(
      Array.from({ length: 12 }, (_, n) => `Conversa ${11 - n}`),
    )
    expect(second.next).toBeNull()
  })

  test('lists the latest reviews of all consultants without removed ones, and to Ana what she wrote and may still review', async () => {
    const { id } = await write(await settledConsultation(bia), bia, 1, 'A filha dela mora longe, e ela contou.')
    await db`insert into review_removals values (${id}, ${ana}, 'Expunha o nome de uma pessoa.', now())`
    const [reviewed, open] = [await settledConsultation(ana), await settledConsultation(ana)]
    await write(reviewed, ana, 4, 'Voltarei.')
    const viewerOf: Ports['viewerOf'] = async (token) => ({
      id: token,
      role: token === ana || token === bia ? 'client' : 'consultor',
      sessionId: token,
    })
    const api = apiOf(endpoints, { db, now: () => new Date(), clock, log, viewerOf, trustedProxies: 0 })
    const get = (path: string, token?: string) =>
      api.request(path, token ? { headers: { authorization: `Bearer ${token}` } } : {})
    const latest = await (await get('/api/reviews/latest')).json()
    expect(latest).toMatchObject({
      reviews: [{ review: { author: 'Ana P.', text: 'Voltarei.' }, consultant: { id: luna, name: 'Luna' } }],
      distribution: [0, 0, 0, 1, 0],
    })
    expect((latest as { reviews: unknown[] }).reviews).toHaveLength(1)
    const mine = await (await get('/api/reviews/mine', ana)).json()
    expect(mine).toMatchObject({
      written: [{ consultationId: reviewed }],
      waiting: [{ consultationId: open, consultantName: 'Luna' }],
    })
    expect(await (await get('/api/reviews/mine', bia)).json()).toMatchObject({
      written: [{ review: { removed: {} } }],
      waiting: [],
    })
    expect((await get('/api/reviews/mine')).status).toBe(401)
    expect((await get('/api/reviews/mine', luna)).status).toBe(403)
  })

  test('the endpoints explain invalid input and return texts unchanged', async () => {
    const viewers = { [ana]: 'client', [luna]: 'consultor' } as const
    const viewerOf: Ports['viewerOf'] = async (token) => ({
      id: token,
      role: viewers[token] ?? 'client',
      sessionId: token,
    })
    const api = apiOf(endpoints, { db, now: () => new Date(), clock, log, viewerOf, trustedProxies: 0 })
    const call = async (method: string, path: string, token?: string, body?: unknown) => {
      const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
      const response = await api.request(path, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    }
    const id = await settledConsultation(ana)
    for (const stars of [0, 6, 4.5, '5', null])
      expect((await call('POST', `/api/consultations/${id}/review`, ana, { stars })).status, String(stars)).toBe(400)
    expect(
      await call('POST', `/api/consultations/${id}/review`, ana, { stars: 5, text: '🌙'.repeat(1001) }),
    ).toMatchObject({
      status: 400,
      body: { error: 'Use no máximo 1.000 caracteres.' },
    })
    expect(await call('GET', `/api/consultations/${id}/review`, ana)).toEqual({ status: 200, body: { review: null } })
    const text = '🌙'.repeat(1000)
    const { body: written } = await call('POST', `/api/consultations/${id}/review`, ana, { stars: 5, text })
    expect(await call('GET', `/api/consultations/${id}/review`, ana)).toMatchObject({
      body: { review: { id: written.id, text } },
    })
    expect(await call('POST', `/api/reviews/${String(written.id)}/answer`, luna, { text: '  ' })).toMatchObject({
      status: 400,
      body: { error: 'Escreva sua resposta.' },
    })
    expect(await call('POST', `/api/reviews/${String(written.id)}/answer`, luna, { text: 'Gratidão!' })).toMatchObject({
      status: 200,
      body: { answer: { text: 'Gratidão!' } },
    })
    expect(await call('GET', `/api/consultants/${luna}/reviews`)).toMatchObject({
      status: 200,
      body: { distribution: [0, 0, 0, 0, 1] },
    })
    expect((await call('GET', `/api/consultants/${luna}/reviews?before=agora`)).status).toBe(400)
    expect((await call('GET', '/api/consultants/ninguem/reviews')).body).toEqual({
      reviews: [],
      distribution: [0, 0, 0, 0, 0],
      next: null,
    })
  })
})
