import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { carrierOf, findFreightFaults } from './freight.ts'

const configOf = (environment: NodeJS.ProcessEnv) =>
  readConfig({ DATABASE_URL: 'postgres://localhost/sensitivos', ...environment })

const MELHORENVIO = {
  FREIGHT_GATEWAY: 'melhorenvio',
  MELHORENVIO_TOKEN: 'x'.repeat(40),
  MELHORENVIO_FROM_CEP: '01310100',
  MELHORENVIO_FROM_STREET: 'Avenida Paulista',
  MELHORENVIO_FROM_NUMBER: '900',
  MELHORENVIO_FROM_DISTRICT: 'Bela Vista',
  MELHORENVIO_FROM_CITY: 'São Paulo',
  MELHORENVIO_FROM_STATE: 'SP',
}

test('without a carrier the table is used; with one, parcels leave from its address', () => {
  expect(carrierOf(configOf({}))).toBeUndefined()
  expect(carrierOf(configOf(MELHORENVIO))).toMatchObject({
    gateway: { name: 'melhorenvio' },
    origin: { cep: '01310100', number: '900', complement: '', state: 'SP' },
  })
  expect(carrierOf(configOf({ ...MELHORENVIO, APP_ENV: 'production' }))).toBeDefined()
})

test.each<[string, NodeJS.ProcessEnv]>([
  ['FREIGHT_GATEWAY=correios não existe: há melhorenvio', { FREIGHT_GATEWAY: 'correios' }],
  ['FREIGHT_GATEWAY=toString não existe', { FREIGHT_GATEWAY: 'toString' }],
  ['melhorenvio precisa de MELHORENVIO_TOKEN, MELHORENVIO_FROM_CEP', { FREIGHT_GATEWAY: 'melhorenvio' }],
  ['melhorenvio precisa de MELHORENVIO_FROM_CITY:', { ...MELHORENVIO, MELHORENVIO_FROM_CITY: '' }],
  ['MELHORENVIO_TOKEN: o token tem', { ...MELHORENVIO, MELHORENVIO_TOKEN: 'curto' }],
  ['MELHORENVIO_FROM_CEP: o CEP tem oito', { ...MELHORENVIO, MELHORENVIO_FROM_CEP: '01310-100' }],
  ['MELHORENVIO_FROM_STATE: a sigla', { ...MELHORENVIO, MELHORENVIO_FROM_STATE: 'São Paulo' }],
  ['MELHORENVIO_URL: precisa ser', { ...MELHORENVIO, MELHORENVIO_URL: 'https://exemplo.com' }],
  [
    'MELHORENVIO_URL é de testes',
    { ...MELHORENVIO, APP_ENV: 'production', MELHORENVIO_URL: 'https://sandbox.melhorenvio.com.br' },
  ],
  ['compra etiquetas de verdade', { ...MELHORENVIO, MELHORENVIO_URL: 'https://www.melhorenvio.com.br' }],
])('"%s…" is said, and nothing starts', (fault, environment) => {
  expect(findFreightFaults(configOf(environment)).join('\n')).toContain(fault)
  expect(() => carrierOf(configOf(environment))).toThrow(fault)
})
