import { beforeEach, describe, expect, test } from 'vitest'
import { closeAccount } from '#domains/accounts/index.ts'
import type { Tx } from '#platform/db.ts'
import { bringDocument } from '#test/support/application-document.ts'
import {
  openConsultants,
  DAY,
  TAX_IDS,
  type OpenConsultants,
  afterNoon,
  NOON,
} from '#test/support/consultants-fixture.ts'
import { BIO } from '#test/support/people.ts'
import { untilOneWaitsForLock } from '#test/support/waiting-for-locks.ts'
import { personalData } from '../personal-data.ts'
import { findOffer } from '../directory/find-offer.ts'
import { setAvailable } from '../presence/set-available.ts'
import { changeTaxId } from '../tax-id/change-tax-id.ts'
import { approveConsultant } from './approve-consultant.ts'
import type { ApplicationCase } from './contract.ts'
import { refuseApplication } from './refuse-application.ts'
import { DEMO_COMPANY } from '../../../../db/seeds/company.ts'

let { db, fixture } = {} as OpenConsultants
beforeEach(async () => void ({ db, fixture } = await openConsultants()))

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
    await bringDocument(db, luna, NOON)
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

  test('whoever types somebody else’s CPF keeps nobody from applying: the team sees both, and approves one', async () => {
    const [stranger, luna] = [await fixture.register('Estranha'), await fixture.register('Luna')]
    await fixture.apply(stranger, { taxId: TAX_IDS[0], name: 'Estranha' })
    await fixture.apply(luna, { taxId: TAX_IDS[0], name: 'Luna' }, afterNoon(1_000))
    const asIris = { viewer: { id: fixture.iris, role: 'admin' as const } }
    const cases = async () => {
      const { json } = await fixture.ask('/api/admin/applications', asIris)
      return json.applications.map(({ name, sameDocument }: ApplicationCase) => [
        name,
        sameDocument.map((other) => [other.name, other.isApproved]),
      ])
    }
    expect(await cases()).toEqual([
      ['Estranha', [['Luna', false]]],
      ['Luna', [['Estranha', false]]],
    ])
    const approve = (id: string) =>
      fixture.ask(`/api/consultants/${id}/approval`, {
        ...asIris,
        method: 'POST',
        body: { tier: 'iniciante', revision: 1 },
        now: afterNoon(2_000),
      })
    const answers = await Promise.all([approve(luna), approve(stranger)])
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409])
    expect(answers.map(({ json }) => json.code).find(Boolean)).toBe('consultants.tax_id_approved')
    const [[name, same]] = await cases()
    expect([name, same]).toEqual(name === 'Luna' ? ['Luna', [['Estranha', true]]] : ['Estranha', [['Luna', true]]])
  })

  test.each(['CPF 529.982.247-25', '529.982.247–25', '\u202A52998224725\u202C', '529.982\u200B.247\u201125'])(
    'a CPF is one, however it is written: %j',
    async (written) => {
      const luna = await fixture.register('Luna')
      await bringDocument(db, luna, NOON)
      const body = { specialties: ['tarot'], bio: BIO, pricePerMinuteCents: 299 }
      const apply = (taxId: string) =>
        fixture.ask('/api/consultants/application', {
          viewer: { id: luna, role: 'consultor' },
          method: 'POST',
          body: { ...body, taxId },
        })
      expect(await apply(written)).toMatchObject({ status: 200 })
      expect(await db`select tax_id from consultants where id = ${luna}`).toEqual([{ tax_id: '52998224725' }])
      expect(await apply(`ABC${written.replace(/\P{Nd}/gu, '')}`)).toMatchObject({
        status: 400,
        json: { code: 'consultants.invalid_tax_id', fields: { taxId: expect.any(String) } },
      })
    },
  )

  test('a refused applicant and a closed account keep no CPF', async () => {
    const [stranger, gone, luna] = [
      await fixture.register('Estranha'),
      await fixture.register('Gaia'),
      await fixture.register('Luna'),
    ]
    await fixture.apply(stranger, { taxId: TAX_IDS[0] })
    const refusal = { reason: 'O documento é de outra pessoa.', revision: 1, refusedBy: fixture.iris, now: NOON }
    await refuseApplication(db, { consultantId: stranger, ...refusal })
    await fixture.apply(gone, { taxId: TAX_IDS[0] })
    const approval = { tier: 'iniciante', approvedBy: fixture.iris, now: NOON } as const
    await approveConsultant(db, { consultantId: gone, ...approval })
    await db.begin((tx) => closeAccount(tx, [personalData], { personId: gone, at: NOON }))
    await fixture.apply(luna, { taxId: TAX_IDS[0] })
    await approveConsultant(db, { consultantId: luna, ...approval })
    expect(await findOffer(db, luna, 'chat', NOON)).toBeDefined()
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

test('the document of the house is nobody’s to be paid by', async () => {
  const [luna, sol] = [await fixture.register('Luna'), await fixture.consultant('Sol')]
  const refused = { code: 'consultants.tax_id_of_house', fields: { taxId: expect.stringContaining('Sensitivos') } }
  for (const taxId of [DEMO_COMPANY.cnpj, DEMO_COMPANY.cnpj.replaceAll(/[^\w]/g, '').toLowerCase()]) {
    await expect(fixture.apply(luna, { taxId })).rejects.toMatchObject(refused)
    const viewer = { id: sol, sessionId: crypto.randomUUID() }
    await expect(changeTaxId(db, { viewer, taxId, now: NOON })).rejects.toMatchObject(refused)
  }
})

test('an application waits for its address to be confirmed, and the team reads so', async () => {
  const luna = await fixture.register('Luna')
  await fixture.apply(luna)
  const viewer = { id: fixture.iris, role: 'admin' as const }
  const read = async () => (await fixture.ask('/api/admin/applications', { viewer })).json.applications[0].person
  const approve = () =>
    fixture.ask(`/api/consultants/${luna}/approval`, {
      viewer,
      method: 'POST',
      body: { tier: 'verificado', revision: 1 },
    })
  await db`update people set email_confirmed_at = null where id = ${luna}`
  expect(await read()).toMatchObject({ isEmailConfirmed: false })
  expect((await approve()).json).toMatchObject({ code: 'consultants.email_unconfirmed' })
  await db`update people set email_confirmed_at = ${NOON} where id = ${luna}`
  expect(await read()).toMatchObject({ isEmailConfirmed: true })
  const { id } = (
    await db<{ id: string }[]>`
    insert into restraints (id, person_id, kind, reason, starts_at, ends_at, set_by) values (gen_random_uuid(), ${luna},
      'suspended', 'Pediu pagamento por fora.', ${NOON}, ${NOON}::timestamptz + interval '3 days', ${fixture.iris})
    returning id`
  )[0]!
  expect((await approve()).json, 'in words for the team').toMatchObject({ code: 'consultants.applicant_restrained' })
  await db`update restraints set lifted_at = ${NOON}, lifted_by = ${fixture.iris}, lift_reason = 'Um engano nosso.' where id = ${id}`
  expect((await approve()).status).toBe(200)
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
    await fixture.apply(luna, { bio: `${BIO} Estudei em Lisboa durante três anos.` }, afterNoon(1_000))
    for (const [act, body] of [
      ['approval', { tier: 'mestre' }],
      ['refusal', { reason: REASON }],
    ] as const)
      expect((await asIris(luna, act, { ...body, revision })).json, act).toMatchObject({
        code: 'consultants.changed_meanwhile',
        error: expect.stringContaining('Leia o texto novo'),
      })
    const [read] = await waiting()
    expect(read).toMatchObject({ bio: expect.stringContaining('três anos'), revision: revision + 1 })
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
