import { beforeAll, describe, expect, test } from 'vitest'
import type { MatrixRow } from '#test/authorisation/matrix/matrix-row.ts'
import { endpointMatrix } from '#test/authorisation/matrix/endpoint-matrix.ts'
import { endpointNameOf, openSite, type Site } from '#test/authorisation/site.ts'
import { HANDLED_BEFORE, withDistinctInputs } from './distinct-inputs.ts'
import { fieldsOf } from './fields.ts'
import { validCall } from './valid-call.ts'
import { expectValidAnswer } from './expect-valid-answer.ts'
import { URL_ESCAPES, JSON_LITERALS, TEXTS } from './naughty.ts'
import { percentEncode, isInAddress, send, buildRequest } from './send.ts'

let site: Site

beforeAll(async () => {
  site = withDistinctInputs(await openSite())
})

const IN_ADDRESS = [...TEXTS.map(percentEncode), ...JSON_LITERALS.map(percentEncode), ...URL_ESCAPES]
const IN_BODY = [...TEXTS.map((text) => JSON.stringify(text)), ...JSON_LITERALS]
/** Whole centavos; null where an amount is optional. */
const isMoney = (raw: string) => /^(0|[1-9]\d{0,8}|null)$/.test(raw)
const short = (raw: string) => (raw.length > 60 ? `${raw.slice(0, 60)}… (${raw.length})` : raw)

/** A valid call with one field changed at a time. A 400 must change nothing; other calls are rolled back. */
async function tryEveryField(name: string, row: MatrixRow) {
  const served = site.served.find((one) => endpointNameOf(one) === name)!
  if ('raw' in served) throw new Error(`${name} reads no JSON`)
  const { who, given } = validCall(site, row)
  for (const field of fieldsOf(served.endpoint.input)) {
    const left = (isInAddress(name, field) ? IN_ADDRESS : IN_BODY).values()
    const next = async () => {
      for (const raw of left) {
        const { method, address, body } = buildRequest(name, given, field, raw)
        const what = `${field.join('.')} = ${short(raw)}`
        const { status } = await expectValidAnswer(what, () => send(site, method, address, who, body))
        if (field.at(-1)!.endsWith('Cents') && !isMoney(raw)) expect(status, what).toBe(400)
        if (status !== 400 && status !== HANDLED_BEFORE) return true
      }
      return false
    }
    while (await site.rolledBack(next));
  }
}

describe('any text in any field gets a valid answer, never a 5xx', () => {
  for (const [name, row] of Object.entries(endpointMatrix)) {
    if (row.isRaw) continue
    test(name, () =>
      site.rolledBack(async () => {
        await row.setup?.(site)
        await tryEveryField(name, row)
      }),
    )
  }
})
