import { beforeEach, describe, expect, test } from 'vitest'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { apiOf, type Ports } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { asSeen } from '#test/support/team.ts'
import { freshDatabase, ownerOf } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { decideTestimonial } from './decide-testimonial.ts'
import { testimonialEndpoints } from '../endpoints.ts'
import { sendTestimonial } from './send-testimonial.ts'

const TEXT = 'Entrei com pressa e saí com calma. Paguei nove minutos e alguns segundos.'
/** Every field that one of these endpoints may return. */
type Answer = { testimonial: object; testimonials: object[]; fields: Record<string, string> }
const REASON = 'Traz o telefone de outra pessoa.'

describe('testimonials', () => {
  let db: Db
  let [ana, bia, iris] = ['', '', '']

  beforeEach(async () => {
    db = await freshDatabase({ max: 12 })
    ;[ana, bia, iris] = [await aClient(db, 'Ana'), await aClient(db, 'Bia'), await aClient(db, 'Iris')]
  })

  const send = (personId: string, part: { id?: string; text?: string } = {}) =>
    sendTestimonial(db, {
      id: crypto.randomUUID(),
      personId,
      stars: 5,
      text: TEXT,
      location: 'Campinas – SP',
      clock,
      ...part,
    })
  const decide = (id: string, verdict: 'published' | 'rejected', reason?: string) =>
    decideTestimonial(db, { id, verdict, reason, decidedBy: iris, clock })

  async function call(method: string, path: string, { body, token }: { body?: unknown; token?: string } = {}) {
    const viewerOf: Ports['viewerOf'] = async (given) =>
      asSeen({ id: given, role: given === iris ? 'admin' : 'client', sessionId: given })
    const api = apiOf(testimonialEndpoints, { db, now: () => new Date(), clock, log, viewerOf, trustedProxies: 0 })
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const response = await api.request(path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Answer }
  }

  test('publishes Ana’s text unchanged after a person decided, with the fields of the spec', async () => {
    const { id } = await send(ana)
    expect((await call('GET', '/api/testimonials')).body).toEqual([])
    await decide(id, 'published')
    expect((await call('GET', '/api/testimonials')).body).toEqual([
      { id, content: TEXT, rating: 5, author: { name: 'Ana P.', location: 'Campinas – SP', imageUrl: null } },
    ])
    expect(await db`select template->>'subject' as subject from mails`).toEqual([
      { subject: 'Seu depoimento foi publicado' },
    ])
  })

  test('a repeated testimonial is stored once; another text under its id, or a second one, is refused', async () => {
    const id = crypto.randomUUID()
    await Promise.all(Array.from({ length: 12 }, () => send(ana, { id })))
    await expect(send(ana, { id, text: `${TEXT} E mais.` })).rejects.toMatchObject({ code: 'testimonials.id_reused' })
    await expect(send(bia, { id })).rejects.toMatchObject({ code: 'testimonials.id_reused' })
    await expect(send(ana)).rejects.toMatchObject({ code: 'testimonials.already_sent' })
    const many = await Promise.allSettled(Array.from({ length: 12 }, () => send(bia)))
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db`select 1 from testimonials`).toHaveLength(2)
  })

  test('rejecting needs a reason, which Ana reads, and then she may write another', async () => {
    const { id } = await send(ana)
    await expect(decide(id, 'rejected')).rejects.toMatchObject({ code: 'testimonials.reason_missing' })
    await decide(id, 'rejected', REASON)
    expect((await call('GET', '/api/testimonials/mine', { token: ana })).body.testimonial).toMatchObject({
      state: 'rejected',
      reason: REASON,
      content: TEXT,
    })
    const [mail] = await db<{ template: { paragraphs: string[] } }[]>`select template from mails`
    expect(mail!.template.paragraphs).toContain(REASON)
    expect((await send(ana)).state).toBe('pending')
  })

  test('records every decision with who and when, and none for a repeated verdict', async () => {
    const { id } = await send(ana)
    await Promise.all(Array.from({ length: 8 }, () => decide(id, 'published')))
    await decide(id, 'rejected', REASON)
    expect((await call('GET', '/api/testimonials')).body).toEqual([])
    const rows =
      await db`select n, verdict, reason, decided_by = ${iris} as by_iris from testimonial_decisions order by n`
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { n: 1, verdict: 'published', reason: null, by_iris: true },
      { n: 2, verdict: 'rejected', reason: REASON, by_iris: true },
    ])
    expect(await db`select 1 from mails`).toHaveLength(2)
  })

  test('a testimonial cannot be changed, not even directly in the database', async () => {
    const { id } = await send(ana)
    await decide(id, 'published')
    const owner = ownerOf(db)
    await expect(owner`update testimonials set body = 'Tudo péssimo, não venham nunca.'`).rejects.toThrow(
      'is not allowed',
    )
    await expect(owner`truncate testimonial_decisions`).rejects.toThrow('is not allowed')
  })

  test('through the endpoints clients write, the admin decides, and nobody else sees what is pending', async () => {
    const id = crypto.randomUUID()
    const body = { id, rating: 4, content: TEXT, location: 'Recife, PE' }
    expect((await call('POST', '/api/testimonials', { body })).status).toBe(401)
    expect((await call('POST', '/api/testimonials', { body, token: iris })).status).toBe(403)
    const faulty = await call('POST', '/api/testimonials', {
      token: ana,
      body: { id, rating: 9, content: 'Bom.', location: '<b>' },
    })
    expect(faulty.status).toBe(400)
    expect(Object.keys(faulty.body.fields).sort()).toEqual(['content', 'location', 'rating'])
    expect((await call('POST', '/api/testimonials', { body, token: ana })).body).toMatchObject({ id, state: 'pending' })

    for (const path of ['/api/admin/testimonials', '/api/admin/testimonials?state=published'])
      expect((await call('GET', path, { token: ana })).status).toBe(403)
    expect((await call('GET', '/api/admin/testimonials', { token: iris })).body.testimonials).toMatchObject([
      { id, author: { id: ana, name: 'Ana Prado' }, state: 'pending', decision: null },
    ])
    const decision = `/api/admin/testimonials/${id}/decision`
    expect((await call('POST', decision, { token: ana, body: { verdict: 'published' } })).status).toBe(403)
    expect((await call('POST', decision, { token: iris, body: { verdict: 'rejected' } })).body).toMatchObject({
      code: 'testimonials.reason_missing',
    })
    expect((await call('POST', decision, { token: iris, body: { verdict: 'published' } })).body).toMatchObject({
      state: 'published',
      decision: { by: 'Iris Prado' },
    })
    expect(
      (await call('POST', '/api/admin/testimonials/nada/decision', { token: iris, body: { verdict: 'published' } }))
        .status,
    ).toBe(404)
    expect((await call('GET', '/api/admin/testimonials', { token: iris })).body.testimonials).toEqual([])
  })
})
