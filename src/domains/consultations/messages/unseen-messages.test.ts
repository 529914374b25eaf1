import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { ConsultationFixture } from '#test/support/consultation-fixture.ts'
import { freshDatabase } from '#test/support/database.ts'
import { LiveRoom, type Tab } from '#test/support/live-room.ts'

const BLANKS = ['\u2800', '\u3164', '\uFFA0\u115F', '\u200B', '\u{1D159}', '\u2800\n\u200D \uFE0F'] as const
const MANY = 200

let db: Db
beforeAll(async () => void (db = await freshDatabase({ max: 1 })))

describe('a message in which nothing is seen', () => {
  let room: LiveRoom
  let [ana, luna] = [] as unknown as [Tab, Tab]
  afterEach(async () => {
    await room.end()
    expect(await room.consultation.endAndFindViolations()).toEqual([])
  })

  test.each(BLANKS)('is refused: %j', async (blank) => {
    ;({ room, ana, luna } = await LiveRoom.begun(db))
    expect(await luna.say(blank.repeat(MANY))).toBe('http.invalid_input')
    expect(ana.heardOf(room.consultation.luna)).toEqual(['Bom dia, Ana.'])
  })

  test('is no first word: nothing is charged before there is one', async () => {
    room = await LiveRoom.open(db)
    ;[ana, luna] = [await room.join('ana'), await room.join('luna')]
    await room.pass(2)
    await luna.say('\u2800')
    await room.pass(20, () => luna.type())
    await luna.say('\u2800'.repeat(MANY))
    await room.pass(20)
    expect(await room.billedMs()).toBe(0)
  })
})

describe('in the database, too,', () => {
  /** What a word after 75 s of typing in silence charges beyond the silence that the word before it pays. */
  async function paidFor(body: string) {
    const consultation = await ConsultationFixture.open(db)
    await consultation.beginWithFirstWord()
    const before = async () => (await consultation.read()).billedMs
    for (let now = 16; now <= 84; now += 4) await consultation.prove(now, now)
    const silence = await before()
    await consultation.say(consultation.luna, body)
    await consultation.prove(84.5, 84)
    const paid = (await before()) - silence
    expect(await consultation.endAndFindViolations()).toEqual([])
    return paid
  }

  test('a word is paid by what is seen of it', async () => {
    const word = await paidFor('a')
    expect(word).toBeGreaterThan(0)
    expect(await paidFor('a'.repeat(41)), 'twenty seconds more').toBe(word + 20_000)
    for (const blank of BLANKS) {
      expect(await paidFor(blank.repeat(MANY)), JSON.stringify(blank)).toBe(0)
      expect(await paidFor(`${blank.repeat(MANY)}a${blank.repeat(MANY)}`), `around ${JSON.stringify(blank)}`).toBe(word)
    }
    expect(await paidFor(`a${'\u0301'.repeat(MANY)}`), 'marks on one letter').toBe(word)
  })
})
