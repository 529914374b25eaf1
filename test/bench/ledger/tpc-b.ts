import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { promisify } from 'node:util'

const runFile = promisify(execFile)

/** At least as many branches as clients, as TPC-B requires. */
const SCALE = 16

function pgbench(): string {
  const [found] = [
    ...globSync('/usr/lib/postgresql/*/bin/pgbench').toSorted().toReversed(),
    ...globSync('/usr/bin/pgbench'),
  ]
  if (!found) throw new Error('pgbench is missing: apt-get install postgresql-contrib (or postgresql-15)')
  return found
}

/** Creates and fills pgbench's own tables. */
export const initTpcB = (url: string) => runFile(pgbench(), ['-i', '-q', '-s', String(SCALE), url])

/** Transactions per second of pgbench's TPC-B or another script, with prepared statements like our driver's. */
export async function tpcB(
  url: string,
  clients: number,
  threads: number,
  seconds: number,
  script?: string,
): Promise<number> {
  const scriptArguments = script ? ['-M', 'prepared', '-f', script] : []
  const { stdout } = await runFile(pgbench(), [
    '-n',
    '-c',
    String(clients),
    '-j',
    String(threads),
    '-T',
    String(seconds),
    ...scriptArguments,
    url,
  ])
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (!rate) throw new Error(`pgbench reported no rate: ${stdout}`)
  return Number(rate)
}
