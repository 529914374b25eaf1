import { beforeEach, describe, expect, test } from 'vitest'
import { appointAdmin, registerPerson } from '#domains/accounts/index.ts'
import { clockAt } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { apiOf, type Viewer } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { freshDatabase } from '#test/support/database.ts'
import type { Application } from './applications/contract.ts'
import { endpoints } from './endpoints.ts'
import { applyAsConsultant, approveConsultant, featureConsultant, findOffer, keepDesks, leaveDesks, setPrice, switchOff, switchOn } from './index.ts'
import { sweepDesks } from './presence/sweep-desks.ts'
import { countReview } from './ratings/count-review.ts'
import type { Tier } from './rules.ts'

const NOON = new Date('2026-03-10T15:00:00Z')
const later = (ms: number) => new Date(NOON.getTime() + ms)
const DAY = 86_400_000
const BIO = 'Leio as cartas há doze anos, sem pressa e sem susto: a gente olha junto para a pergunta e para o que você pode fazer com ela.'
const CPFS = ['52998224725', '11144477735', '98765432100', '39053344705', '12ABC34501DE35']

let db: Db
let iris: string
let nextDocument = 0

async function register(firstName: string, role: 'client' | 'consultor' = 'consultor') {
  const email = `${firstName.toLowerCase()}-${crypto.randomUUID()}@exemplo.com.br`
  const consents = { terms: true as const, sensitiveData: true as const, newsletter: false }
  const person = await registerPerson(db, {
    firstName,
    lastName: 'Prado',
    email,
    role,
    phone: '11987654321',
    birthDate: '1985-04-12',
    password: 'lua-cheia-sobre-o-mar-27',
    consents,
    now: NOON,
  })
  return person.id
}

const apply = (personId: string, form: Partial<Application> = {}, now = NOON) =>
  applyAsConsultant(db, { taxId: CPFS[nextDocument++]!, specialties: ['tarot'], bio: BIO, pricePerMinuteCents: 299n, ...form, personId, now })

async function consultant(firstName: string, { tier = 'verificado', ...form }: Partial<Application> & { tier?: Tier } = {}) {
  const id = await register(firstName)
  await apply(id, { name: firstName, ...form })
  await approveConsultant(db, { consultantId: id, tier, approvedBy: iris, now: NOON })
  return id
}

async function comeOnline(id: string, now = NOON) {
  await switchOn(db, id, now)
  await keepDesks(db, 'web-1', [id], now)
}

const statusOf = async (id: string, now = NOON) => (await findOffer(db, id, 'chat', now))?.status

