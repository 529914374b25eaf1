import { createAppRole } from '#platform/app-role.ts'
import { connect } from '#platform/db.ts'

const WHO_PREPARES = 7_346_006

/** Makes the servers' role and the database `name` where they are missing. Commands may do it at the same time. */
export async function prepareServer(serverUrl: string, name: string) {
  const server = connect(serverUrl, { max: 1, name: 'start' })
  try {
    await server`select pg_advisory_lock(${WHO_PREPARES})`
    await createAppRole(server, serverUrl)
    const known = await server`select 1 from pg_database where datname = ${name}`
    if (known.length === 0) await server.unsafe(`create database ${name}`)
  } finally {
    await server.end()
  }
}
