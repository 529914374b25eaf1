import { expect, test } from 'vitest'
import { fleschOf, syllablesOf } from './flesch.ts'

test.each([
  ['pé', 1],
  ['pai', 1],
  ['viu', 1],
  ['dia', 2],
  ['saldo', 2],
  ['bônus', 2],
  ['quem', 1],
  ['guerra', 2],
  ['dinheiro', 3],
  ['história', 3],
  ['crédito', 3],
  ['não', 1],
  ['consultora', 4],
  ['devolução', 4],
  ['R$ 10,00', 2],
] as const)('%s has %i syllables', (word, syllables) => expect(syllablesOf(word)).toBe(syllables))

test('short words and short sentences read easily, long ones do not', () => {
  expect(fleschOf('Você paga só o que fala. O resto volta na hora.')).toBeGreaterThan(75)
  const hard =
    'A restituição proporcional dos valores correspondentes às modalidades promocionais anteriormente disponibilizadas ' +
    'condiciona-se à verificação administrativa da regularidade documental apresentada pelo contratante'
  expect(fleschOf(hard)).toBeLessThan(0)
})

test('is the published formula', () => {
  // Seven words of nine syllables in one sentence.
  expect(fleschOf('O gato viu o rato no chão.')).toBeCloseTo(248.835 - 1.015 * 7 - (84.6 * 9) / 7, 6)
})
