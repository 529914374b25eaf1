import { beforeAll, describe, expect, test } from 'vitest'
import { call, codeOf, type Answer } from './call.ts'
import { WHO, type Who } from './cast.ts'
import { fingerprintOf } from './fingerprint.ts'
import { MALFORMED, unheardOf } from './malformed.ts'
import { privateWords } from './marks.ts'
import type { Row } from './row.ts'
import { everyRow } from './rows/every-row.ts'
import { nameOf, openSite, type Site } from './site.ts'
import type { Thing } from './thing.ts'

let site: Site
let fingerprint: () => Promise<Record<string, string>>

beforeAll(async () => {
  site = await openSite()
  fingerprint = await fingerprintOf(site.db)
})

/** Calls one way in, and hears whether its answer tells this person something that only others may read. */
async function tell(name: string, row: Row, who: Who, thing?: Thing): Promise<Answer> {
  const rest = typeof row.with === 'function' ? row.with(site.world, who, thing) : row.with
  const answer = await call(site, name, who, { ...rest, ...(row.about && { [row.about.parameter]: thing!.id }) })
  const told = row.byKnowledge
    ? []
    : privateWords(site.world).filter(({ words, readers }) => !readers.includes(who) && answer.text.includes(words))
  expect(told, `${who} reads what is not theirs`).toEqual([])
  return answer
}

const mayReach = ({ may, about }: Row, who: Who, thing: Thing) =>
  may.includes(who) && (about!.of.length === 0 || about!.of.some((seat) => thing[seat] === who))

/** Whatever a stranger asks about is answered as if it did not exist, and nothing changes. */
async function deny(name: string, row: Row) {
  const before = await fingerprint()
  for (const who of WHO) {
    const mayEnter = row.may.includes(who)
    const door = who === 'nobody' ? 401 : 403
    if (!row.about) {
      if (!mayEnter) expect((await tell(name, row, who)).status, who).toBe(door)
      continue
    }
    const pair = site.world.things[row.about.kind]
    const missing = await tell(name, row, who, { id: unheardOf(pair[0].id) })
    expect(missing.status, `${who}, missing: ${missing.text}`).toBe(mayEnter ? (row.missing ?? 404) : door)
    const malformed = await tell(name, row, who, { id: MALFORMED })
    if (mayEnter && row.malformed) expect(codeOf(malformed), `${who}, malformed`).toBe(row.malformed)
    else expect(malformed, `${who}, malformed`).toEqual(missing)
    for (const thing of pair)
      if (!mayReach(row, who, thing))
        expect(await tell(name, row, who, thing), `${who}, somebody else’s`).toEqual(missing)
  }
  expect(await fingerprint(), 'what was denied changed something').toEqual(before)
}

/** Whoever may, can; each call in the same world. */
async function allow(name: string, row: Row) {
  for (const who of row.may) {
    const things = row.about
      ? site.world.things[row.about.kind].filter((thing) => mayReach(row, who, thing))
      : [undefined]
    for (const thing of things) {
      const answer = await site.undone(() => tell(name, row, who, thing))
      const no = row.refuses?.[who]
      if (no) expect(codeOf(answer), who).toBe(no)
      else expect(answer.status, `${who}: ${answer.text}`).toBe(row.answers ?? 200)
    }
  }
}

/** An id that somebody else used already makes nothing, and tells nothing. */
async function refuseUsedIds(name: string, row: Row, { parameter, kind }: NonNullable<Row['makes']>) {
  const before = await fingerprint()
  for (const who of row.may) {
    for (const thing of site.world.things[kind]) {
      if (Object.values(thing).includes(who)) continue
      const used: Row = {
        ...row,
        with: (world, caller) => ({
          ...(row.with as (...of: unknown[]) => object)(world, caller, undefined),
          [parameter]: thing.id,
        }),
      }
      const { status, text } = await tell(name, used, who)
      expect(status >= 400 && status < 500, `${who}: ${status} ${text}`).toBe(true)
    }
  }
  expect(await fingerprint(), 'a used id changed something').toEqual(before)
}

test('every way in has its row, and every row its way in', () => {
  expect(Object.keys(everyRow).toSorted()).toEqual(site.served.map(nameOf).toSorted())
  for (const one of site.served) expect(everyRow[nameOf(one)]!.isRaw ?? false, nameOf(one)).toBe('raw' in one)
})

describe('who may', () => {
  for (const [name, row] of Object.entries(everyRow)) {
    test(name, async () => {
      await site.undone(async () => {
        await row.after?.(site)
        await deny(name, row)
        await allow(name, row)
        if (row.makes) await refuseUsedIds(name, row, row.makes)
      })
    })
  }
})
