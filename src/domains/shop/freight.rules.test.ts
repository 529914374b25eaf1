import { expect, test } from 'vitest'
import { cepDigits, formatCep, freightTo, REGIONS, regionOf, type Region } from './freight.rules.ts'

test.each([
  ['01310-100', '01310100'],
  ['01310100', '01310100'],
  [' 01.310-100 ', '01310100'],
  ['1310-100', undefined],
  ['01310-1000', undefined],
  ['0131O-100', undefined],
  ['', undefined],
])('reads the CEP %j as %j', (written, digits) => expect(cepDigits(written)).toBe(digits))

test('a CEP is shown with its hyphen', () => expect(formatCep('69005010')).toBe('69005-010'))

test.each<[string, string, Region | undefined]>([
  ['Avenida Paulista', '01310100', 'sao_paulo'],
  ['Campinas', '13010000', 'sao_paulo'],
  ['Rio de Janeiro', '20040002', 'southeast'],
  ['Vitória', '29010000', 'southeast'],
  ['Belo Horizonte', '30130000', 'southeast'],
  ['Salvador', '40020000', 'northeast'],
  ['Fortaleza', '60025000', 'northeast'],
  ['São Luís', '65010000', 'northeast'],
  ['Belém', '66010000', 'north'],
  ['Manaus', '69005010', 'north'],
  ['Brasília', '70040010', 'midwest'],
  ['Goiânia', '74003010', 'midwest'],
  ['Porto Velho', '76801000', 'north'],
  ['Palmas', '77001000', 'north'],
  ['Cuiabá', '78005000', 'midwest'],
  ['Campo Grande', '79002000', 'midwest'],
  ['Curitiba', '80010000', 'south'],
  ['Porto Alegre', '90010000', 'south'],
  ['nowhere', '00999999', undefined],
])('finds the region of %s', (_, digits, region) => expect(regionOf(digits)).toBe(region))

test.each<[string, number, bigint, number]>([
  ['350 g with packing fit the first half kilo', 350, 1_490n, 1],
  ['one gram more starts the second half kilo', 351, 1_680n, 1],
  ['a kilo with packing counts three half kilos', 1_000, 1_870n, 1],
  ['ten kilos with packing are one parcel', 9_850, 1_490n + 19n * 190n, 1],
  ['one gram more starts a second parcel', 9_851, 2n * 1_490n + 19n * 190n, 2],
])('for a parcel within São Paulo, %s', (_, grams, cents, parcels) =>
  expect(freightTo('sao_paulo', grams)).toMatchObject({ cents, parcels }),
)

test('more weight never costs less, and every region has a range of days', () => {
  for (const region of Object.keys(REGIONS) as Region[]) {
    let before = 0n
    for (let grams = 50; grams <= 40_000; grams += 50) {
      const { cents, daysLeast, daysMost } = freightTo(region, grams)
      expect(cents).toBeGreaterThanOrEqual(before)
      expect(daysLeast).toBeLessThan(daysMost)
      before = cents
    }
  }
})