/** The domain's own API, in-process, as seen by this viewer at this moment. */
async function ask(
  path: string,
  { viewer, now = NOON, method = 'GET', body }: { viewer?: Pick<Viewer, 'id' | 'role'>; now?: Date; method?: string; body?: unknown } = {},
) {
  const viewerOf = async () => viewer && { ...viewer, sessionId: 'session' }
  const api = apiOf(endpoints, { db, now: () => now, clock: clockAt(now), log, viewerOf, trustedProxies: 0 })
  const headers = { ...(viewer && { authorization: `Bearer ${'t'.repeat(43)}` }), ...(body !== undefined && { 'content-type': 'application/json' }) }
  const response = await api.request(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  return {
    status: response.status,
    headers: response.headers,
    text: await response.clone().text(),
    json: response.headers.get('content-type')?.includes('json') ? await response.json() : undefined,
  }
}

const namesIn = (list: { json: { consultants: { name: string }[] } }) => list.json.consultants.map((card) => card.name)

beforeEach(async () => {
  nextDocument = 0
  db = await freshDatabase()
  await db`create table open_rooms (consultant_id uuid)`
  await db`create or replace view busy_consultants as select consultant_id from open_rooms`
  iris = await register('Iris', 'client')
  await appointAdmin(db, iris)
})

describe('applying', () => {
  test('Luna applies, corrects her text, and is seen by nobody until she is approved', async () => {
    const luna = await register('Luna')
    await apply(luna, { specialties: ['runas', 'tarot', 'runas'], pricePerMinuteCents: 199n })
    nextDocument = 0
    await apply(luna, { specialties: ['tarot', 'runas'], title: 'Taróloga' }, later(60_000))

    const mine = await ask('/api/consultants/me', { viewer: { id: luna, role: 'consultor' }, now: later(60_000) })
    expect(mine.json).toMatchObject({
      application: 'in_review',
      switchedOn: false,
      status: 'offline',
      profile: { title: 'Taróloga', name: 'Luna Prado', pricePerMinuteCents: 299, specialties: ['tarot', 'runas'] },
    })
    expect((await ask(`/api/consultants/${luna}`, { now: later(60_000) })).status).toBe(404)
    expect(await findOffer(db, luna, 'chat', later(60_000))).toBeUndefined()
  })

  test('the same application heard twice is one application', async () => {
    const luna = await register('Luna')
    const form = { taxId: CPFS[0]!, specialties: ['tarot' as const], bio: BIO, pricePerMinuteCents: 299 }
    const viewer = { id: luna, role: 'consultor' as const }
    const [first, second] = await Promise.all([1, 2].map(() => ask('/api/consultants/application', { viewer, method: 'POST', body: form })))
    expect([first!.status, second!.status]).toEqual([200, 200])
    expect(first!.json).toEqual(second!.json)
  })

  test('a wrong CPF, a price out of range and a missing specialty are refused in the field', async () => {
    const viewer = { id: await register('Luna'), role: 'consultor' as const }
    const form = { taxId: CPFS[0]!, specialties: ['tarot'], bio: BIO, pricePerMinuteCents: 299 }
    const wrong = async (change: object) => (await ask('/api/consultants/application', { viewer, method: 'POST', body: { ...form, ...change } })).json
    expect(await wrong({ taxId: '111.111.111-11' })).toMatchObject({ code: 'consultants.invalid_tax_id', fields: { taxId: expect.any(String) } })
    expect(await wrong({ pricePerMinuteCents: 148 })).toMatchObject({
      code: 'http.invalid_input',
      fields: { pricePerMinuteCents: 'O preço por minuto fica entre R$ 1,49 e R$ 14,90.' },
    })
    expect(await wrong({ specialties: [] })).toMatchObject({ fields: { specialties: 'Escolha ao menos uma especialidade.' } })
    expect(await wrong({ specialties: ['videncia'] })).toMatchObject({ code: 'http.invalid_input' })
  })

  test('one CPF belongs to one consultant, also when both apply at the same moment', async () => {
    const [luna, sol] = [await register('Luna'), await register('Sol')]
    const outcomes = await Promise.allSettled([luna, sol].map((id) => apply(id, { taxId: CPFS[0]! })))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'consultants.tax_id_taken' } })
  })

  test('a client cannot apply, and an approved consultant does not apply again', async () => {
    const ana = await register('Ana', 'client')
    expect((await ask('/api/consultants/application', { viewer: { id: ana, role: 'client' }, method: 'POST', body: {} })).status).toBe(403)
    const luna = await consultant('Luna')
    await expect(apply(luna, { taxId: CPFS[0]! })).rejects.toMatchObject({ code: 'consultants.already_approved' })
  })

  test('Iris reads the applications in review, without the document, and approves one; nobody else reads them', async () => {
    const [luna, ana] = [await register('Luna'), await register('Ana', 'client')]
    await apply(luna, { taxId: CPFS[0]! })
    const list = () => ask('/api/admin/applications', { viewer: { id: iris, role: 'admin' } })
    const { status, json } = await list()
    expect(status).toBe(200)
    expect(json).toMatchObject({ applications: [{ id: luna, person: { name: expect.stringContaining('Luna') }, specialties: expect.any(Array) }] })
    expect(JSON.stringify(json)).not.toContain(CPFS[0]!)
    const approval = { viewer: { id: iris, role: 'admin' as const }, method: 'POST', body: { tier: 'verificado' } }
    expect((await ask(`/api/consultants/${luna}/approval`, approval)).status).toBe(200)
    expect((await list()).json).toEqual({ applications: [] })
    expect((await ask('/api/admin/applications')).status).toBe(401)
    for (const viewer of [
      { id: ana, role: 'client' as const },
      { id: luna, role: 'consultor' as const },
    ]) {
      expect((await ask('/api/admin/applications', { viewer })).status, viewer.role).toBe(403)
    }
  })

  test('the first approval stays, whoever repeats it', async () => {
    const luna = await consultant('Luna', { tier: 'mestre' })
    await approveConsultant(db, { consultantId: luna, tier: 'iniciante', approvedBy: iris, now: later(DAY) })
    expect(await findOffer(db, luna, 'chat', later(DAY))).toMatchObject({ commissionBps: 2200 })
    await expect(approveConsultant(db, { consultantId: iris, tier: 'mestre', approvedBy: iris, now: NOON })).rejects.toMatchObject({
      code: 'consultants.not_found',
    })
  })
})

