import { beforeEach, describe, expect, test } from 'vitest'
import { appointAdmin } from '#domains/accounts/index.ts'
import { databaseClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import type { Db } from '#platform/db.ts'
import { startJobs, type Job, runDueJobs } from '#platform/jobs.ts'
import { log } from '#platform/log.ts'
import { BrowserErrors } from '#platform/client-errors/browser-errors.ts'
import { JobReports } from '#platform/running/job-reports.ts'
import { reportProcess } from '#platform/running/report-process.ts'
import { listJobReports, listProcesses } from '#platform/running/sql.ts'
import { sweepDue } from '#platform/sweeps/sweep-due.ts'
import { jobsOf } from '#server/jobs.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { hasJobWords, rhythmWords, spanWords } from './job-words.rules.ts'
import { probeRelay } from './probe-relay.ts'
import { raiseAlarms } from './raise-alarms.ts'
import { readHealth } from './read-health.ts'
import { retrySetAside } from './retry-set-aside.ts'
import { isSilent, jobState, lagOf } from './rules.ts'
import { faultsOf, type Health } from './summary.rules.ts'

const AT = new Date('2026-03-10T12:00:00Z')
const ago = (seconds: number) => new Date(AT.getTime() - seconds * 1_000)

let db: Db
beforeEach(async () => {
  db = await freshDatabase()
})

const sandbox = { active: { name: 'sandbox' }, all: [{ name: 'sandbox' }] }
const health = (now = AT) =>
  readHealth(db, now, { gateways: sandbox, payoutGateways: sandbox, probeRelay: () => probeRelay([]) })

test('it is said since when the site sells, and that it does not yet', async () => {
  expect(await health()).toMatchObject({ sellingSince: expect.any(Date) })
  await db`delete from selling_openings`
  expect(await health()).toMatchObject({ sellingSince: null })
})

describe('jobs', () => {
  test.each([
    ['a run a second ago', { everySeconds: 1, ranAt: ago(1), failures: 0, dueAt: null }, 'on_time', 0],
    ['four minutes of restart', { everySeconds: 1, ranAt: ago(241), failures: 0, dueAt: null }, 'on_time', 240],
    ['six minutes without a run', { everySeconds: 1, ranAt: ago(361), failures: 0, dueAt: null }, 'late', 360],
    ['a failure', { everySeconds: 60, ranAt: ago(30), failures: 1, dueAt: null }, 'failing', -30],
    ['no run yet', { everySeconds: 60, ranAt: null, failures: 0, dueAt: null }, 'never', null],
    [
      'a daily one before its time',
      { everySeconds: 86_400, ranAt: ago(9), failures: 0, dueAt: ago(-99) },
      'on_time',
      -99,
    ],
    [
      'a daily one 29 min late',
      { everySeconds: 86_400, ranAt: ago(9), failures: 0, dueAt: ago(1_740) },
      'on_time',
      1_740,
    ],
    ['a daily one 31 min late', { everySeconds: 86_400, ranAt: ago(9), failures: 0, dueAt: ago(1_860) }, 'late', 1_860],
  ] as const)('%s', (_, job, state, lag) => {
    expect([jobState(job, AT), lagOf(job, AT)]).toEqual([state, lag === null ? null : lag * 1_000])
  })

  test('tell their last run and failure in one statement, however often they ran', async () => {
    const time = settableClock()
    let runs = 0
    const job: Job = {
      name: 'books.hourly',
      everySeconds: 3_600,
      run: () => (++runs === 2 ? Promise.reject(new Error('the disk is full')) : Promise.resolve()),
    }
    const reports = new JobReports([job, { name: 'books.idle', everySeconds: 5 }])
    const run = () => runDueJobs([job], { db, clock: time.clock, log, onRun: reports.record })
    const told = async () => {
      await reports.flush(db, time.now())
      return (await listJobReports(db, time.now())).map(({ name, failures, error }) => [name, failures, error])
    }
    await run()
    expect(await told()).toEqual([
      ['books.hourly', 0, null],
      ['books.idle', 0, null],
    ])
    time.pass(3_600)
    await run()
    expect((await told())[0]).toEqual(['books.hourly', 1, 'Error: the disk is full'])
    time.pass(60)
    expect((await told())[0], 'nothing new').toEqual(['books.hourly', 1, 'Error: the disk is full'])
    time.pass(600)
    await run()
    expect((await told())[0]).toEqual(['books.hourly', 0, 'Error: the disk is full'])
    time.pass(86_400 + 1)
    expect(await listJobReports(db, time.now()), 'of a worker that is gone for a day').toEqual([])
  })

  test('two workers tell of the same job: the latest run counts, failures since then add up', async () => {
    const job: Job = { name: 'books.often', everySeconds: 1, run: async () => {} }
    const [one, other] = [new JobReports([job]), new JobReports([job])]
    one.record({ job, endedAt: ago(20), tookMs: 4, error: new Error('no') })
    other.record({ job, endedAt: ago(10), tookMs: 5, error: new Error('no') })
    await Promise.all([one.flush(db, AT), other.flush(db, AT)])
    expect((await listJobReports(db, AT))[0]).toMatchObject({ failures: 2, failedAt: ago(10), ranAt: null })
    one.record({ job, endedAt: ago(5), tookMs: 6 })
    await one.flush(db, AT)
    expect((await listJobReports(db, AT))[0]).toMatchObject({ failures: 0, ranAt: ago(5), tookMs: 6 })
  })

  test('a worker tells how each run ended', async () => {
    const heard = Promise.withResolvers<{ error?: unknown }>()
    const job: Job = { name: 'books.fast', everySeconds: 0.01, run: () => Promise.reject(new Error('no')) }
    const jobs = startJobs([job], { db, clock: databaseClock, log, onRun: heard.resolve })
    expect((await heard.promise).error).toMatchObject({ message: 'no' })
    await jobs.stop()
  })

  test('each has words of its own', () => {
    const given = { db, clock: databaseClock, log }
    const names = jobsOf(readConfig({ DATABASE_URL: 'postgres://not-used' }), given).map(({ name }) => name)
    expect(names.filter((name) => !hasJobWords(name))).toEqual([])
    expect([1, 60, 3_600, 86_400].map(rhythmWords)).toEqual([
      'a cada 1 s',
      'a cada 1 min',
      'a cada 1 h',
      'uma vez por dia',
    ])
    expect([1_000, 120_000, 7_200_000, 300_000_000].map(spanWords)).toEqual(['1 s', '2 min', '2 h', '3 dias'])
  })
})

describe('processes', () => {
  test('say that they run and what they have to tell, and that they ended', async () => {
    const told = Promise.withResolvers<void>()
    const report = reportProcess({
      db,
      clock: databaseClock,
      log,
      kind: 'worker',
      version: '1.2.3',
      tell: async () => told.resolve(),
    })
    await told.promise
    expect(await listProcesses(db)).toMatchObject([{ kind: 'worker', version: '1.2.3', pid: process.pid }])
    await report.stop()
    expect(await listProcesses(db)).toEqual([])
  })

  test('are silent after two minutes', () => {
    expect([isSilent(ago(119), AT), isSilent(ago(121), AT)]).toEqual([false, true])
  })
})

describe('what was set aside', () => {
  const failing = async () => {
    const clock = settableClock()
    const context = { db, clock: clock.clock, log }
    const subject = crypto.randomUUID()
    let attempts = 0
    const sweep = () =>
      sweepDue(context, {
        name: 'books.sweep',
        list: async (_most, aside) => [subject].filter((one) => !aside.includes(one)),
        subjectOf: (one) => one,
        act: async () => {
          attempts += 1
          throw new Error('the bank said no')
        },
        most: 10,
      })
    await sweep()
    return { subject, sweep, clock, attemptsSoFar: () => attempts }
  }

  test('is listed with its error, and tried again at the next run when somebody asks', async () => {
    const iris = await aClient(db, 'Íris')
    const { subject, sweep, clock, attemptsSoFar } = await failing()
    expect((await health(clock.now())).setAside).toMatchObject([
      { sweep: 'books.sweep', subject, attempts: 1, error: 'Error: the bank said no', firstFailedAt: clock.now() },
    ])
    await sweep()
    expect(attemptsSoFar(), 'it is aside').toBe(1)
    const retry = () => retrySetAside(db, { sweep: 'books.sweep', subject, by: iris, clock: clock.clock })
    await Promise.all([retry(), retry()])
    expect(await db`select from security_events where kind = 'team.sweep_retried'`, 'asked twice').toHaveLength(1)
    await sweep()
    expect(attemptsSoFar()).toBe(2)
  })

  test('is refused when it was handled meanwhile', async () => {
    const iris = await aClient(db, 'Íris')
    await expect(
      retrySetAside(db, { sweep: 'books.sweep', subject: 'x', by: iris, clock: databaseClock }),
    ).rejects.toMatchObject({ code: 'health.set_aside_not_found' })
  })
})

describe('errors of browsers', () => {
  test('are counted by kind for seven days', async () => {
    const errors = new BrowserErrors()
    const told = (message: string) => ({ message, page: '/', agent: 'Firefox/140' })
    for (let n = 0; n < 3; n++) errors.record(told('TypeError: x'), ago(n).getTime())
    errors.record(told('RangeError'), ago(86_400).getTime())
    await errors.flush(db)
    errors.record(told('TypeError: x'), AT.getTime())
    await errors.flush(db)
    await errors.flush(db)
    expect((await health()).browserErrors).toMatchObject([
      { message: 'TypeError: x', times: 4 },
      { message: 'RangeError', times: 1 },
    ])
    expect((await health(new Date(AT.getTime() + 7 * 86_400_000))).browserErrors).toEqual([])
  })

  test('strangers who make up messages fill at most two hundred rows at once, and five hundred a day', async () => {
    for (let round = 0; round < 4; round++) {
      const errors = new BrowserErrors()
      for (let n = 0; n < 300; n++) errors.record({ message: `${round} ${n}`, page: '/', agent: '' }, AT.getTime())
      await errors.flush(db)
    }
    const [row] = await db<{ n: number }[]>`select count(*)::int as n from browser_errors`
    expect(row!.n).toBe(600)
  })
})

describe('what needs somebody', () => {
  const WELL: Health = {
    at: AT,
    processes: [{ kind: 'worker', isSilent: false }],
    jobs: [{ state: 'on_time' }, { state: 'never' }],
    stuckCount: 0,
    violationCount: 0,
    mails: { waiting: 3, oldestDueAt: ago(60), sent: 1_000, refused: 19, givenUp: 0 },
    gateways: [{ name: 'sandbox', oldestWaitingAt: ago(30), unexplainedCents: 0n }],
    relay: [{ fault: null }],
  }
  test.each([
    ['nothing', {}, []],
    ['no worker', { processes: [{ kind: 'worker', isSilent: true }] }, ['worker']],
    ['a late job', { jobs: [{ state: 'late' }] }, ['jobs']],
    ['a failing job', { jobs: [{ state: 'failing' }] }, ['jobs']],
    ['a row set aside', { stuckCount: 1 }, ['set_aside']],
    ['a violation', { violationCount: 1 }, ['invariants']],
    ['a mail that waits', { mails: { ...WELL.mails, oldestDueAt: ago(601) } }, ['mails']],
    ['one mail in twenty refused', { mails: { ...WELL.mails, refused: 60 } }, ['mails']],
    ['few mails refused', { mails: { ...WELL.mails, sent: 3, refused: 5 } }, []],
    ['a webhook that waits', { gateways: [{ ...WELL.gateways[0]!, oldestWaitingAt: ago(601) }] }, ['webhooks']],
    ['books that do not agree', { gateways: [{ ...WELL.gateways[0]!, unexplainedCents: -1n }] }, ['reconciliation']],
    ['a relay that is away', { relay: [{ fault: 'ECONNREFUSED' }] }, ['relay']],
    ['no relay', { relay: null }, []],
  ] as const)('%s', (_, other, kinds) => {
    expect(faultsOf({ ...WELL, ...other }).map(({ kind }) => kind)).toEqual(kinds)
  })

  test('of an empty house only its worker is missing', async () => {
    expect(faultsOf(await health()).map(({ kind }) => kind)).toEqual(['worker'])
  })
})

test('an address of the relay is tried where something answers without credentials', async () => {
  expect(await probeRelay([])).toBeNull()
  expect(await probeRelay(['turn:127.0.0.1:1?transport=tcp', 'turn:127.0.0.1:3478'])).toEqual([
    { url: 'turn:127.0.0.1:1?transport=tcp', fault: expect.stringContaining('ECONNREFUSED'), isProbed: true },
    { url: 'turn:127.0.0.1:3478', fault: null, isProbed: false },
  ])
})

describe('alarms', () => {
  const time = settableClock()
  const look = () =>
    raiseAlarms({ db, clock: time.clock }, { gateways: sandbox, payoutGateways: sandbox, probeRelay: async () => null })
  const mails = async () =>
    (
      await db<{ subject: string; to: string }[]>`
      select template ->> 'subject' as subject from mails
      where key like 'alarm%' and key not like 'alarm:mails%' order by queued_at, subject`
    ).map(({ subject }) => subject)
  const violate = () => db`
    insert into invariant_violations (check_name, rule, subject, detail) values ('receipts', 'R1', 'x', 'y')`

  test('are mailed once to whoever looks after Saúde, and once more ten minutes after they are over', async () => {
    const [iris, ana, vera] = [await aClient(db, 'Íris'), await aClient(db, 'Ana'), await aClient(db, 'Vera')]
    await appointAdmin(db, iris)
    await appointAdmin(db, vera, ['content', 'finance'])
    await look()
    expect(await mails(), 'nothing is wrong').toEqual([])
    await violate()
    await Promise.all([look(), look()])
    time.pass(60)
    await look()
    const raised = 'Alarme: 1 coisa que nunca pode ser falsa está falsa'
    expect(await mails()).toEqual([raised])
    expect(
      await db`
      select from mails m join people p on p.email = m.recipient
      where m.key like 'alarm%' and p.id in ${db([ana, vera])}`,
    ).toEqual([])
    await db`delete from invariant_violations`
    await look()
    time.pass(300)
    await violate()
    await look()
    await db`delete from invariant_violations`
    time.pass(301)
    await look()
    time.pass(599)
    await look()
    expect(await mails(), 'it came back in between: one incident').toEqual([raised])
    time.pass(1)
    await Promise.all([look(), look()])
    expect(await mails()).toEqual([raised, 'Passou: 1 coisa que nunca pode ser falsa está falsa'])
    await violate()
    await look()
    expect(await mails()).toHaveLength(3)
  })
})
