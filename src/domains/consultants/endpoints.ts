import { serve, serveRaw, type Served } from '#platform/http.ts'
import { applyAsConsultant } from './applications/apply-as-consultant.ts'
import { approveConsultant } from './applications/approve-consultant.ts'
import { featureConsultant } from './applications/feature-consultant.ts'
import { listApplications } from './applications/list-applications.ts'
import { readStanding } from './applications/read-standing.ts'
import * as contract from './contract.ts'
import { toCard } from './directory/card.ts'
import { readProfile } from './directory/profile.ts'
import { listFeatured, listPresent } from './directory/sql.ts'
import { favouriteEndpoints } from './favourites/endpoints.ts'
import { match } from './quiz/match.ts'
import { answerPortrait } from './portraits/answer-portrait.ts'
import { listStatuses } from './presence/contract.ts'
import { listStatusesOf } from './presence/sql.ts'
import { switchOff } from './presence/switch-off.ts'
import { switchOn } from './presence/switch-on.ts'
import { setPrice } from './prices/set-price.ts'
import { search } from './search/search.ts'
import { acceptWelcome } from './welcome/accept-welcome.ts'

/** Fixed words come before `:id`. */
export const endpoints: Served[] = [
  serve(contract.listFeatured, async ({ db, now }) => (await listFeatured(db, now)).map(toCard)),
  serve(contract.searchConsultants, ({ db, input, now }) => search(db, input, now)),
  serve(contract.listPresent, async ({ db, now }) => (await listPresent(db, now, 60)).map(({ channels, ...row }) => ({ ...toCard(row), channels }))),
  serve(listStatuses, ({ db, input, now }) => listStatusesOf(db, input.ids, now)),
  serve(contract.matchConsultants, ({ db, input, now }) => match(db, input.answers, now)),
  ...favouriteEndpoints,
  serve(contract.getMyStanding, ({ db, viewer, now }) => readStanding(db, viewer.id, now)),
  serve(contract.applyAsConsultant, async ({ db, viewer, input, now }) => {
    await applyAsConsultant(db, { ...input, personId: viewer.id, now })
    return readStanding(db, viewer.id, now)
  }),
  serve(contract.turnSwitch, async ({ db, viewer, input, now }) => {
    await (input.on ? switchOn : switchOff)(db, viewer.id, now)
    return readStanding(db, viewer.id, now)
  }),
  serve(contract.turnWelcome, async ({ db, viewer, input, now }) => {
    await acceptWelcome(db, viewer.id, input.on)
    return readStanding(db, viewer.id, now)
  }),
  serve(contract.changePrice, async ({ db, viewer, input, now }) => {
    const { pricePerMinute, validFrom } = await setPrice(db, { consultantId: viewer.id, pricePerMinute: input.pricePerMinuteCents, now })
    return { pricePerMinuteCents: pricePerMinute, validFrom }
  }),
  serve(contract.listApplications, ({ db }) => listApplications(db)),
  serve(contract.approve, async ({ db, viewer, input, now }) => {
    await approveConsultant(db, { consultantId: input.id, tier: input.tier, approvedBy: viewer.id, now })
    return {}
  }),
  serve(contract.feature, async ({ db, input, now }) => {
    await featureConsultant(db, { consultantId: input.id, on: input.on, now })
    return {}
  }),
  serve(contract.getConsultant, ({ db, input, now }) => readProfile(db, input.id, now)),
  serveRaw('GET', '/api/portraits/:hash', answerPortrait),
]
