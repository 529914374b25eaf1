import { expect, test } from 'vitest'
import { balanceOf } from '#domains/wallet/index.ts'
import { availableOf } from '#domains/wallet/rules.ts'
import { openAccounts, PASSWORD } from '#test/support/accounts-fixture.ts'
import { credit } from '#test/support/people.ts'
import { withdrawalEndpoints } from './endpoints.ts'

test('a withdrawal asks for the password again 15 minutes after it was typed, and nothing moves until then', async () => {
  const { db, time, ana, signIn, request } = await openAccounts(withdrawalEndpoints)
  await credit(db, ana.id, 5_000n)
  const { token } = (await signIn()).body
  const withdraw = (id: string) =>
    request('POST', '/api/withdrawals', { token, body: { id, amountCents: 1_000, cpf: '529.982.247-25' } })
  expect((await withdraw(crypto.randomUUID())).status, 'just signed in').toBe(200)
  time.pass(15 * 60)
  const id = crypto.randomUUID()
  expect(await withdraw(id)).toMatchObject({
    status: 403,
    body: { code: 'http.password_required', error: expect.stringContaining('digite a sua senha') },
  })
  expect(await balanceOf(db, availableOf(ana.id))).toBe(4_000n)
  await request('POST', '/api/auth/confirm-password', { token, body: { password: 'errada' } })
  expect((await withdraw(id)).status, 'after a wrong password').toBe(403)
  await request('POST', '/api/auth/confirm-password', { token, body: { password: PASSWORD } })
  expect((await withdraw(id)).status).toBe(200)
  expect(await balanceOf(db, availableOf(ana.id))).toBe(3_000n)
})
