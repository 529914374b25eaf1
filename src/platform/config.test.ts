import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const example = parseEnv(readFileSync('.env.example', 'utf8')) as NodeJS.ProcessEnv
const DATABASE_URL = 'postgres://localhost/sensitivos'

test('.env.example lists every variable with its default', () => {
  const { publicUrl, PUBLIC_URL, ...defaults } = readConfig({ DATABASE_URL })
  expect(readConfig({ ...example, DATABASE_URL })).toEqual({ ...defaults, publicUrl, PUBLIC_URL: publicUrl })
  expect(Object.keys(example).sort()).toEqual([...Object.keys(defaults), 'PUBLIC_URL'].sort())
  expect(PUBLIC_URL).toBeUndefined()
})

test('a malformed value is refused by name and not replaced by a default', () => {
  expect(() => readConfig({ DATABASE_URL, PORT: 'three thousand' })).toThrow('PORT')
})
