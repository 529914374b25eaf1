import { beforeEach, describe, expect, test } from 'vitest'
import { closeAccount } from '#domains/accounts/index.ts'
import type { Db, Tx } from '#platform/db.ts'
import {
  openConsultantsFixture,
  DAY,
  TAX_IDS,
  type ConsultantsFixture,
  afterNoon,
  NOON,
} from '#test/support/consultants-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { BIO } from '#test/support/people.ts'
import { untilOneWaitsForLock } from '#test/support/waiting-for-locks.ts'
import { personalData } from '../personal-data.ts'
import { findOffer } from '../directory/find-offer.ts'
import { setAvailable } from '../presence/set-available.ts'
import { approveConsultant } from './approve-consultant.ts'
import { refuseApplication } from './refuse-application.ts'

let db: Db
let fixture: ConsultantsFixture
beforeEach(async () => {
  db = await freshDatabase()
  fixture = await openConsultantsFixture(db)
})

describe('applications', () => {
  test('Luna can apply and correct her application, and is not listed until she is approved', async () => {
    const luna = await fixture.register('Luna')
    await fixture.apply(luna, { specialties: ['runas', 'tarot', 'runas'], pricePerMinuteCents: 199n })
    await fixture.apply(luna, { specialties: ['tarot', 'runas'], title: 'Taróloga' }, afterNoon(60_000))

    const mine = await fixture.ask('/api/consultants/me', {
      viewer: { id: luna, role: 'consultor' },
      now: afterNoon(60_000),
    })
    expect(mine.json).toMatchObject({
      application: 'in_review',
      switchedOn: false,
      status: 'offline',
      profile: { title: 'Taróloga', name: 'Luna Prado', pricePerMinuteCents: 299, specialties: ['tarot', 'runas'] },
    })
    expect((await fixture.ask(`/api/consultants/${luna}`, { now: afterNoon(60_000) })).status).toBe(404)
    expect(await findOffer(db, luna, 'chat', afterNoon(60_000))).toBeUndefined()
  })

  test('a repeated application is stored once', async () => {
    const luna = await fixture.register('Luna')
    const form = { taxId: TAX_IDS[0], specialties: ['tarot' as const], bio: BIO, pricePerMinuteCents: 299 }
    const viewer = { id: luna, role: 'consultor' as const }
    const [first, second] = await Promise.all(
      [1, 2].map(() => fixture.ask('/api/consultants/application', { viewer, method: 'POST', body: form })),
    )
    expect([first!.status, second!.status]).toEqual([200, 200])
    expect(first!.json).toEqual(second!.json)
  })

  test('two that teach the search the same new words do not wait for each other in a circle', async () => {
    const [luna, sol] = [await fixture.consultant('Luna'), await fixture.consultant('Sol')]
    const entitle = (tx: Tx, id: string, title: string) => tx`update consultants set title = ${title} where id = ${id}`
    let other: Promise<unknown> | undefined
    await db.begin(async (tx) => {
      await entitle(tx, luna, 'Leitora de Búzios')
      other = db.begin(async (beside) => {
        await entitle(beside, sol, 'Especialista em Radiestesia')
        await entitle(beside, sol, 'Especialista em Búzios')
      })
      await untilOneWaitsForLock(db)
      await entitle(tx, luna, 'Leitora de Radiestesia')
    })
    await other
    const known = await db`select from consultant_vocabulary where word in ('buzios', 'radiestesia')`
    expect(known).toHaveLength(2)
  })

  test('a wrong CPF, a price out of range and a missing specialty are reported at their fields', async () => {
    const viewer = { id: await fixture.register('Luna'), role: 'consultor' as const }
    const form = { taxId: TAX_IDS[0], specialties: ['tarot'], bio: BIO, pricePerMinuteCents: 299 }
    const wrong = async (change: object) =>
      (await fixture.ask('/api/consultants/application', { viewer, method: 'POST', body: { ...form, ...change } })).json
    expect(await wrong({ taxId: '111.111.111-11' })).toMatchObject({
      code: 'consultants.invalid_tax_id',
      fields: { taxId: expect.any(String) },
    })
    expect(await wrong({ pricePerMinuteCents: 148 })).toMatchObject({
      code: 'http.invalid_input',
      fields: { pricePerMinuteCents: 'O preço por minuto fica entre R$ 1,49 e R$ 14,90.' },
    })
    expect(await wrong({ specialties: [] })).toMatchObject({
      fields: { specialties: 'Escolha ao menos uma especialidade.' },
    })
    expect(await wrong({ specialties: ['videncia'] })).toMatchObject({ code: 'http.invalid_input' })
  })

  test('a CPF belongs to one consultant, also when two apply at the same moment', async () => {
    const [luna, sol] = [await fixture.register('Luna'), await fixture.register('Sol')]
    const outcomes = await Promise.allSettled([luna, sol].map((id) => fixture.apply(id, { taxId: TAX_IDS[0] })))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'consultants.tax_id_taken' },
    })
  })

  test('that a CPF has applied is told to one applicant five times an hour', async () => {
    const [luna, sol] = [await fixture.register('Luna'), await fixture.register('Sol')]
    await fixture.apply(luna, { taxId: TAX_IDS[0] })
    const told = []
    for (let n = 0; n < 6; n++) {
      const refused = await fixture.apply(sol, { taxId: TAX_IDS[0] }).catch((error: { code: string }) => error)
      told.push((refused as { code: string }).code)
    }
    expect(told).toEqual([...Array(5).fill('consultants.tax_id_taken'), 'accounts.too_many_attempts'])
    await fixture.apply(sol, { taxId: TAX_IDS[1] })
  })

  test('refuses applications of clients and of approved consultants', async () => {
    const ana = await fixture.register('Ana', 'client')
    expect(
      (
        await fixture.ask('/api/consultants/application', {
          viewer: { id: ana, role: 'client' },
          method: 'POST',
          body: {},
        })
      ).status,
    ).toBe(403)
    const luna = await fixture.consultant('Luna')
    await expect(fixture.apply(luna, { taxId: TAX_IDS[0] })).rejects.toMatchObject({
      code: 'consultants.already_approved',
    })
  })

  test('only the admin reads applications in review, without the document, and approves one', async () => {
    const [luna, ana] = [await fixture.register('Luna'), await fixture.register('Ana', 'client')]
    await fixture.apply(luna, { taxId: TAX_IDS[0] })
    const list = () => fixture.ask('/api/admin/applications', { viewer: { id: fixture.iris, role: 'admin' } })
    const { status, json } = await list()
    expect(status).toBe(200)
    expect(json).toMatchObject({
      applications: [{ id: luna, person: { name: expect.stringContaining('Luna') }, specialties: expect.any(Array) }],
    })
    expect(JSON.stringify(json)).not.toContain(TAX_IDS[0])
    const approval = {
      viewer: { id: fixture.iris, role: 'admin' as const },
      method: 'POST',
      body: { tier: 'verificado', revision: 1 },
    }
    expect((await fixture.ask(`/api/consultants/${luna}/approval`, approval)).status).toBe(200)
    expect((await list()).json).toEqual({ applications: [] })
    expect((await fixture.ask('/api/admin/applications')).status).toBe(401)
    for (const viewer of [
      { id: ana, role: 'client' as const },
      { id: luna, role: 'consultor' as const },
    ]) {
      expect((await fixture.ask('/api/admin/applications', { viewer })).status, viewer.role).toBe(403)
    }
  })

  test('decides nothing about the application of an account that is closed', async () => {
    const luna = await fixture.register('Luna')
    await fixture.apply(luna, {})
    await db.begin((tx) => closeAccount(tx, [personalData], { personId: luna, at: NOON }))
    const decision = { consultantId: luna, revision: 1, now: NOON }
    await expect(approveConsultant(db, { ...decision, tier: 'iniciante', approvedBy: luna })).rejects.toMatchObject({
      code: 'consultants.not_found',
    })
    const reason = 'Conte mais sobre a sua experiência.'
    await expect(refuseApplication(db, { ...decision, reason, refusedBy: luna })).rejects.toMatchObject({
      code: 'consultants.not_found',
    })
  })

  test('keeps the first approval when it is repeated', async () => {
    const luna = await fixture.consultant('Luna', { tier: 'mestre' })
    await approveConsultant(db, {
      consultantId: luna,
      tier: 'iniciante',
      approvedBy: fixture.iris,
      now: afterNoon(DAY),
    })
    expect(await findOffer(db, luna, 'chat', afterNoon(DAY))).toMatchObject({ commissionBps: 2200 })
    await expect(
      approveConsultant(db, { consultantId: fixture.iris, tier: 'mestre', approvedBy: fixture.iris, now: NOON }),
    ).rejects.toMatchObject({
      code: 'consultants.not_found',
    })
  })
})

