import { expect, test } from 'vitest'
import { placesNamed, readCommand } from './commands.rules.ts'

test.each([
  ['suspender Luna', 'suspender', 'Luna'],
  ['  SUSP  luna abreu ', 'suspender', 'luna abreu'],
  ['bloquear ana@exemplo.com.br', 'bloquear', 'ana@exemplo.com.br'],
  ['suspender', undefined, 'suspender'],
  ['susana luz', undefined, 'susana luz'],
  ['ava gardner', undefined, 'ava gardner'],
  ['Luna', undefined, 'Luna'],
  ['', undefined, ''],
])('%s is the act %s about %s', (typed, act, text) => {
  const command = readCommand(typed)
  expect([command.act?.act, command.text]).toEqual([act, text])
})

test.each([
  ['conf', ['Conferência']],
  ['em susp', ['Em suspenso']],
  ['SUSPENSO', ['Em suspenso']],
  ['x', []],
  ['%', []],
])('%s names %s', (typed, names) => {
  const places = ['Conferência', 'Em suspenso', 'Saques'].map((words) => ({ words }))
  expect(placesNamed(places, typed).map(({ words }) => words)).toEqual(names)
})
