import { beforeAll, describe, expect, test } from 'vitest'
import { endConsultation } from '#domains/consultations/index.ts'
import { findViolations as findBrokenRooms } from '#domains/consultations/watch/sql.ts'
import { findViolations as findBrokenBooks } from '#domains/wallet/index.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import type { Db } from '#platform/db.ts'
import { signedIn } from '#test/authorisation/cast.ts'
import { everyRow } from '#test/authorisation/rows/every-row.ts'
import { openSite, type Site } from '#test/authorisation/site.ts'
import { goodCall } from './good-call.ts'
import { politely } from './manners.ts'
import { asText, send } from './wire.ts'

const AT_ONCE = 30

let site: Site

beforeAll(async () => {
  site = await openSite()
})

/** Nobody is in a conversation any more, and the next one goes under new ids. */
async function endOpenTalks(db: Db) {
  const open = await db<{ id: string; personId: string }[]>`
    select id, client_id as "personId" from consultations where state in ('requested', 'accepted', 'active', 'paused')`
  for (const talk of open) await endConsultation(db, { ...talk, clock })
  for (const request of site.world.things.request) request.id = crypto.randomUUID()
}

const ways = Object.entries(everyRow).filter(([name, { isRaw }]) => !isRaw && !name.startsWith('GET'))

describe('the same click thirty times at once is one click', () => {
  test.each(ways)('%s', { timeout: 120_000 }, async (name, row) => {
    const { db } = site.ports
    await endOpenTalks(db)
    await row.after?.(site)
    const { who, given } = goodCall(site, row)
    // Some of these clicks end sessions.
    if (who !== 'nobody')
      site.world.cast[who].token = (await signedIn(db, site.world.cast[who].id, site.world.now)).token
    const [method, path] = name.split(' ') as [string, string]
    const address = path.replace(/:(\w+)/g, (_whole, parameter: string) => asText(String(given[parameter])))
    const said = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        politely(name, () => send(site, method, address, who, JSON.stringify(given))),
      ),
    )
    const made = said.filter(({ status }) => status === 200).map(({ text }) => JSON.parse(text) as { id?: string })
    expect(new Set(made.map(({ id }) => id)).size, `one thing: ${said[0]!.text}`).toBe(1)
    expect(await findBrokenBooks(db)).toEqual([])
    expect(await findBrokenRooms(db)).toEqual([])
  })
})
