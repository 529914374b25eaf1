import { beforeAll, expect, test } from 'vitest'
import type { Route } from '#platform/http.ts'
import { callEndpoint, refusalCodeOf } from './call-endpoint.ts'
import { fingerprintOf } from './fingerprint.ts'
import { endpointMatrix } from './matrix/endpoint-matrix.ts'
import type { PersonName } from './people.ts'
import { listPrivateTexts } from './private-texts.ts'
import type { Resource } from './resource.ts'
import { endpointNameOf, openSite, type Site } from './site.ts'

let site: Site
let fingerprint: Awaited<ReturnType<typeof fingerprintOf>>
beforeAll(async () => {
  site = await openSite()
  // Its pulse shares the connection, and would spoil a transaction that refuses writing.
  await site.meter.stop()
  fingerprint = await fingerprintOf(site.db)
})

const begin = async (who: PersonName) =>
  JSON.parse(
    (
      await callEndpoint(site, 'POST /api/team/people/:id/impersonation', 'iris', {
        id: site.fixtures.people[who].id,
        reason: 'Ela escreveu que a tela está vazia.',
      })
    ).text,
  ) as { token: string }

/** The site with the token of an impersonation in the hands of Íris. */
const asSeen = (token: string): Site => ({
  ...site,
  fixtures: {
    ...site.fixtures,
    people: { ...site.fixtures.people, iris: { ...site.fixtures.people.iris, token } },
  },
})

const contractOf = (one: Route) => ('endpoint' in one ? one.endpoint : undefined)
const isViewable = (one: Route) => Boolean(contractOf(one)?.viewable)
const matrixInput = (name: string, who: PersonName, resource: Resource | undefined) => {
  const { input, target } = endpointMatrix[name]!
  const rest = typeof input === 'function' ? input(site.fixtures, who, resource) : input
  return { ...rest, ...(resource && { [target!.parameter]: resource.id }) }
}

test('only readings of somebody’s own are viewable, and a good part of them is', () => {
  const viewable = site.served.filter(isViewable).map((one) => contractOf(one)!)
  for (const { method, access, needsPassword, path } of viewable)
    expect([method, needsPassword ?? false, ['signed-in', 'client', 'consultor'].includes(access)], path).toEqual([
      'GET',
      false,
      true,
    ])
  expect(viewable.length).toBeGreaterThan(30)
})

test('whatever is not marked refuses an impersonation, and nothing changes', async () => {
  await site.rolledBack(async () => {
    const theirs = { ana: asSeen((await begin('ana')).token), luna: asSeen((await begin('luna')).token) }
    const before = await fingerprint.now()
    for (const one of site.served.filter((served) => !isViewable(served))) {
      const [name, contract] = [endpointNameOf(one), contractOf(one)]
      if (contract?.method === 'GET' && contract.access === 'public') continue
      const row = endpointMatrix[name]!
      for (const who of ['ana', 'luna'] as const) {
        const resource = row.target && site.fixtures.resources[row.target.kind][0]
        const answer = await callEndpoint(theirs[who], name, 'iris', matrixInput(name, who, resource))
        const code = contract && contract.method !== 'GET' ? 'http.read_only' : 'http.left_out'
        expect([answer.status, refusalCodeOf(answer)], name).toEqual([403, code])
      }
    }
    expect(await fingerprint.now()).toEqual(before)
  })
})

/** Calls what is marked about each of somebody's things, where nothing can be written; answers what went wrong. */
async function readAll(name: string, who: PersonName): Promise<unknown[]> {
  const row = endpointMatrix[name]!
  const contract = contractOf(site.served.find((served) => endpointNameOf(served) === name)!)!
  const privateTexts = listPrivateTexts(site.fixtures).filter(({ readers }) => !readers.includes('iris'))
  const theirs = asSeen((await begin(who)).token)
  const isTheirs = (thing: Resource) => row.target!.of.length === 0 || row.target!.of.some((one) => thing[one] === who)
  const things: readonly Resource[] = row.target ? site.fixtures.resources[row.target.kind] : []
  const wrong: unknown[] = []
  for (const thing of row.target ? things.filter(isTheirs) : [undefined])
    await site.rolledBack(async () => {
      await site.db.unsafe('set local transaction_read_only = on')
      const { status, text } = await callEndpoint(theirs, name, 'iris', matrixInput(name, who, thing))
      const { error } = contract.output.safeParse(JSON.parse(text))
      const leaked = privateTexts.filter(({ words }) => text.includes(words))
      if (status !== 200 || error || leaked.length > 0) wrong.push({ name, who, text, error, leaked })
    })
  return wrong
}

test('what is marked answers where nothing can be written, as screens read it, without what the team never reads', async () => {
  for (const one of site.served.filter(isViewable))
    await site.rolledBack(async () => {
      const name = endpointNameOf(one)
      await endpointMatrix[name]!.setup?.(site)
      for (const who of ['ana', 'luna'] as const)
        if (endpointMatrix[name]!.may.includes(who)) expect(await readAll(name, who)).toEqual([])
    })
})

test('an impersonation is the person’s eyes alone: somebody else’s things are missing', () =>
  site.rolledBack(async () => {
    const { token } = await begin('ana')
    const [anas, bias] = site.fixtures.resources.consultation
    const read = (id: string) => callEndpoint(asSeen(token), 'GET /api/consultations/:id', 'iris', { id })
    expect([(await read(anas.id)).status, (await read(bias.id)).status]).toEqual([200, 404])
    const earnings = await callEndpoint(asSeen(token), 'GET /api/wallet/earnings', 'iris', {})
    expect(refusalCodeOf(earnings)).toBe('http.forbidden')
  }))
