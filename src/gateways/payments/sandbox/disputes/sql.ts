import type { Tx } from '#platform/db.ts'
import type { Centavos } from '#shared/money.ts'

type NewDispute = { id: string; gatewayId: string; amount: Centavos; reason: string; at: Date }

export const insertDispute = (tx: Tx, { id, gatewayId, amount, reason, at }: NewDispute) => tx`
  insert into sandbox.disputes (id, gateway_id, amount, reason, state, opened_at)
    values (${id}, ${gatewayId}, ${amount}, ${reason}, 'opened', ${at})`

export const endDispute = (tx: Tx, gatewayId: string, state: 'won' | 'lost', at: Date) => tx`
  update sandbox.disputes set state = ${state}, ended_at = ${at} where gateway_id = ${gatewayId} and state = 'opened'`
