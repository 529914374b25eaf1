import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { LiveRoom, type Tab } from '#test/support/live-room.ts'

const REFUSED = 'consultations.prepared_in_silence'
const LECTURE = Array.from({ length: 20 }, (_, n) => `Parte ${n}: ${'a carta diz que '.repeat(20)}`.trim())

let db: Db
let room: LiveRoom
let [ana, luna] = [] as unknown as [Tab, Tab]
beforeAll(async () => void (db = await freshDatabase({ max: 1 })))
afterEach(async () => {
  await room.end()
  expect(await room.consultation.endAndFindViolations()).toEqual([])
})
const heard = () => ana.heardOf(room.consultation.luna)

describe('while the clock stands', () => {
  const begin = async () => {
    ;({ room, ana, luna } = await LiveRoom.begun(db))
    await room.prepare(...LECTURE)
  }

  test('in a silence no prepared reply is taken, and what is written next ends it', async () => {
    await begin()
    await room.pass(60)
    expect(await room.consultation.read()).toMatchObject({ state: 'paused', reason: 'silence' })
    const answers: string[] = []
    await room.pass(30, async (second) => void answers.push(await luna.say(LECTURE[second % 20]!)))
    expect(new Set(answers)).toEqual(new Set([REFUSED]))
    expect(heard()).toEqual(['Bom dia, Ana.'])
    expect(await luna.say('Vi aqui uma coisa.')).toBe('stored')
    await room.pass(4)
    expect(await room.consultation.state()).toBe('active')
    expect(await luna.say(LECTURE[0]!)).toBe('stored')
  })

  test('also while typing keeps the room open: its time is charged with what was typed only', async () => {
    await begin()
    const from = room.second
    const answers: string[] = []
    await room.pass(75, async (second) => {
      if ((second - from) % 20 === 0) await luna.type()
      if (second - from > 46) answers.push(await luna.say(LECTURE[second % 20]!))
    })
    expect(await room.consultation.state()).toBe('active')
    expect(new Set(answers)).toEqual(new Set([REFUSED]))
    expect(heard()).toEqual(['Bom dia, Ana.'])
  })

  test('a reply that is saved in the consultation is written in it: it ends the silence and is paid', async () => {
    await begin()
    await room.pass(60)
    const before = await room.billedMs()
    await room.pass(30, async (second) => {
      const text = `Leitura, parte ${second}: a carta diz que sim`
      await room.saveReplies(LECTURE[0]!, text)
      await luna.say(text)
    })
    expect(heard().length).toBeGreaterThan(20)
    expect(await room.billedMs()).toBeGreaterThan(before + 25_000)
  })
})

describe('before the first word', () => {
  const open = async () => {
    room = await LiveRoom.open(db)
    ;[ana, luna] = [await room.join('ana'), await room.join('luna')]
    await room.pass(2)
  }

  test('three prepared replies greet, for nothing; then something is written', async () => {
    await open()
    await room.prepare(...LECTURE)
    const answers: string[] = []
    for (const text of LECTURE.slice(0, 5)) answers.push(await luna.say(text))
    expect(answers).toEqual(['stored', 'stored', 'stored', REFUSED, REFUSED])
    await room.pass(10)
    expect(await room.billedMs()).toBe(0)
    expect(await luna.say('Bom dia, Ana.')).toBe('stored')
  })

  test('an answer that is saved before it is sent is a first word: it starts the clock', async () => {
    await open()
    await ana.say('Vou conseguir o emprego?')
    await room.prepare('Seja bem-vinda.')
    await room.saveReplies('Seja bem-vinda.', 'Vai, mas só em março.')
    expect(await luna.say('Vai, mas só em março.')).toBe('stored')
    await room.pass(20)
    expect(await room.billedMs()).toBeGreaterThan(15_000)
  })

  test('replies of one letter spell nothing', async () => {
    await open()
    await room.prepare(...'abcdefghilmnopqrstuv')
    expect(await luna.say('a carta diz que o amor volta')).toBe('stored')
    await room.pass(20)
    expect(await room.billedMs()).toBeGreaterThan(15_000)
  })

  test('saving others leaves those that were there prepared', async () => {
    await open()
    await room.prepare('Seja bem-vinda.', 'Um instante.')
    await room.saveReplies('Um instante.', 'Outra, nova.', 'Seja bem-vinda.')
    for (const text of ['Um instante.', 'Seja bem-vinda.']) expect(await luna.say(text)).toBe('stored')
    await room.pass(10)
    expect(await room.billedMs()).toBe(0)
  })
})
