import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSigned, signatureOf } from './mercadopago-signature.ts'

const secret = 'the-current-secret-of-ours'
const older = 'the-secret-before-rotation'
const parts = { dataId: 'PAY01ABC', requestId: '7b1c-42' }
const header = (key: string, text: string, ts = '1790000000') =>
  `ts=${ts},v1=${createHmac('sha256', key).update(text).digest('hex')}`

test.each([
  ['seconds', header(secret, 'id:PAY01ABC;request-id:7b1c-42;ts:1790000000;')],
  ['milliseconds', header(secret, 'id:PAY01ABC;request-id:7b1c-42;ts:1790000000123;', '1790000000123')],
  ['the id in lower case', header(secret, 'id:pay01abc;request-id:7b1c-42;ts:1790000000;')],
  ['the secret before the rotation', header(older, 'id:PAY01ABC;request-id:7b1c-42;ts:1790000000;')],
  ['spaces after the comma', header(secret, 'id:PAY01ABC;request-id:7b1c-42;ts:1790000000;').replace(',', ', ')],
])('a webhook signed with %s is accepted', (_, given) => expect(isSigned(given, parts, [secret, older])).toBe(true))

test('absent parts are left out of the signed text', () => {
  expect(isSigned(header(secret, 'id:PAY01ABC;ts:1790000000;'), { dataId: 'PAY01ABC' }, [secret])).toBe(true)
  expect(isSigned(header(secret, 'request-id:7b1c-42;ts:1790000000;'), { requestId: '7b1c-42' }, [secret])).toBe(true)
})

test.each([
  ['no header', null],
  ['an empty header', ''],
  ['no timestamp', header(secret, 'id:PAY01ABC;request-id:7b1c-42;ts:1790000000;').replace('ts=1790000000,', '')],
  [
    'another timestamp',
    header(secret, 'id:PAY01ABC;request-id:7b1c-42;ts:1790000000;').replace('1790000000', '1790000001'),
  ],
  ['a short signature', header(secret, 'id:PAY01ABC;request-id:7b1c-42;ts:1790000000;').slice(0, -2)],
  ['a secret that is not ours', header('somebody-elses-secret', 'id:PAY01ABC;request-id:7b1c-42;ts:1790000000;')],
  ['a retired secret', header('retired-long-ago-secret', 'id:PAY01ABC;request-id:7b1c-42;ts:1790000000;')],
])('a webhook with %s is refused', (_, given) => expect(isSigned(given, parts, [secret, older])).toBe(false))

test('a valid signature replayed over other data is refused', () => {
  const genuine = signatureOf(secret, { ...parts, ts: '1790000000' })
  expect(isSigned(genuine, parts, [secret])).toBe(true)
  expect(isSigned(genuine, { ...parts, dataId: 'PAY02XYZ' }, [secret])).toBe(false)
  expect(isSigned(genuine, { ...parts, requestId: '7b1c-43' }, [secret])).toBe(false)
  expect(isSigned(genuine, { requestId: parts.requestId }, [secret])).toBe(false)
})
