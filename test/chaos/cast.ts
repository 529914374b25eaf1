import { createHash } from 'node:crypto'
import { insertSession } from '#domains/accounts/sessions/sql.ts'
import { acceptWelcome, applyAsConsultant, approveConsultant, switchOn } from '#domains/consultants/index.ts'
import { availableOf, GATEWAY, postJournal } from '#domains/wallet/index.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import type { Seeded } from '#test/support/seeded.ts'
import { uuidFrom } from './luck.ts'

export type Player = { id: string; token: string; role: 'client' | 'consultor' }

const NO_PASSWORD = 'nobody signs in by password here'
const BIO = 'Leio o tarot com calma há vinte anos e escuto antes de falar. Aqui só existe a sua pergunta.'

/** People who are signed in already; consultants approved, switched on and open to newcomers, clients with money. */
export class Cast {
  readonly #db: Db
  readonly #luck: Seeded
  #admin: string | undefined
  #number = 0

  constructor(db: Db, luck: Seeded) {
    this.#db = db
    this.#luck = luck
  }

  async client(cents: bigint): Promise<Player> {
    const player = await this.#person('client')
    await inTransaction(this.#db, (tx) =>
      postJournal(tx, {
        key: `payment:${player.id}:paid`,
        kind: 'payment',
        postings: [{ from: GATEWAY, to: availableOf(player.id), amount: cents }],
      }),
    )
    return player
  }

  async consultant(pricePerMinuteCents: bigint): Promise<Player> {
    const player = await this.#person('consultor')
    const now = new Date()
    await applyAsConsultant(this.#db, {
      personId: player.id,
      now,
      taxId: cpfOf(player.number),
      specialties: ['tarot'],
      bio: BIO,
      pricePerMinuteCents,
      name: 'Luna',
      title: 'Taróloga',
    })
    this.#admin ??= (await this.#person('admin')).id
    await approveConsultant(this.#db, { consultantId: player.id, tier: 'verificado', approvedBy: this.#admin, now })
    await acceptWelcome(this.#db, player.id, true)
    await switchOn(this.#db, player.id, now)
    return player
  }

  async #person<R extends 'client' | 'consultor' | 'admin'>(role: R) {
    const [id, token] = [uuidFrom(this.#luck), uuidFrom(this.#luck)]
    const number = ++this.#number
    const now = new Date()
    const session = {
      id: uuidFrom(this.#luck),
      personId: id,
      tokenHash: createHash('sha256').update(token).digest(),
      remembered: true,
      agent: 'chaos',
      address: '127.0.0.1',
      createdAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    }
    await inTransaction(this.#db, async (tx) => {
      await tx`insert into people (id, email, first_name, role, password_hash)
        values (${id}, ${`${role}-${number}@example.com`}, ${role}, ${role}, ${NO_PASSWORD}) on conflict do nothing`
      const known = await tx`select 1 from sessions where id = ${session.id}`
      if (known.length === 0) await insertSession(tx, session, NO_PASSWORD)
    })
    return { id, token, role, number }
  }
}

/** A CPF with right check digits. */
function cpfOf(number: number): string {
  const digits = [...String(200_300_400 + number * 7)].map(Number)
  for (const length of [10, 11]) {
    const sum = digits.reduce((sum, digit, at) => sum + digit * (length - at), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}
