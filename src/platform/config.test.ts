import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { FREIGHT_ADAPTERS } from '#gateways/freight/adapters.ts'
import { ADAPTERS } from '#gateways/payments/adapters.ts'
import { PAYOUT_ADAPTERS } from '#gateways/payouts/adapters.ts'
import { STORAGE_VARIABLES } from '#server/storage.ts'
import { readConfig } from './config.ts'

const example = parseEnv(readFileSync('.env.example', 'utf8')) as NodeJS.ProcessEnv
const DATABASE_URL = 'postgres://localhost/sensitivos'

test('.env.example names every variable there is, with its default', () => {
  const { publicUrl, PUBLIC_URL, environment: _, ...defaults } = readConfig({ DATABASE_URL })
  expect(readConfig({ ...example, DATABASE_URL })).toMatchObject({ ...defaults, publicUrl, PUBLIC_URL: publicUrl })
  const adapters = [...Object.values(ADAPTERS), ...Object.values(PAYOUT_ADAPTERS), ...Object.values(FREIGHT_ADAPTERS)]
  const ofGateways = new Set(adapters.flatMap(({ variables }) => variables))
  expect(Object.keys(example).sort()).toEqual(
    [...Object.keys(defaults), 'PUBLIC_URL', ...ofGateways, ...STORAGE_VARIABLES].sort(),
  )
  expect(PUBLIC_URL).toBeUndefined()
})

test('a malformed value is refused by name and not replaced by a default', () => {
  expect(() => readConfig({ DATABASE_URL, PORT: 'three thousand' })).toThrow('PORT')
})
