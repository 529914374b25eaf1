import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startOfNextDay } from '#shared/calendar.ts'
import {
  readStatus,
  excerptOf,
  CHANNELS,
  channelPrice,
  chatPriceOf,
  PRICE_CEILING,
  PRICE_FLOOR,
  checkPrice,
  highestAllowedPrice,
  rankingScoreOf,
  type Channel,
} from './rules.ts'
import { readTaxId } from './applications/apply-as-consultant.ts'

const codeOf = (act: () => unknown) => {
  try {
    act()
    return 'fine'
  } catch (error) {
    return (error as { code: string }).code
  }
}

test.each<[bigint, Channel, bigint]>([
  [299n, 'chat', 299n],
  [299n, 'messages', 299n],
  [299n, 'audio', 373n],
  [299n, 'video', 448n],
  [149n, 'audio', 186n],
  [1490n, 'video', 2235n],
  [200n, 'audio', 250n],
])('a chat price of %i centavos costs on %s %i', (chat, channel, price) => {
  expect(channelPrice(chat, channel)).toBe(price)
})

test.each(CHANNELS)('the chat price is found again from every price of %s', (channel) => {
  for (let chat = PRICE_FLOOR; chat <= PRICE_CEILING; chat++)
    expect(chatPriceOf(channelPrice(chat, channel), channel)).toBe(chat)
})

describe('what a price may become', () => {
  test.each<[wanted: bigint, lowest: bigint, answer: string]>([
    [358n, 299n, 'fine'],
    [359n, 299n, 'consultants.rise_too_steep'],
    [148n, 299n, 'consultants.price_out_of_range'],
    [149n, 1490n, 'fine'],
    [1490n, 1490n, 'fine'],
    [1491n, 1490n, 'consultants.price_out_of_range'],
    [1490n, 1242n, 'fine'],
    [1490n, 1241n, 'consultants.rise_too_steep'],
  ])('%i after a lowest of %i: %s', (wanted, lowest, answer) => {
    expect(codeOf(() => checkPrice(wanted, lowest))).toBe(answer)
  })

  test('the highest allowed price is accepted and one centavo more is not', () => {
    fc.assert(
      fc.property(fc.bigInt(149n, 1490n), (lowest) => {
        const most = highestAllowedPrice(lowest)
        expect(codeOf(() => checkPrice(most, lowest))).toBe('fine')
        expect(codeOf(() => checkPrice(most + 1n, lowest))).not.toBe('fine')
      }),
    )
  })
})

test.each(['online', 'busy', 'offline'])('the status %s is read as it is', (status) =>
  expect(readStatus(status)).toBe(status),
)

test.each(['away', 'ONLINE', '', null, undefined, 1, {}])('any other status (%j) counts as offline', (status) =>
  expect(readStatus(status)).toBe('offline'),
)

test('many good reviews rank above one perfect review, and a newcomer above a badly reviewed veteran', () => {
  const veteran = rankingScoreOf(480, 100)
  const lucky = rankingScoreOf(5, 1)
  const newcomer = rankingScoreOf(0, 0)
  const disliked = rankingScoreOf(60, 20)
  expect([disliked, newcomer, lucky, veteran].toSorted((a, b) => b - a)).toEqual([veteran, lucky, newcomer, disliked])
  expect(newcomer).toBe(4)
})

test.each([
  ['2026-03-10T02:30:00Z', '2026-03-10T03:00:00.000Z'],
  ['2026-03-10T03:00:00Z', '2026-03-11T03:00:00.000Z'],
  ['2026-03-10T15:00:00Z', '2026-03-11T03:00:00.000Z'],
  ['2026-12-31T23:59:59Z', '2027-01-01T03:00:00.000Z'],
])('the day after %s begins at %s in São Paulo', (at, next) => {
  expect(startOfNextDay(new Date(at)).toISOString()).toBe(next)
})

test.each([
  ['529.982.247-25', '52998224725'],
  [' 52998224725 ', '52998224725'],
  ['11.222.333/0001-81', '11222333000181'],
  ['AB.CDE.FGH/0001-95', 'ABCDEFGH000195'],
  ['ab.cde.fgh/0001-95', 'ABCDEFGH000195'],
])('the document %s is stored as %s', (written, kept) => {
  expect(readTaxId(written)).toBe(kept)
})

test.each(['111.111.111-11', '529.982.247-26', '12.ABC.345/01DE-36', '', 'abc', '00000000000'])(
  'the document "%s" is refused at its field',
  (written) => {
    expect(() => readTaxId(written)).toThrow(
      expect.objectContaining({ code: 'consultants.invalid_tax_id', fields: { taxId: expect.any(String) } }),
    )
  },
)

test.each([
  ['Cartas sobre a mesa, com calma.', 80, 'Cartas sobre a mesa, com calma.'],
  ['Cartas sobre a mesa, com calma.', 20, 'Cartas sobre a…'],
  ['Semespaçosaquidentro', 10, 'Semespaço…'],
])('the excerpt of "%s" in %i characters is "%s"', (text, most, beginning) => {
  expect(excerptOf(text, most)).toBe(beginning)
  expect(excerptOf(text, most).length).toBeLessThanOrEqual(most)
})
