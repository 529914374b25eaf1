import { beforeAll, describe, expect, test } from 'vitest'
import { callEndpoint, refusalCodeOf, type EndpointAnswer } from './call-endpoint.ts'
import { ACTORS, type Actor } from './people.ts'
import { fingerprintOf } from './fingerprint.ts'
import { MALFORMED_ID, unknownIdLike } from './invalid-ids.ts'
import { listPrivateTexts } from './private-texts.ts'
import type { MatrixRow } from './matrix/matrix-row.ts'
import { endpointMatrix } from './matrix/endpoint-matrix.ts'
import { endpointNameOf, openSite, type Site } from './site.ts'
import { NEEDS_NO_BUDGET, reachedBy, READ_BY_OTHERS } from './reached-others.ts'
import type { Resource } from './resource.ts'
import { unagreedFields } from './unagreed-fields.ts'

let site: Site
let fingerprint: Awaited<ReturnType<typeof fingerprintOf>>
let privateTexts: ReturnType<typeof listPrivateTexts>

beforeAll(async () => {
  site = await openSite()
  fingerprint = await fingerprintOf(site.db)
  privateTexts = listPrivateTexts(site.fixtures)
})

/** Calls one endpoint and checks that the answer contains no text that this person may not read. */
async function callAndCheckPrivacy(
  name: string,
  row: MatrixRow,
  who: Actor,
  resource?: Resource,
): Promise<EndpointAnswer> {
  const rest = typeof row.input === 'function' ? row.input(site.fixtures, who, resource) : row.input
  const answer = await callEndpoint(site, name, who, {
    ...rest,
    ...(row.target && { [row.target.parameter]: resource!.id }),
  })
  const leaked =
    row.isProvenBySecret || (row.handsOverAll && row.may.includes(who))
      ? []
      : privateTexts.filter(({ words, readers }) => !readers.includes(who) && answer.text.includes(words))
  expect(leaked, `${who} reads what is not theirs`).toEqual([])
  return answer
}

const mayReach = ({ may, target }: MatrixRow, who: Actor, resource: Resource) =>
  may.includes(who) && (target!.of.length === 0 || target!.of.some((relation) => resource[relation] === who))

/** Somebody else's thing is answered as if it did not exist. */
async function checkDenied(name: string, row: MatrixRow) {
  for (const who of ACTORS) {
    const mayEnter = row.may.includes(who)
    const deniedStatus = who === 'nobody' ? 401 : 403
    if (!row.target) {
      if (!mayEnter) expect((await callAndCheckPrivacy(name, row, who)).status, who).toBe(deniedStatus)
      continue
    }
    const pair = site.fixtures.resources[row.target.kind]
    const missing = await callAndCheckPrivacy(name, row, who, { id: unknownIdLike(pair[0].id) })
    expect(missing.status, `${who}, missing: ${missing.text}`).toBe(mayEnter ? (row.missing ?? 404) : deniedStatus)
    const malformed = await callAndCheckPrivacy(name, row, who, { id: MALFORMED_ID })
    if (mayEnter && row.malformed) expect(refusalCodeOf(malformed), `${who}, malformed`).toBe(row.malformed)
    else expect(malformed, `${who}, malformed`).toEqual(missing)
    for (const resource of pair)
      if (!mayReach(row, who, resource))
        expect(await callAndCheckPrivacy(name, row, who, resource), `${who}, somebody else’s`).toEqual(missing)
  }
}

/** Everybody who may call it succeeds, each from the same state; and what reaches others has a budget. */
async function checkAllowed(name: string, row: MatrixRow) {
  const seen = { reached: new Set<string>(), spends: false }
  for (const who of row.may) {
    const resources = row.target
      ? site.fixtures.resources[row.target.kind].filter((resource) => mayReach(row, who, resource))
      : [undefined]
    for (const resource of resources) {
      const { answer, ...others } = await site.rolledBack(() =>
        reachedBy(site, who, () => callAndCheckPrivacy(name, row, who, resource)),
      )
      if (row.may.join() !== 'iris') for (const reached of others.reached) seen.reached.add(reached)
      seen.spends ||= others.spends
      const no = row.refuses?.[who]
      if (no) expect(refusalCodeOf(answer), who).toBe(no)
      else {
        expect(answer.status, `${who}: ${answer.text}`).toBe(row.status ?? 200)
        const one = site.served.find((served) => endpointNameOf(served) === name)!
        if ('endpoint' in one) expect(unagreedFields(one.endpoint, answer.text), who).toEqual([])
      }
    }
  }
  const reaches = seen.reached.size > 0 || READ_BY_OTHERS.includes(name)
  const why = `reaches ${[...seen.reached].join(', ')}: it spends an attempt (law 13), or needs no budget for a reason`
  expect(reaches && !seen.spends, why).toBe(name in NEEDS_NO_BUDGET)
}

/** An id that somebody else has used already is refused and reveals nothing. */
async function checkUsedIds(name: string, row: MatrixRow, { parameter, kind }: NonNullable<MatrixRow['creates']>) {
  for (const who of row.may) {
    for (const resource of site.fixtures.resources[kind]) {
      if (Object.values(resource).includes(who)) continue
      const used: MatrixRow = {
        ...row,
        input: (fixtures, caller) => ({
          ...(row.input as (...of: unknown[]) => object)(fixtures, caller, undefined),
          [parameter]: resource.id,
        }),
      }
      const { status, text } = await callAndCheckPrivacy(name, used, who)
      expect(status >= 400 && status < 500, `${who}: ${status} ${text}`).toBe(true)
    }
  }
}

test('every endpoint has one row in the matrix, and every row an endpoint', () => {
  expect(Object.keys(endpointMatrix).toSorted()).toEqual(site.served.map(endpointNameOf).toSorted())
  for (const one of site.served)
    expect(endpointMatrix[endpointNameOf(one)]!.isRaw ?? false, endpointNameOf(one)).toBe('raw' in one)
  expect([...Object.keys(NEEDS_NO_BUDGET), ...READ_BY_OTHERS].filter((name) => !(name in endpointMatrix))).toEqual([])
})

describe('endpoint authorisation', () => {
  for (const [name, row] of Object.entries(endpointMatrix)) {
    test(name, async () => {
      await site.rolledBack(async () => {
        await row.setup?.(site)
        const before = row.setup ? await fingerprint.now() : fingerprint.first
        await checkDenied(name, row)
        await checkAllowed(name, row)
        if (row.creates) await checkUsedIds(name, row, row.creates)
        expect(await fingerprint.now(), 'what was denied changed something').toEqual(before)
      })
    })
  }
})

test('trial calls write nowhere but in the transaction that undoes them', async () => {
  expect(await fingerprint.all()).toEqual(fingerprint.first)
})
