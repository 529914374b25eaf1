import { describe, expect, test } from 'vitest'
import { PASSWORD } from '#test/support/accounts-fixture.ts'
import { ANA, EmptyAccounts } from '#test/support/empty-accounts.ts'
import { appointAdmin, findPerson, findPersonByEmail, registerPerson } from '../index.ts'

const accounts = new EmptyAccounts()

describe('registration', () => {
  test('gives Ana a token and her data in both spellings, and signs her in', async () => {
    const { status, body } = await accounts.register()
    expect(status).toBe(200)
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      device: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        id: expect.any(String),
        email: 'ana@exemplo.com.br',
        firstName: 'Ana',
        first_name: 'Ana',
        lastName: 'Souza',
        last_name: 'Souza',
        role: 'client',
      },
    })
    expect((await accounts.userOf(body.token)).body).toEqual({ user: body.user })
  })

  test('stores the consents, but neither the token nor the password', async () => {
    const { body } = await accounts.register({ consents: { terms: true, sensitiveData: true, newsletter: true } })
    const kept = await accounts.db`
      select kind, null as version, given_at as at from consents where person_id = ${body.user.id}
      union all select text, version, accepted_at from acceptances where person_id = ${body.user.id} order by kind`
    expect(kept.map(({ kind, version, at }) => [kind, version, at])).toEqual([
      ['dados-sensiveis', 0, accounts.now],
      ['newsletter', null, accounts.now],
      ['privacidade', 0, accounts.now],
      ['termos', 0, accounts.now],
    ])
    const [row] =
      await accounts.db`select p::text || s::text as everything, p.phone, p.born_on::text as born from people p
        join sessions s on s.person_id = p.id`
    expect(row!.everything).not.toContain(PASSWORD)
    expect(row!.everything).not.toContain(body.token)
    expect(row!.everything).toContain('$argon2id$v=19$')
    expect([row!.phone, row!.born]).toEqual(['+5511987654321', '1990-05-14'])
  })

  test.each([
    ['first_name and last_name', { firstName: undefined, lastName: undefined, first_name: 'Ana', last_name: 'Souza' }],
    ['one name', { firstName: undefined, lastName: undefined, name: '  Ana   Souza ' }],
  ])('accepts names as %s', async (_, names) => {
    const { body } = await accounts.register(names)
    expect(body.user).toMatchObject({ firstName: 'Ana', last_name: 'Souza' })
  })

  test('lets Luna register as consultant, and nobody as admin', async () => {
    expect((await accounts.register({ role: 'consultor' })).body.user.role).toBe('consultor')
    const refused = await accounts.register({ role: 'admin', email: 'outra@exemplo.com.br' })
    expect([refused.status, refused.body.error]).toEqual([400, 'Escolha entre se consultar e atender.'])
    expect(await findPersonByEmail(accounts.db, 'outra@exemplo.com.br')).toBeUndefined()
  })

  test.each([
    ['no first name', { firstName: ' ' }, 'firstName', 'Informe seu nome.'],
    ['a name that is markup', { firstName: '<b>Ana</b>' }, 'firstName', 'Use só letras'],
    ['an e-mail without @', { email: 'ana' }, 'email', 'Confira o e-mail'],
    ['a phone that cannot exist', { phone: '(00) 1234' }, 'phone', 'Confira o celular'],
    ['a day that does not exist', { birthDate: '1990-02-30' }, 'birthDate', 'Informe sua data'],
    ['eighteen only tomorrow', { birthDate: '2008-03-11' }, 'birthDate', '18 anos'],
    ['a short password', { password: 'curta' }, 'password', 'pelo menos 10'],
    ['a common password', { password: 'senha12345' }, 'password', 'muito comum'],
    ['the e-mail as password', { password: 'ANA@exemplo.com.br' }, 'password', 'não pode ser o seu e-mail'],
    ['terms not accepted', { consents: { terms: false, sensitiveData: true } }, 'consents.terms', 'aceitar os termos'],
    ['no consent for sensitive data', { consents: { terms: true } }, 'consents.sensitiveData', 'autorização'],
    ['no consents at all', { consents: undefined }, 'consents', 'aceitar os termos'],
  ])('refuses %s at its field', async (_, change, field, words) => {
    const { status, body } = await accounts.register(change)
    expect(status).toBe(400)
    expect(body.fields[field]).toContain(words)
    expect(await accounts.db`select 1 from people`).toHaveLength(0)
  })

  test('refuses a minor with a phone that does not exist for both at once', async () => {
    const { body } = await accounts.register({ phone: '(00) 98765-4321', birthDate: '2015-03-10' })
    expect(body).toMatchObject({
      code: 'accounts.too_young',
      fields: { phone: expect.stringContaining('Confira o celular'), birthDate: expect.stringContaining('18 anos') },
    })
  })

  test('accepts whoever turns eighteen today in São Paulo', async () => {
    accounts.now = new Date('2026-03-11T02:30:00Z') // still the 10th in São Paulo
    expect((await accounts.register({ birthDate: '2008-03-11' })).status).toBe(400)
    expect((await accounts.register({ birthDate: '2008-03-10' })).status).toBe(200)
    expect(
      (await accounts.register({ id: crypto.randomUUID(), email: 'bia@exemplo.com.br', birthDate: '10/03/2008' }))
        .status,
    ).toBe(200)
  })

  test('refuses a registered e-mail in its field, in any spelling', async () => {
    await accounts.register()
    const again = await accounts.register({ email: '  ANA@Exemplo.com.br ' })
    expect(again.status).toBe(409)
    expect(again.body).toEqual({
      error: expect.stringContaining('Já existe uma conta'),
      code: 'accounts.email_taken',
      fields: { email: expect.stringContaining('já tem conta') },
    })
  })

  test('creates one person from twenty simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => accounts.register()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await accounts.db`select 1 from people`).toHaveLength(1)
  })

  test('signs in on a repeated request with the same id, and refuses another password', async () => {
    const id = '5b0c2a34-6d5e-4a53-9a7e-0a58c3c3b1f0'
    const answers = await Promise.all([accounts.register({ id }), accounts.register({ id })])
    expect(answers.map(({ status, body }) => [status, body.user.id])).toEqual([
      [200, id],
      [200, id],
    ])
    expect((await accounts.register({ id, password: 'outra senha qualquer' })).status).toBe(409)
    expect(await accounts.db`select 1 from people`).toHaveLength(1)
  })

  test('does not tell which address belongs to an id, because those of consultants are public', async () => {
    const id = '5b0c2a34-6d5e-4a53-9a7e-0a58c3c3b1f0'
    await accounts.register({ id })
    await accounts.register({ email: 'bia@exemplo.com.br' })
    const guess = async (email: string) => {
      const { status, body } = await accounts.register({ id, email, password: 'outra senha qualquer' })
      return { status, body }
    }
    const elsewhere = await guess('bia@exemplo.com.br')
    expect(elsewhere.status).toBe(409)
    for (let n = 0; n < 12; n++) expect(await guess(ANA.email)).toEqual(elsewhere)
    for (let n = 0; n < 9; n++) await accounts.register({ email: 'bia@exemplo.com.br' })
    const counted = await Promise.all([ANA.email, 'bia@exemplo.com.br'].map((email) => accounts.login(email, 'errada')))
    expect(
      counted.map(({ status }) => status),
      'and counts as a sign-in',
    ).toEqual([429, 429])
  })

  test('limits registrations from one network', async () => {
    for (let n = 0; n < 60; n++) await accounts.register({ birthDate: '2020-01-01' })
    const { status, headers } = await accounts.register()
    expect([status, headers.get('retry-after')]).toEqual([429, '3600'])
  })
})

