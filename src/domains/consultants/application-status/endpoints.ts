import { serve, type Route } from '#platform/http.ts'
import { setUnavailable } from '../presence/set-unavailable.ts'
import { setAvailable } from '../presence/set-available.ts'
import { setPackages } from '../prices/set-packages.ts'
import { setPrice } from '../prices/set-price.ts'
import { setWelcome } from '../welcome/set-welcome.ts'
import * as contract from './contract.ts'
import { readApplicationStatus } from './read-application-status.ts'

export const applicationStatusEndpoints: Route[] = [
  serve(contract.getMyApplicationStatus, ({ db, viewer, now }) => readApplicationStatus(db, viewer.id, now)),
  serve(contract.setAvailability, async ({ db, viewer, input, now }) => {
    await (input.on ? setAvailable : setUnavailable)(db, viewer.id, now)
    return readApplicationStatus(db, viewer.id, now)
  }),
  serve(contract.setWelcome, async ({ db, viewer, input, now }) => {
    await setWelcome(db, viewer.id, input.on)
    return readApplicationStatus(db, viewer.id, now)
  }),
  serve(contract.setPackages, async ({ db, viewer, input, now }) => {
    await setPackages(db, viewer.id, input.on)
    return readApplicationStatus(db, viewer.id, now)
  }),
  serve(contract.setPrice, async ({ db, viewer, input, now }) => {
    const { pricePerMinute, validFrom } = await setPrice(db, {
      consultantId: viewer.id,
      pricePerMinute: input.pricePerMinuteCents,
      now,
    })
    return { pricePerMinuteCents: pricePerMinute, validFrom }
  }),
]
