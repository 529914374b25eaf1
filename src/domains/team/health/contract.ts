import { z } from 'zod/mini'
import { endpoint, instant, nothing, tolerantEnum, tolerantList, totalCents } from '#shared/contract.ts'
import { madeText } from '#shared/typed-text/fields.ts'

const when = z.nullable(instant)

const JobShown = z.object({
  name: z.string(),
  everySeconds: z.number(),
  state: tolerantEnum(['on_time', 'late', 'failing', 'never'], 'late'),
  ranAt: when,
  tookMs: z.nullable(z.int()),
  /** How late it is, in ms; null: it never ran. */
  lagMs: z.nullable(z.int()),
  failedAt: when,
  error: z.nullable(z.string()),
  failures: z.int(),
})
export type JobShown = z.infer<typeof JobShown>

export const SetAsideShown = z.object({
  sweep: z.string(),
  subject: z.string(),
  attempts: z.int(),
  firstFailedAt: instant,
  nextAttemptAt: instant,
  error: z.string(),
})
export type SetAsideShown = z.infer<typeof SetAsideShown>

const Queue = z.object({ name: z.string(), due: z.int(), oldestDueAt: when })

export const readHealth = endpoint({
  method: 'GET',
  path: '/api/admin/health',
  access: 'team:health',
  summary:
    'How the house runs: processes, versions, jobs with their lag and last failure, what was set aside, queues, invariants, mails, gateways, relay, and errors of browsers',
  input: nothing,
  output: z.object({
    at: instant,
    /** Null: the site does not sell yet. */
    sellingSince: when,
    processes: tolerantList(
      z.object({
        id: z.string(),
        kind: tolerantEnum(['web', 'worker'], 'web'),
        host: z.string(),
        pid: z.int(),
        version: z.string(),
        node: z.string(),
        startedAt: instant,
        seenAt: instant,
        isSilent: z.boolean(),
      }),
    ),
    versions: z.object({ postgres: z.string(), migration: z.string(), migrations: z.int() }),
    jobs: tolerantList(JobShown),
    /** The longest failing first, at most a hundred; `setAsideCount` says how many there are. */
    setAside: tolerantList(SetAsideShown),
    setAsideCount: z.int(),
    /** Of these, what did not pass by itself within some minutes. */
    stuckCount: z.int(),
    queues: tolerantList(Queue),
    violationCount: z.int(),
    checks: tolerantList(
      z.object({
        name: z.string(),
        checkedAt: when,
        violations: tolerantList(z.object({ rule: z.string(), subject: z.string(), detail: z.string() })),
      }),
    ),
    /** Of the last 24 hours. */
    mails: z.object({
      waiting: z.int(),
      oldestDueAt: when,
      sent: z.int(),
      refused: z.int(),
      givenUp: z.int(),
      uncertain: z.int(),
      unsent: tolerantList(
        z.object({
          id: z.string(),
          recipient: z.string(),
          outcome: z.string(),
          fault: z.nullable(z.string()),
          endedAt: instant,
        }),
      ),
    }),
    gateways: tolerantList(
      z.object({
        name: z.string(),
        /** Opens new charges. */
        isActive: z.boolean(),
        toldAt: when,
        waiting: z.int(),
        oldestWaitingAt: when,
        forged: z.int(),
        reconciledAt: when,
        unexplainedCents: z.nullable(totalCents),
        fault: z.nullable(z.string()),
      }),
    ),
    payoutGateways: tolerantList(z.object({ name: z.string(), isActive: z.boolean() })),
    /** Null: none is configured. `fault`: why it could not be reached; null: it could. */
    relay: z.nullable(
      tolerantList(z.object({ url: z.string(), fault: z.nullable(z.string()), isProbed: z.boolean() })),
    ),
    browserErrors: tolerantList(
      z.object({ message: z.string(), page: z.string(), agent: z.string(), times: z.int(), lastAt: instant }),
    ),
  }),
})

export const retrySetAside = endpoint({
  method: 'POST',
  path: '/api/admin/health/retry',
  access: 'team:health',
  needsPassword: false,
  summary: 'Have a sweep try a row again at its next run. Refuses one that was handled meanwhile. Safe to repeat.',
  input: z.object({ sweep: madeText(120, 'Escolha o que tentar.'), subject: madeText(300, 'Escolha o que tentar.') }),
  output: nothing,
})
