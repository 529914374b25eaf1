import { expect, test } from 'vitest'
import { anasConsultation, messageEvent, movedEvent } from '#test/support/room-events.ts'
import { logLines } from './log-lines.ts'

test('groups consecutive messages of one person; notes and the other person end a group', () => {
  const lines = logLines(
    [
      movedEvent(1, 'requested'),
      movedEvent(2, 'accepted'),
      messageEvent(3, 'Boa noite'),
      messageEvent(4, 'Como vai?'),
      messageEvent(5, 'Bem', 'client'),
      movedEvent(6, 'paused', 'connection'),
      messageEvent(7, 'Voltei', 'client'),
    ],
    anasConsultation(),
  )
  expect(
    lines.map((line) =>
      line.kind === 'group' ? [line.author, line.messages.length] : line.kind === 'note' && line.words,
    ),
  ).toEqual(['Luna aceitou o pedido', ['Luna', 2], ['Você', 1], 'Conexão interrompida: o relógio parou', ['Você', 1]])
})

test('what a program wrote says so, for both', () => {
  const lines = (you: 'client' | 'consultant') =>
    logLines(
      [messageEvent(1, 'Boa noite', 'automatic'), messageEvent(2, 'Oi', 'client')],
      anasConsultation({ you }),
    ).map((line) => line.kind === 'group' && [line.author, line.mine])
  expect(lines('client')).toEqual([
    ['Luna · automático', false],
    ['Você', true],
  ])
  expect(lines('consultant')).toEqual([
    ['Você · automático', true],
    ['Ana', false],
  ])
})

test('a photo stands among the messages of its sender, at its number', () => {
  const photo = { id: crypto.randomUUID(), width: 1_600, height: 1_100, description: 'Três cartas' }
  const shown = { ...messageEvent(2, ''), type: 'photo' as const, clientMessageId: null, body: null, fact: { photo } }
  const lines = logLines([messageEvent(1, 'Olhe'), shown, messageEvent(3, 'A do meio')], anasConsultation())
  expect(lines.map((line) => line.kind === 'group' && line.messages.map(({ seq, type }) => [seq, type]))).toEqual([
    [
      [1, 'message'],
      [2, 'photo'],
      [3, 'message'],
    ],
  ])
})

test('starts a new group after five minutes', () => {
  expect(logLines([messageEvent(1, 'Boa noite'), messageEvent(400, 'Pronto')], anasConsultation())).toHaveLength(2)
})
