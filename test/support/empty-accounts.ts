import { beforeAll, beforeEach } from 'vitest'
import { endpoints } from '#domains/accounts/endpoints.ts'
import { findViewer } from '#domains/accounts/index.ts'
import { clockAt } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { apiOf } from '#platform/http.ts'
import { log } from '#platform/log.ts'
import { CHROME_ON_ANDROID, PASSWORD } from './accounts-fixture.ts'
import { freshDatabase, ownerOf } from './database.ts'

export const ANA = {
  firstName: 'Ana',
  lastName: 'Souza',
  email: 'ana@exemplo.com.br',
  phone: '(11) 98765-4321',
  birthDate: '1990-05-14',
  password: PASSWORD,
  role: 'client',
  consents: { terms: true, sensitiveData: true, newsletter: false },
}

/** The fields of all answers of these calls. */
type Answer = {
  token: string
  user: { id: string; first_name: string; role: string }
  sessions: { id: string; isCurrent: boolean }[]
  error: string
  fields: Record<string, string>
}

const TABLES = [
  'security_event_seals',
  'security_event_words',
  'security_event_origins',
  'security_events',
  'sessions',
  'known_devices',
  'consents',
  'acceptances',
  'attempts',
  'people',
]

/**
 * The accounts API with nobody registered before each test of a file, a clock that the test moves, and the facts that
 * it announces.
 */
export class EmptyAccounts {
  db!: Db
  now!: Date
  facts: string[] = []
  #api!: ReturnType<typeof apiOf>

  constructor() {
    let owner: Db
    beforeAll(async () => {
      this.db = await freshDatabase()
      owner = ownerOf(this.db)
      await this.db.listen('facts', (payload) => this.facts.push(payload))
    })
    beforeEach(async () => {
      await owner.begin(async (tx) => {
        await tx`set local session_replication_role = replica` // the log refuses to be emptied
        for (const table of TABLES) await tx`delete from ${tx(table)}`
      })
      this.now = new Date('2026-03-10T12:00:00Z')
      this.facts = []
      this.#api = apiOf(endpoints, {
        db: this.db,
        now: () => this.now,
        clock: clockAt(this.now),
        log,
        viewerOf: (token: string) => findViewer(this.db, token, this.now),
        trustedProxies: 1,
      })
    })
  }

  minutesLater(minutes: number) {
    this.now = new Date(this.now.getTime() + minutes * 60_000)
  }

  async ask(
    method: string,
    path: string,
    { body, token, from = '203.0.113.7' }: { body?: unknown; token?: string; from?: string } = {},
  ) {
    const response = await this.#api.request(path, {
      method,
      headers: {
        'content-type': 'application/json',
        'user-agent': CHROME_ON_ANDROID,
        'x-forwarded-for': from,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(method !== 'GET' && { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }),
    })
    return { status: response.status, headers: response.headers, body: (await response.json()) as Answer }
  }

  register = (changes: object = {}) => this.ask('POST', '/api/auth/register', { body: { ...ANA, ...changes } })

  login = (email: string, password: string, more: object = {}, from?: string) =>
    this.ask('POST', '/api/auth/login', { body: { email, password, ...more }, ...(from && { from }) })

  userOf = (token: string) => this.ask('GET', '/api/auth/user', { token })
}
