import { expect, test } from 'vitest'
import { ADAPTERS } from '#gateways/payments/adapters.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import type { Db } from '#platform/db.ts'
import { log } from '#platform/log.ts'
import { paymentsOf } from './payments.ts'

const given = { db: {} as Db, clock, log }
const open = (environment: NodeJS.ProcessEnv) =>
  paymentsOf(readConfig({ DATABASE_URL: 'postgres://localhost/sensitivos', ...environment }), given)
const LIVE = 'APP_USR-1234567890123456-030210-abcdef'
const MERCADO_PAGO = {
  PAYMENT_GATEWAY: 'mercadopago',
  MERCADOPAGO_ACCESS_TOKEN: 'TEST-1234567890123456-030210-abcdef',
  MERCADOPAGO_ACCOUNT: '777000111',
  MERCADOPAGO_WEBHOOK_SECRET: 'the-secret-of-today,the-secret-of-yesterday',
  PUBLIC_URL: 'https://sensitivos.com.br',
}
const paths = (environment: NodeJS.ProcessEnv) =>
  open(environment).endpoints.map((served) => ('raw' in served ? served.raw.path : served.endpoint.path))
const webhooks = (environment: NodeJS.ProcessEnv) =>
  paths(environment).filter((path) => path.startsWith('/api/payments/webhooks/'))

const SANDBOX_WEBHOOK = '/api/payments/webhooks/sandbox'
const MERCADO_PAGO_WEBHOOK = '/api/payments/webhooks/mercadopago'

test('PAYMENT_GATEWAY names the gateway that opens new charges', () => {
  expect(open({}).gateways.active.name).toBe('sandbox')
  expect(open(MERCADO_PAGO).gateways.active.name).toBe('mercadopago')
})

test('an unknown gateway does not start; the fault names the variable and the gateways there are', () => {
  for (const name of ['mercado pago', 'stripe', 'toString'])
    expect(() => open({ PAYMENT_GATEWAY: name })).toThrow(
      `PAYMENT_GATEWAY=${name} não existe: há sandbox, mercadopago.`,
    )
})

test('webhooks of every configured gateway are accepted, whichever is active', () => {
  expect(webhooks({})).toEqual([SANDBOX_WEBHOOK])
  for (const PAYMENT_GATEWAY of ['sandbox', 'mercadopago'])
    expect(webhooks({ ...MERCADO_PAGO, PAYMENT_GATEWAY })).toEqual([SANDBOX_WEBHOOK, MERCADO_PAGO_WEBHOOK])
})

test('each gateway has the name of its row in the table', () => {
  const { gateways } = open(MERCADO_PAGO)
  expect(gateways.all.map(({ name }) => name)).toEqual(Object.keys(ADAPTERS))
})

test('production takes no payments at the demonstration bank', () => {
  expect(() => open({ APP_ENV: 'production' })).toThrow('banco de demonstração')
  const inProduction = { ...MERCADO_PAGO, MERCADOPAGO_ACCESS_TOKEN: LIVE, APP_ENV: 'production' }
  expect(webhooks(inProduction)).toEqual([MERCADO_PAGO_WEBHOOK])
  expect(paths(inProduction).filter((path) => path.includes('sandbox'))).toEqual([])
})

test.each<[string, NodeJS.ProcessEnv]>([
  ['MERCADOPAGO_ACCESS_TOKEN', { MERCADOPAGO_ACCESS_TOKEN: '' }],
  ['MERCADOPAGO_ACCESS_TOKEN', { MERCADOPAGO_ACCESS_TOKEN: 'a-password' }],
  ['MERCADOPAGO_ACCESS_TOKEN', { APP_ENV: 'production' }],
  ['MERCADOPAGO_ACCESS_TOKEN', { MERCADOPAGO_ACCESS_TOKEN: LIVE }],
  ['MERCADOPAGO_ACCOUNT', { MERCADOPAGO_ACCOUNT: '' }],
  ['MERCADOPAGO_ACCOUNT', { MERCADOPAGO_ACCOUNT: 'nós' }],
  ['MERCADOPAGO_ACCOUNT', { MERCADOPAGO_ACCOUNT: '', PAYMENT_GATEWAY: 'sandbox' }],
  ['MERCADOPAGO_WEBHOOK_SECRET', { MERCADOPAGO_WEBHOOK_SECRET: '' }],
  ['MERCADOPAGO_WEBHOOK_SECRET', { MERCADOPAGO_WEBHOOK_SECRET: 'the-secret-of-today,short' }],
  ['PUBLIC_URL', { PUBLIC_URL: '' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://sensitivos.com.br' }],
])('without a valid %s Mercado Pago does not start', (name, fault) => {
  expect(() => open({ ...MERCADO_PAGO, ...fault })).toThrow(name)
})

test('named without any of its variables, a gateway does not start', () => {
  expect(() => open({ PAYMENT_GATEWAY: 'mercadopago' })).toThrow(
    'precisa de MERCADOPAGO_ACCESS_TOKEN, MERCADOPAGO_ACCOUNT',
  )
})
