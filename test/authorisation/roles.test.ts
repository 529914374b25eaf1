import { beforeAll, describe, expect, test } from 'vitest'
import { BOOK_FILES } from '#domains/reports/books/file-names.rules.ts'
import { LIST_NAMES, LISTS } from '#domains/team/lists/lists.rules.ts'
import type { Capability } from '#shared/capabilities.ts'
import { capabilitiesOf, TEAM_ROLES, type TeamRole } from '#shared/team-roles.ts'
import { callEndpoint, type EndpointAnswer, inputOfRow } from './call-endpoint.ts'
import { fingerprintOf } from './fingerprint.ts'
import { unknownIdLike } from './invalid-ids.ts'
import type { MatrixRow } from './matrix/matrix-row.ts'
import { endpointMatrix } from './matrix/endpoint-matrix.ts'
import { endpointNameOf, openSite, type Site } from './site.ts'

let site: Site
let fingerprint: Awaited<ReturnType<typeof fingerprintOf>>
beforeAll(async () => {
  site = await openSite()
  fingerprint = await fingerprintOf(site.db)
})

/** The same site, with a member who has this role in the place of Íris. */
const siteOf = (role: TeamRole): Site =>
  role === 'administration'
    ? site
    : {
        ...site,
        fixtures: {
          ...site.fixtures,
          people: { ...site.fixtures.people, iris: { ...site.fixtures.people.iris, ...site.fixtures.team[role] } },
        },
      }

const ROWS = Object.entries(endpointMatrix).filter(([, { may }]) => may.join() === 'iris')
/** Without a contract of its own, so that its row says nothing of its capability. */
const RAW: Readonly<Record<string, string>> = {
  'GET /api/reports/platform/csv': 'team:money',
  'GET /api/admin/log/csv': 'team:audit',
  ...Object.fromEntries(
    [...BOOK_FILES, 'saldos', 'informe'].map((name) => [`GET /api/team/accounting/files/${name}`, 'team:accounting']),
  ),
  'POST /api/team/pictures': 'team:content',
  'POST /api/team/shop/pictures': 'team:shop',
  'POST /api/team/shop/parcels/:id/label': 'team:shop',
  ...Object.fromEntries(['slips', 'labels', 'posted'].map((name) => [`GET /api/team/shop/files/${name}`, 'team:shop'])),
  ...Object.fromEntries(LIST_NAMES.map((name) => [`GET /api/team/files/${name}`, `team:${LISTS[name].capability}`])),
}

/** Where what is decided needs more than its endpoint: to whoever lacks that it is as if it did not exist. */
const NEEDS_MORE: readonly [RegExp, Capability][] = [
  [/\/api\/team\/queue\/:kind/, 'support'],
  [/\/api\/team\/proposals\/:id/, 'refunds'],
]

const accessOf = (name: string) => {
  const served = site.served.find((one) => endpointNameOf(one) === name)!
  return 'endpoint' in served ? served.endpoint.access : RAW[name]!
}

test('whatever the team alone may call names who of it, and nothing else does', () => {
  const named = site.served.flatMap((one) =>
    'endpoint' in one && one.endpoint.access.startsWith('team') ? [endpointNameOf(one)] : [],
  )
  expect([...named, ...Object.keys(RAW)].toSorted()).toEqual(ROWS.map(([name]) => name).toSorted())
})

type Refused = { name: string; row: MatrixRow; input: Record<string, unknown>; forbidden: EndpointAnswer }

/** As anybody is, whether it is there or not; and nothing changes. */
async function expectRefused(theirs: Site, { name, row: { target }, input, forbidden }: Refused) {
  const missing = target && { ...input, [target.parameter]: unknownIdLike(String(input[target.parameter])) }
  const before = await fingerprint.now()
  for (const given of [input, ...(missing ? [missing] : [])])
    expect(await callEndpoint(theirs, name, 'iris', given), name).toEqual(forbidden)
  expect(await fingerprint.now(), 'what was refused changed something').toEqual(before)
}

describe('each role may call what its capabilities name, and everything else is refused as for anybody', () => {
  for (const [name, row] of ROWS)
    test(name, () =>
      site.rolledBack(async () => {
        const access = accessOf(name)
        const forbidden = await site.rolledBack(async () => {
          await row.setup?.(site)
          return callEndpoint(site, name, 'ana', inputOfRow(site.fixtures, row))
        })
        expect(forbidden.status).toBe(403)
        for (const role of TEAM_ROLES)
          await site.rolledBack(async () => {
            const theirs = siteOf(role)
            await row.setup?.(theirs)
            const input = inputOfRow(theirs.fixtures, row)
            const may =
              access === 'team' || capabilitiesOf([role]).some((capability) => access === `team:${capability}`)
            if (!may) return expectRefused(theirs, { name, row, input, forbidden })
            if (access === 'team' && role !== 'administration') return
            const more = NEEDS_MORE.find(([path]) => path.test(name))?.[1]
            const isHidden = more && !capabilitiesOf([role]).includes(more)
            const { status, text } = await callEndpoint(theirs, name, 'iris', input)
            expect(status, `${role}: ${text}`).toBe(isHidden ? 404 : (row.status ?? 200))
          })
      }),
    )
})

describe('what changes something waits for the second factor, and reading does not', () => {
  for (const [name, row] of ROWS.filter(([one]) => !one.includes('/api/auth/') && !(one in RAW)))
    test(name, () =>
      site.rolledBack(async () => {
        await row.setup?.(site)
        await site.db`update sessions set second_factor_at = null`
        const before = await fingerprint.now()
        const { status, text } = await callEndpoint(site, name, 'iris', inputOfRow(site.fixtures, row))
        if (name.startsWith('GET') && accessOf(name) !== 'team:conversations') return expect(status, text).toBe(200)
        expect([status, JSON.parse(text).code]).toEqual([403, 'http.second_factor_required'])
        expect(await fingerprint.now()).toEqual(before)
      }),
    )
})
