import { describe, expect, test } from 'vitest'
import { PASSWORD } from '#test/support/accounts-fixture.ts'
import { ANA, EmptyAccounts } from '#test/support/empty-accounts.ts'

const accounts = new EmptyAccounts()

describe('sign-in', () => {
  test('accepts Ana’s e-mail in any spelling', async () => {
    await accounts.register()
    const { status, body } = await accounts.login(' Ana@EXEMPLO.com.br', PASSWORD)
    expect([status, body.user.first_name]).toEqual([200, 'Ana'])
    expect((await accounts.userOf(body.token)).status).toBe(200)
  })

  test('accepts a password with accents in another Unicode form', async () => {
    await accounts.register()
    expect((await accounts.login(ANA.email, PASSWORD.normalize('NFD'))).status).toBe(200)
  })

  test('refuses even the right password after ten failures, with a waiting time', async () => {
    await accounts.register()
    for (let n = 0; n < 10; n++) expect((await accounts.login(ANA.email, `errada número ${n}`)).status).toBe(401)
    accounts.minutesLater(5)
    const { status, headers, body } = await accounts.login(ANA.email, PASSWORD)
    expect([status, headers.get('retry-after')]).toEqual([429, '600'])
    expect(body.error).toContain('Muitas tentativas')
    accounts.minutesLater(10)
    expect((await accounts.login(ANA.email, PASSWORD)).status).toBe(200)
  })

  test('limits an unknown e-mail in the same way', async () => {
    const answers: number[] = []
    for (let n = 0; n < 11; n++) answers.push((await accounts.login('ninguem@exemplo.com.br', 'qualquer')).status)
    expect(answers).toEqual([...Array(10).fill(401), 429])
  })

  test('checks only ten of fifty simultaneous guesses', async () => {
    await accounts.register()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => accounts.login(ANA.email, `errada número ${n}`)),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
  })

  test('clears the account’s failures after a success', async () => {
    await accounts.register()
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 9; n++) await accounts.login(ANA.email, 'errada')
      expect((await accounts.login(ANA.email, PASSWORD)).status).toBe(200)
    }
  })

  test('limits one network to sixty failures without affecting its neighbour', async () => {
    await accounts.register()
    for (let n = 0; n < 60; n++) await accounts.login(`p${n}@exemplo.com.br`, 'errada')
    expect((await accounts.login(ANA.email, PASSWORD)).status).toBe(429)
    expect((await accounts.login(ANA.email, PASSWORD, {}, '198.51.100.9')).status).toBe(200)
  })

  test('does not count successful sign-ins against the network', async () => {
    await accounts.register()
    for (let n = 0; n < 65; n++) expect((await accounts.login(ANA.email, PASSWORD)).status).toBe(200)
  })
})
