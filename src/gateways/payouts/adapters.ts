import type { PayoutAdapter } from './adapter.ts'
import { asaas } from './asaas/adapter.ts'
import { manual } from './manual/gateway.ts'
import { sandbox } from './sandbox/adapter.ts'

/** Every gateway for payouts, by the name that its payouts keep. */
export const PAYOUT_ADAPTERS: Readonly<Record<string, PayoutAdapter>> = { sandbox, manual, asaas }