describe('presence', () => {
  test('Luna is online while her dashboard is open and switched on, and not otherwise', async () => {
    const luna = await consultant('Luna')
    expect(await statusOf(luna)).toBe('offline')
    await switchOn(db, luna, NOON)
    expect(await statusOf(luna)).toBe('offline')
    await keepDesks(db, 'web-1', [luna], NOON)
    expect(await statusOf(luna)).toBe('online')
    await switchOff(db, luna, NOON)
    expect(await statusOf(luna)).toBe('offline')
  })

  test('a desk that was silent for fifteen seconds counts as closed', async () => {
    const luna = await consultant('Luna')
    await comeOnline(luna)
    expect(await statusOf(luna, later(14_999))).toBe('online')
    expect(await statusOf(luna, later(15_000))).toBe('offline')
    await keepDesks(db, 'web-1', [luna], later(15_000))
    expect(await statusOf(luna, later(20_000))).toBe('online')
  })

  test('her two tabs at two processes: closing one leaves her online', async () => {
    const luna = await consultant('Luna')
    await comeOnline(luna)
    await keepDesks(db, 'web-2', [luna], NOON)
    await leaveDesks(db, 'web-1', [luna], NOON)
    expect(await statusOf(luna)).toBe('online')
    await leaveDesks(db, 'web-2', [luna], NOON)
    expect(await statusOf(luna)).toBe('offline')
  })

  test('busy wins over everything as long as the consultation is open', async () => {
    const luna = await consultant('Luna')
    await comeOnline(luna)
    await db`insert into open_rooms values (${luna})`
    expect(await statusOf(luna)).toBe('busy')
    await leaveDesks(db, 'web-1', [luna], NOON)
    await switchOff(db, luna, NOON)
    expect(await statusOf(luna, later(DAY))).toBe('busy')
    await db`delete from open_rooms`
    expect(await statusOf(luna)).toBe('offline')
  })

  test('a list asks for all of its badges at once, in its order; strangers and nonsense are offline or left out', async () => {
    const [luna, sol, bento] = [await consultant('Luna'), await consultant('Sol'), await consultant('Bento')]
    await comeOnline(luna)
    await comeOnline(sol)
    await db`insert into open_rooms values (${sol})`
    const stranger = crypto.randomUUID()
    const statuses = async (ids: string) => (await ask(`/api/consultants/statuses?ids=${ids}`)).json
    expect(await statuses([bento, 'luna', sol, stranger, luna].join())).toEqual([
      { id: bento, status: 'offline' },
      { id: sol, status: 'busy' },
      { id: stranger, status: 'offline' },
      { id: luna, status: 'online' },
    ])
    expect(await statuses('')).toEqual([])
    expect((await ask(`/api/consultants/statuses?ids=${Array(61).fill(luna).join()}`)).status).toBe(400)
  })

  test('whoever is under review cannot switch on', async () => {
    const sol = await register('Sol')
    await expect(switchOn(db, sol, NOON)).rejects.toMatchObject({ code: 'consultants.not_applied' })
    await apply(sol)
    await expect(switchOn(db, sol, NOON)).rejects.toMatchObject({ code: 'consultants.in_review' })
  })

  test('each change of the badge is told once, and keeping alive tells nothing', async () => {
    const luna = await consultant('Luna')
    const told: string[] = []
    const { unlisten } = await db.listen('facts', (payload) => {
      const { topic, fact } = JSON.parse(payload)
      if (!topic?.startsWith('presences:')) told.push(fact.status)
    })
    await switchOn(db, luna, NOON)
    await keepDesks(db, 'web-1', [luna], NOON)
    await keepDesks(db, 'web-1', [luna], later(5_000))
    await sweepDesks(db, later(19_000))
    await sweepDesks(db, later(21_000))
    await switchOff(db, luna, later(22_000))
    await switchOff(db, luna, later(23_000))
    await db`select pg_notify('facts', '{"fact":{"status":"end"}}')`
    await expect.poll(() => told.at(-1)).toBe('end')
    await unlisten()
    expect(told).toEqual(['offline', 'online', 'offline', 'offline', 'end'])
  })

  test('many processes keep, leave and sweep at once without waiting for each other in a circle', async () => {
    const ids = [await consultant('Luna'), await consultant('Sol'), await consultant('Caio')]
    const rounds = Array.from({ length: 12 }, (_, n) => [
      keepDesks(db, `web-${n % 3}`, n % 2 ? ids : ids.toReversed(), later(n * 4_000)),
      sweepDesks(db, later(n * 9_000)),
    ])
    await Promise.all(rounds.flat())
    await keepDesks(db, 'web-1', ids, later(DAY))
    await Promise.all(ids.map((id) => switchOn(db, id, later(DAY))))
    expect(await Promise.all(ids.map((id) => statusOf(id, later(DAY))))).toEqual(['online', 'online', 'online'])
  })
})

