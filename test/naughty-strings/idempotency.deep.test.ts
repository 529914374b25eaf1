import { beforeAll, describe, expect, test } from 'vitest'
import { endConsultation } from '#domains/consultations/index.ts'
import { findConsultationViolations } from '#domains/consultations/invariants.sql.ts'
import { findLedgerViolations as findBrokenBooks } from '#domains/wallet/invariants.sql.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { addSession } from '#test/authorisation/people.ts'
import { endpointMatrix } from '#test/authorisation/matrix/endpoint-matrix.ts'
import { openSite, type Site } from '#test/authorisation/site.ts'
import { showSecondFactors } from '#test/support/team.ts'
import { validCall } from './valid-call.ts'
import { expectValidAnswer } from './expect-valid-answer.ts'
import { percentEncode, send } from './send.ts'

const AT_ONCE = 30

let site: Site

beforeAll(async () => {
  site = await openSite()
})

/** Ends open consultations and changes their ids, so that the next request is not refused because of them. */
async function endOpenConsultations(db: Db) {
  const open = await db<{ id: string; personId: string }[]>`
    select id, client_id as "personId" from consultations where state in ('requested', 'accepted', 'active', 'paused')`
  for (const consultation of open) await endConsultation(db, { ...consultation, clock })
  for (const request of site.fixtures.resources.request) request.id = crypto.randomUUID()
}

/** Publishes a first version, which the setups of other rows publish too. */
const FIRST = 'POST /api/team/legal-texts/:text/versions'
/** They change a price that another row confirms, and end what a consultant could do as a person. */
const LAST = ['PUT /api/consultants/me/price', 'PUT /api/consultants/:id/automatic']
const placeOf = (name: string) => (name === FIRST ? 0 : LAST.includes(name) ? 2 : 1)
const endpoints = Object.entries(endpointMatrix)
  .filter(([name, { isRaw }]) => !isRaw && !name.startsWith('GET'))
  .toSorted(([one], [other]) => placeOf(one) - placeOf(other))

describe('the same request thirty times at once takes effect once', () => {
  test.each(endpoints)('%s', async (name, row) => {
    const { db } = site.ports
    await endOpenConsultations(db)
    await row.setup?.(site)
    const { who, given, refusal } = validCall(site, row)
    // Some of these calls end sessions.
    if (who !== 'nobody')
      site.fixtures.people[who].token = (await addSession(db, site.fixtures.people[who].id, site.fixtures.now)).token
    await showSecondFactors(db)
    const [method, path] = name.split(' ') as [string, string]
    const address = path.replace(/:(\w+)/g, (_whole, parameter: string) => percentEncode(String(given[parameter])))
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        expectValidAnswer(name, () => send(site, method, address, who, JSON.stringify(given))),
      ),
    )
    const made = answers.filter(({ status }) => status === 200).map(({ text }) => JSON.parse(text) as { id?: string })
    expect(new Set(made.map(({ id }) => id)).size, `one resource: ${answers[0]!.text}`).toBe(refusal ? 0 : 1)
    expect(await findBrokenBooks(db)).toEqual([])
    expect(await findConsultationViolations(db)).toEqual([])
  })
})
