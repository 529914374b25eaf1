import { expect, test } from 'vitest'
import type { NetworkLine, TraceLine } from '../../calls/trace/contract.ts'
import { isNotable, TRACED_PARTS, TRACED_STATES } from '../../calls/trace/trace.rules.ts'
import { LIVE_CHANNELS } from '../../channels/rules.ts'
import { STATES } from '../../state/rules.ts'
import { sinceWords, wordsOf } from './trace-words.ts'

const at = new Date('2026-11-23T15:00:00Z')
const network: NetworkLine = {
  kind: 'network',
  at,
  side: 'client',
  lost: 12,
  lostThere: 0,
  roundTripMs: 340,
  jitterMs: 8,
  receivedKbps: 42,
  sentKbps: 40,
  path: 'relay',
  transport: 'udp',
}

test.each<[TraceLine, string, string]>([
  [
    network,
    'Rede',
    'perda de 12% · ida e volta 340 ms · variação 8 ms · recebe 42 kbit/s · envia 40 kbit/s · por relay, UDP',
  ],
  [
    { ...network, lost: 0, lostThere: 7, roundTripMs: null, jitterMs: null, path: null, transport: null },
    'Rede',
    'sem perda · perda de 7% do que enviou · recebe 42 kbit/s · envia 40 kbit/s',
  ],
  [
    { kind: 'moved', at, state: 'paused', reason: 'no_sound', side: 'client' },
    'O relógio para',
    'sem prova de som dos dois lados',
  ],
  [
    { kind: 'moved', at, state: 'paused', reason: 'voice_disputed', side: 'both' },
    'O relógio para',
    'o consultor diz que houve voz, o cliente nega',
  ],
  [{ kind: 'moved', at, state: 'active', reason: null, side: null }, 'O relógio anda', ''],
  [{ kind: 'channel', at, act: 'changed', channel: 'chat', side: 'consultant' }, 'Passou para chat', ''],
  [{ kind: 'counted', at, channel: 'audio', ms: 83_400 }, 'Contou como voz', '1 min 23 s'],
  [{ kind: 'moved', at, state: 'paused', reason: 'of_tomorrow', side: null }, 'O relógio para', 'of_tomorrow'],
])('%j', (line, what, more) => expect(wordsOf(line)).toMatchObject({ what, more }))

test('every state of every part, and every move, has words', () => {
  const states = TRACED_PARTS.flatMap((part) => TRACED_STATES[part].map((state) => ({ part, state })))
  for (const { part, state } of states)
    expect(wordsOf({ kind: 'state', at, side: 'client', part, state }).what, `${part} ${state}`).not.toBe(state)
  for (const state of STATES)
    expect(wordsOf({ kind: 'moved', at, state, reason: null, side: null }).what, state).not.toBe(state)
})

test('what stands in a badge fits beside the time on a small screen', () => {
  const lines: TraceLine[] = [
    ...TRACED_PARTS.flatMap((part) =>
      TRACED_STATES[part].map((state) => ({ kind: 'state', at, side: 'client', part, state }) as const),
    ),
    ...STATES.map((state) => ({ kind: 'moved', at, state, reason: 'sound_disputed', side: 'client' }) as const),
    ...LIVE_CHANNELS.map((channel) => ({ kind: 'channel', at, act: 'proposed', channel, side: 'consultant' }) as const),
  ]
  for (const { what } of lines.map(wordsOf)) expect(what.length, what).toBeLessThanOrEqual(28)
})

test.each([
  [{ lost: 3, roundTripMs: 300, jitterMs: 50 }, false],
  [{ lost: 4, roundTripMs: 30, jitterMs: 5 }, true],
  [{ lost: 0, roundTripMs: 301, jitterMs: 5 }, true],
  [{ lost: 0, roundTripMs: null, jitterMs: 51 }, true],
  [{ lost: 0, lostThere: 4, roundTripMs: 20, jitterMs: 2 }, true],
])('a measurement is worth reading by what it shows: %j', (figures, expected) =>
  expect(isNotable({ ...network, ...figures })).toBe(expected),
)

test.each([
  [0, '0:00'],
  [7_900, '0:07'],
  [-999, '0:00'],
  [-12_000, '−0:12'],
  [3_729_000, '1:02:09'],
])('%i ms since the clock ran is %s', (ms, words) => expect(sinceWords(ms)).toBe(words))
