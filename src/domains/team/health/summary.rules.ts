/** As much of how the house runs as decides whether somebody is needed. */
export type Health = {
  at: Date
  processes: readonly { kind: 'web' | 'worker'; isSilent: boolean }[]
  jobs: readonly { state: 'on_time' | 'late' | 'failing' | 'never' }[]
  stuckCount: number
  violationCount: number
  mails: { waiting: number; oldestDueAt: Date | null; sent: number; refused: number; givenUp: number }
  gateways: readonly { name: string; oldestWaitingAt: Date | null; unexplainedCents: bigint | null }[]
  relay: readonly { fault: string | null }[] | null
}

export type Fault = {
  kind: 'worker' | 'jobs' | 'set_aside' | 'invariants' | 'mails' | 'webhooks' | 'reconciliation' | 'relay'
  words: string
  /** The part of the page that shows it. */
  part: string
}

/** A mail or a webhook waits some seconds; after so long something is wrong. */
const LATE_AFTER_MS = 10 * 60_000
/** So many mails that did not arrive in a day, and more than one in twenty. */
const MANY_UNSENT = 20
const SHARE_UNSENT = 0.05

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const isLate = (since: Date | null, now: Date) => since !== null && now.getTime() - since.getTime() > LATE_AFTER_MS

/** Everything that needs somebody, the worst first. The alarms and the page ask this, so they say the same. */
export function faultsOf({ at, processes, jobs, stuckCount, violationCount, mails, gateways, relay }: Health): Fault[] {
  const faults: Fault[] = []
  const add = (is: boolean, fault: Fault) => void (is && faults.push(fault))
  add(violationCount > 0, {
    kind: 'invariants',
    words: counted(
      violationCount,
      'coisa que nunca pode ser falsa está falsa',
      'coisas que nunca podem ser falsas estão',
    ),
    part: 'conferencias',
  })
  const workers = processes.filter(({ kind, isSilent }) => kind === 'worker' && !isSilent)
  add(workers.length === 0, { kind: 'worker', words: 'Nenhum processo de tarefas responde', part: 'processos' })
  const bad = jobs.filter(({ state }) => state === 'late' || state === 'failing').length
  add(bad > 0, {
    kind: 'jobs',
    words: counted(bad, 'tarefa atrasada ou com erro', 'tarefas atrasadas ou com erro'),
    part: 'tarefas',
  })
  add(stuckCount > 0, {
    kind: 'set_aside',
    words: counted(stuckCount, 'caso que uma tarefa não resolve', 'casos que tarefas não resolvem'),
    part: 'parado',
  })
  for (const { name, oldestWaitingAt, unexplainedCents } of gateways) {
    add(isLate(oldestWaitingAt, at), {
      kind: 'webhooks',
      words: `Avisos de ${name} esperam há mais de dez minutos`,
      part: 'bancos',
    })
    add((unexplainedCents ?? 0n) !== 0n, {
      kind: 'reconciliation',
      words: `Os livros não fecham com os de ${name}`,
      part: 'bancos',
    })
  }
  const unsent = mails.refused + mails.givenUp
  const isMany = unsent >= MANY_UNSENT && unsent > SHARE_UNSENT * (mails.sent + unsent)
  add(isLate(mails.oldestDueAt, at), { kind: 'mails', words: 'E-mails esperam há mais de dez minutos', part: 'emails' })
  add(isMany, { kind: 'mails', words: `${unsent} e-mails não chegaram em 24 horas`, part: 'emails' })
  const broken = relay?.filter(({ fault }) => fault).length ?? 0
  add(broken > 0, { kind: 'relay', words: 'O servidor das chamadas não responde', part: 'bancos' })
  return faults
}
