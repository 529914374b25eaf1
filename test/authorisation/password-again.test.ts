import { beforeAll, describe, expect, test } from 'vitest'
import { ACTS_OF_THE_TEAM } from './acts-of-the-team.ts'
import { callEndpoint, inputOfRow, refusalCodeOf } from './call-endpoint.ts'
import { fingerprintOf } from './fingerprint.ts'
import { endpointMatrix } from './matrix/endpoint-matrix.ts'
import { endpointNameOf, openSite, type Site } from './site.ts'

/** Acts of the team that move money by decision, that nothing undoes, or that say who is of it. */
const GRAVE = [
  'DELETE /api/admin/team/:id',
  'POST /api/admin/applications/:id/documents',
  'POST /api/admin/claims/:id/decision',
  'POST /api/admin/disputes/:id/decision',
  'POST /api/admin/legal/:id/bundle',
  'POST /api/admin/legal/:id/closing',
  'POST /api/admin/log/:id/erasure',
  'POST /api/admin/messages/:id/account-closing',
  'POST /api/admin/moderation/readings',
  'POST /api/admin/moderation/reports/:id/decision',
  'POST /api/admin/moderation/reports/:id/file',
  'POST /api/admin/payouts/:id/settlement',
  'POST /api/admin/people/apart',
  'POST /api/admin/refunds',
  'POST /api/admin/reviews/:id/removal',
  'POST /api/admin/suspense/:id/decision',
  'POST /api/admin/team',
  'POST /api/admin/team/:id/invitation',
  'POST /api/admin/team/:id/second-factor-reset',
  'POST /api/admin/withdrawals/:id/decision',
  'POST /api/team/accounting/closings',
  'POST /api/team/accounting/notes/import',
  'POST /api/team/catalogue/items/:slug/prices',
  'POST /api/team/catalogue/items/:slug/publication',
  'POST /api/team/shop/parcels/:id/end',
  'POST /api/team/shop/returns/:id/receipt',
  'POST /api/team/shop/products/:id/publication',
  'PUT /api/team/shop/products/:id/variants/:variantId',
  'POST /api/team/newsletter/campaigns/:id/resume',
  'POST /api/team/newsletter/campaigns/:id/schedule',
  'POST /api/team/people/:id/block',
  'POST /api/team/people/:id/commission',
  'POST /api/team/people/:id/tier',
  'POST /api/team/people/:id/confirmation',
  'POST /api/team/people/:id/email',
  'POST /api/team/people/:id/email-stop',
  'POST /api/team/people/:id/featured',
  'POST /api/team/people/:id/goodwill',
  'POST /api/team/beginning/filling',
  'POST /api/team/beginning/legal-texts',
  'POST /api/team/beginning/opening',
  'POST /api/team/legal-texts/:text/versions',
  'POST /api/team/people/:id/impersonation',
  'POST /api/team/people/:id/lifting',
  'POST /api/team/people/:id/name',
  'POST /api/team/people/:id/payouts-rest',
  'POST /api/team/people/:id/phone',
  'POST /api/team/people/:id/sessions-end',
  'POST /api/team/people/:id/suspension',
  'POST /api/team/people/:id/tax-id',
  'POST /api/team/people/:id/warning',
  'POST /api/team/proposals/:id/decision',
  'PUT /api/admin/legal/:id/hold',
  'PUT /api/admin/switches/:name',
  'PUT /api/admin/team/:id/roles',
  'PUT /api/team/accounting/notes',
  'PUT /api/team/accounting/terms',
  'PUT /api/team/catalogue/coupons/:code',
  'PUT /api/team/welcome-budget',
  'PUT /api/team/company',
]
/** What people do to their own account or with their own money. */
const OF_EVERYBODY = [
  'DELETE /api/auth/sessions',
  'DELETE /api/auth/sessions/:id',
  'GET /api/my-data',
  'POST /api/account-closing',
  'POST /api/auth/email',
  'POST /api/auth/second-factor',
  'POST /api/auth/second-factor/confirmation',
  'POST /api/auth/second-factor/recovery-codes',
  'POST /api/schedule/calendar',
  'POST /api/withdrawals',
  'PUT /api/consultants/me/tax-id',
]
const NEED_IT = [...GRAVE, ...OF_EVERYBODY]

let site: Site
beforeAll(async () => {
  site = await openSite()
})

const contractOf = (name: string) => {
  const served = site.served.find((one) => endpointNameOf(one) === name)!
  return 'endpoint' in served ? served.endpoint : undefined
}

test('every write of the team says in its contract whether it needs the password again', () => {
  const silent = ACTS_OF_THE_TEAM.map(([name]) => name).filter(
    (name) => typeof contractOf(name)?.needsPassword !== 'boolean',
  )
  expect(silent).toEqual([])
})

test('these contracts need the password again, and no others', () => {
  const needing = site.served.map(endpointNameOf).filter((name) => contractOf(name)?.needsPassword)
  expect(needing.toSorted()).toEqual(NEED_IT.toSorted())
})

describe('15 minutes after the password, or a code of the second factor, was typed it is asked for again, and nothing has happened', () => {
  for (const name of NEED_IT) {
    test(name, () =>
      site.rolledBack(async () => {
        const row = endpointMatrix[name]!
        await row.setup?.(site)
        await site.db`
          update sessions set confirmed_at = confirmed_at - interval '15 minutes',
            second_factor_at = second_factor_at - interval '15 minutes'`
        const fingerprint = await fingerprintOf(site.db)
        for (const who of row.may) {
          const answer = await callEndpoint(site, name, who, inputOfRow(site.fixtures, row))
          expect([answer.status, refusalCodeOf(answer)], `${who}: ${answer.text}`).toEqual([
            403,
            who === 'iris' ? 'http.second_factor_required' : 'http.password_required',
          ])
        }
        expect(await fingerprint.now()).toEqual(fingerprint.first)
      }),
    )
  }
})
