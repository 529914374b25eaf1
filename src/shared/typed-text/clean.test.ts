import { expect, test } from 'vitest'
import { CLEANED, type Kind } from './clean.ts'
import { isBlank } from './visible.ts'

test.each<[Kind, string, string]>([
  ['name', '\u00A0Ana\u00A0 Clara\u200B ', 'Ana Clara'],
  ['name', '\u2068José\u2069 da Silva', 'José da Silva'],
  ['name', 'D´Ávila', "D'Ávila"],
  ['name', 'D’Ávila', 'D’Ávila'],
  ['name', 'Ana–Clara', 'Ana-Clara'],
  ['name', 'Ａｎａ', 'Ana'],
  ['name', 'Jose\u0301', 'José'],
  ['name', '\u3164', ''],
  ['line', ' Campinas\u00A0– SP\u200B\n', 'Campinas – SP'],
  ['line', 'Amor ❤️', 'Amor ❤️'],
  ['line', '\u202Eocreto\u202C', 'ocreto'],
  ['line', '\u2800\u200D\u2800', ''],
  ['prose', '\u200B\n Linha um\r\n\r\nlinha\u200B dois \uFEFF', 'Linha um\r\n\r\nlinha\u200B dois'],
  ['prose', ' Adorei ❤️ ', 'Adorei ❤️'],
  ['prose', '👩‍👩‍👧‍👦 e\u0301', '👩‍👩‍👧‍👦 e\u0301'],
  ['prose', '\u2800\n\u3164', ''],
  ['number', '\u202A529.982.247\u201325\u202C', '529.982.247-25'],
  ['number', '５２９.982', '529.982'],
  ['code', ' lua\u00A0nova\u201110\u200B', 'luanova-10'],
  ['email', '\u200BAna@Exemplo.COM\u00A0', 'ana@exemplo.com'],
  ['search', ' luna\u00A0\u200Bprado\u2800', 'luna prado'],
  ['exact', ' a\u200B ', ' a\u200B '],
  ['asSent', ' a\u200B ', ' a\u200B '],
])('%s: %j is kept as %j', (kind, text, cleaned) => {
  expect(CLEANED[kind](text)).toBe(cleaned)
})

const SIGNS = ['a', 'é', 'e\u0301', ' ', '\n', '\u00A0', '\u200B', '\u2800', '\u3164', '❤️', '\u200D', '-', '´', '１']

test('cleaning again changes nothing, and what reads as nothing is empty', () => {
  for (const kind of ['name', 'line', 'prose', 'number', 'code', 'email', 'search'] as const)
    for (let n = 0; n < SIGNS.length ** 3; n++) {
      const text = [0, 1, 2].map((place) => SIGNS[Math.floor(n / SIGNS.length ** place) % SIGNS.length]).join('')
      const once = CLEANED[kind](text)
      if (CLEANED[kind](once) !== once || isBlank(once) !== (once === ''))
        expect.fail(`${kind} of ${JSON.stringify(text)}: ${JSON.stringify(once)}`)
    }
})
