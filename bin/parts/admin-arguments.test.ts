import { afterEach, expect, test, vi } from 'vitest'
import { readAdminArguments } from './admin-arguments.ts'

afterEach(() => void vi.restoreAllMocks())

const IRIS = 'iris@sensitivos.com.br'
const PROPOSAL = '00000000-0000-4000-8000-000000000171'

test.each([
  [
    ['create', ' Iris@Sensitivos.com.br ', '--name', ' Íris '],
    { act: 'create', email: IRIS, firstName: 'Íris', promotes: false },
  ],
  [['create', IRIS, '--promote'], { act: 'create', email: IRIS, firstName: 'Equipe', promotes: true }],
  [['--promote', 'create', '--name', ' ', IRIS], { act: 'create', email: IRIS, firstName: 'Equipe', promotes: true }],
  [['reset-second-factor', IRIS], { act: 'reset-second-factor', email: IRIS, firstName: 'Equipe', promotes: false }],
  [['proposals'], { act: 'proposals' }],
  [['fill'], { act: 'fill' }],
  [['confirm-proposal', PROPOSAL], { act: 'confirm-proposal', id: PROPOSAL }],
])('npm run admin -- %j', (given, read) => expect(readAdminArguments(given)).toEqual(read))

test.each([
  ['no order', [], 'Uso: npm run admin -- create EMAIL'],
  ['an unknown order', ['make', IRIS], 'Uso: npm run admin -- create EMAIL'],
  ['an unknown option', ['create', IRIS, '--promotes'], 'Uso: npm run admin -- create EMAIL'],
  ['an option of another order', ['reset-second-factor', IRIS, '--promote'], 'Uso: npm run admin'],
  ['two addresses', ['create', IRIS, IRIS], 'Uso: npm run admin -- create EMAIL'],
  ['something to list', ['proposals', PROPOSAL], 'Uso: npm run admin'],
  ['no proposal', ['confirm-proposal'], 'Copie o código da decisão'],
  ['what is no id', ['confirm-proposal', IRIS], 'Copie o código da decisão'],
  ['no address', ['create'], 'Informe o e-mail'],
  ['a misspelt address', ['create', 'iris'], 'Confira o e-mail'],
])('%s ends it with what to do', (_what, given, said) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  expect(() => readAdminArguments(given)).toThrow('exit 1')
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(said))
})
