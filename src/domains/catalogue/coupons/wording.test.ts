import { expect, test } from 'vitest'
import { creditsCouponWords } from '../kinds/credits.rules.ts'
import { couponTitle } from './wording.rules.ts'

const plain = (words: string) => words.replaceAll('\u00a0', ' ')

test('a coupon is called by what it does', () => {
  expect(couponTitle({ percent: 10, amount: null, kinds: ['package', 'plan'] })).toBe(
    '10% a menos em pacotes e planos mensais',
  )
  expect(plain(couponTitle({ percent: null, amount: 1_500n, kinds: ['single'] }))).toBe(
    'R$ 15,00 a menos em consultas avulsas',
  )
  expect(couponTitle({ percent: 5, amount: null, kinds: ['credits'] })).toBe('5% a menos em créditos')
})

test('of credit the discount is said to the centavo, and that it comes as bonus', () =>
  expect(plain(creditsCouponWords({ percent: 5, amount: null, minimum: 10_000n }))).toBe(
    'Você paga menos, e o desconto volta como bônus. R$ 100,00 saem por R$ 95,00: entram R$ 95,00 em créditos e R$ 5,00 de bônus.',
  ))
