import { expect, test } from 'vitest'
import { messageEvent } from '#test/support/room-events.ts'
import type { Outbox } from './outbox.ts'
import { createOutboxSender } from './outbox-sender.ts'

class Refused extends Error {
  readonly code: string
  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

/** Ana's sender with a scripted server. `answers` are its next replies; without one it stores the message. */
function anasSender(kept: Outbox = []) {
  const world = {
    sent: [] as { id: string; body: string; insists?: true }[],
    box: [] as Outbox,
    keptBox: kept,
    numbers: [] as number[],
    laterOnes: [] as (() => void)[],
    answers: [] as (Refused | 'hold')[],
    release: () => {},
    isHeld: false,
  }
  const sender = createOutboxSender({
    say: async (said) => {
      world.sent.push({ id: said.id, body: said.body, ...(said.insists && { insists: said.insists }) })
      const answer = world.answers.shift()
      if (answer === 'hold') await new Promise<void>((resolve) => (world.release = resolve))
      else if (answer) throw answer
      return { seq: world.sent.length }
    },
    isHeld: () => world.isHeld,
    saved: kept,
    save: (outbox) => (world.keptBox = outbox),
    show: (outbox) => (world.box = outbox),
    stored: (seq) => world.numbers.push(seq),
    later: (act) => world.laterOnes.push(act),
  })
  return { world, sender }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const states = (outbox: Outbox) => outbox.map(({ body, state }) => [body, state])

test('shows a message at once, sends it, and removes it when the room shows it', async () => {
  const { world, sender } = anasSender()
  sender.send('Boa noite!')
  expect(states(world.box)).toEqual([['Boa noite!', 'waiting']])
  await settled()
  expect([states(world.box), world.numbers]).toEqual([[['Boa noite!', 'acknowledged']], [1]])
  sender.see([messageEvent(1, 'Boa noite!', 'client', world.sent[0]!.id)])
  expect(world.box).toEqual([])
})

test('sends the second message only after the first is stored', async () => {
  const { world, sender } = anasSender()
  world.answers.push('hold')
  sender.send('Primeira')
  sender.send('Segunda')
  await settled()
  expect(world.sent.map(({ body }) => body)).toEqual(['Primeira'])
  world.release()
  await settled()
  expect(world.sent.map(({ body }) => body)).toEqual(['Primeira', 'Segunda'])
})

test('sends a message again under the same id after a lost connection', async () => {
  const { world, sender } = anasSender()
  world.answers.push(new Refused('A conexão caiu antes da resposta.', 'lost'))
  sender.send('Você está aí?')
  await settled()
  expect(states(world.box)).toEqual([['Você está aí?', 'waiting']])
  sender.resend()
  await settled()
  expect(world.sent[1]).toEqual(world.sent[0])
  expect(states(world.box)).toEqual([['Você está aí?', 'acknowledged']])
})

test('after a reload sends only what was not acknowledged, under its id', async () => {
  const { world, sender } = anasSender([
    { id: 'one', body: 'Chegou', state: 'acknowledged' },
    { id: 'two', body: 'Não sei', state: 'waiting' },
  ])
  sender.resend()
  await settled()
  expect(world.sent).toEqual([{ id: 'two', body: 'Não sei' }])
})

test('waits a second and sends again when it was too fast', async () => {
  const { world, sender } = anasSender()
  world.answers.push(new Refused('Você está enviando rápido demais. Espere um segundo.', 'consultations.too_fast'))
  sender.send('Um')
  await settled()
  expect(states(world.box)).toEqual([['Um', 'waiting']])
  world.laterOnes.shift()!()
  await settled()
  expect(world.sent).toHaveLength(2)
})

test('keeps a refused message with its reason, sends the next one, and allows a retry', async () => {
  const { world, sender } = anasSender()
  world.answers.push(new Refused('Esta consulta já terminou. A mensagem não foi enviada.', 'consultations.ended'))
  sender.send('Mais uma coisa')
  sender.send('E outra')
  await settled()
  expect(world.box[0]).toMatchObject({
    body: 'Mais uma coisa',
    state: 'refused',
    words: 'Esta consulta já terminou. A mensagem não foi enviada.',
  })
  expect(world.keptBox).toEqual(world.box)
  const { id } = world.box[0]!
  sender.retry(id)
  await settled()
  expect(world.sent.at(-1)).toEqual({ id, body: 'Mais uma coisa' })
})

test('a refused message can be withdrawn to be edited', async () => {
  const { world, sender } = anasSender()
  world.answers.push(new Refused('A mensagem passa de 4.000 caracteres. Divida-a em partes.', 'http.invalid_input'))
  sender.send('…')
  await settled()
  sender.withdraw(world.box[0]!.id)
  expect([world.box, world.keptBox]).toEqual([[], []])
})

test('in a pause, what is sent waits, and goes out in order when the clock runs again', async () => {
  const { world, sender } = anasSender()
  world.isHeld = true
  sender.send('Um')
  sender.send('Dois')
  await settled()
  expect([world.sent, states(world.box)]).toEqual([
    [],
    [
      ['Um', 'waiting'],
      ['Dois', 'waiting'],
    ],
  ])
  expect(world.keptBox).toEqual(world.box)
  world.isHeld = false
  sender.resend()
  await settled()
  expect(world.sent.map(({ body }) => body)).toEqual(['Um', 'Dois'])
})

test.each(['not_there', 'clock_stopped', 'first_words_said'])(
  'a message that the server does not take yet (%s) stays in the outbox and is sent again',
  async (code) => {
    const { world, sender } = anasSender()
    world.answers.push(new Refused('Ainda não.', `consultations.${code}`))
    sender.send('Um')
    await settled()
    expect(states(world.box)).toEqual([['Um', 'waiting']])
    world.laterOnes.shift()!()
    await settled()
    expect(world.sent.map(({ body }) => body)).toEqual(['Um', 'Um'])
  },
)

test('what a rule holds back keeps its place; by insisting it goes under the same id, a hard rule leaves only editing', async () => {
  const { world, sender } = anasSender()
  world.answers.push(new Refused('Parece prometer um resultado.', 'consultations.message_may_insist'))
  sender.send('Garanto a volta.')
  await settled()
  const { id } = world.sent[0]!
  expect(world.box).toMatchObject([{ id, state: 'refused', again: 'insist', words: 'Parece prometer um resultado.' }])
  sender.send('Outra coisa.')
  await settled()
  expect(states(world.box)).toEqual([
    ['Garanto a volta.', 'refused'],
    ['Outra coisa.', 'acknowledged'],
  ])
  world.answers.push(new Refused('A conexão caiu.', 'lost'))
  sender.retry(id)
  await settled()
  sender.resend()
  await settled()
  expect(world.sent.slice(2)).toEqual(
    Array.from({ length: 2 }, () => ({ id, body: 'Garanto a volta.', insists: true })),
  )
  world.answers.push(new Refused('Parece um pagamento por fora.', 'consultations.message_held'))
  sender.send('Manda o pix.')
  await settled()
  expect(world.box.at(-1)).toMatchObject({ state: 'refused', again: 'never' })
})
