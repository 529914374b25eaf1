import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { hashPassword, type Hasher, verifyPassword } from './hash.ts'

test('a hundred and twenty checks of one person leave everybody else their turn', async () => {
  const password = 'mar calmo de agosto'
  const stored = await hashPassword(password, {})
  const outcomes: string[] = []
  const check = (name: string, by: Hasher) =>
    verifyPassword(stored, password, by).then(
      () => outcomes.push(name),
      (error: { code: string }) => outcomes.push(error.code),
    )
  const anas = Array.from({ length: 120 }, (_, n) => check('Ana', { personId: 'ana', address: `203.0.113.${n}` }))
  const others = Array.from({ length: availableParallelism() + 1 }, (_, n) =>
    check('other', { address: `198.51.100.${n}` }),
  )
  await Promise.all([...anas, ...others])
  const checked = outcomes.filter((name) => !name.startsWith('accounts.'))
  expect(
    outcomes.filter((name) => name === 'other'),
    'nobody is sent away because of her',
  ).toHaveLength(others.length)
  // One of hers at a time, and never twice in a row while others wait.
  expect(checked.slice(0, checked.lastIndexOf('other')).filter((name) => name === 'Ana').length).toBeLessThan(4)
  expect(checked.filter((name) => name === 'Ana')).toHaveLength(21)
  expect(outcomes.filter((name) => name === 'accounts.too_many_attempts')).toHaveLength(99)
})