describe('prices', () => {
  test('a rise counts from the next day in São Paulo, a fall at once', async () => {
    const luna = await consultant('Luna', { pricePerMinuteCents: 299n })
    const { validFrom } = await setPrice(db, { consultantId: luna, pricePerMinute: 349n, now: NOON })
    expect(validFrom.toISOString()).toBe('2026-03-11T03:00:00.000Z')
    const priceAt = async (at: Date) => (await findOffer(db, luna, 'chat', at))!.pricePerMinute
    expect(await priceAt(new Date(validFrom.getTime() - 1))).toBe(299n)
    expect(await priceAt(validFrom)).toBe(349n)
    await setPrice(db, { consultantId: luna, pricePerMinute: 199n, now: later(DAY) })
    expect(await priceAt(later(DAY))).toBe(199n)
  })

  test('another wish replaces the one that waits for tomorrow, and repeating a wish changes nothing', async () => {
    const luna = await consultant('Luna', { pricePerMinuteCents: 299n })
    for (const pricePerMinute of [350n, 320n, 320n]) await setPrice(db, { consultantId: luna, pricePerMinute, now: NOON })
    expect(await findOffer(db, luna, 'chat', later(DAY))).toMatchObject({ pricePerMinute: 320n })
    await setPrice(db, { consultantId: luna, pricePerMinute: 299n, now: NOON })
    expect(await findOffer(db, luna, 'chat', later(DAY))).toMatchObject({ pricePerMinute: 299n })
  })

  test('small rises do not add up to a big one within thirty days', async () => {
    const luna = await consultant('Luna', { pricePerMinuteCents: 300n })
    await setPrice(db, { consultantId: luna, pricePerMinute: 360n, now: NOON })
    const again = (pricePerMinute: bigint, now: Date) => setPrice(db, { consultantId: luna, pricePerMinute, now })
    await expect(again(361n, later(2 * DAY))).rejects.toMatchObject({ code: 'consultants.rise_too_steep' })
    await expect(again(361n, later(30 * DAY))).rejects.toMatchObject({ code: 'consultants.rise_too_steep' })
    await again(432n, later(31 * DAY))
    expect(await findOffer(db, luna, 'chat', later(33 * DAY))).toMatchObject({ pricePerMinute: 432n })
  })

  test('a low price for a day does not hide a rise', async () => {
    const luna = await consultant('Luna', { pricePerMinuteCents: 300n })
    await setPrice(db, { consultantId: luna, pricePerMinute: 200n, now: NOON })
    await expect(setPrice(db, { consultantId: luna, pricePerMinute: 300n, now: later(DAY) })).rejects.toMatchObject({ code: 'consultants.rise_too_steep' })
  })

  test('only chat is offered, so only chat has a price', async () => {
    const luna = await consultant('Luna')
    expect(await findOffer(db, luna, 'chat', NOON)).toEqual({ pricePerMinute: 299n, commissionBps: 3000, status: 'offline', acceptsWelcome: false })
    expect(await findOffer(db, luna, 'video', NOON)).toBeUndefined()
  })
})

