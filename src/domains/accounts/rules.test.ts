import { expect, test } from 'vitest'
import { networkOf } from './rate-limits/rules.ts'
import { passwordFault, passwordStrength } from './passwords/rules.ts'
import { personName } from './person.contract.ts'
import { registrationAt } from './registration/contract.ts'
import { ageOn, hasPhoneDigits } from './registration/rules.ts'
import { dashboardOf, nextPathOf, signInPathFor } from './rules.ts'
import { placeOf } from './sessions/places.rules.ts'
import { agentLabel } from './sessions/rules.ts'

test.each([
  ['/consultores/7?canal=chat#precos', '/consultores/7?canal=chat#precos'],
  ['/client-dashboard', '/client-dashboard'],
  ['//evil.com', undefined],
  ['/\\evil.com', undefined],
  ['\\\\evil.com', undefined],
  ['/\t/evil.com', undefined],
  ['/.//evil.com', undefined],
  ['/%5C/evil.com', '/%5C/evil.com'],
  ['https://evil.com', undefined],
  ['https:evil.com', undefined],
  ['javascript:alert(1)', undefined],
  ['login', undefined],
  ['', undefined],
  [null, undefined],
])('reads ?next=%j as %j', (next, path) => expect(nextPathOf(next)).toBe(path))

test('the sign-in link leads back to the page', () => {
  const path = signInPathFor('/chat/7?a=1&b=2')
  expect(nextPathOf(new URL(path, 'https://x.test').searchParams.get('next'))).toBe('/chat/7?a=1&b=2')
})

test.each([
  ['admin', '/admin-dashboard'],
  ['consultor', '/consultant-dashboard'],
  ['client', '/client-dashboard'],
  ['astronaut', '/client-dashboard'],
  [undefined, '/client-dashboard'],
])('the dashboard of a %s is %s', (role, path) => expect(dashboardOf(role)).toBe(path))

test.each([
  ['2008-03-10', '2026-03-10T12:00:00Z', 18],
  ['2008-03-11', '2026-03-10T12:00:00Z', 17],
  ['2008-03-11', '2026-03-11T02:59:59Z', 17],
  ['2008-03-11', '2026-03-11T03:00:00Z', 18],
  ['2008-02-29', '2026-02-28T12:00:00Z', 17],
  ['2008-02-29', '2026-03-01T12:00:00Z', 18],
  ['2008-12-31', '2027-01-01T02:00:00Z', 18],
])('born on %s, a person at %s is %i', (born, now, age) => expect(ageOn(born, new Date(now))).toBe(age))

test.each([
  ['98765', false],
  ['98765-4321', false],
  ['(11) 98765-432', false],
  ['(11) 98765-4321', true],
  ['011 98765-4321', true],
  ['+55 11 98765-4321', true],
  ['+376 312345', true],
  ['+351', false],
  ['', false],
])('the phone "%s" has digits enough: %s', (typed, isEnough) => expect(hasPhoneDigits(typed)).toBe(isEnough))

test.each([
  ['Ana', true],
  ['D’Ávila', true],
  ['J. R. R.', true],
  ['J.R.', true],
  ['Dr. João', true],
  ['Ganhe em sitio.com', false],
  ['www.sitio.com', false],
  ['x.co', false],
  ['sítio.é', true],
])('a mail to whoever has the address may begin with the name %j: %s', (name, isName) =>
  expect(personName('Informe seu nome.').safeParse(name).success).toBe(isName),
)

test('a registration is told all its mistakes at once', () => {
  const faults = (given: object) => {
    const { error } = registrationAt(() => new Date('2026-03-10T12:00:00Z')).safeParse({
      firstName: 'Ana',
      lastName: 'Souza',
      email: 'ana@exemplo.com.br',
      phone: '(11) 98765-4321',
      birthDate: '14/05/1988',
      password: 'mar calmo de agosto',
      consents: { terms: true, sensitiveData: true },
      ...given,
    })
    return Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]))
  }
  const WRONG = { firstName: '', phone: '98765', birthDate: '10/03/2015', password: 'ANA@exemplo.com.br' }
  expect(faults({})).toEqual({})
  expect(faults({ ...WRONG, consents: {} })).toEqual({
    firstName: 'Informe seu nome.',
    phone: expect.stringContaining('Confira o celular'),
    birthDate: expect.stringContaining('18 anos'),
    password: expect.stringContaining('não pode ser o seu e-mail'),
    'consents.terms': expect.stringContaining('aceitar os termos'),
    'consents.sensitiveData': expect.stringContaining('autorização'),
  })
  expect(faults({ phone: '', birthDate: '30/02/1990' })).toEqual({
    phone: 'Informe seu celular com DDD.',
    birthDate: expect.stringContaining('Informe sua data'),
  })
})

test.each([
  ['curta', 'pelo menos 10'],
  ['aaaaaaaaaaaa', 'repete'],
  ['abcabcabcabc', 'repete'],
  ['qwertyuiop', 'repete'],
  ['9876543210', 'Só números'],
  ['11987654321', 'Só números'],
  ['Senha12345', 'muito comum'],
  ['c0rinthians2026!', 'muito comum'],
  ['ana@exemplo.com.br', 'seu e-mail'],
  ['ANA@EXEMPLO.COM.BR', 'seu e-mail'],
  ['a'.repeat(5000) + 'b', 'repete|no máximo'],
])('refuses the password %s', (password, words) =>
  expect(passwordFault(password, 'ana@exemplo.com.br')).toMatch(new RegExp(words)),
)

test('accepts phrases as passwords and rates longer ones as stronger', () => {
  const strengths = [
    'senha',
    'pitanga verde',
    'pitanga verde serra',
    'pitanga verde serra azul',
    'pitanga verde na serra azul de maio',
    'k7#Qz!p9@Lm2$Xw4',
  ].map((password) => passwordStrength(password))
  expect(strengths).toEqual([0, 1, 2, 3, 4, 4])
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['in-process', 'in-process'],
])('counts %s as %s', (address, network) => expect(networkOf(address)).toBe(network))

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge no Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1',
    'Safari no iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox no Linux'],
  ['curl/8', 'Navegador desconhecido'],
  ['', 'Navegador desconhecido'],
])('shows %s as %s', (agent, label) => expect(agentLabel(agent)).toBe(label))

test.each([
  ['203.0.113.7', '203.0.113.7', 'this_network'],
  ['::ffff:203.0.113.7', '203.0.113.7', 'this_network'],
  ['2001:db8:1:2::1', '2001:db8:1:2:9::9', 'this_network'],
  ['203.0.113.8', '203.0.113.7', 'other_network'],
  ['2001:db8:1:3::1', '2001:db8:1:2::1', 'other_network'],
  ['2001:db8:1:2::1', '203.0.113.7', 'unknown'],
  ['', '203.0.113.7', 'unknown'],
  ['::1', '::1', 'this_machine'],
  ['127.0.0.1', '203.0.113.7', 'this_machine'],
  ['::ffff:127.0.0.1', '::1', 'this_machine'],
  ['192.168.0.5', '203.0.113.7', 'local_network'],
  ['172.20.0.5', '10.0.0.1', 'local_network'],
  ['fd12:3456::1', '203.0.113.7', 'local_network'],
  ['172.32.0.5', '203.0.113.7', 'other_network'],
])('a session from %s is, seen from %s, in %s', (address, here, place) => expect(placeOf(address, here)).toBe(place))
