import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { closeAccount } from '#domains/accounts/index.ts'
import { DAY, NOON, type OpenConsultants, openConsultants, TAX_IDS } from '#test/support/consultants-fixture.ts'
import { clockAt } from '#platform/clock.ts'
import { log } from '#platform/log.ts'
import { BIO } from '#test/support/people.ts'
import { countedBodies } from '#test/support/upload-bodies.ts'
import { approveConsultant } from '../applications/approve-consultant.ts'
import { refuseApplication } from '../applications/refuse-application.ts'
import { personalData } from '../personal-data.ts'
import { MOST_PDF_BYTES, READINGS, UPLOADS } from './bounds.rules.ts'
import { sweepDocumentsIn } from './sweep-documents.ts'

let { db, fixture } = {} as OpenConsultants
let nina: string
beforeEach(async () => {
  ;({ db, fixture } = await openConsultants())
  nina = await fixture.register('Nina')
})

const after = (days: number) => new Date(NOON.getTime() + days * DAY)
const picture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#b08d57' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Nina', Copyright: 'Rua das Flores, 12' } })
    .toBuffer()
const pdf = (inside = '', size = 0) =>
  Buffer.from(`%PDF-1.7\n1 0 obj << /Type /Catalog ${inside} >> endobj\n${' '.repeat(size)}\n%%EOF\n`)

const asNina = () => ({ id: nina, role: 'consultor' as const })
const asIris = () => ({ id: fixture.iris, role: 'admin' as const })
const upload = async (bytes: BodyInit | Buffer, { kind = 'document', now = NOON, id = nina } = {}) =>
  fixture.ask(`/api/consultants/me/application/documents/${kind}`, {
    viewer: { id, role: 'consultor' },
    method: 'POST',
    bytes: bytes as BodyInit,
    now,
  })
const form = { taxId: TAX_IDS[0], specialties: ['tarot'], bio: BIO, pricePerMinuteCents: 299 }
const apply = (now = NOON) =>
  fixture.ask('/api/consultants/application', { viewer: asNina(), method: 'POST', body: form, now })
const read = (body: object = {}, now = NOON) =>
  fixture.ask(`/api/admin/applications/${nina}/documents`, { viewer: asIris(), method: 'POST', body, now })
const mine = async (now = NOON) => (await fixture.ask('/api/consultants/me', { viewer: asNina(), now })).json.documents
const revision = async () =>
  (await db<{ n: number }[]>`select application_revision as n from consultants where id = ${nina}`)[0]!.n
const files = () => [...fixture.stored.keys()].filter((name) => name.startsWith('application-documents/'))
const sweep = (now: Date) => sweepDocumentsIn(fixture.storage).run({ db, now, clock: clockAt(now), log })
const refuseNina = async (now = NOON) =>
  refuseApplication(db, {
    consultantId: nina,
    reason: 'A foto do documento está cortada: envie outra.',
    revision: await revision(),
    refusedBy: fixture.iris,
    now,
  })

