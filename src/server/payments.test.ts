import { expect, test } from 'vitest'
import { databaseClock as clock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { paymentsOf } from './payments.ts'

const given = { db: {} as Db, clock, log }
const config = (environment: NodeJS.ProcessEnv) =>
  readConfig({ DATABASE_URL: 'postgres://localhost/sensitivos', ...environment })
const MERCADO_PAGO = {
  PAYMENT_GATEWAY: 'mercadopago',
  MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1234567890123456-030210-abcdef',
  MERCADOPAGO_ACCOUNT: '777000111',
  MERCADOPAGO_WEBHOOK_SECRET: 'the-secret-of-today,the-secret-of-yesterday',
  PUBLIC_URL: 'https://sensitivos.com.br',
}
const paths = (environment: NodeJS.ProcessEnv) =>
  paymentsOf(config(environment), given).endpoints.map((served) =>
    'raw' in served ? served.raw.path : served.endpoint.path,
  )

test('payments use the sandbox bank unless Mercado Pago is configured', () => {
  expect(paths({})).toContain('/api/payments/webhooks/sandbox')
  const real = paths(MERCADO_PAGO)
  expect(real).toContain('/api/payments/webhooks/mercadopago')
  expect(real.filter((path) => path.includes('sandbox'))).toEqual([])
})

test('production refuses the sandbox bank', () => {
  expect(() => paymentsOf(config({ APP_ENV: 'production' }), given)).toThrow('demonstration bank')
  expect(paths({ ...MERCADO_PAGO, APP_ENV: 'production' })).toContain('/api/payments/webhooks/mercadopago')
})

test.each<[string, NodeJS.ProcessEnv]>([
  ['MERCADOPAGO_ACCESS_TOKEN', { MERCADOPAGO_ACCESS_TOKEN: '' }],
  ['MERCADOPAGO_ACCESS_TOKEN', { MERCADOPAGO_ACCESS_TOKEN: 'a-password' }],
  [
    'MERCADOPAGO_ACCESS_TOKEN',
    { MERCADOPAGO_ACCESS_TOKEN: 'TEST-1234567890123456-030210-abcdef', APP_ENV: 'production' },
  ],
  ['MERCADOPAGO_ACCOUNT', { MERCADOPAGO_ACCOUNT: '' }],
  ['MERCADOPAGO_ACCOUNT', { MERCADOPAGO_ACCOUNT: 'nós' }],
  ['MERCADOPAGO_WEBHOOK_SECRET', { MERCADOPAGO_WEBHOOK_SECRET: '' }],
  ['MERCADOPAGO_WEBHOOK_SECRET', { MERCADOPAGO_WEBHOOK_SECRET: 'the-secret-of-today,short' }],
  ['PUBLIC_URL', { PUBLIC_URL: '' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://sensitivos.com.br' }],
  ['PAYMENT_GATEWAY', { PAYMENT_GATEWAY: 'mercado pago' }],
])('Mercado Pago does not start with an invalid %s', (name, fault) => {
  expect(() => config({ ...MERCADO_PAGO, ...fault })).toThrow(name)
})
