import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { freshDatabase } from '#test/support/database.ts'
import { type Echo, echoAtOnce, echoNever, LiveRoom, type Tab } from '#test/support/live-room.ts'

const LEASE_S = 6
const TWO_LEASES = 2 * LEASE_S

/** Luna writes once a second, numbered. */
function writing(luna: Tab) {
  const said: string[] = []
  const refused: string[] = []
  return {
    said,
    refused,
    write: async (second: number) => {
      const answer = await luna.say(`palavra ${second}`)
      answer === 'stored' ? said.push(`palavra ${second}`) : refused.push(answer)
    },
  }
}

/** Keeps the newest ping, and answers it only just before the lease ends. */
function echoAtTheLastMoment(provenAt: number) {
  let newest: { answer: () => void; second: number } | undefined
  let proven = provenAt
  const echo: Echo = (answer, second) => {
    newest = { answer, second }
  }
  const answerIfDue = (second: number) => {
    if (!newest || second - proven < LEASE_S - 1) return
    newest.answer()
    proven = newest.second
  }
  return { echo, answerIfDue }
}

describe('a client who wants to hear without paying', () => {
  let db: Db
  let room: LiveRoom
  let [ana, luna] = [] as unknown as [Tab, Tab]

  beforeAll(async () => {
    db = await freshDatabase({ max: 1 })
  })
  const begin = async (echo?: Echo) => {
    ;({ room, ana, luna } = await LiveRoom.begun(db, echo))
  }
  afterEach(async () => {
    await room.end()
    expect(await room.consultation.endAndFindViolations()).toEqual([])
  })
  const heard = () => ana.heardOf(room.consultation.luna).filter((text) => text.startsWith('palavra'))
  const paidSeconds = async () => (await room.billedMs()) / 1_000

  test('without echoes hears for one lease, by socket and by HTTP, and then nothing', async () => {
    await begin()
    await room.pass(4)
    ana.echo = echoNever
    const { write, said } = writing(luna)
    const read = new Set<string>()
    await room.pass(40, async (second) => {
      await write(second)
      for (const text of await room.read('ana')) if (text.startsWith('palavra')) read.add(text)
    })
    expect(said.length, 'the clock stops a lease after the last proof').toBeLessThanOrEqual(LEASE_S + 2)
    expect(
      [heard().length, read.size].map((count) => count <= LEASE_S),
      `${heard().length} ${read.size}`,
    ).toEqual([true, true])
    expect(await paidSeconds()).toBeLessThan(6)
  })

  test('echoing just before each lease ends, hears everything and pays for all of it', async () => {
    await begin()
    await room.pass(4)
    const late = echoAtTheLastMoment(room.second - 2)
    ana.echo = late.echo
    const { write, said } = writing(luna)
    await room.pass(40, async (second) => {
      late.answerIfDue(second)
      await write(second)
    })
    expect(said).toHaveLength(40)
    expect(heard()).toEqual(said)
    expect(await paidSeconds()).toBeGreaterThan(44 - LEASE_S)
  })

  test('a pause by button: nothing is said in it, and it waits for the clock', async () => {
    await begin()
    await room.pass(4)
    await room.pause('ana')
    const before = await paidSeconds()
    const refused: string[] = []
    await room.pass(20, async () => void refused.push(await ana.say('Continue.'), await luna.say('palavra')))
    expect(new Set(refused)).toEqual(new Set(['consultations.clock_stopped']))
    expect([heard(), await paidSeconds()]).toEqual([[], before])
    await room.resume('ana')
    expect(await luna.say('palavra')).toBe('stored')
    expect(heard()).toEqual(['palavra'])
  })

  test('pausing before each lease ends hears unpaid for two leases, and then only what is paid', async () => {
    await begin()
    await room.pass(4)
    const { write, said } = writing(luna)
    for (let cycle = 0; cycle < 10; cycle++) {
      ana.echo = echoNever
      await room.pass(3, write)
      await room.pause('ana')
      ana.echo = echoAtOnce
      await room.pass(3)
      await room.resume('ana')
    }
    expect(said.length).toBeGreaterThanOrEqual(24)
    expect(heard().length).toBeLessThan(said.length)
    const read = (await room.read('ana')).filter((text) => text.startsWith('palavra'))
    const paid = (await paidSeconds()) - 4
    expect(
      Math.max(heard().length, read.length) - paid,
      `${heard().length} ${read.length} ${paid}`,
    ).toBeLessThanOrEqual(TWO_LEASES)
  })

  test('cutting the own line again and again hears unpaid for two leases, and then only what is paid', async () => {
    await begin()
    await room.pass(4)
    const { write, said } = writing(luna)
    const received = new Set<string>()
    for (let cycle = 0; cycle < 8; cycle++) {
      ana.echo = echoNever
      await room.pass(4, write)
      for (const text of heard()) received.add(text)
      await ana.leave()
      ana = await room.join('ana', echoNever)
    }
    expect(said.length).toBeGreaterThan(8)
    for (const text of await room.read('ana')) if (text.startsWith('palavra')) received.add(text)
    expect(received.size - (await paidSeconds()) + 4).toBeLessThanOrEqual(TWO_LEASES)
  })

  test.each([
    [
      'pausing',
      async () => {
        await room.pause('ana')
        ana.echo = echoAtOnce
        await room.pass(1)
        await room.resume('ana')
      },
    ],
    [
      'cutting the own line',
      async () => {
        await ana.leave()
        ana = await room.join('ana', echoAtOnce)
      },
    ],
  ])(
    '%s, and then echoing for a moment only, hears a quarter more than what is paid, and two leases',
    async (_, breakOff) => {
      await begin()
      await room.pass(4)
      const { write, said } = writing(luna)
      const received = new Set<string>()
      for (let cycle = 0; cycle < 7; cycle++) {
        ana.echo = echoNever
        await room.pass(4, write)
        await breakOff()
        await room.pass(0.75)
        for (const text of [...heard(), ...(await room.read('ana'))]) if (text.startsWith('palavra')) received.add(text)
      }
      expect(said.length).toBeGreaterThan(15)
      expect(received.size - 1.25 * (await paidSeconds()), `${received.size}`).toBeLessThanOrEqual(TWO_LEASES)
      await room.pass(120, write)
      await room.pass(1)
      expect(heard().at(-1), 'who stays and pays hears again').toBe(said.at(-1))
    },
  )

  test('with two sockets, the one that pays hears, and neither instead of the other', async () => {
    await begin()
    await room.pass(4)
    const silent = await room.join('ana', echoNever)
    const { write } = writing(luna)
    await room.pass(12, write)
    expect(heard(), 'the older socket echoes, and has no seat any more').toEqual([])
    expect(silent.heard, 'the newer one has the seat, and does not echo').toEqual([])
    expect(await room.read('ana')).not.toContain('palavra 15')
    expect(await ana.say('Oi?'), 'nor does the older one speak').toBe('consultations.not_there')
  })

  test('by HTTP alone, with no socket at all, hears nothing before the end', async () => {
    room = await LiveRoom.open(db)
    luna = await room.join('luna')
    ana = await room.join('ana', echoNever)
    await room.pass(2)
    const { write, said, refused } = writing(luna)
    await room.pass(8, write)
    expect(said, 'three first words').toHaveLength(3)
    expect(new Set(refused)).toEqual(new Set(['consultations.first_words_said']))
    expect([await room.read('ana'), heard(), await paidSeconds()]).toEqual([[], [], 0])
    await room.consultation.end()
    expect(await room.read('ana'), 'the transcript').toEqual(said)
  })

  test('a short gap: what was said meanwhile comes first, in order, and nothing twice', async () => {
    await begin()
    await room.pass(4)
    const { write, said } = writing(luna)
    const answers: (() => void)[] = []
    ana.echo = (answer) => void answers.push(answer)
    await room.pass(7, write)
    ana.echo = echoAtOnce
    for (const answer of answers) answer()
    await room.pass(10, write)
    expect(said.length).toBeGreaterThan(10)
    expect(heard()).toEqual(said)
  })

  test('after a second gap a message waits for an echo of a later ping, and comes within two ticks', async () => {
    await begin()
    for (const _gap of [1, 2]) {
      await ana.leave()
      ana = await room.join('ana')
      await room.pass(2)
    }
    await room.pass(2)
    await luna.say('palavra de agora')
    expect(heard()).toEqual([])
    await room.pass(0.5)
    expect(heard()).toEqual(['palavra de agora'])
    ana.echo = echoNever
    await room.pass(0.25)
    await luna.say('palavra sem eco')
    await room.pass(3)
    expect([heard(), (await room.read('ana')).at(-1)]).toEqual([['palavra de agora'], 'palavra de agora'])
  })
})

