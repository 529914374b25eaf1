import { expect, test } from 'vitest'
import { PAYOUT_ADAPTERS } from '#gateways/payouts/adapters.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import type { Db } from '#platform/db.ts'
import { findPayoutFaults, payoutGatewaysOf } from './payouts.ts'

const configOf = (environment: NodeJS.ProcessEnv) =>
  readConfig({ DATABASE_URL: 'postgres://localhost/sensitivos', ...environment })
const open = (environment: NodeJS.ProcessEnv) => payoutGatewaysOf(configOf(environment), { db: {} as Db, clock })
const namesOf = (environment: NodeJS.ProcessEnv) => open(environment).gateways.all.map(({ name }) => name)

const ASAAS = {
  PAYOUT_GATEWAY: 'asaas',
  ASAAS_API_KEY: '$aact_hmlg_000MzkwODA2MWY2OGM3MWRl',
  ASAAS_WEBHOOK_TOKEN: 'the-token-of-today-with-32-letters,the-token-of-yesterday-32-letters',
  PUBLIC_URL: 'https://sensitivos.com.br',
}
const LIVE = { ...ASAAS, APP_ENV: 'production', ASAAS_API_KEY: '$aact_prod_000MzkwODA2MWY2OGM3MWRl' }

test('PAYOUT_GATEWAY names the gateway that pays new payouts out; every configured one can be asked', () => {
  expect(open({}).gateways.active.name).toBe('sandbox')
  expect(open({ PAYOUT_GATEWAY: 'manual' }).gateways.active.name).toBe('manual')
  expect(open(ASAAS).gateways.active.name).toBe('asaas')
  expect(namesOf({})).toEqual(['sandbox', 'manual'])
  for (const PAYOUT_GATEWAY of Object.keys(PAYOUT_ADAPTERS))
    expect(namesOf({ ...ASAAS, PAYOUT_GATEWAY })).toEqual(Object.keys(PAYOUT_ADAPTERS))
})

test('production has no embedded bank', () => {
  expect(findPayoutFaults(configOf({ APP_ENV: 'production' })).join()).toContain('PAYOUT_GATEWAY=manual')
  expect(namesOf({ APP_ENV: 'production', PAYOUT_GATEWAY: 'manual' })).toEqual(['manual'])
  expect(open({ APP_ENV: 'production', PAYOUT_GATEWAY: 'manual' }).jobs).toEqual([])
  expect(namesOf(LIVE)).toEqual(['manual', 'asaas'])
})

test('their question whether a transfer is ours is answered where Asaas is configured, whichever is active', () => {
  const paths = (environment: NodeJS.ProcessEnv) =>
    open(environment).routes.map((route) => ('raw' in route ? route.raw.path : route.endpoint.path))
  expect(paths({})).toEqual([])
  expect(paths({ ...ASAAS, PAYOUT_GATEWAY: 'manual' })).toEqual(['/api/payouts/asaas/validation'])
})

test.each<[string, NodeJS.ProcessEnv]>([
  ['PAYOUT_GATEWAY=pix não existe: há sandbox, manual, asaas.', { PAYOUT_GATEWAY: 'pix' }],
  ['PAYOUT_GATEWAY=toString não existe', { PAYOUT_GATEWAY: 'toString' }],
  ['asaas precisa de ASAAS_API_KEY, ASAAS_WEBHOOK_TOKEN', { PAYOUT_GATEWAY: 'asaas' }],
  ['asaas precisa de ASAAS_WEBHOOK_TOKEN', { ...ASAAS, ASAAS_WEBHOOK_TOKEN: '' }],
  ['asaas precisa de ASAAS_API_KEY', { ...ASAAS, ASAAS_API_KEY: '', PAYOUT_GATEWAY: 'manual' }],
  ['ASAAS_API_KEY: a chave começa com $aact_prod_', { ...ASAAS, ASAAS_API_KEY: 'minha chave' }],
  ['ASAAS_WEBHOOK_TOKEN: cada token tem', { ...ASAAS, ASAAS_WEBHOOK_TOKEN: `${'x'.repeat(32)},curto` }],
  ['ASAAS_URL: precisa ser um endereço com https', { ...ASAAS, ASAAS_URL: 'http://api.asaas.com' }],
  ['PUBLIC_URL: o Asaas', { ...ASAAS, PUBLIC_URL: '' }],
  ['é de testes ($aact_hmlg_)', { ...ASAAS, APP_ENV: 'production' }],
  ['transfere dinheiro de verdade', { ...LIVE, APP_ENV: 'demo' }],
])('"%s…" is said, and nothing starts', (fault, environment) => {
  expect(findPayoutFaults(configOf(environment)).join('\n')).toContain(fault)
  expect(() => open(environment)).toThrow(fault)
})
