import type { PayoutGateway, Transfer, TransferState } from '#gateways/payouts/gateway.ts'
import { writeEndToEndId } from '#shared/pix/end-to-end-id.ts'

/** `lost`: it took the transfer, and nobody heard; `not_taken`: nobody heard, and it never took it. */
export type PayoutAnswer = 'paid' | 'processing' | 'refused' | 'lost' | 'not_taken'
export type PayoutEnd = 'paid' | 'failed' | 'returned'

/** A bank in memory that answers as it is told to. What it says is the truth about the money. */
export class PayoutBank implements PayoutGateway {
  readonly name: string
  readonly #now: () => Date
  readonly #taken = new Map<string, Transfer & { told: TransferState }>()
  answer: PayoutAnswer = 'paid'
  /** Nobody hears from it. */
  isSilent = false
  /** Transfers that it had taken before they were sent again; there must be none. */
  readonly repeated: string[] = []

  constructor(name: string, now: () => Date) {
    this.name = name
    this.#now = now
  }

  of = (id: string) => this.#taken.get(id)
  list = () => [...this.#taken.values()]

  async send(transfer: Transfer): Promise<TransferState> {
    if (this.#taken.has(transfer.id)) this.repeated.push(transfer.id)
    if (this.answer === 'not_taken') throw new Error('it could not be reached')
    this.#taken.set(transfer.id, { ...transfer, told: { state: 'processing' } })
    if (this.answer === 'paid') this.move(transfer.id, 'paid')
    if (this.answer === 'refused') this.move(transfer.id, 'failed')
    if (this.answer === 'lost') throw new Error('its answer was lost')
    return this.of(transfer.id)!.told
  }

  async find(id: string): Promise<TransferState | undefined> {
    if (this.isSilent) throw new Error('it could not be reached')
    return this.of(id)?.told
  }

  /** Decides a transfer; what was decided keeps, but paid ones may come back. */
  move(id: string, to: PayoutEnd) {
    const one = this.of(id)!
    const { state } = one.told
    if (state !== (to === 'returned' ? 'paid' : 'processing')) return
    const paidAt = this.#now()
    const unique = id.replaceAll('-', '').slice(-11)
    one.told =
      to === 'paid'
        ? { state: 'paid', paidAt, endToEndId: writeEndToEndId({ ispb: '12345678', at: paidAt, unique }) }
        : { state: to, failure: to === 'failed' ? 'account_closed' : 'refused_by_bank' }
  }
}
