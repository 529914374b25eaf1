import { expect, test } from 'vitest'
import type { Consultation } from '#domains/consultations/contract.ts'
import { anasConsultation, messageEvent } from '#test/support/room-events.ts'
import { attendRoom, type RoomView } from './attend-room.ts'
import { ATTENDANTS } from './cast.ts'
import { newTalk, type Piece } from './dialogue.ts'
import type { Pace } from './pace.ts'
import { ANSWERS, AUTOMATIC, WAITS } from './texts.ts'

const STAR: Piece = { name: 'A Estrela', sense: 'Respiro.', counsel: 'Descanse.', question: 'O que brilha?' }

/** A room whose messages and states a test sets; time passes when the test says so. */
class TestRoom implements RoomView {
  events: RoomView['events'] = []
  consultation: Consultation | undefined
  isOver = false
  #changed = Promise.withResolvers<void>()
  #waits: (() => void)[] = []
  readonly pace: Pace = {
    wait: () => new Promise((resolve) => this.#waits.push(resolve)),
    chance: () => 0,
    now: () => new Date('2026-11-22T15:00:00Z'),
  }

  get changed() {
    return this.#changed.promise
  }

  get canSpeak() {
    return this.consultation?.state === 'active' || this.consultation?.waitsForBeginning === true
  }

  async say(body: string) {
    this.events.push(messageEvent(this.events.length + 1, body, 'automatic'))
    return true
  }

  hear(body: string) {
    this.events.push(messageEvent(this.events.length + 1, body, 'client'))
    return this.settle()
  }

  become(part: Partial<Consultation>) {
    this.consultation = anasConsultation({ you: 'consultant', isAutomatic: true, ...part })
    return this.settle()
  }

  end() {
    this.isOver = true
    return this.settle()
  }

  /** All waits are over. */
  pass() {
    for (const resolve of this.#waits.splice(0)) resolve()
    return this.settle()
  }

  async settle() {
    this.#changed.resolve()
    this.#changed = Promise.withResolvers()
    await new Promise((resolve) => setImmediate(resolve))
  }

  /** What the attendant said since the last look. */
  #seen = 0
  said() {
    const fresh = this.events.slice(this.#seen).filter(({ authorKind }) => authorKind === 'automatic')
    this.#seen = this.events.length
    return fresh.map(({ body }) => body)
  }
}

const attend = (room: TestRoom, divine = async () => STAR) => {
  const faults: unknown[] = []
  const ports = { divine, pace: room.pace, report: (error: unknown) => faults.push(error) }
  return { faults, done: attendRoom(room, newTalk(ATTENDANTS[0]!, 'Téo', 'Ana'), ports) }
}
const WAITING = { state: 'accepted', waitsForBeginning: true } as const

/** Ana's words, answered after the moment in which more could come. */
const told = async (room: TestRoom, body: string) => {
  await room.hear(body)
  await room.pass()
  return room.said()
}

test('greets for nothing, draws for what was typed at the door once Ana has pressed, and answers what she says', async () => {
  const room = new TestRoom()
  const { done, faults } = attend(room)
  const subject = 'Devo aceitar o emprego em Recife?'
  await room.become({ ...WAITING, subject })
  const greeting = room.said()
  expect(greeting).toHaveLength(3)
  expect(greeting[1]).toBe(AUTOMATIC)
  expect(greeting[2]).toContain(`“${subject}”`)
  await room.settle()
  expect(room.said(), 'not a word before the press').toEqual([])
  await room.become({ state: 'active', subject })
  expect(room.said().join()).toMatch(/Para “Devo aceitar o emprego em Recife\?”.*Saiu A Estrela\. Respiro\./)
  expect((await told(room, 'O que significa essa carta?')).join()).not.toBe('')
  await room.hear('Obrigada')
  await room.hear('Tchau!')
  expect(room.said()).toEqual([])
  await room.pass()
  expect(room.said().join()).toMatch(/^Até logo, Ana/)
  await room.pass()
  expect(room.said(), 'never two answers, and no word of its own accord').toEqual([])
  await room.end()
  await done
  expect(faults).toEqual([])
})

test('what Ana wrote before she pressed is answered with the first draw; without a word it asks for the question', async () => {
  for (const [early, expected] of [
    ['Estou com medo de perder o emprego', 'Saiu A Estrela'],
    ['', WAITS.begun.replace('{cliente}', 'Ana')],
  ] as const) {
    const room = new TestRoom()
    const { done } = attend(room)
    await room.become(WAITING)
    if (early) await room.hear(early)
    room.said()
    await room.become({ state: 'active' })
    expect(room.said().join()).toContain(expected)
    await room.end()
    await done
  }
})

test('started again in the middle, it answers only what came after its last word', async () => {
  const room = new TestRoom()
  room.events = [1, 2, 3].map((seq) => messageEvent(seq, 'Boa tarde', 'automatic'))
  room.events.push(messageEvent(4, 'amor', 'client'))
  await room.say('Vamos ver.')
  room.said()
  const { done } = attend(room)
  await room.become({ state: 'active' })
  await room.pass()
  expect(room.said()).toEqual([])
  expect(await told(room, 'você é um robô?')).toEqual([ANSWERS.identity[0]])
  await room.end()
  await done
})

test('in a pause and in a silence it writes nothing, however long they last', async () => {
  const room = new TestRoom()
  const { done } = attend(room)
  await room.become(WAITING)
  await room.become({ state: 'active' })
  room.said()
  for (const reason of ['client_quiet', 'silence', 'by_client', 'connection']) {
    await room.become({ state: 'paused', reason, pausedAt: new Date() })
    await room.pass()
    await room.pass()
    expect(room.said(), reason).toEqual([])
  }
  await room.become({ state: 'active' })
  expect((await told(room, 'O que eu faço com o meu trabalho?')).join()).toContain('Saiu A Estrela')
  await room.end()
  await done
})

test('a draw that fails is owned up to, and nothing is invented in its place', async () => {
  const room = new TestRoom()
  const { done, faults } = attend(room, () => Promise.reject(new Error('away')))
  await room.become({ ...WAITING, subject: 'O meu casamento' })
  room.said()
  await room.become({ state: 'active', subject: 'O meu casamento' })
  expect(room.said().at(-1)).toBe(ANSWERS.drawFailed[0].replace('{cliente}', 'Ana'))
  expect(faults).toHaveLength(1)
  await room.end()
  await done
})
