import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#test/authorisation/row.ts'
import { everyRow } from '#test/authorisation/rows/every-row.ts'
import { nameOf, openSite, type Site } from '#test/authorisation/site.ts'
import { fieldsOf } from './fields.ts'
import { goodCall } from './good-call.ts'
import { politely } from './manners.ts'
import { ESCAPES, LITERALS, TEXTS } from './naughty.ts'
import { asText, isInAddress, send, written } from './wire.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})

const IN_ADDRESS = [...TEXTS.map(asText), ...LITERALS.map(asText), ...ESCAPES]
const IN_BODY = [...TEXTS.map((text) => JSON.stringify(text)), ...LITERALS]
/** Whole centavos, as money is written here; null where there need not be any. */
const isMoney = (raw: string) => /^(0|[1-9]\d{0,8}|null)$/.test(raw)
const short = (raw: string) => (raw.length > 60 ? `${raw.slice(0, 60)}… (${raw.length})` : raw)

/** One good call, spoilt in one field at a time. */
async function spoil(name: string, row: Row) {
  const served = site.served.find((one) => nameOf(one) === name)!
  if ('raw' in served) throw new Error(`${name} reads no JSON`)
  const { who, given } = goodCall(site, row)
  for (const field of fieldsOf(served.endpoint.input)) {
    for (const raw of isInAddress(name, field) ? IN_ADDRESS : IN_BODY) {
      const { method, address, body } = written(name, given, field, raw)
      const said = await politely(`${field.join('.')} = ${short(raw)}`, () => site.undone(() => send(site, method, address, who, body)))
      if (field.at(-1)!.endsWith('Cents') && !isMoney(raw)) expect(said.status, `${field.join('.')} = ${short(raw)}`).toBe(400)
    }
  }
}

describe('any text in any field is answered in words', () => {
  for (const [name, row] of Object.entries(everyRow)) {
    if (row.isRaw) continue
    test(name, { timeout: 120_000 }, () =>
      site.undone(async () => {
        await row.after?.(site)
        await spoil(name, row)
      }),
    )
  }
})
