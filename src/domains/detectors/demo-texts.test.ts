import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { demoConsultants } from '../../../db/seeds/consultants/demo-consultants.ts'
import { findHeld } from './held.rules.ts'

type Column = { name: string; values: (string | null)[] }
const { tables } = JSON.parse(brotliDecompressSync(readFileSync('db/seeds/snapshot/history.json.br')).toString()) as {
  tables: { name: string; columns: Column[] }[]
}
const columnOf = (table: string, name: string) =>
  tables.find((one) => one.name === table)!.columns.find((one) => one.name === name)!.values
const heldOf = (texts: readonly (string | null | undefined)[], place?: 'public') =>
  texts.flatMap((text) => {
    const held = text && findHeld(text, place)
    return held ? [`${held.rule} “${held.found}”: ${text}`] : []
  })

test('nothing that anybody said in the demo’s conversations is held', () => {
  const bodies = columnOf('consultation_events', 'body')
  expect(new Set(columnOf('consultation_events', 'consultation_id')).size).toBeGreaterThan(250)
  expect(bodies.filter(Boolean).length).toBeGreaterThan(2_000)
  expect(heldOf(bodies)).toEqual([])
})

test('nor its profiles', () => {
  const profiles = demoConsultants.flatMap(({ title, description, bio }) => [title, description, bio])
  expect(heldOf(profiles, 'public')).toEqual([])
})
