/** Why a Pix transfer did not arrive; each bank's own reasons are one of these. */
export const TRANSFER_FAILURES = [
  'key_not_found',
  'key_of_another',
  'account_closed',
  'refused_by_bank',
  'no_funds',
  'cancelled',
] as const
export type TransferFailure = (typeof TRANSFER_FAILURES)[number]
