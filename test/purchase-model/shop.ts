import { applyGatewayState } from '#domains/payments/apply-gateway-state.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import type { settableClock } from '#test/support/settable-clock.ts'
import type { Banks } from './bank.ts'

type Time = ReturnType<typeof settableClock>

/** The shop of one sequence: its books, its clock, and the banks that it asks and hears of. */
export class Shop {
  readonly db: Db
  readonly banks: Banks
  readonly time: Time

  constructor({ db, banks }: { db: Db; banks: Banks }, time: Time) {
    this.db = db
    this.banks = banks
    this.time = time
  }

  /** What asks the bank of that name. */
  at(name: string) {
    return { ...this.#base, gateway: this.banks.gateways.find((one) => one.name === name)! }
  }

  /** What requests payments from one of its banks, by any number. */
  contextOf(gateway: number) {
    const { gateways } = this.banks
    return { ...this.#base, gateways: { active: gateways[gateway % gateways.length]!, all: gateways } }
  }

  get #base() {
    return { db: this.db, clock: this.time.clock, log }
  }

  /** Hears of a charge, from several workers at once. */
  async hear(id: string, times = 1, n?: number) {
    const report = this.banks.reportOf(id, n)
    await Promise.all(Array.from({ length: times }, () => applyGatewayState(this.at(report.account), report)))
  }
}
