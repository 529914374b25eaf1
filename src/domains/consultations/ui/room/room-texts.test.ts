import { expect, test } from 'vitest'
import { anasConsultation, movedEvent } from '#test/support/room-events.ts'
import { NEXT, type State } from '../../rules.ts'
import { endText, eventText, pauseText } from './room-texts.ts'

const asLuna = { you: 'consultant' } as const

test('a lost connection says where the clock stopped', () => {
  expect(pauseText(anasConsultation({ state: 'paused', reason: 'connection', billedMs: 192_400 })).title).toBe(
    'Conexão interrompida: o relógio parou em 03:12',
  )
})

test('a silence has its own text for each side', () => {
  const silence = { state: 'paused', reason: 'silence' } as const
  expect(pauseText(anasConsultation(silence)).title).toBe('Luna está em silêncio: o relógio parou')
  expect(pauseText(anasConsultation({ ...silence, ...asLuna })).text).toBe('Ele volta a andar assim que você escrever.')
})

test('a pause by hand names who can end it', () => {
  expect(pauseText(anasConsultation({ state: 'paused', reason: 'by_consultant' })).text).toContain(
    'Só Luna pode retomar',
  )
  expect(pauseText(anasConsultation({ state: 'paused', reason: 'by_client', pausedByYou: true })).text).toContain(
    'até você retomar',
  )
})

test('every end has a text for both, and no free one mentions a charge', () => {
  const finals = (Object.keys(NEXT) as State[]).filter((state) => NEXT[state].length === 0)
  expect(finals).toHaveLength(5)
  for (const state of finals) {
    for (const you of ['client', 'consultant'] as const) {
      const { title, text } = endText(anasConsultation({ state, you, reason: 'by_client' }))
      expect([title, text].every((words) => words.length > 10)).toBe(true)
      if (state !== 'ended') expect(text).toContain('Nada foi cobrado')
    }
  }
})

test('the end of a cancelled request names who cancelled', () => {
  expect(endText(anasConsultation({ state: 'cancelled', reason: 'by_client' })).title).toBe('Você cancelou o pedido')
  expect(endText(anasConsultation({ state: 'cancelled', reason: 'by_client', ...asLuna })).title).toBe(
    'Ana cancelou antes de começar',
  )
})

test('steps become notes in the log', () => {
  expect(eventText(movedEvent(1, 'requested'), anasConsultation(), false)).toBeUndefined()
  expect(eventText(movedEvent(2, 'accepted'), anasConsultation(asLuna), false)).toBe('Você aceitou o pedido')
  expect([false, true].map((hasRun) => eventText(movedEvent(3, 'active'), anasConsultation(), hasRun))).toEqual([
    'Os dois estão na sala',
    'O relógio voltou a andar',
  ])
  expect(eventText(movedEvent(3, 'paused', 'by_client'), anasConsultation(), true)).toBe('Você pausou o relógio')
})
