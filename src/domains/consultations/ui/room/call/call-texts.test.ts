import { expect, test } from 'vitest'
import { anasConsultation } from '#test/support/room-events.ts'
import { callStatus } from './call-texts.ts'
import { type CallView, firstView } from './call-view.ts'

const told = { isMuted: false, isCameraOn: true }
const connected: CallView = {
  ...firstView({ isMuted: false, isCameraOn: true }),
  link: 'connected',
  microphone: 'live',
  camera: 'live',
  isFlowing: true,
  told,
}
const call = { state: 'active', channel: 'video', currentChannel: 'video', pricePerMinuteCents: 448n } as const

test.each([
  ['as it should be', {}, {}, undefined],
  ['before both are there, which the notice says', { state: 'accepted' }, { link: 'connecting' }, undefined],
  ['connecting', {}, { link: 'connecting' }, 'Conectando…'],
  ['reconnecting', {}, { link: 'reconnecting' }, 'Reconectando a chamada…'],
  ['without sound', { state: 'paused', reason: 'no_sound' }, { isFlowing: false }, 'Procurando o som…'],
  ['trying whether sound is back', { state: 'paused', reason: 'connection' }, {}, 'Procurando o som…'],
  [
    'paused by somebody',
    { state: 'paused', reason: 'by_client' },
    { isFlowing: false },
    'O relógio está parado, e ninguém é ouvido enquanto isso.',
  ],
  ['both muted', {}, { isMuted: true, told: { ...told, isMuted: true } }, 'Os dois microfones estão desligados.'],
  ['muted', {}, { isMuted: true }, 'O seu microfone está desligado.'],
  ['the other muted', {}, { told: { ...told, isMuted: true } }, 'Luna está com o microfone desligado.'],
  [
    'a camera turned off, late or not',
    {},
    { isPictureLate: true, told: { ...told, isCameraOn: false } },
    'Luna está com a câmera desligada: custa como voz.',
  ],
  ['a late picture', {}, { isPictureLate: true }, 'O vídeo não chega: custa como voz.'],
] as const)('%s: the status of a call says so', (_when, part, seen, words) => {
  expect(callStatus(anasConsultation({ ...call, ...part }), { ...connected, ...seen })?.words).toBe(words)
})

test('a consultant who turned the camera off reads that it costs as voice, and turns it on', () => {
  const seen = { ...connected, isCameraOn: false, camera: 'off' } as const
  expect(callStatus(anasConsultation({ ...call, you: 'consultant' }), seen)).toEqual({
    words: 'A sua câmera está desligada: custa como voz.',
    action: { name: 'camera_on', words: 'Ligar' },
  })
  expect(callStatus(anasConsultation({ ...call, you: 'client' }), seen)).toBeUndefined()
})

test.each<[string, Partial<CallView>, string | undefined]>([
  ['a good connection needs nothing', { quality: 'good' }, undefined],
  ['an unstable one neither', { quality: 'fair' }, undefined],
  ['a bad one proposes to turn the own camera off', { quality: 'bad' }, 'camera_off'],
  ['without an own picture there is nothing to turn off', { quality: 'bad', camera: 'off' }, undefined],
  ['what stops the clock is said first', { quality: 'bad', microphone: 'taken' }, 'microphone'],
])('%s', (_words, change, action) =>
  expect(callStatus(anasConsultation(call), { ...connected, ...change })?.action?.name).toBe(action),
)
