import { expect } from 'vitest'
import { beginConsultation } from '#domains/consultations/lifecycle/begin-consultation.ts'
import { confirmBeginning } from '#domains/consultations/lifecycle/confirm-beginning.ts'
import { endConsultation } from '#domains/consultations/lifecycle/end-consultation.ts'
import { listConsultations } from '#domains/consultations/reading/read-consultation.ts'
import { findConsultationViolations } from '#domains/consultations/invariants.sql.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { availableOf, reservedOf, toClearOf } from '#domains/wallet/rules.ts'
import { databaseClock as clock, travelTo } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'
import { MeteredConsultation, NOON, STEP_S } from '#test/support/metered-consultation.ts'
import { aClient, aConsultant, becomeProgram, comeOnline } from '#test/support/people.ts'

/**
 * A consultation of Ana, with R$ 50,00 at first, and Luna, online at R$ 2,99 a minute; does itself what its meter asks
 * for.
 */
export class ConsultationFixture extends MeteredConsultation {
  readonly ana: string
  readonly luna: string
  readonly #db: Db

  private constructor(db: Db, ana: string, luna: string) {
    super(db, { client: ana, consultant: luna })
    this.ana = ana
    this.luna = luna
    this.#db = db
  }

  /** At noon, before the request. The pool has one connection, so that all its statements share one instant. */
  static async open(db: Db, available: Centavos = 5_000n): Promise<ConsultationFixture> {
    await travelTo(db, NOON)
    const consultation = new ConsultationFixture(db, await aClient(db, 'Ana', available), await aConsultant(db, 'Luna'))
    await comeOnline(db, consultation.luna)
    return consultation
  }

  /** Luna offers this channel, too. */
  offer = (channel: 'audio' | 'video') => this.#db`
    insert into consultant_channels (consultant_id, channel, offered_at) values (${this.luna}, ${channel}, now())`

  /** A program attends in Luna's name from the next request on, at R$ 0,29 a minute. */
  becomeProgram = () => becomeProgram(this.#db, this.luna)

  /** Ana presses "Começar a consulta". */
  press = () => confirmBeginning(this.#db, { id: this.id, clientId: this.ana, clock })

  /** Requested at 0 s, accepted at 5 s, both present at 10 s, Luna's first message at 12 s. */
  async beginWithFirstWord() {
    await this.ask()
    await this.travelTo(5)
    await this.accept()
    await this.travelTo(8)
    await this.joinBoth()
    expect((await this.prove(10))?.due).toBe('activate')
    await beginConsultation(this.#db, { id: this.id, clock })
    await this.travelTo(12)
    await this.say()
  }

  /** Both present until then, with Luna writing at each proof. */
  async proveUntil(seconds: number, from = 12) {
    for (let now = from; now < seconds; ) {
      now = Math.min(now + STEP_S, seconds)
      await this.prove(now)
      await this.say()
    }
  }

  state = async () => (await this.read()).state

  /** Ana's available and reserved money, and Luna's earnings. */
  balances = async () =>
    Promise.all(
      [availableOf(this.ana), reservedOf(this.ana), toClearOf(this.luna)].map((account) =>
        balanceOf(this.#db, account),
      ),
    )

  /** Ends Ana's open consultation and returns all violated invariants. */
  async endAndFindViolations() {
    const { consultations } = await listConsultations(this.#db, this.ana, { open: 'true' })
    for (const { id } of consultations) await endConsultation(this.#db, { id, personId: this.ana, clock })
    return findConsultationViolations(this.#db)
  }
}

/** The same with its people and its id, of which most tests speak. `available`: what Ana has, in centavos. */
export async function openConsultation(db: Db, available?: Centavos) {
  const consultation = await ConsultationFixture.open(db, available)
  const { ana, luna, id } = consultation
  return { consultation, ana, luna, id }
}

export type OpenConsultation = Awaited<ReturnType<typeof openConsultation>>
