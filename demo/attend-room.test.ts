import { expect, test } from 'vitest'
import type { Consultation } from '#domains/consultations/contract.ts'
import { anasConsultation, messageEvent } from '#test/support/room-events.ts'
import { attendRoom, type RoomView } from './attend-room.ts'
import { ATTENDANTS } from './cast.ts'
import { newTalk, type Piece } from './dialogue.ts'
import type { Pace } from './pace.ts'
import { ANSWERS, AUTOMATIC } from './texts.ts'

const STAR: Piece = { name: 'A Estrela', sense: 'Respiro.', counsel: 'Descanse.', question: 'O que brilha?' }

/** A room whose messages and states a test sets; time passes when the test says so. */
class TestRoom implements RoomView {
  events: RoomView['events'] = []
  consultation: Consultation | undefined
  typingCount = 0
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
    const { state, reason } = this.consultation ?? {}
    return state === 'active' || (state === 'paused' && reason === 'silence')
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

  type() {
    this.typingCount++
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

/** Ana's words, answered after the moment in which more could come. */
const told = async (room: TestRoom, body: string) => {
  await room.hear(body)
  await room.pass()
  return room.said()
}

test('opens when both are there, answers what is said, and goes when the client ends', async () => {
  const room = new TestRoom()
  const { done, faults } = attend(room)
  await room.become({ state: 'accepted' })
  expect(room.said()).toEqual([])
  await room.become({ state: 'active' })
  expect(room.said()[1]).toBe(AUTOMATIC)
  expect((await told(room, 'É sobre trabalho')).join()).toContain('Saiu A Estrela. Respiro.')
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

test('what was said before its first word is answered with it', async () => {
  const room = new TestRoom()
  const { done } = attend(room)
  await room.become({ state: 'accepted' })
  await room.hear('Estou com medo')
  await room.become({ state: 'active' })
  const said = room.said()
  expect(said[1]).toBe(AUTOMATIC)
  expect(said.join()).toContain('Saiu A Estrela')
  await room.end()
  await done
})

test('started again in the middle, it answers only what came after its last word', async () => {
  const room = new TestRoom()
  room.events = [messageEvent(1, 'Boa tarde', 'automatic'), messageEvent(2, 'amor', 'client')]
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

test('in a silence it says one line when she begins to type, or after a while, and not again before she spoke', async () => {
  const room = new TestRoom()
  const { done } = attend(room)
  await room.become({ state: 'active' })
  room.said()
  await room.type()
  const silent = (second: number) =>
    room.become({ state: 'paused', reason: 'silence', pausedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, second)) })
  await silent(1)
  await room.settle()
  expect(room.said(), 'she typed before the silence, not in it').toEqual([])
  await room.type()
  expect(room.said()).toEqual([ANSWERS.awake[0]])
  await silent(50)
  await room.type()
  await room.pass()
  expect(room.said(), 'she said nothing since').toEqual([])
  await room.become({ state: 'active' })
  await told(room, 'oi')
  await silent(100)
  await room.pass()
  expect(room.said()).toEqual([ANSWERS.waiting[0]])
  await room.end()
  await done
})

test('a pause by hand is kept, and a draw that fails is owned up to', async () => {
  const room = new TestRoom()
  const { done, faults } = attend(room, () => Promise.reject(new Error('away')))
  await room.become({ state: 'active' })
  room.said()
  await room.become({ state: 'paused', reason: 'by_hand' })
  expect(await told(room, 'amor')).toEqual([])
  await room.become({ state: 'active' })
  await room.pass()
  expect(room.said().at(-1)).toBe(ANSWERS.drawFailed[0].replace('{cliente}', 'Ana'))
  expect(faults).toHaveLength(1)
  await room.end()
  await done
})
