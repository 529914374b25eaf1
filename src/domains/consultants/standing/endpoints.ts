import { serve, type Served } from '#platform/http.ts'
import { switchOff } from '../presence/switch-off.ts'
import { switchOn } from '../presence/switch-on.ts'
import { setPrice } from '../prices/set-price.ts'
import { acceptWelcome } from '../welcome/accept-welcome.ts'
import * as contract from './contract.ts'
import { readStanding } from './read-standing.ts'

export const standingEndpoints: Served[] = [
  serve(contract.getMyStanding, ({ db, viewer, now }) => readStanding(db, viewer.id, now)),
  serve(contract.turnSwitch, async ({ db, viewer, input, now }) => {
    await (input.on ? switchOn : switchOff)(db, viewer.id, now)
    return readStanding(db, viewer.id, now)
  }),
  serve(contract.turnWelcome, async ({ db, viewer, input, now }) => {
    await acceptWelcome(db, viewer.id, input.on)
    return readStanding(db, viewer.id, now)
  }),
  serve(contract.changePrice, async ({ db, viewer, input, now }) => {
    const { pricePerMinute, validFrom } = await setPrice(db, {
      consultantId: viewer.id,
      pricePerMinute: input.pricePerMinuteCents,
      now,
    })
    return { pricePerMinuteCents: pricePerMinute, validFrom }
  }),
]
