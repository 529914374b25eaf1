import { expect, test } from 'vitest'
import { askedOf, changed, shownColumns, viewOf } from './list-address.ts'

const address = new URLSearchParams('situacao=paid&ordem=largest&depois=abc&colunas=amountCents,nada&ver=x&outro=1')

test('an address asks for what the list knows, and what the page fixes is stronger', () => {
  expect(askedOf('payments', address)).toEqual({ state: 'paid', sort: 'largest', after: 'abc' })
  expect(askedOf('payments', address, { state: 'refunded', person: 'p' })).toMatchObject({
    state: 'refunded',
    person: 'p',
  })
})

test('another filter begins the list anew, other columns do not', () => {
  expect(changed(address, { method: 'pix' }).toString()).toBe(
    'situacao=paid&ordem=largest&colunas=amountCents%2Cnada&outro=1&meio=pix',
  )
  expect(changed(address, { ver: 'y' }).get('depois')).toBe('abc')
  expect(changed(address, { state: undefined }).has('situacao')).toBe(false)
  expect(changed(address, { before: 'z' }).toString()).toContain('antes=z')
})

test('a saved view has no place in the list', () => {
  expect(viewOf('payments', address)).toBe('situacao=paid&ordem=largest&colunas=amountCents%2Cnada')
})

test('columns that the list does not have are left out, and one is always there', () => {
  expect(shownColumns('payments', address).map(({ key }) => key)).toEqual(['amountCents'])
  expect(shownColumns('payments', new URLSearchParams('colunas=nada')).map(({ key }) => key)).toEqual(['protocol'])
  expect(shownColumns('payments', new URLSearchParams()).map(({ key }) => key)).not.toContain('gateway')
})
