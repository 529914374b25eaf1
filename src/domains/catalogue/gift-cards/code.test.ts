import { expect, test } from 'vitest'
import { CODE_LETTERS } from '#shared/code-letters.ts'
import { codeIn, codeOf } from './code.rules.ts'
import { drawCode } from './draw-code.ts'

const CODE = codeOf(Array.from({ length: 15 }, (_, at) => (at * 7) % CODE_LETTERS.length))

test.each([
  ['as it is', CODE],
  ['in small letters', CODE.toLowerCase()],
  ['without dashes', CODE.replaceAll('-', '')],
  ['with spaces', CODE.replaceAll('-', ' ')],
  ['with long dashes and lines', CODE.replaceAll('-', ' –\n')],
  ['with words around it', `Oi, Bia! O código é: ${CODE}. Um beijo da Ana, de 2026`],
  ['with words around its groups', `codigo ${CODE.replaceAll('-', ' ')} ate logo`],
  ['in an address', `https://sensitivos.test/vale-presente#${CODE}`],
])('a code is found %s', (_, text) => expect(codeIn(text)).toBe(CODE))

test.each([['', 'feliz aniversário', CODE.slice(0, -1), `${CODE}7`, '7'.repeat(500)]])('there is none in %j', (text) =>
  expect(codeIn(text)).toBeUndefined(),
)

test('no other letter, and no two that changed places, is the same code', () => {
  const letters = CODE.replaceAll('-', '')
  for (let at = 0; at < letters.length; at += 1) {
    for (const other of CODE_LETTERS)
      if (other !== letters[at]) expect(codeIn(letters.slice(0, at) + other + letters.slice(at + 1))).toBeUndefined()
    const [one, next] = [letters[at]!, letters[at + 1]]
    if (next !== undefined && next !== one)
      expect(codeIn(letters.slice(0, at) + next + one + letters.slice(at + 2)), `${at}`).toBeUndefined()
  }
})

test('drawn codes are codes, and none comes twice', () => {
  const codes = Array.from({ length: 200 }, drawCode)
  expect(new Set(codes).size).toBe(200)
  for (const code of codes) expect(codeIn(code)).toBe(code)
})
