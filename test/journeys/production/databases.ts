import { join } from 'node:path'
import { connect } from '#platform/db.ts'
import { usePostgres } from '#platform/embedded-postgres/use-postgres.ts'

/** A PostgreSQL with the two roles that .env.example tells to make, and nothing in it. */
export async function openDatabases(folder: string) {
  const postgres = await usePostgres(join(folder, 'postgres'), { durability: 'throwaway' })
  const server = connect(postgres.urlOf('postgres'), { max: 1 })
  await server`create role sensitivos_owner login password 'of-the-owner'`
  await server`create role sensitivos_app login password 'of-the-servers'`
  await server`grant set on parameter "ledger.writer" to sensitivos_owner`
  await server`create database sensitivos owner sensitivos_owner`
  await server.end()
  const as = (user: string, password: string) =>
    Object.assign(new URL(postgres.urlOf('sensitivos')), { username: user, password }).href
  return {
    release: postgres.release,
    variables: {
      DATABASE_URL: as('sensitivos_app', 'of-the-servers'),
      DATABASE_OWNER_URL: as('sensitivos_owner', 'of-the-owner'),
    },
  }
}
