import { describe, expect, test } from 'vitest'
import { serverHashes } from '../draw/server-hashes.ts'
import { browserHashes } from '../draw/ui/browser-hashes.ts'
import { oracleOfDay } from './oracle-of-day.ts'
import { hexagramOfDay } from './hexagram-of-day.rules.ts'

describe('hexagram of the day', () => {
  test('can be recomputed by Ana with the published steps', async () => {
    const { phrase, hash, byte, figure } = await oracleOfDay(new Date('2026-11-21T12:00:00-03:00'))
    expect(phrase).toBe('figura-do-dia-2026-11-21')
    expect(hash).toBe(await browserHashes()!.digest('figura-do-dia-2026-11-21'))
    expect(hash.slice(0, 2)).toBe('f7')
    expect(byte).toBe(247)
    expect(figure).toMatchObject({
      number: 56,
      name: 'Em Viagem',
      lower: { name: 'Montanha' },
      upper: { name: 'Fogo' },
    })
  })

  test('changes at midnight in Brasília, not in Greenwich', async () => {
    expect((await oracleOfDay(new Date('2026-11-22T02:59:59Z'))).day).toBe('2026-11-21')
    expect((await oracleOfDay(new Date('2026-11-22T03:00:00Z'))).day).toBe('2026-11-22')
  })

  test('reaches all of the 64 within a few years', async () => {
    const days = Array.from({ length: 1000 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10))
    const figures = await Promise.all(
      days.map(async (day) => (await hexagramOfDay(day, serverHashes.digest)).figure.number),
    )
    expect(new Set(figures).size).toBe(64)
  })
})