describe('being found', () => {
  test('a card carries exactly the fields of the spec, the price in reais and a portrait of ours', async () => {
    const luna = await consultant('Luna', { title: 'Taróloga', description: 'Cartas com calma.' })
    await featureConsultant(db, { consultantId: luna, on: true, now: NOON })
    await db.begin(async (tx) => [await countReview(tx, luna, 5), await countReview(tx, luna, 4), await countReview(tx, luna, 5)])
    const [card] = (await ask('/api/consultants/featured')).json
    expect(card).toEqual({
      id: luna,
      name: 'Luna',
      title: 'Taróloga',
      rating: 4.7,
      reviewCount: 3,
      description: 'Cartas com calma.',
      pricePerMinute: 2.99,
      status: 'offline',
      imageUrl: expect.stringMatching(/^\/api\/portraits\/[0-9a-f]{64}$/),
      specialty: 'tarot',
    })
    const portrait = await ask(card.imageUrl)
    expect(portrait.headers.get('content-type')).toBe('image/svg+xml')
    expect(portrait.headers.get('cache-control')).toContain('immutable')
    expect(portrait.text).toContain('<circle')
    expect((await ask(`/api/portraits/${'0'.repeat(64)}`)).status).toBe(404)
  })

  test('featured ones: who can be reached first, then the better standing; no longer featured is gone', async () => {
    const [luna, sol, caio] = [await consultant('Luna'), await consultant('Sol'), await consultant('Caio')]
    for (const consultantId of [luna, sol, caio]) await featureConsultant(db, { consultantId, on: true, now: NOON })
    await db.begin((tx) => countReview(tx, luna, 5))
    await comeOnline(caio)
    const names = async () => (await ask('/api/consultants/featured')).json.map((card: { name: string }) => card.name)
    expect(await names()).toEqual(['Caio', 'Luna', 'Sol'])
    await featureConsultant(db, { consultantId: caio, on: false, now: NOON })
    expect(await names()).toEqual(['Luna', 'Sol'])
  })

  test('accents, capitals and signs of the pattern language do not matter to the search', async () => {
    await consultant('Íris Conceição', { specialties: ['oraculos'] })
    await consultant('Caio', { specialties: ['runas'], bio: `${BIO} Gosto de 100% de clareza.` })
    const search = async (text: string) => namesIn(await ask(`/api/consultants?text=${encodeURIComponent(text)}`))
    expect(await search('conceicao IRIS')).toEqual(['Íris Conceição'])
    expect(await search('Óráculos')).toEqual(['Íris Conceição'])
    expect(await search('100%')).toEqual(['Caio'])
    expect(await search('___')).toEqual([])
    expect(await search(' ')).toHaveLength(2)
  })

  test('filters narrow the list: specialty, price, language, online now, channel', async () => {
    const luna = await consultant('Luna', { specialties: ['tarot', 'reiki'], pricePerMinuteCents: 199n, languages: ['pt', 'es'] })
    await consultant('Sol', { specialties: ['reiki'], pricePerMinuteCents: 449n })
    await consultant('Caio', { specialties: ['runas'], pricePerMinuteCents: 699n })
    await comeOnline(luna)
    const by = async (query: string) => namesIn(await ask(`/api/consultants?${query}`)).toSorted()
    expect(await by('specialty=reiki')).toEqual(['Luna', 'Sol'])
    expect(await by('specialty=reiki,cristaloterapia')).toEqual(await by('specialty=cristaloterapia,reiki'))
    expect(await by('priceFromCents=200&priceToCents=449')).toEqual(['Sol'])
    expect(await by('language=es')).toEqual(['Luna'])
    expect(await by('online=true')).toEqual(['Luna'])
    expect(await by('online=false')).toEqual(['Caio', 'Luna', 'Sol'])
    expect(await by('channel=chat')).toEqual(['Caio', 'Luna', 'Sol'])
    expect(await by('channel=video')).toEqual([])
    expect(namesIn(await ask('/api/consultants?sort=price'))).toEqual(['Luna', 'Sol', 'Caio'])
    expect((await ask('/api/consultants?priceToCents=2.99')).json).toMatchObject({ code: 'http.invalid_input', fields: { priceToCents: expect.any(String) } })
    expect((await ask('/api/consultants?specialty=videncia')).status).toBe(400)
  })

  test('a page behind the last one is empty and still knows how many there are', async () => {
    await consultant('Luna')
    expect((await ask('/api/consultants?page=7')).json).toMatchObject({ consultants: [], total: 1, page: 7, pages: 1 })
    expect((await ask('/api/consultants?page=0')).status).toBe(400)
  })

  test('a profile adds bio, specialties, prices by channel and since when', async () => {
    const luna = await consultant('Luna', { specialties: ['runas', 'tarot'], city: 'Olinda' })
    const profile = (await ask(`/api/consultants/${luna}`)).json
    expect(profile).toMatchObject({
      bio: BIO,
      city: 'Olinda',
      specialty: 'runas',
      specialties: ['runas', 'tarot'],
      languages: ['pt'],
      tier: 'verificado',
      memberSince: NOON.toISOString(),
    })
    expect(profile.prices).toEqual([{ channel: 'chat', pricePerMinute: 2.99, pricePerMinuteCents: 299 }])
    expect(JSON.stringify(profile)).not.toContain('52998224725')
  })

  test('missing, not approved and malformed are one and the same 404', async () => {
    const sol = await register('Sol')
    await apply(sol)
    const answers = await Promise.all([sol, crypto.randomUUID(), 'luna', "1'or'1", '%00'].map((id) => ask(`/api/consultants/${id}`)))
    expect(new Set(answers.slice(0, 4).map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['404 {"error":"Não encontramos este consultor.","code":"consultants.not_found"}']),
    )
    expect(answers[4]!.status).toBe(400)
  })

  test('standing in the database is the published formula', async () => {
    const { standingOf } = await import('./rules.ts')
    const luna = await consultant('Luna')
    const standing = async () => (await db<{ standing: number }[]>`select standing from consultant_cards(${NOON}) where id = ${luna}`)[0]!.standing
    expect(await standing()).toBe(standingOf(0, 0))
    await db.begin(async (tx) => [await countReview(tx, luna, 5), await countReview(tx, luna, 2)])
    expect(await standing()).toBeCloseTo(standingOf(7, 2), 12)
  })
})
