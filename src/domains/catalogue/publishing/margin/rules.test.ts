import { expect, test } from 'vitest'
import { type Discount, losingStack, type Offer, stackInWords, stacksOf, unpayableStack, worstStack } from './rules.ts'

const NOON = new Date('2026-03-02T15:00:00Z')
const later = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000)
const offer = (kind: Offer['kind'], price: bigint | null, more: Partial<Offer> = {}): Offer => ({
  slug: `${kind}-${price}`,
  title: `${kind} ${price}`,
  kind,
  price,
  bonus: 0n,
  minutes: null,
  answerPercent: null,
  from: NOON,
  until: null,
  ...more,
})
const coupon = (kinds: Discount['kinds'], more: Partial<Discount>): Discount => ({
  code: 'LUA',
  percent: null,
  amount: null,
  kinds,
  minimum: 0n,
  startsAt: NOON,
  endsAt: later(24),
  ...more,
})

const PACK = offer('credits', 35_000n, { bonus: 5_600n })
const LUA = offer('subscription', 1_990n, { bonus: 2_200n })

test.each<[string, Offer, Discount | undefined, bigint]>([
  ['credit without bonus', offer('credits', 3_000n), undefined, 2_340n - 3_000n],
  ['the largest pack', PACK, undefined, 31_668n - 35_000n],
  ['bonus of more than 28 %', offer('credits', 3_000n, { bonus: 1_000n }), undefined, 3_120n - 3_000n],
  ['the largest pack with 9 %', PACK, coupon(['credits'], { percent: 9 }), 31_668n - 31_850n],
  ['the largest pack with 10 %', PACK, coupon(['credits'], { percent: 10 }), 31_668n - 31_500n],
  ['a month of a subscription', LUA, undefined, -274n],
  ['a year of one with R$ 2,74 less', LUA, coupon(['subscription'], { amount: 274n }), 0n],
  ['with R$ 2,80 less in the first month', LUA, coupon(['subscription'], { amount: 280n }), 6n],
  ['twelve months of which eleven are paid', offer('subscription', 3_990n, { bonus: 4_700n }), undefined, 102n],
  ['a package, with a centavo a minute', offer('package', 14_990n, { minutes: 60 }), undefined, 11_753n - 14_990n],
  [
    'a package for half: the share of what is paid',
    offer('package', 14_990n),
    coupon(['package'], { percent: 50 }),
    5_847n - 7_495n,
  ],
  ['a question for R$ 10,00', offer('written', 1_990n), coupon(['written'], { amount: 990n }), 0n],
])('%s costs at most so much more than it brings', (_, one, discount, loss) => {
  const stacks = stacksOf([one], discount ? [discount] : []).filter(({ title }) => title === one.title)
  const { paid, earned } = worstStack(stacks)!
  expect(earned - paid).toBe(loss)
  expect(losingStack(stacks) !== undefined).toBe(loss > 0n)
})

test.each<[string, Discount, boolean]>([
  ['R$ 15,00 of single consultations from R$ 60,00 on', coupon(['single'], { amount: 1_500n, minimum: 6_000n }), true],
  ['R$ 15,00 of the shortest one', coupon(['single'], { amount: 1_500n }), false],
  ['a third of the shortest one, R$ 14,90', coupon(['single'], { percent: 32 }), true],
  ['a third and more', coupon(['single'], { percent: 33 }), false],
  ['everything', coupon(['package'], { percent: 100 }), false],
  ['R$ 2,00 of any credit', coupon(['credits'], { amount: 200n }), false],
  ['R$ 2,00 of credit from R$ 12,00 on', coupon(['credits'], { amount: 200n, minimum: 1_200n }), true],
])('%s leaves a payment of R$ 10,00, or not', (_, discount, leaves) => {
  const offers = [offer('single', null, { minutes: 10 }), offer('package', 14_990n, { minutes: 60 })]
  expect(unpayableStack(stacksOf(offers, [discount])) === undefined).toBe(leaves)
})

test.each<[string, Partial<Offer>, Partial<Discount>, boolean]>([
  ['at the same time', {}, {}, true],
  ['from the price that comes', { from: later(23) }, {}, true],
  ['not a price that begins when it ended', { from: later(24) }, {}, false],
  ['a price that was seen less than two hours ago', { until: later(0) }, { startsAt: later(1) }, true],
  ['not one that nobody can order any more', { until: later(0) }, { startsAt: later(2) }, false],
  ['not a price below its least', {}, { minimum: 35_001n }, false],
])('a coupon lowers %s', (_, price, rules, lowers) => {
  const stacks = stacksOf([{ ...PACK, ...price }], [coupon(['credits'], { percent: 5, ...rules })])
  expect(stacks.some(({ title, coupon: code }) => title === PACK.title && code === 'LUA')).toBe(lowers)
})

test('an amount of credit that is typed is on offer, too', () => {
  const stacks = stacksOf([], [coupon(['credits'], { percent: 23, minimum: 2_000n })])
  expect(losingStack(stacks)).toMatchObject({ price: 2_000n, paid: 1_540n, earned: 1_560n })
})

test('says which order, and the figures', () => {
  const losing = losingStack(stacksOf([{ ...PACK, title: '350 créditos' }], [coupon(['credits'], { percent: 10 })]))!
  expect(stackInWords(losing).replaceAll('\u00a0', ' ')).toBe(
    '“350 créditos” com o cupom LUA: o cliente paga R$ 315,00 (R$ 350,00 menos R$ 35,00), e quem atende pode ganhar ' +
      'R$ 316,68, com a maior parte em vigor, 78%. A casa perderia R$ 1,68.',
  )
})