describe('bad input', () => {
  test.each([
    ['NUL', 'Ana\u0000'],
    ['a lone surrogate', 'Ana\ud800'],
    ['a name of signs that nobody sees', '\u3164\u202e\u2800'],
    ['a megabyte', 'A'.repeat(1_000_000)],
    ['a list', ['Ana']],
    ['an object', { first: 'Ana' }],
    ['a formula', '=cmd|calc'],
  ])('answers %s in any field with a 4xx', async (_, naughty) => {
    for (const field of Object.keys(ANA)) {
      const { status, body } = await accounts.register({ [field]: naughty })
      expect(status, field).toBeGreaterThanOrEqual(400)
      expect(status, field).toBeLessThan(500)
      expect(body.error, field).toEqual(expect.any(String))
    }
    for (const body of [
      { email: naughty, password: PASSWORD },
      { email: ANA.email, password: naughty },
    ]) {
      const { status } = await accounts.ask('POST', '/api/auth/login', { body })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
  })

  test('explains a body that is missing or not JSON', async () => {
    expect(await accounts.ask('POST', '/api/auth/login', { body: '{"email":' })).toMatchObject({
      status: 400,
      body: { code: 'http.malformed_json' },
    })
    expect((await accounts.ask('POST', '/api/auth/login', { body: {} })).body.fields).toEqual({
      email: 'Informe seu e-mail.',
      password: 'Informe sua senha.',
    })
    expect((await accounts.ask('POST', '/api/auth/login', { body: '{"__proto__":{"email":"a"}}' })).status).toBe(400)
  })
})

describe('the domain’s exports', () => {
  const registration = {
    ...ANA,
    role: 'client' as const,
    consents: { terms: true as const, sensitiveData: true as const, newsletter: false },
  }

  test('registering a person opens no session, and repeating it changes nothing', async () => {
    const id = crypto.randomUUID()
    const first = await registerPerson(accounts.db, { ...registration, id, now: accounts.now })
    expect(await registerPerson(accounts.db, { ...registration, id, now: accounts.now })).toEqual(first)
    expect(await findPerson(accounts.db, id)).toEqual(first)
    expect(await accounts.db`select 1 from sessions`).toHaveLength(0)
    await expect(
      registerPerson(accounts.db, { ...registration, id: crypto.randomUUID(), now: accounts.now }),
    ).rejects.toThrow('Já existe uma conta')
  })

  test('an admin is appointed, never registered', async () => {
    const { id } = await registerPerson(accounts.db, { ...registration, now: accounts.now })
    await appointAdmin(accounts.db, id)
    expect((await findPerson(accounts.db, id))!.role).toBe('admin')
    await expect(appointAdmin(accounts.db, crypto.randomUUID())).rejects.toThrow('Pessoa não encontrada')
  })
})
