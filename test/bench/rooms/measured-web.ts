import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { appUrlOf } from '#platform/app-role.ts'
import { readDatabaseFiles } from '#platform/database-files.ts'
import { connect, type Db } from '#platform/db.ts'
import { type SourceEdit, preloadArgumentsOf } from '#test/chaos/cluster/source-edits.ts'
import { makeDemoDatabase } from '#test/support/template-database.ts'
import { createBenchDatabase } from '../bench-database.ts'

export type MeasuredWeb = {
  db: Db
  port: number
  cpuSeconds: () => number
  statements: () => number
  end: () => Promise<void>
}

const WEB = 'test/chaos/web-process.ts'
const HERTZ = 100

/** Makes the driver report every statement that it sends. */
const REPORT_STATEMENTS = {
  file: 'src/platform/db.ts',
  from: 'onnotice: () => {},',
  to: 'onnotice: () => {}, debug: () => process.send?.(1),',
}

/** One web process on a database of its own. `edits` lift limits that would be measured instead of the work. */
export async function startMeasuredWeb(port: number, edits: readonly SourceEdit[] = []): Promise<MeasuredWeb> {
  const { url, drop } = await createBenchDatabase()
  const db = connect(url, { max: 4 })
  await makeDemoDatabase(db, url, readDatabaseFiles())
  const profile = process.env.BENCH_CPU_PROFILES
    ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_CPU_PROFILES}`]
    : []
  const child = fork(WEB, {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      ...profile,
      ...preloadArgumentsOf([...edits, REPORT_STATEMENTS]),
    ],
    env: {
      ...process.env,
      DATABASE_URL: appUrlOf(url),
      PORT: String(port),
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'error',
    },
  })
  let statements = 0
  child.on('message', () => {
    statements += 1
  })
  await waitUntilListening(port, child)
  const end = async () => {
    child.kill(profile.length > 0 ? 'SIGINT' : 'SIGKILL')
    await db.end({ timeout: 1 })
    await wait(profile.length > 0 ? 2_000 : 100)
    await drop()
  }
  return { db, port, cpuSeconds: () => cpuSecondsOf(child.pid!), statements: () => statements, end }
}

async function waitUntilListening(port: number, child: ChildProcess) {
  while (child.exitCode === null) {
    if (
      await fetch(`http://127.0.0.1:${port}/api/`).then(
        () => true,
        () => false,
      )
    )
      return
    await wait(50)
  }
  throw new Error('the web process exited before it listened')
}

/** User and system time of a process: fields 14 and 15 of /proc/pid/stat, in ticks. */
function cpuSecondsOf(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / HERTZ
}
