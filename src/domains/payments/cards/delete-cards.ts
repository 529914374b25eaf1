import type { Gateway } from '#gateways/payments/gateway.ts'
import { untilEmpty } from '#platform/sweeps/until-empty.ts'
import type { GatewayContext } from '../payment-context.ts'
import { type CardToDelete, claimCardsToDelete, recordCardGone } from './sql.ts'

type Context = Omit<GatewayContext, 'gateway'> & { gateway: Pick<Gateway, 'name' | 'deleteCard'> }

const AT_ONCE = 20
/** About half a day after the first try. */
const ALARM_AT_TRY = 10

/**
 * Deletes cards that their owners removed at the gateway that keeps them, again and again until it says that they are
 * gone. Nobody charges them meanwhile.
 */
export async function deleteCards(context: Context) {
  const { db, clock, gateway } = context
  const now = await clock(db)
  await untilEmpty(context, AT_ONCE, async (most) => {
    const due = await claimCardsToDelete(db, gateway.name, now, most)
    await Promise.all(due.map((card) => deleteCard(context, card)))
    return due.length
  })
}

async function deleteCard({ db, clock, gateway, log }: Context, { id, token, tries }: CardToDelete) {
  const answer = await gateway.deleteCard(token)
  if (answer.outcome === 'gone') return void (await recordCardGone(db, id, await clock(db)))
  const told = { card: id, gateway: gateway.name, tries, why: answer.why }
  if (tries === ALARM_AT_TRY)
    log.error({ alarm: 'card_not_deleted', ...told }, 'a removed card is still at its gateway')
  else log.warn(told, 'a removed card could not be deleted at its gateway; it is tried again')
}
