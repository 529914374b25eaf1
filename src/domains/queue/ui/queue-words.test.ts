import { expect, test } from 'vitest'
import { placeWords, waitingWords } from './queue-words.ts'

test.each([
  [0, { least: 5, most: 15 }, '1º lugar, entre 5 e 15 min'],
  [1, { least: 0, most: 10 }, '2º lugar, até 10 min'],
  [2, null, '3º lugar'],
])('%i before: %o', (before, wait, words) => {
  expect(placeWords({ before, wait })).toBe(words)
})

test.each([
  [0, 'Ninguém espera'],
  [1, '1 pessoa espera'],
  [2, '2 pessoas esperam'],
])('%i: %s', (waiting, words) => {
  expect(waitingWords(waiting)).toBe(words)
})