describe('a refused application', () => {
  const REASON = 'Conte mais sobre como é uma conversa com você, e sem promessas.'
  const asIris = (id: string, act: 'refusal' | 'approval', body: Record<string, unknown>, now = NOON) =>
    fixture.ask(`/api/consultants/${id}/${act}`, {
      viewer: { id: fixture.iris, role: 'admin' },
      method: 'POST',
      body: { revision: 1, ...body },
      now,
    })
  const waiting = async () =>
    (await fixture.ask('/api/admin/applications', { viewer: { id: fixture.iris, role: 'admin' } })).json.applications
  const statusOf = async (id: string) =>
    (await fixture.ask('/api/consultants/me', { viewer: { id, role: 'consultor' }, now: afterNoon(3 * DAY) })).json

  test('is told with its reason, sent again, and approved', async () => {
    const [luna, sol] = [await fixture.register('Luna'), await fixture.register('Sol')]
    await fixture.apply(luna)
    await fixture.apply(sol, {}, afterNoon(1_000))
    expect((await asIris(luna, 'refusal', { reason: REASON }, afterNoon(DAY))).status).toBe(200)
    expect(await waiting()).toMatchObject([{ id: sol }])
    expect(await statusOf(luna)).toMatchObject({
      application: 'refused',
      refusal: { reason: REASON, sent: { title: null, bio: BIO, specialties: ['tarot'], pricePerMinuteCents: 299 } },
    })
    expect(JSON.stringify(await statusOf(luna))).not.toContain(TAX_IDS[0])
    expect((await fixture.ask(`/api/consultants/${luna}`, { now: afterNoon(DAY) })).status).toBe(404)
    await expect(setAvailable(db, luna, afterNoon(DAY))).rejects.toMatchObject({ code: 'consultants.in_review' })

    await fixture.apply(luna, { bio: `${BIO} Sem promessas.` }, afterNoon(2 * DAY))
    expect(await statusOf(luna)).toMatchObject({ application: 'in_review', refusal: null })
    expect(await waiting()).toMatchObject([
      { id: sol, earlierRefusals: [] },
      { id: luna, earlierRefusals: [REASON] },
    ])
    expect((await asIris(luna, 'approval', { tier: 'verificado', revision: 2 }, afterNoon(3 * DAY))).status).toBe(200)
    expect(await statusOf(luna)).toMatchObject({ application: 'approved', refusal: null })

    const mails = await db<{ subject: string; quote: string | null }[]>`
      select template ->> 'subject' as subject, template ->> 'quote' as quote from mails
      where key like 'application-%' order by queued_at`
    expect([...mails]).toEqual([
      { subject: 'Sobre a sua candidatura', quote: REASON },
      { subject: 'Sua candidatura foi aprovada', quote: null },
    ])
    expect([
      ...(await db`select kind, actor_id from security_events where kind like 'consultants.%' order by at`),
    ]).toEqual([
      { kind: 'consultants.application_refused', actor_id: fixture.iris },
      { kind: 'consultants.consultant_approved', actor_id: fixture.iris },
    ])
  })

  test('is decided once: the same reason again changes nothing, and approving waits for the person', async () => {
    const luna = await fixture.register('Luna')
    expect((await asIris(luna, 'refusal', { reason: REASON })).status).toBe(404)
    await fixture.apply(luna)
    expect((await asIris(luna, 'refusal', { reason: 'Não.' })).json).toMatchObject({
      fields: { reason: expect.any(String) },
    })
    const codes = []
    for (const [act, body] of [
      ['refusal', { reason: REASON }],
      ['refusal', { reason: REASON }],
      ['refusal', { reason: `${REASON} E mais.` }],
      ['approval', { tier: 'mestre' }],
    ] as const)
      codes.push((await asIris(luna, act, body)).json.code)
    expect(codes).toEqual([undefined, undefined, 'consultants.already_decided', 'consultants.application_refused'])
    expect(await db`select from mails where key like 'application-%'`).toHaveLength(1)
    const sol = await fixture.consultant('Sol')
    expect((await asIris(sol, 'refusal', { reason: REASON })).json.code).toBe('consultants.already_decided')
  })

  test('that was corrected after the team read it is decided neither way, and shows the new text', async () => {
    const luna = await fixture.register('Luna')
    await fixture.apply(luna)
    const [{ revision }] = await waiting()
    await fixture.apply(luna, { bio: `${BIO} Prometo o seu amor de volta em três dias.` }, afterNoon(1_000))
    for (const [act, body] of [
      ['approval', { tier: 'mestre' }],
      ['refusal', { reason: REASON }],
    ] as const)
      expect((await asIris(luna, act, { ...body, revision })).json, act).toMatchObject({
        code: 'consultants.changed_meanwhile',
        error: expect.stringContaining('Leia o texto novo'),
      })
    const [read] = await waiting()
    expect(read).toMatchObject({ bio: expect.stringContaining('três dias'), revision: revision + 1 })
    expect((await asIris(luna, 'refusal', { reason: REASON, revision: read.revision })).status).toBe(200)
  })

  test('keeps the title that was written, and none that was made of the specialties', async () => {
    const [luna, sol] = [await fixture.register('Luna'), await fixture.register('Sol')]
    await fixture.apply(luna, { specialties: ['tarot', 'runas', 'astrologia'] })
    await fixture.apply(sol, { title: 'Taróloga das manhãs' })
    for (const id of [luna, sol]) await asIris(id, 'refusal', { reason: REASON })
    expect((await statusOf(luna)).refusal.sent.title).toBeNull()
    expect((await statusOf(sol)).refusal.sent.title).toBe('Taróloga das manhãs')
    expect((await statusOf(luna)).profile.title).toBe('Tarot, Astrologia, Runas')
  })

  test('refused and approved at the same moment, it is either', async () => {
    const luna = await fixture.register('Luna')
    await fixture.apply(luna)
    const answers = await Promise.all([
      asIris(luna, 'refusal', { reason: REASON }),
      asIris(luna, 'approval', { tier: 'mestre' }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await db`select from mails where key like 'application-%'`).toHaveLength(1)
  })
})
