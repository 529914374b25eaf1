import { expect, test } from 'vitest'
import { changeProfile } from '../profile/contract.ts'
import { register } from './contract.ts'

const read = (firstName: string) =>
  changeProfile.input.safeParse({ firstName, lastName: 'Prado', phone: '(11) 98765-4321' })

test.each([
  ['\u00A0Ana\u00A0', 'Ana'],
  ['\u2068Ana\u2069', 'Ana'],
  ['Ana\u200B\u00AD', 'Ana'],
  ['Ana\u00A0\u2003Clara', 'Ana Clara'],
  ['Ana\u2011Clara', 'Ana-Clara'],
  ['D´Ávila', "D'Ávila"],
  ['D`Ávila', "D'Ávila"],
  ['Ａｎａ', 'Ana'],
])('a name that is pasted as %j is %s', (typed, name) => expect(read(typed).data?.firstName).toBe(name))

test.each(['\u3164', '\u2800', '\uFFA0', '\u200B\u200D', '   '])('%j is no name', (typed) => {
  expect(read(typed).error?.issues[0]?.message).toBe('Informe seu nome.')
})

test('one name for both parts is split at its first space of any kind', () => {
  const faults = register.input.safeParse({ name: '\u2068Ana\u2069\u00A0Clara Prado' }).error!.issues
  const fields = faults.map(({ path: [field] }) => field)
  expect(fields).toContain('email')
  expect(fields).not.toContain('firstName')
  expect(fields).not.toContain('lastName')
})
