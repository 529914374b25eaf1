import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guardGoodsRefund, isWhole, partsOf, type PaidLine, type Pieces, refundOf } from './refund.rules.ts'
import { paidFor } from './shares.rules.ts'

/** Three candles for R$ 10,00 together, with R$ 5,00 of freight; R$ 6,00 of it by the balance. */
const line = (more: Partial<PaidLine> = {}): PaidLine => ({
  n: 1,
  quantity: 3,
  unitPrice: 400n,
  discount: 200n,
  freight: 500n,
  fromBalance: 600n,
  packed: 0,
  cancelled: 0,
  returned: 0,
  backGoods: 0n,
  backFreight: 0n,
  backBalance: 0n,
  ...more,
})
const one = [{ n: 1, quantity: 1 }]

test.each([
  ['one of three, rounded up', line(), one, true, { goods: 334n, freight: 167n, fromBalance: 200n }],
  ['one of three without its freight', line(), one, false, { goods: 334n, freight: 0n, fromBalance: 133n }],
  [
    'all of them bring all the freight',
    line(),
    [{ n: 1, quantity: 3 }],
    false,
    { goods: 1_000n, freight: 500n, fromBalance: 600n },
  ],
  [
    'the second is what two cost, less what the first did',
    line({ cancelled: 1, backGoods: 334n, backFreight: 167n, backBalance: 200n }),
    one,
    true,
    { goods: 333n, freight: 167n, fromBalance: 200n },
  ],
])('%s', (_, of, asked, withFreight, expected) =>
  expect(refundOf([of], asked, { withFreight })[0]).toMatchObject(expected),
)

test('the last piece of another line brings the freight that was left', () => {
  const gone = line({
    n: 2,
    quantity: 1,
    cancelled: 1,
    unitPrice: 1_000n,
    discount: 0n,
    backGoods: 1_000n,
    backBalance: 400n,
  })
  const refunded = refundOf([line(), gone], [{ n: 1, quantity: 3 }], { withFreight: false })
  expect(refunded).toEqual([
    { n: 1, quantity: 3, goods: 1_000n, freight: 500n, fromBalance: 600n },
    { n: 2, quantity: 0, goods: 0n, freight: 500n, fromBalance: 200n },
  ])
})

describe('pieces that cannot come back are refused', () => {
  test.each([
    ['more than were bought', line(), 4, 'cancelled'],
    ['none', line(), 0, 'cancelled'],
    ['a part', line(), 0.5, 'cancelled'],
    ['what is in a parcel cannot be cancelled', line({ packed: 1 }), 3, 'cancelled'],
    ['what never left cannot be returned', line({ packed: 1 }), 2, 'returned'],
    ['what was cancelled', line({ cancelled: 2 }), 2, 'cancelled'],
    ['what came back', line({ packed: 3, returned: 3 }), 1, 'returned'],
  ] as const)('%s', (_, of, quantity, why) =>
    expect(() => guardGoodsRefund([of], [{ n: 1, quantity }], why)).toThrow(
      expect.objectContaining({ code: 'goods.too_many_pieces' }),
    ),
  )
  test('a line that the order has not, the same line twice, and no line', () => {
    for (const asked of [[{ n: 7, quantity: 1 }], [...one, ...one], []])
      expect(() => guardGoodsRefund([line()], asked, 'cancelled')).toThrow(
        expect.objectContaining({ code: 'goods.too_many_pieces' }),
      )
  })
})

const anOrder = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 20 }),
    unitPrice: fc.bigInt(1n, 3_000n),
    discounted: fc.bigInt(0n, 100n),
    freight: fc.bigInt(0n, 4_000n),
    balance: fc.bigInt(0n, 100n),
  }),
  { minLength: 1, maxLength: 5 },
)

test('whatever comes back in whatever parts is what was paid, of each source, to the centavo', () =>
  fc.assert(
    fc.property(anOrder, fc.infiniteStream(fc.tuple(fc.nat(), fc.nat(), fc.boolean())), (drawn, choices) => {
      let lines = drawn.map(({ discounted, balance, ...one }, at): PaidLine => {
        const whole = one.unitPrice * BigInt(one.quantity)
        const discount = (whole * discounted) / 100n
        return line({ ...one, n: at + 1, discount, fromBalance: ((whole - discount + one.freight) * balance) / 100n })
      })
      const paid = { all: 0n, ofBalance: 0n }
      for (const one of lines) [paid.all, paid.ofBalance] = [paid.all + paidFor(one), paid.ofBalance + one.fromBalance]
      const back = { all: 0n, ofBalance: 0n }
      for (const [which, howMany, withFreight] of choices) {
        const left = lines.filter((one) => one.cancelled < one.quantity)
        if (left.length === 0) break
        const of = left[which % left.length]!
        const asked: Pieces[] = [{ n: of.n, quantity: 1 + (howMany % (of.quantity - of.cancelled)) }]
        const isAll = isWhole(lines, asked)
        const refunded = refundOf(lines, asked, { withFreight })
        for (const part of refunded)
          expect([part.goods, part.freight, part.fromBalance].every((n) => n >= 0n)).toBe(true)
        const parts = partsOf(refunded)
        expect(parts.ofPayment >= 0n).toBe(true)
        back.all += parts.all
        back.ofBalance += parts.ofBalance
        expect(back.all <= paid.all && back.ofBalance <= paid.ofBalance).toBe(true)
        if (isAll) expect(back).toEqual(paid)
        lines = lines.map((one) => {
          const part = refunded.find(({ n }) => n === one.n)
          if (!part) return one
          return {
            ...one,
            cancelled: one.cancelled + part.quantity,
            backGoods: one.backGoods + part.goods,
            backFreight: one.backFreight + part.freight,
            backBalance: one.backBalance + part.fromBalance,
          }
        })
      }
    }),
  ))
