import { setTimeout as wait } from 'node:timers/promises'
import { connect, type Db, isDatabaseUnavailable } from '#platform/db.ts'
import { readDatabaseFiles } from '#platform/database-files.ts'
import { startDedicatedPostgres } from '#test/support/dedicated-postgres.ts'
import { type SourceEdit, preloadArgumentsOf, editMigration } from './source-edits.ts'
import { freePorts } from './free-ports.ts'
import { type LogLine, ServerProcess } from './server-process.ts'
import { TcpProxy } from './tcp-proxy.ts'

const WEB = 'test/chaos/web-process.ts'
const WORKER = 'src/server/worker.ts'
const BACK_AFTER_MS = 150
const QUICKEST_KILLS_MS = 400

export type WebProcess = { port: number; isUp: boolean; program: ServerProcess }
type ClusterOptions = {
  ports: readonly number[]
  /** Planted bugs: the processes run with these files changed. */
  edits: readonly SourceEdit[]
  /** Without a worker nothing closes overdue consultations: the meter has to be right alone. */
  hasWorker: boolean
}
export type Kills = { servers: number; database: number }

/** A PostgreSQL, two web processes and a worker, all of which can be killed, and the proxy to them. */
export class Cluster {
  readonly url: string
  readonly db: Db
  readonly proxy: TcpProxy
  readonly webs: WebProcess[]
  readonly kills: Kills = { servers: 0, database: 0 }
  /** Errors that the processes logged. */
  readonly loggedErrors: LogLine[] = []
  readonly #worker: ServerProcess
  #hasWorker: boolean
  readonly #killDatabase: () => void
  readonly #endDatabase: () => Promise<void>
  readonly #databaseLog: () => string
  #isEnding = false
  #disturbances = 0
  #calmSince = Date.now()

  private constructor(
    { url, ownerUrl, kill, log, end }: Awaited<ReturnType<typeof startDedicatedPostgres>>,
    proxy: TcpProxy,
    { ports, edits, hasWorker }: ClusterOptions,
  ) {
    this.url = url
    this.db = connect(ownerUrl, { max: 6, name: 'chaos' })
    this.proxy = proxy
    this.#killDatabase = kill
    this.#endDatabase = end
    this.#databaseLog = log
    const heard = (line: LogLine) => line.level >= 50 && this.#complain(line)
    const args = preloadArgumentsOf(edits)
    const program = (script: string, name: string, port: number) =>
      new ServerProcess({
        script,
        args,
        heard,
        environment: { DATABASE_URL: url, PORT: String(port), PROCESS_NAME: name, LOG_LEVEL: 'info', APP_ENV: 'demo' },
      })
    this.webs = ports.map((port, i) => ({ port, isUp: false, program: program(WEB, `web-${i}`, port) }))
    this.#hasWorker = hasWorker
    this.#worker = program(WORKER, 'worker', ports[0]!)
  }

  static async open({ edits = [], hasWorker = true }: Partial<Omit<ClusterOptions, 'ports'>> = {}): Promise<Cluster> {
    const ports = await freePorts(2)
    const cluster = new Cluster(
      await startDedicatedPostgres(editMigration(readDatabaseFiles(), edits)),
      await TcpProxy.open(),
      {
        ports,
        edits,
        hasWorker,
      },
    )
    await Promise.all([
      ...cluster.webs.map((web) => cluster.#bringUp(web)),
      ...(hasWorker ? [cluster.#worker.start()] : []),
    ])
    return cluster
  }

  /** How long everything has run undisturbed: nothing was killed, stalled or on its way back. */
  get calmMs() {
    return this.#disturbances > 0 ? 0 : Date.now() - this.#calmSince
  }

  async #disturb<T>(act: () => Promise<T>): Promise<T> {
    this.#disturbances += 1
    try {
      return await act()
    } finally {
      this.#disturbances -= 1
      this.#calmSince = Date.now()
    }
  }

  /** A running process, the preferred one if possible. */
  portOf(preferred: number) {
    const web = this.webs[preferred % this.webs.length]!
    return (web.isUp ? web : (this.webs.find(({ isUp }) => isUp) ?? web)).port
  }

  /** kill -9 of a web process, which is restarted at once. Never both at the same time. */
  async killWeb(which: number) {
    const web = this.webs[which % this.webs.length]!
    if (!web.isUp || this.#isEnding) return
    web.isUp = false
    this.kills.servers += 1
    await this.#disturb(async () => {
      await web.program.kill()
      await wait(BACK_AFTER_MS)
      await this.#bringUp(web)
    })
  }

  get canKillWorker() {
    return this.#hasWorker
  }

  /** kill -9 of the worker, which is restarted after `awayMs`. */
  async killWorker(awayMs: number) {
    if (this.#isEnding || !this.#hasWorker) return
    this.#hasWorker = false
    this.kills.servers += 1
    await this.#disturb(async () => {
      await this.#worker.kill()
      await wait(awayMs)
      if (!this.#isEnding) await this.#worker.start()
    })
    this.#hasWorker = true
  }

  /** kill -9 of PostgreSQL; resolves when it answers again. */
  async killDatabase() {
    if (this.#isEnding) return
    this.kills.database += 1
    await this.#disturb(async () => {
      this.#killDatabase()
      await wait(QUICKEST_KILLS_MS)
      await this.untilDatabaseAnswers()
    })
  }

  async untilDatabaseAnswers() {
    for (let attempt = 0; attempt < 300; attempt++) {
      if (
        await this.db`select 1`.then(
          () => true,
          () => false,
        )
      )
        return
      await wait(50)
    }
    throw new Error('PostgreSQL did not come back')
  }

  /** A read that is retried while PostgreSQL is away, also when a pooled connection does not know yet that it broke. */
  async read<T>(question: (db: Db) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await question(this.db)
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error
        await this.untilDatabaseAnswers()
      }
    }
  }

  /** Deadlocks in PostgreSQL's log; its counters do not survive a kill. */
  deadlocks() {
    return this.#databaseLog().split('deadlock detected').length - 1
  }

  /** Blocks the web process for a while. */
  async stallWeb(which: number, ms: number) {
    this.webs[which % this.webs.length]!.program.stall(ms)
    await this.#disturb(() => wait(ms))
  }

  /** Locks the consultations for a while: statements wait, and pools fill up. */
  async stallDatabase(ms: number) {
    const holdTheTable = this.db.begin(async (tx) => {
      await tx`set local lock_timeout = '2s'`
      await tx`lock table consultations in access exclusive mode`
      await tx`select pg_sleep(${ms / 1000})`
    })
    await this.#disturb(() => holdTheTable.catch(() => {}))
  }

  async end() {
    this.#isEnding = true
    await this.db.end({ timeout: 2 })
    await Promise.all([...this.webs.map(({ program }) => program.kill()), this.#worker.kill()])
    await this.proxy.close()
    await this.#endDatabase()
  }

  async #bringUp(web: WebProcess) {
    for (let attempt = 0; ; attempt++) {
      try {
        await web.program.start()
        break
      } catch (error) {
        // PostgreSQL may be away at this moment, as for any supervisor that restarts processes.
        if (attempt >= 20 || this.#isEnding) throw error
        await wait(200)
      }
    }
    web.isUp = true
  }

  #complain(line: LogLine) {
    if (this.loggedErrors.length < 10_000) this.loggedErrors.push(line)
  }
}
