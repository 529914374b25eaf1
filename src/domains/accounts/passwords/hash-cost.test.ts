import { expect, test, vi } from 'vitest'
import * as argon2 from '@node-rs/argon2'
import { ANA, EmptyAccounts } from '#test/support/empty-accounts.ts'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>()
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) }
})

const COST = '$argon2id$v=19$m=19456,t=2,p=1'
const accounts = new EmptyAccounts()

test('a password is stored at the cost that was chosen for it', async () => {
  await accounts.register()
  const [row] = await accounts.db<{ hash: string }[]>`select password_hash as hash from people`
  expect(row!.hash.startsWith(`${COST}$`)).toBe(true)
})

test('an unknown e-mail is answered like a wrong password, at the cost of one hash each', async () => {
  await accounts.register()
  vi.mocked(argon2.verify).mockClear()
  const wrong = await accounts.login(ANA.email, 'não é esta senha')
  expect(argon2.verify).toHaveBeenCalledTimes(1)
  const unknown = await accounts.login('ninguem@exemplo.com.br', 'não é esta senha')
  expect(argon2.verify).toHaveBeenCalledTimes(2)
  const costs = vi.mocked(argon2.verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'))
  expect(new Set(costs)).toEqual(new Set([COST]))
  expect(unknown).toMatchObject({ status: 401, body: wrong.body })
  expect(wrong).toMatchObject({ status: 401, body: { error: expect.stringContaining('E-mail ou senha incorretos') } })
})

test('a registration with an id that exists costs one hash, whoever it belongs to', async () => {
  const id = '5b0c2a34-6d5e-4a53-9a7e-0a58c3c3b1f0'
  await accounts.register({ id })
  await accounts.register({ email: 'bia@exemplo.com.br' })
  vi.mocked(argon2.verify).mockClear()
  for (const email of [ANA.email, 'bia@exemplo.com.br', 'caio@exemplo.com.br'])
    await accounts.register({ id, email, password: 'outra senha qualquer' })
  expect(argon2.verify).toHaveBeenCalledTimes(3)
})
