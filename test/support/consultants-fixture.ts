import { appointAdmin } from '#domains/accounts/index.ts'
import type { Application } from '#domains/consultants/applications/contract.ts'
import { encodeDocument } from '#domains/consultants/application-documents/encode-document.ts'
import { endpointsWith } from '#domains/consultants/endpoints.ts'
import {
  applyAsConsultant,
  approveConsultant,
  findOffer,
  recordHeartbeats,
  setAvailable,
} from '#domains/consultants/index.ts'
import { encodePhoto } from '#domains/consultants/portraits/encode-photo.ts'
import type { Tier } from '#domains/consultants/rules.ts'
import { rewriteSound } from '#platform/audio/rewrite-sound.ts'
import { clockAt } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { apiOf, type Viewer } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { sealWith } from '#platform/seal.ts'
import { freshDatabase } from '#test/support/database.ts'
import { memoryStorage } from '#test/support/memory-storage.ts'
import { asSeen } from '#test/support/team.ts'
import { aPerson, BIO } from '#test/support/people.ts'

/** The default instant of the tests. */
export const NOON = new Date('2026-03-10T15:00:00Z')
/** So many milliseconds after noon. */
export const afterNoon = (ms: number) => new Date(NOON.getTime() + ms)
export const DAY = 86_400_000
/** Valid CPFs in the order of applications; the last one is a CNPJ. */
export const TAX_IDS = ['52998224725', '11144477735', '98765432100', '39053344705', '11ABC34501DE72'] as const

type ApiRequest = {
  viewer?: Pick<Viewer, 'id' | 'role'>
  now?: Date
  method?: string
  body?: unknown
  /** A body of other bytes than JSON. */
  bytes?: BodyInit
  /** The part that is asked for, as the header says it. */
  range?: string
}

/** People apply, are approved, come online and are searched for through the API, at instants that a test sets. */
export async function openConsultantsFixture(db: Db) {
  const register = (firstName: string, role: 'client' | 'consultor' = 'consultor') => aPerson(db, firstName, role, NOON)
  const iris = await register('Iris', 'client')
  await appointAdmin(db, iris)

  const { storage, stored } = memoryStorage()
  const documents = new Map<string, string>()
  /** Repeated applications of one person use the same document. */
  function documentOf(personId: string): string {
    if (!documents.has(personId)) documents.set(personId, TAX_IDS[documents.size]!)
    return documents.get(personId)!
  }
  const apply = (personId: string, form: Partial<Application> = {}, now = NOON) =>
    applyAsConsultant(db, {
      taxId: documentOf(personId),
      specialties: ['tarot'],
      bio: BIO,
      pricePerMinuteCents: 299n,
      ...form,
      personId,
      now,
    })

  const routes = endpointsWith({
    storage,
    encode: encodePhoto,
    rewrite: async (given) => rewriteSound(given),
    encodeDocument,
    documentSeal: sealWith('a secret of tests', 'application documents'),
  })

  return {
    iris,
    storage,
    stored,
    register,
    apply,
    /** Registered, applied and approved, by first name. */
    async consultant(firstName: string, { tier = 'verificado', ...form }: Partial<Application> & { tier?: Tier } = {}) {
      const id = await register(firstName)
      await apply(id, { name: firstName, ...form })
      await approveConsultant(db, { consultantId: id, tier, approvedBy: iris, now: NOON })
      return id
    },
    async comeOnline(id: string, now = NOON) {
      await setAvailable(db, id, now)
      await recordHeartbeats(db, 'web-1', [id], now)
    },
    statusOf: async (id: string, now = NOON) => (await findOffer(db, id, 'chat', now))?.status,
    /** Calls the domain's API in-process as this viewer at this moment. */
    async ask(path: string, { viewer, now = NOON, method = 'GET', body, bytes, range }: ApiRequest = {}) {
      const viewerOf = async () =>
        viewer && asSeen({ ...viewer, sessionId: 'session', confirmedUntil: new Date(now.getTime() + 60_000) })
      const clock = clockAt(now)
      const api = apiOf(routes, { db, now: () => now, clock, log, viewerOf, trustedProxies: 0 })
      const headers = {
        ...(viewer && { authorization: `Bearer ${'t'.repeat(43)}` }),
        ...(range && { range }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      }
      const response = await api.request(path, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(bytes !== undefined && { body: bytes, duplex: 'half' }),
      })
      return {
        status: response.status,
        headers: response.headers,
        text: await response.clone().text(),
        bytes: Buffer.from(await response.clone().arrayBuffer()),
        json: response.headers.get('content-type')?.includes('json') ? await response.json() : undefined,
      }
    },
  }
}

export type ConsultantsFixture = Awaited<ReturnType<typeof openConsultantsFixture>>

/** The same on a database of its own. */
export async function openConsultants() {
  const db = await freshDatabase()
  return { db, fixture: await openConsultantsFixture(db) }
}
export type OpenConsultants = Awaited<ReturnType<typeof openConsultants>>
