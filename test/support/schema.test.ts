import { expect, test } from 'vitest'
import { describeSchema } from '#platform/schema-dump.ts'
import { freshDatabase } from './database.ts'

test('db/schema.sql is what the migrations make (vitest run test/support/schema.test.ts -u writes it)', async () => {
  await expect(await describeSchema(await freshDatabase())).toMatchFileSnapshot('../../db/schema.sql')
})
