import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commissionOf } from '#shared/commission.ts'
import { formatBRL } from '#shared/money.ts'
import { commissionBps, shareInWords, shareRangeInWords, sharesInWords } from './commission.rules.ts'
import { TIERS, type Tier } from './rules.ts'

test.each<[Tier, string]>([
  ['iniciante', '65%'],
  ['verificado', '70%'],
  ['destaque', '75%'],
  ['mestre', '78%'],
])('a consultant of tier %s keeps %s', (tier, share) => {
  expect(shareInWords(tier)).toBe(share)
})

test('every tier keeps more than the one before, and words name them all', () => {
  const commissions = TIERS.map(commissionBps)
  expect(commissions).toEqual(commissions.toSorted((a, b) => b - a))
  expect(sharesInWords()).toBe('65, 70, 75 ou 78%')
  expect(shareRangeInWords()).toBe('de 65% a 78%')
})

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('the article about prices says what the rule says, to the centavo', () => {
  const article = readFileSync('db/seeds/texts/articles/quanto-custa-um-minuto-de-conversa.md', 'utf8')
  const [paid, tier] = [5_182n, 'verificado'] as const
  const commission = commissionOf(paid, commissionBps(tier))
  expect(article).toContain(`O consultor fica com ${sharesInWords()}, conforme o nível.`)
  expect(article).toContain(
    plain(
      `Com ${shareInWords(tier)}, o recibo de ${formatBRL(paid)} se divide assim: a nossa parte é ` +
        `${commissionBps(tier) / 100}% cortada no centavo, ${formatBRL(commission)}; a dele, ${formatBRL(paid - commission)}.`,
    ),
  )
})