describe('a document of an application', () => {
  test('is kept sealed and made anew: no place, no camera, and nothing that anybody reads in the storage', async () => {
    const { status, json } = await upload(await picture())
    expect([status, json]).toMatchObject([200, { documents: [{ kind: 'document', isPdf: false }] }])
    const [name] = files()
    const stored = fixture.stored.get(name!)!
    await expect(sharp(stored).metadata()).rejects.toThrow()
    await apply()
    const opened = Buffer.from((await read()).json.documents[0].base64, 'base64')
    expect(await sharp(opened).metadata()).toMatchObject({ format: 'webp', width: 900, height: 600 })
    expect(opened.toString('latin1')).not.toMatch(/Nina|Flores|EXIF/)
    expect(stored.includes(opened.subarray(0, 64))).toBe(false)
  })

  test('may be a PDF, which comes back as it was', async () => {
    await upload(pdf())
    await apply()
    const [document] = (await read()).json.documents
    expect(document).toMatchObject({ isPdf: true, base64: pdf().toString('base64') })
  })

  test.each([
    ['a page of HTML', Buffer.from('<svg onload="alert(1)">'), 'document', 'not_a_photo'],
    ['HTML before a PDF', Buffer.concat([Buffer.from('<html>'), pdf()]), 'document', 'not_a_photo'],
    ['a PDF that runs', pdf('/OpenAction << /S /JavaScript >>'), 'document', 'active_pdf'],
    ['a PDF with a password', pdf('/Encrypt 3 0 R'), 'document', 'locked_pdf'],
    ['a long PDF', pdf('', MOST_PDF_BYTES), 'document', 'pdf_too_large'],
    ['a PDF as a selfie', pdf(), 'selfie', 'not_a_selfie'],
    ['nothing', Buffer.alloc(0), 'document', 'broken'],
    ['a kind that there is not', pdf(), 'passport', 'unknown_kind'],
  ])('is never %s', async (_, bytes, kind, code) => {
    expect((await upload(bytes, { kind })).json.code).toBe(`application_documents.${code}`)
    expect([await mine(), files()]).toEqual([[], []])
  })

  test('is a picture on which small print is read', async () => {
    expect((await upload(await picture(900, 300))).json.code).toBe('application_documents.too_small')
  })

  test('needs no byte of whoever uploads without end, is approved, or is no consultant', async () => {
    for (let n = 0; n < UPLOADS.most; n++) await upload(Buffer.alloc(0))
    const bodies = countedBodies()
    expect((await upload(bodies.next())).status).toBe(429)
    const luna = await fixture.consultant('Luna')
    expect((await upload(bodies.next(), { id: luna })).json.code).toBe('application_documents.already_decided')
    const ana = { viewer: { id: fixture.iris, role: 'client' as const }, method: 'POST', bytes: bodies.next() }
    expect((await fixture.ask('/api/consultants/me/application/documents/back', ana)).status).toBe(403)
    expect(bodies.asked()).toBe(0)
  })

  test('is asked for by the form, and one that was refused for another reason loses nothing', async () => {
    expect(await apply()).toMatchObject({
      status: 409,
      json: { code: 'application_documents.missing', fields: { document: expect.any(String) } },
    })
    await upload(await picture())
    const wrong = { ...form, taxId: '111.111.111-11' }
    await fixture.ask('/api/consultants/application', { viewer: asNina(), method: 'POST', body: wrong })
    expect(await mine()).toHaveLength(1)
    expect((await apply()).json.application).toBe('in_review')
  })

  test('that is exchanged after the team read it makes the decision wait: another one stands there', async () => {
    await upload(await picture())
    await apply()
    const seen = await revision()
    expect((await read()).json.revision).toBe(seen)
    await upload(pdf())
    const decide = { consultantId: nina, tier: 'iniciante' as const, approvedBy: fixture.iris, now: NOON }
    await expect(approveConsultant(db, { ...decide, revision: seen })).rejects.toThrow('corrigiu')
    await sweep(NOON)
    expect(files()).toHaveLength(1)
    await approveConsultant(db, { ...decide, revision: await revision() })
    expect((await upload(pdf())).json.code).toBe('application_documents.already_decided')
  })

  test('of one kind that comes four times at once is kept once', async () => {
    await Promise.all(Array.from({ length: 4 }, () => upload(pdf())))
    expect(await mine()).toHaveLength(1)
    await sweep(NOON)
    expect(files()).toHaveLength(1)
  })

  test('may be taken back, except the one that an application is read with', async () => {
    const remove = (kind: string) =>
      fixture.ask(`/api/consultants/me/application/documents/${kind}`, { viewer: asNina(), method: 'DELETE', body: {} })
    await upload(await picture())
    await upload(await picture(), { kind: 'selfie' })
    await apply()
    expect((await remove('document')).json.code).toBe('application_documents.needed')
    expect((await remove('selfie')).json.documents).toMatchObject([{ kind: 'document' }])
    expect((await remove('selfie')).status).toBe(200)
    await sweep(NOON)
    expect(files()).toHaveLength(1)
  })
})

