import { useState } from 'react'
import type { Consultation } from '../../../state/contract.ts'
import { priceNow } from '../../cost-so-far.ts'

type Price = ReturnType<typeof priceNow>
/** What ran, on which channel of the two. */
type Ran = { price: Price; on: Consultation['currentChannel'] }

/**
 * What a minute costs, after `ran`. In a pause no picture arrives, and the server soon calls it voice: shown is what
 * ran until then, unless the two change their channel.
 */
export function priceAfter(ran: Ran | undefined, c: Consultation): Ran {
  if (ran && c.state === 'paused' && ran.on === c.currentChannel) return ran
  const price = priceNow(c)
  const isSame = ran?.on === c.currentChannel && ran.price.channel === price.channel && ran.price.cents === price.cents
  return isSame ? ran : { price, on: c.currentChannel }
}

/** What a minute costs now, and as what. */
export function usePriceNow(c: Consultation): Price {
  const [ran, setRan] = useState(() => priceAfter(undefined, c))
  const next = priceAfter(ran, c)
  if (next !== ran) setRan(next)
  return next.price
}
