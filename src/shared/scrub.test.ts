import { expect, test } from 'vitest'
import { scrub } from './scrub.ts'

test.each([
  ['an e-mail', 'Invalid ana.silva+x@exemplo.com.br given', 'Invalid [e-mail] given'],
  ['an e-mail in an address', 'GET /contato/ana%40exemplo.com.br failed', 'GET /contato/[e-mail] failed'],
  ['a CPF', 'cpf 529.982.247-25 and 52998224725', 'cpf [number] and [number]'],
  ['a CNPJ with letters', 'cnpj 12.ABC.345/01DE-35', 'cnpj [number]'],
  ['a phone number', 'ligue (11) 98765-4321 ou +55 11 98765-4321', 'ligue ([number] ou +[number]'],
  ['a card number', '4111 1111 1111 1111', '[number]'],
  ['a query string', 'at https://s.example/login?next=/a&token=x:1:2', 'at https://s.example/login'],
  ['a query string alone', 'bad ?token=abc in it', 'bad  in it'],
  ['a fragment', 'at https://s.example/a#access_token=abc)', 'at https://s.example/a)'],
  ['a session token', `Bearer ${'aB3_-'.repeat(9)} refused`, 'Bearer [secret] refused'],
  ['an id', '/consultation/0b9d9c1e-6c7b-4a53-9d2e-0a1b2c3d4e5f', '/consultation/[secret]'],
])('%s is removed', (_what, text, scrubbed) => expect(scrub(text, 500)).toBe(scrubbed))

test('what helps to find the error stays', () => {
  const stack = [
    'TypeError: Cannot read properties of undefined (reading "name")',
    '    at https://s.example/assets/applications-in-review-and-more-DK2xAb3Q.js:1:123456',
    'render@https://s.example/assets/site-BxQ1.js:12:34567',
    'x?.y is not a function',
  ].join('\n')
  expect(scrub(stack, 2_000)).toBe(stack)
})

test('a long text is cut, never inside a character', () => {
  expect(scrub('ab😀cd', 3)).toBe('ab')
  expect(scrub('a '.repeat(50_000), 10)).toHaveLength(10)
})