describe('a consultant who wants to be paid for typing', () => {
  let db: Db
  let room: LiveRoom
  let [ana, luna] = [] as unknown as [Tab, Tab]

  beforeAll(async () => {
    db = await freshDatabase({ max: 1 })
  })
  afterEach(async () => {
    await room.end()
    expect(await room.consultation.endAndFindViolations()).toEqual([])
  })
  /** A word, then a typing signal every 20 s until that second after it. */
  async function typeUntil(seconds: number) {
    ;({ room, ana, luna } = await LiveRoom.begun(db))
    const from = room.second
    await room.pass(seconds, (second) => ((second - from) % 20 === 0 ? luna.type() : undefined))
  }
  /** Proofs come every two seconds. */
  async function expectBilled(seconds: number) {
    const billed = await room.billedMs()
    expect(billed).toBeLessThanOrEqual(seconds * 1_000)
    expect(billed).toBeGreaterThan((seconds - 2.25) * 1_000)
  }

  test('scripted typing keeps the room open and bills 45 s', async () => {
    await typeUntil(120)
    expect(await room.consultation.state()).toBe('active')
    await expectBilled(45)
    expect(ana.heardOf(room.consultation.luna)).toEqual(['Bom dia, Ana.'])
  })

  test.each([
    [2, 1],
    [60, 30],
    [149, 74.5],
    [400, 75],
  ])('typing for 75 s that ends in %d characters is charged %d s', async (characters, seconds) => {
    await typeUntil(120)
    await luna.say('a'.repeat(characters))
    await room.pass(4)
    await expectBilled(45 + seconds + 4)
  })

  test('a reply prepared beforehand is not typed: of a message with it, only the other characters are charged', async () => {
    const prepared = 'Bem-vinda, respire fundo. '.repeat(8).trim()
    await typeUntil(120)
    await room.prepare(prepared)
    expect(await luna.say(`${prepared}!`)).toBe('consultations.prepared_in_silence')
    await room.pass(4)
    await expectBilled(45)
    await luna.say(`${prepared} ${'a'.repeat(58)}`)
    await room.pass(4)
    await expectBilled(45 + 30 + 4)
  })

  test('three minutes of typing are the most, and a message of spaces counts as empty', async () => {
    await typeUntil(300)
    await luna.say('a'.repeat(4_000))
    await room.pass(2)
    await expectBilled(45 + 180 + 2)
    await room.end()
    expect(await room.consultation.endAndFindViolations()).toEqual([])
    await typeUntil(120)
    await luna.say(`.${' '.repeat(300)}.`)
    await room.pass(2)
    await expectBilled(45 + 1.5 + 2)
  })

  test('a consultant who never spoke ends the pause with the first word', async () => {
    room = await LiveRoom.open(db)
    ;[ana, luna] = [await room.join('ana'), await room.join('luna')]
    await room.pass(50)
    expect(await room.consultation.read()).toMatchObject({ state: 'paused', reason: 'silence', billedMs: 0 })
    expect(await luna.say('Bom dia, Ana.')).toBe('stored')
    await room.pass(5)
    expect(await room.consultation.state()).toBe('active')
    expect(await room.billedMs()).toBeGreaterThan(0)
  })

  test('silence stops the clock; typing does not start it again, a message does', async () => {
    ;({ room, ana, luna } = await LiveRoom.begun(db))
    await room.pass(48)
    expect(await room.consultation.read()).toMatchObject({ state: 'paused', reason: 'silence' })
    await expectBilled(45)
    await room.pass(6, () => luna.type())
    expect(await room.consultation.state()).toBe('paused')
    expect(await ana.say('Está aí?')).toBe('consultations.clock_stopped')
    expect(await luna.say('Estou.')).toBe('stored')
    await room.pass(3)
    expect(await room.consultation.state()).toBe('active')
    expect(await ana.say('Que bom!')).toBe('stored')
    expect(ana.heardOf(room.consultation.luna)).toEqual(['Bom dia, Ana.', 'Estou.'])
  })
})
