import { serve, serveRaw, type Served } from '#platform/http.ts'
import { leadToPage, leaveByPost } from './answer-one-click.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import * as contract from './contract.ts'
import { leaveNewsletter } from './leave-newsletter.ts'
import { rejoinNewsletter } from './rejoin-newsletter.ts'
import { LEAVE_CALL } from './rules.ts'
import { subscribe } from './subscribe.ts'

export const endpoints: Served[] = [
  serve(
    contract.subscribe,
    async ({ db, now, address, input: { email } }) => (await subscribe(db, { email, address, now }), {}),
  ),
  serve(
    contract.confirmSubscription,
    async ({ db, now, input: { token } }) => (await confirmSubscription(db, { token, now }), {}),
  ),
  serve(
    contract.leaveNewsletter,
    async ({ db, now, input: { token } }) => (await leaveNewsletter(db, { token, now }), {}),
  ),
  serve(contract.rejoinNewsletter, async ({ db, input: { token } }) => (await rejoinNewsletter(db, { token }), {})),
  serveRaw('POST', LEAVE_CALL, leaveByPost),
  serveRaw('GET', LEAVE_CALL, leadToPage),
]
