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
  /** Planted bugs: these processes live with another text of these files. */
  edits: readonly SourceEdit[]
  /** Without a worker nobody sweeps: the meter has to be right alone. */
  hasWorker: boolean
}
export type Kills = { servers: number; database: number }

/** A PostgreSQL, two web processes and a worker of one's own, all of which can be killed; and the proxy to them. */
export class Cluster {
  readonly url: string
  readonly db: Db
  readonly proxy: TcpProxy
  readonly webs: WebProcess[]
  readonly kills: Kills = { servers: 0, database: 0 }
  /** What the processes complained about, in their own words. */
  readonly loggedErrors: LogLine[] = []
  readonly #worker: ServerProcess
  #hasWorker: boolean
  readonly #killDatabase: () => void
  readonly #endDatabase: () => Promise<void>
  readonly #databaseLog: () => string
  #isEnding = false

  private constructor(
    { url, kill, log, end }: Awaited<ReturnType<typeof startDedicatedPostgres>>,
    proxy: TcpProxy,
    { ports, edits, hasWorker }: ClusterOptions,
  ) {
    this.url = url
    this.db = connect(url, { max: 6, name: 'chaos' })
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

  /** A process that is there, the one asked for if possible. */
  portOf(preferred: number) {
    const web = this.webs[preferred % this.webs.length]!
    return (web.isUp ? web : (this.webs.find(({ isUp }) => isUp) ?? web)).port
  }

  /** kill -9 of a web process; it is back a moment later. Never both at once. */
  async killWeb(which: number) {
    const web = this.webs[which % this.webs.length]!
    if (!web.isUp || this.#isEnding) return
    web.isUp = false
    this.kills.servers += 1
    await web.program.kill()
    await wait(BACK_AFTER_MS)
    await this.#bringUp(web)
  }

  get canKillWorker() {
    return this.#hasWorker
  }

  /** kill -9 of the worker, which stays away for a while. */
  async killWorker(awayMs: number) {
    if (this.#isEnding || !this.#hasWorker) return
    this.#hasWorker = false
    this.kills.servers += 1
    await this.#worker.kill()
    await wait(awayMs)
    if (!this.#isEnding) await this.#worker.start()
    this.#hasWorker = true
  }

  /** kill -9 of PostgreSQL; resolves when it answers again. */
  async killDatabase() {
    if (this.#isEnding) return
    this.kills.database += 1
    this.#killDatabase()
    await wait(QUICKEST_KILLS_MS)
    await this.untilDatabaseAnswers()
  }

  async untilDatabaseAnswers() {
    for (let tries = 0; tries < 300; tries++) {
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

  /**
   * What only reads, asked again while PostgreSQL is away: also a line of the pool that does not know yet that its
   * server was killed.
   */
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

  /** Deadlocks as PostgreSQL itself wrote them down; its counters do not survive a kill. */
  deadlocks() {
    return this.#databaseLog().split('deadlock detected').length - 1
  }

  /** The web process stands still for a while. */
  async stallWeb(which: number, ms: number) {
    this.webs[which % this.webs.length]!.program.stall(ms)
    await wait(ms)
  }

  /** Nobody can read or write a consultation for a while: statements wait, and pools fill up. */
  async stallDatabase(ms: number) {
    await this.db
      .begin(async (tx) => {
        await tx`set local lock_timeout = '2s'`
        await tx`lock table consultations in access exclusive mode`
        await tx`select pg_sleep(${ms / 1000})`
      })
      .catch(() => {})
  }

  async end() {
    this.#isEnding = true
    await this.db.end({ timeout: 2 })
    await Promise.all([...this.webs.map(({ program }) => program.kill()), this.#worker.kill()])
    await this.proxy.close()
    await this.#endDatabase()
  }

  async #bringUp(web: WebProcess) {
    for (let tries = 0; ; tries++) {
      try {
        await web.program.start()
        break
      } catch (error) {
        // PostgreSQL may be away at this moment: whoever keeps processes running tries again.
        if (tries >= 20 || this.#isEnding) throw error
        await wait(200)
      }
    }
    web.isUp = true
  }

  #complain(line: LogLine) {
    if (this.loggedErrors.length < 10_000) this.loggedErrors.push(line)
  }
}
