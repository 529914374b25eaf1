import { createHash } from 'node:crypto'
import { insertSession } from '#domains/accounts/sessions/sql.ts'
import { setWelcome, applyAsConsultant, approveConsultant, setAvailable } from '#domains/consultants/index.ts'
import { postJournals } from '#domains/wallet/index.ts'
import { availableOf, GATEWAY } from '#domains/wallet/rules.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { SeededRandom } from '#test/support/seeded-random.ts'
import type { Cluster } from './cluster/cluster.ts'
import { randomUuid } from './random.ts'

export type SignedInPerson = { id: string; token: string; role: 'client' | 'consultor' }

const NO_PASSWORD = 'nobody signs in by password here'
const BIO = 'Leio o tarot com calma há vinte anos e escuto antes de falar. Aqui só existe a sua pergunta.'

/**
 * Signed-in people: approved and available consultants, and clients with money. Two of them share each phone, and one
 * in eight never confirmed an address: straw people, who ask for free minutes too.
 */
export class People {
  readonly #cluster: Cluster
  readonly #random: SeededRandom
  #admin: string | undefined
  #number = 0

  constructor(cluster: Cluster, random: SeededRandom) {
    this.#cluster = cluster
    this.#random = random
  }

  /** Somebody else, if PostgreSQL was killed before they were complete. */
  client(cents: bigint): Promise<SignedInPerson> {
    return this.#cluster.read((db) => this.#client(db, cents))
  }

  /** The same. */
  consultant(pricePerMinuteCents: bigint): Promise<SignedInPerson> {
    return this.#cluster.read((db) => this.#consultant(db, pricePerMinuteCents))
  }

  async #client(db: Db, cents: bigint) {
    const person = await this.#person(db, 'client')
    await inTransaction(db, (tx) =>
      postJournals(tx, [
        {
          key: `payment:${person.id}:paid`,
          subject: { kind: 'payment', id: person.id },
          kind: 'payment',
          postings: [{ from: GATEWAY, to: availableOf(person.id), amount: cents }],
        },
      ]),
    )
    return person
  }

  async #consultant(db: Db, pricePerMinuteCents: bigint) {
    const person = await this.#person(db, 'consultor')
    const now = new Date()
    await applyAsConsultant(db, {
      personId: person.id,
      now,
      taxId: cpfOf(person.number),
      specialties: ['tarot'],
      bio: BIO,
      pricePerMinuteCents,
      name: 'Luna',
      title: 'Taróloga',
    })
    this.#admin ??= (await this.#person(db, 'admin')).id
    await approveConsultant(db, { consultantId: person.id, tier: 'verificado', approvedBy: this.#admin, now })
    await setWelcome(db, person.id, true)
    await setAvailable(db, person.id, now)
    return person
  }

  async #person<R extends 'client' | 'consultor' | 'admin'>(db: Db, role: R) {
    const [id, token] = [randomUuid(this.#random), randomUuid(this.#random)]
    const number = ++this.#number
    const now = new Date()
    const session = {
      id: randomUuid(this.#random),
      personId: id,
      tokenHash: createHash('sha256').update(token).digest(),
      remembered: true,
      agent: 'chaos',
      address: '127.0.0.1',
      createdAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    }
    await inTransaction(db, async (tx) => {
      const phone = `+55119${80_000_000 + Math.floor(number / 2)}`
      await tx`insert into people (id, email, first_name, role, password_hash, phone, email_confirmed_at)
        values (${id}, ${`${role}-${number}@example.com`}, ${role}, ${role}, ${NO_PASSWORD}, ${phone},
          ${role === 'client' && number % 8 === 0 ? null : now}) on conflict do nothing`
      const known = await tx`select 1 from sessions where id = ${session.id}`
      if (known.length === 0) await insertSession(tx, session, { passwordHash: NO_PASSWORD, role })
    })
    return { id, token, role, number }
  }
}

/** A CPF with valid check digits. */
function cpfOf(number: number): string {
  const digits = [...String(200_300_400 + number * 7)].map(Number)
  for (const length of [10, 11]) {
    const sum = digits.reduce((sum, digit, at) => sum + digit * (length - at), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}
