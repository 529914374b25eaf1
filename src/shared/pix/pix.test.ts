import fc from 'fast-check'
import { createDynamicPix, createStaticPix, parsePix } from 'pix-utils'
import { expect, test } from 'vitest'
import { readPixCode } from './read-pix-code.ts'
import { crc16, writePixCode } from './write-pix-code.ts'

const KNOWN =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304'
const sealed = (open: string) => open + crc16(open)

const named = fc.record({
  merchantName: fc.stringMatching(/^[A-Z][A-Z ]{0,23}[A-Z]$/),
  merchantCity: fc.stringMatching(/^[A-Z][A-Z ]{0,13}[A-Z]$/),
  txid: fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
})
const amounts = fc.bigInt({ min: 1n, max: 99_999_999n })

test('the checksum matches the standard’s example', () => {
  expect(crc16('123456789')).toBe('29B1')
  expect(crc16(KNOWN)).toBe('1D3D')
})

test('the central bank’s example is parsed and written back unchanged', () => {
  const charge = readPixCode(sealed(KNOWN))!
  expect(charge).toEqual({
    to: { key: '123e4567-e12b-12d1-a456-426655440000' },
    merchantName: 'Fulano de Tal',
    merchantCity: 'BRASILIA',
    txid: '***',
  })
  expect(writePixCode(charge)).toBe(sealed(KNOWN))
})

test('a code with a valid checksum and a wrong length is refused', () => {
  const crooked = KNOWN.replace('62070503***', '62080503***')
  expect(readPixCode(sealed(crooked))).toBeUndefined()
})

test.each([
  ['another currency', KNOWN.replace('5303986', '5303840')],
  ['another country', KNOWN.replace('5802BR', '5802US')],
  ['no receiver', KNOWN.replace('br.gov.bcb.pix', 'br.gov.bcb.xip')],
  ['an amount in words', KNOWN.replace('5802BR', '5404cem!5802BR')],
  ['an amount with a comma', KNOWN.replace('5802BR', '540550,005802BR')],
  ['the same field twice', KNOWN.replace('5802BR', '5802BR5802BR')],
])('a code with a valid checksum and %s is refused', (_, open) => expect(readPixCode(sealed(open))).toBeUndefined())

test('accents are removed and long names are cut', () => {
  const code = writePixCode({
    to: { key: 'a@b.br' },
    amount: 5000n,
    merchantName: 'Sensitivos Orientação Espiritual Ltda',
    merchantCity: 'São Paulo',
  })
  expect(readPixCode(code)).toMatchObject({
    merchantName: 'Sensitivos Orientacao Esp',
    merchantCity: 'Sao Paulo',
    amount: 5000n,
  })
})

test('a written code is read back; with one wrong character it is refused', () => {
  const charges = fc.record({
    to: fc.oneof(
      fc.record({ key: fc.uuid() }),
      fc.record({ location: fc.stringMatching(/^[a-z]{3,20}\.com\/[a-z0-9]{1,40}$/) }),
    ),
    amount: amounts,
    named,
  })
  fc.assert(
    fc.property(charges, fc.nat(), ({ to, amount, named: names }, place) => {
      const charge = { to, amount, ...names }
      const code = writePixCode(charge)
      expect(readPixCode(code)).toEqual(charge)
      const at = place % code.length
      expect(readPixCode(code.slice(0, at) + (code[at] === 'A' ? 'B' : 'A') + code.slice(at + 1))).toBeUndefined()
    }),
  )
})

test('an independent library reads our codes, and we read its codes', () => {
  fc.assert(
    fc.property(named, amounts, fc.uuid(), ({ merchantName, merchantCity, txid }, amount, key) => {
      const ours = writePixCode({ to: { key }, amount, merchantName, merchantCity, txid })
      expect(parsePix(ours)).toMatchObject({
        type: 'STATIC',
        pixKey: key,
        merchantName,
        merchantCity,
        txid,
        transactionAmount: Number(amount) / 100,
      })
      const theirs = createStaticPix({
        merchantName,
        merchantCity,
        txid,
        pixKey: key,
        transactionAmount: Number(amount) / 100,
      })
        .throwIfError()
        .toBRCode()
      expect(theirs).toBe(ours)
    }),
  )
})

test('dynamic codes are exchanged with the independent library too', () => {
  fc.assert(
    fc.property(named, fc.stringMatching(/^[a-z0-9]{1,40}$/), ({ merchantName, merchantCity }, place) => {
      const location = `pix.example.com/qr/${place}`
      const theirs = createDynamicPix({ merchantName, merchantCity, url: location }).throwIfError().toBRCode()
      expect(readPixCode(theirs)).toMatchObject({ to: { location }, merchantName })
      expect(parsePix(writePixCode({ to: { location }, merchantName, merchantCity }))).toMatchObject({
        type: 'DYNAMIC',
        url: location,
      })
    }),
  )
})
