import type { TransferFailure } from '#shared/pix/transfer-failures.ts'

/**
 * What a bank knows of one transfer. `awaitsApproval`: it does nothing before somebody of ours approves it there.
 * `returned`: paid, and then given back by the receiving bank.
 */
export type TransferState =
  | { state: 'processing'; awaitsApproval?: boolean }
  | { state: 'paid'; paidAt: Date; endToEndId: string }
  | { state: 'failed'; failure: TransferFailure }
  | { state: 'returned'; failure: TransferFailure }
export type Transfer = {
  /** Ours, a UUID: the gateway's key for idempotency; the same id is one transfer for ever. */
  id: string
  /** In centavos. */
  amount: bigint
  /** The CPF or CNPJ that is the Pix key, digits only. */
  taxId: string
  /** Said on the statement of whoever receives it. */
  description: string
}
export type PayoutGateway = {
  /** `sandbox`, `manual`, `asaas`: kept with each payout; asked for by name ever after (decision 42). */
  name: string
  /**
   * Sends a transfer, once for each id. Throws when no answer came or it was no answer: then nobody knows, and only
   * `find` may be asked. Never call it again for an id that may have arrived.
   */
  send(transfer: Transfer): Promise<TransferState>
  /** What became of an id; undefined when the bank certainly never took it, so that it may be sent (again). */
  find(id: string): Promise<TransferState | undefined>
  /**
   * The newest state a webhook body tells of, authenticated; undefined for what is not ours. Absent where nobody calls.
   * Bodies only say WHAT to ask about: the domain asks `find` afterwards.
   */
  readWebhook?(request: { headers: Headers; body: string }): { id: string } | undefined
}
