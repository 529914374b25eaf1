import { expect, inject, onTestFinished, test } from 'vitest'
import { connectTo } from '#test/support/database.ts'
import { datedName } from '#test/support/template-database.ts'
import { prepareServer } from './prepare-server.ts'

test('commands that find a new server at the same time make its database once', async () => {
  const [url, name] = [inject('serverUrl'), datedName('test')]
  const server = connectTo(url, { max: 1 })
  onTestFinished(async () => void (await server.unsafe(`drop database if exists ${name}`)))
  await Promise.all(Array.from({ length: 6 }, () => prepareServer(url, name)))
  expect(await server`select from pg_database where datname = ${name}`).toHaveLength(1)
})
