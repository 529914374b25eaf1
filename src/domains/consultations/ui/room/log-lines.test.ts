import { expect, test } from 'vitest'
import { anasConsultation, message, moved } from '#test/support/said-in-room.ts'
import { logLines } from './log-lines.ts'

test('what one person says in a row stands together; notes and the other one part it', () => {
  const lines = logLines(
    [
      moved(1, 'requested'),
      moved(2, 'accepted'),
      message(3, 'Boa noite'),
      message(4, 'Como vai?'),
      message(5, 'Bem', 'client'),
      moved(6, 'paused', 'connection'),
      message(7, 'Voltei', 'client'),
    ],
    anasConsultation(),
  )
  expect(lines.map((line) => (line.kind === 'note' ? line.words : [line.author, line.messages.length]))).toEqual([
    'Luna aceitou o pedido',
    ['Luna', 2],
    ['Você', 1],
    'Conexão interrompida: o relógio parou',
    ['Você', 1],
  ])
})

test('after five minutes a new group begins', () => {
  expect(logLines([message(1, 'Boa noite'), message(400, 'Pronto')], anasConsultation())).toHaveLength(2)
})
