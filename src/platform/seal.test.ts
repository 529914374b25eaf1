import { expect, test } from 'vitest'
import { sealWith } from './seal.ts'

const { seal, open } = sealWith('um segredo de teste', 'calendars')

test('what is sealed opens again, for the same thing and with the same key alone', () => {
  const sealed = seal('https://calendario.amigo/segredo', 'luna')
  expect(open(sealed, 'luna')).toBe('https://calendario.amigo/segredo')
  expect(open(sealed, 'sol')).toBeUndefined()
  expect(sealWith('outro segredo de teste', 'calendars').open(sealed, 'luna')).toBeUndefined()
  expect(sealWith('um segredo de teste', 'outra coisa').open(sealed, 'luna')).toBeUndefined()
  for (const broken of [Buffer.alloc(0), sealed.subarray(1), Buffer.concat([sealed, Buffer.from('x')])])
    expect(open(broken, 'luna')).toBeUndefined()
})

test('the same text is sealed anew each time, and does not show', () => {
  const [one, other] = [seal('segredo', 'luna'), seal('segredo', 'luna')]
  expect(one.equals(other)).toBe(false)
  expect(one.toString('latin1')).not.toContain('segredo')
})
