import { randomBytes } from 'node:crypto'
import { connect } from '#platform/db.ts'
import { urlOf } from '#test/support/template-database.ts'

/** An empty database on the bench's server. `drop` removes it, whoever is still connected. */
export async function createBenchDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const serverUrl = process.env.DATABASE_URL
  if (!serverUrl) throw new Error('DATABASE_URL is not set: start this with npm run bench')
  const name = `sensitivos_bench_${randomBytes(5).toString('hex')}`
  const server = connect(serverUrl, { max: 1 })
  await server.unsafe(`create database ${name} template template0`)
  const drop = async () => {
    await server.unsafe(`drop database if exists ${name} with (force)`)
    await server.end()
  }
  return { url: urlOf(serverUrl, name), drop }
}
