import { describe, expect, test } from 'vitest'
import { Gesture } from './gesture.ts'
import { shellCommandsOf, describeCheck } from './verification-words.ts'
import { witnessRecordOf } from './witness-record.ts'

describe('gesture', () => {
  test('measures the distance and becomes 64 hexadecimal digits, different every time', async () => {
    const still = [new Gesture(), new Gesture()]
    for (const gesture of still) {
      gesture.moved({ clientX: 0, clientY: 0, timeStamp: 1 })
      gesture.moved({ clientX: 3, clientY: 4, timeStamp: 2 })
      gesture.pressed({ timeStamp: 3 })
      expect(gesture.length).toBe(5)
    }
    const [one, other] = await Promise.all(still.map((gesture) => gesture.toSeed()))
    expect(one).toMatch(/^[0-9a-f]{64}$/)
    expect(one).not.toBe(other)
  })
})

test('the witness record has the commitment shown first and the gesture sent, not later data', () => {
  expect(
    witnessRecordOf(
      [{ type: 'committed', commitment: 'ab' }],
      [
        { type: 'shuffle', gesture: 'brisa' },
        { type: 'choose', place: 0, position: 3 },
      ],
    ),
  ).toEqual({
    commitment: 'ab',
    gesture: 'brisa',
  })
})

describe('texts of a check', () => {
  const nameOf = (piece: number, reversed: boolean) =>
    `${['O Louco', 'O Mago'][piece]}${reversed ? ' (invertida)' : ''}`

  test('names pieces, marks reversed ones, and leaves sums of coins unchanged', () => {
    const pieces = { name: 'pieces', holds: true, stated: '1 0↓', computed: '1 0↓' } as const
    expect(describeCheck(pieces, nameOf).found).toBe('O Mago, O Louco (invertida)')
    expect(describeCheck({ ...pieces, computed: '3+2+3' }, undefined).found).toBe('3+2+3')
  })

  test('shows both values of a failed check', () => {
    expect(describeCheck({ name: 'pieces', holds: false, stated: '1', computed: '' }, nameOf).found).toBe(
      'diz O Mago; calculamos nada',
    )
    expect(
      describeCheck({ name: 'commitment', holds: false, stated: 'a'.repeat(64), computed: 'b'.repeat(64) }, nameOf)
        .found,
    ).toBe('diz aaaaaaaaaaaa…, calculamos bbbbbbbbbbbb…')
  })

  test('quotes a gesture for the shell', () => {
    const draw = { kind: 'tarot', layout: 'uma-carta', reversals: true } as const
    const events = [
      { type: 'shuffled' as const, gesture: "pé d'água" },
      { type: 'revealed' as const, seed: 'ab' },
    ]
    expect(shellCommandsOf({ ...draw, events })).toEqual([
      "printf %s 'ab' | shasum -a 256",
      String.raw`printf %s 'tarot|pé d'\''água|0' | openssl dgst -sha256 -hmac 'ab'`,
    ])
  })
})