describe('reading it', () => {
  beforeEach(async () => {
    await upload(await picture())
    await apply()
  })

  test('is in the log each time, which its person sees', async () => {
    await read()
    const events = await db`select actor_id, person_id from security_events where kind = 'consultants.documents_read'`
    expect(events).toEqual([{ actor_id: fixture.iris, person_id: nina }])
  })

  test('waits for whoever opens many', async () => {
    for (let n = 0; n < READINGS[0]!.most; n++) expect((await read()).status).toBe(200)
    expect((await read()).status).toBe(429)
  })

  test('of a decided application takes a reason', async () => {
    await refuseNina()
    expect((await read()).json).toMatchObject({
      code: 'application_documents.reason_needed',
      fields: { reason: expect.any(String) },
    })
    expect((await read({ reason: 'Alguém disse que o documento é seu.' })).status).toBe(200)
  })

  test('is for the team alone, and not of the own one', async () => {
    const as = (viewer: { id: string; role: 'consultor' | 'client' }) =>
      fixture.ask(`/api/admin/applications/${nina}/documents`, { viewer, method: 'POST', body: {} })
    expect((await as(asNina())).status).toBe(403)
    const other = await fixture.register('Sol')
    expect((await as({ id: other, role: 'consultor' })).status).toBe(403)
    await db`update consultants set approved_at = null`
    const own = { viewer: { id: nina, role: 'admin' as const }, method: 'POST', body: {} }
    expect((await fixture.ask(`/api/admin/applications/${nina}/documents`, own)).status).toBe(403)
  })

  test('says of a file that does not open that it does not', async () => {
    fixture.stored.set(files()[0]!, Buffer.from('something else'))
    expect((await read()).json.documents).toMatchObject([{ base64: null }])
  })

  test('finds nothing where nobody applied or nothing was uploaded', async () => {
    const luna = await fixture.consultant('Luna')
    for (const id of [luna, crypto.randomUUID()]) {
      const asked = { viewer: asIris(), method: 'POST', body: { reason: 'Preciso ver quem é.' } }
      expect((await fixture.ask(`/api/admin/applications/${id}/documents`, asked)).status).toBe(404)
    }
  })
})

describe('it goes', () => {
  const keptOn = async (days: number) => {
    await sweep(after(days))
    return files().length
  }

  test('a week after it was uploaded for nothing', async () => {
    await upload(pdf())
    expect(await keptOn(6.9)).toBe(1)
    expect(await keptOn(7.1)).toBe(0)
    expect(await db`select from application_documents`).toHaveLength(0)
  })

  test('never while the application waits, and thirty days after a refusal', async () => {
    await upload(pdf())
    await apply()
    expect(await keptOn(400)).toBe(1)
    await refuseNina(after(400))
    expect(await keptOn(429.9)).toBe(1)
    expect(await keptOn(430.1)).toBe(0)
    expect((await apply(after(431))).json.code).toBe('application_documents.missing')
  })

  test('not when the application was sent again', async () => {
    await upload(pdf())
    await apply()
    await refuseNina()
    await apply(after(29))
    expect(await keptOn(100)).toBe(1)
  })

  test('half a year after an approval, unless a law wants it kept', async () => {
    await upload(pdf())
    await apply()
    await approveConsultant(db, { consultantId: nina, tier: 'iniciante', approvedBy: fixture.iris, now: NOON })
    expect(await keptOn(179.9)).toBe(1)
    await db`
      insert into legal_holds (id, person_id, placed_by, placed_at)
      values (gen_random_uuid(), ${nina}, ${fixture.iris}, ${NOON})`
    expect(await keptOn(181)).toBe(1)
    await db`update legal_holds set lifted_at = ${after(181)}, lifted_by = ${fixture.iris}`
    expect(await keptOn(181)).toBe(0)
  })

  test('with the account, and what an upload left that broke off after an hour', async () => {
    await upload(pdf())
    await db.begin((tx) => closeAccount(tx as never, [personalData], { personId: nina, at: NOON }))
    expect(await keptOn(0)).toBe(0)
    await db`
      insert into application_documents (id, person_id, kind, media_type, bytes, uploaded_at)
      values (gen_random_uuid(), ${nina}, 'back', 'image/webp', 1, ${NOON})`
    await sweep(new Date(NOON.getTime() + 59 * 60_000))
    expect(await db`select from application_documents`).toHaveLength(1)
    await sweep(new Date(NOON.getTime() + 61 * 60_000))
    expect(await db`select from application_documents`).toHaveLength(0)
  })
})
