import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#platform/db.ts'
import { inTransaction } from '#platform/db.ts'
import type { TeamRole } from '#shared/team-roles.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aPerson } from '#test/support/people.ts'
import { settableClock } from '#test/support/settable-clock.ts'
import { appoint } from '../team-members/appoint-admin.ts'
import type { CreditKind } from '../discretionary-credit.rules.ts'
import { decideProposal, type ProposalVerb, type ProposalVerbs } from '../proposals/decide-proposal.ts'
import type { Second } from '../proposals/record-decision.ts'
import { PROPOSAL_KINDS } from '../proposals.rules.ts'
import { authoriseCredit } from './authorise-credit.ts'
import { lockDiscretionaryCredits } from './sql.ts'

const DAY_S = 86_400
const time = settableClock()
let db: Db
let [iris, vera, ana] = ['', '', '']

beforeEach(async () => {
  db = await freshDatabase({ max: 10 })
  ;[iris, vera] = [await aMember('Íris'), await aMember('Vera')]
  ana = await aPerson(db, 'Ana', 'client', time.now())
})

async function aMember(firstName: string, by?: string, roles: readonly TeamRole[] = ['support', 'finance']) {
  const id = await aPerson(db, firstName, 'client', time.now())
  await inTransaction(db, (tx) => appoint(tx, { personId: id, roles, by, now: time.now() }))
  return id
}

type Credit = { amount?: bigint; to?: string; by?: string; kind?: CreditKind; subjectId?: string; second?: Second }

/** Gives as a verb does; answers whether it went on. */
const give = ({
  amount = 30_000n,
  to,
  by = iris,
  kind = 'claim',
  subjectId = crypto.randomUUID(),
  second,
}: Credit = {}) =>
  inTransaction(db, async (tx) => {
    await lockDiscretionaryCredits(tx)
    const given = { kind, subjectId, amount, reason: 'Lemos o registro.', by, second, at: time.now() }
    return authoriseCredit(tx, { ...given, receiverId: to ?? (await someReceiver()), input: { subjectId, to } })
  })
const someReceiver = () => aPerson(db, 'Bia', 'client', time.now())
const waiting = () => db<
  { id: string; kind: CreditKind; subjectId: string; amount: bigint; personId: string; proposedBy: string }[]
>`
  select id, kind, subject_id as "subjectId", amount, person_id as "personId", proposed_by as "proposedBy"
  from team_proposals where outcome is null order by proposed_at, id`

/** Confirms or refuses the only proposal. */
async function decide(by: string, isConfirmed = true) {
  const [proposal] = await waiting()
  const verbs = verbsOf((_db, _input, { by: first, second }) =>
    give({ ...proposal!, to: proposal!.personId, by: first, second }),
  )
  return decideProposal(db, verbs, { id: proposal!.id, isConfirmed, capabilities: ['refunds'], by, clock: time.clock })
}

/** Whatever is confirmed is done like this. */
const verbsOf = (verb: ProposalVerb) => Object.fromEntries(PROPOSAL_KINDS.map((kind) => [kind, verb])) as ProposalVerbs

describe('what one person gives', () => {
  test('counts together over all kinds and receivers in a day, and more waits for another person', async () => {
    expect(await give({ kind: 'claim' })).toBe(true)
    expect(await give({ kind: 'suspense', amount: 20_000n })).toBe(true)
    expect(await give({ kind: 'dispute', amount: 1n })).toBe(false)
    expect(await waiting()).toMatchObject([{ kind: 'dispute', amount: 1n, proposedBy: iris }])
    expect(await give({ by: vera }), 'another one has not given yet').toBe(true)
    time.pass(DAY_S)
    expect(await give({ kind: 'dispute' }), 'a day later').toBe(true)
  })

  test('is R$ 2.000 in thirty days at most', async () => {
    for (let day = 0; day < 4; day++) {
      expect(await give({ amount: 50_000n })).toBe(true)
      time.pass(DAY_S)
    }
    expect(await give({ amount: 1n })).toBe(false)
    time.pass(27 * DAY_S)
    expect(await give({ amount: 50_000n })).toBe(true)
  })

  test('is R$ 500 for one receiver in thirty days, whoever gives; accounts with one card are one receiver', async () => {
    const other = await someReceiver()
    await db`
      insert into identity_fingerprints (person_id, kind, hash, seen_at)
      select id, 'card', sha256('card:one'), now() from people where id in ${db([ana, other])}`
    expect(await give({ to: ana })).toBe(true)
    time.pass(2 * DAY_S)
    expect(await give({ to: other, by: vera })).toBe(false)
    expect(await give({ to: other, amount: 20_000n, by: vera })).toBe(true)
  })

  test('by nothing asks nobody and counts for nothing', async () => {
    await give({ amount: 50_000n })
    expect(await give({ amount: 0n })).toBe(true)
    expect(await waiting()).toEqual([])
  })
})

describe('at once', () => {
  test.each([1, 2, 3])(
    'ten credits, each below the limit, are passed by one person no further than it: try %i',
    async () => {
      const receivers = await Promise.all(Array.from({ length: 10 }, someReceiver))
      const passed = await Promise.all(receivers.map((to) => give({ to, amount: 30_000n })))
      expect(passed.filter(Boolean)).toHaveLength(1)
      const [sum] = await db<
        { all: bigint }[]
      >`select sum(amount)::bigint as all from discretionary_credits where seconded_by is null`
      expect(sum!.all).toBe(30_000n)
      expect(await waiting()).toHaveLength(9)
    },
  )

  test('two people give to one receiver no more than one may', async () => {
    const passed = await Promise.all([give({ to: ana }), give({ to: ana, by: vera })])
    expect(passed.filter(Boolean)).toHaveLength(1)
  })

  test('of ten who confirm, one does', async () => {
    await give({ amount: 60_000n })
    const [proposal] = await waiting()
    const members = await Promise.all(Array.from({ length: 5 }, (_, n) => aMember(`Caio ${n}`)))
    const verbs = verbsOf((_db, _input, { by, second }) =>
      give({ amount: 60_000n, to: proposal!.personId, by, second }),
    )
    const given = { id: proposal!.id, isConfirmed: true, capabilities: ['refunds'], clock: time.clock } as const
    const done = await Promise.allSettled(members.map((by) => decideProposal(db, verbs, { ...given, by })))
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db`select 1 from discretionary_credits`).toHaveLength(1)
    const events = await db`select 1 from security_events where kind = 'accounts.proposal_decided'`
    expect(events).toHaveLength(1)
  })
})

describe('a proposal', () => {
  beforeEach(async () => void (await give({ amount: 60_000n, to: ana, subjectId: 'one' })))

  test('is confirmed by somebody else, and then neither counts for whoever proposed it', async () => {
    await decide(vera)
    expect(await db`select given_by, seconded_by, amount from discretionary_credits`).toEqual([
      { given_by: iris, seconded_by: vera, amount: 60_000n },
    ])
    expect(await waiting()).toEqual([])
    expect(await give({ amount: 50_000n })).toBe(true)
  })

  test('is not confirmed by whoever proposed it, whom they invited, or whom it is for', async () => {
    await expect(decide(iris)).rejects.toMatchObject({ code: 'accounts.own_proposal' })
    const invited = await aMember('Rui', iris)
    await expect(decide(invited)).rejects.toMatchObject({ code: 'accounts.invited_by_first' })
    await inTransaction(db, (tx) => appoint(tx, { personId: ana, roles: ['support'], now: time.now() }))
    await expect(decide(ana)).rejects.toMatchObject({ code: 'accounts.own_case' })
    expect(await waiting()).toHaveLength(1)
    expect(await db`select 1 from discretionary_credits`).toEqual([])
  })

  test.each([
    ['Vera', 'refused'],
    ['Íris', 'withdrawn'],
  ])('that %s does not confirm is %s, and can be made again', async (who, outcome) => {
    await decide(who === 'Vera' ? vera : iris, false)
    expect(await db`select outcome from team_proposals`).toEqual([{ outcome }])
    expect(await give({ amount: 60_000n, to: ana, subjectId: 'one' })).toBe(false)
    expect(await waiting()).toHaveLength(1)
  })

  test('about the same replaces the own one, and is refused to anybody else', async () => {
    expect(await give({ amount: 70_000n, to: ana, subjectId: 'one' })).toBe(false)
    expect(await waiting()).toMatchObject([{ amount: 70_000n }])
    expect(await db`select amount from team_proposals where outcome = 'withdrawn'`).toEqual([{ amount: 60_000n }])
    const other = give({ amount: 60_000n, to: ana, subjectId: 'one', by: vera })
    await expect(other).rejects.toMatchObject({ code: 'accounts.proposal_waits' })
  })

  test('is not confirmed by whoever read it before its amount was raised; said again alike, it is', async () => {
    const [read] = await waiting()
    expect(await give({ amount: read!.amount, to: ana, subjectId: 'one' })).toBe(false)
    expect(await waiting()).toMatchObject([{ id: read!.id }])
    expect(await give({ amount: 90_000n, to: ana, subjectId: 'one' })).toBe(false)
    const given = { id: read!.id, isConfirmed: true, capabilities: ['refunds'], by: vera, clock: time.clock } as const
    const confirming = decideProposal(
      db,
      verbsOf(async () => undefined),
      given,
    )
    await expect(confirming).rejects.toMatchObject({ code: 'accounts.proposal_decided' })
    expect(await waiting()).toMatchObject([{ amount: 90_000n }])
  })

  test('waits for seven days, and then for nobody; it can be made again, by anybody', async () => {
    time.pass(7 * DAY_S)
    await expect(decide(vera)).rejects.toMatchObject({ code: 'accounts.proposal_decided' })
    await expect(decide(iris, false)).rejects.toMatchObject({ code: 'accounts.proposal_decided' })
    expect(await give({ amount: 60_000n, to: ana, subjectId: 'one', by: vera })).toBe(false)
    expect(await db`select outcome, decided_by from team_proposals order by proposed_at`).toEqual([
      { outcome: 'expired', decided_by: null },
      { outcome: null, decided_by: null },
    ])
    await decide(iris)
  })

  test('of another capability is as if it did not exist', async () => {
    const [proposal] = await waiting()
    const given = {
      id: proposal!.id,
      isConfirmed: false,
      capabilities: ['money'],
      by: vera,
      clock: time.clock,
    } as const
    const deciding = decideProposal(
      db,
      verbsOf(async () => undefined),
      given,
    )
    await expect(deciding).rejects.toMatchObject({ code: 'accounts.proposal_not_found' })
  })
})

test('where nobody else could confirm, the company is told, and after 72 hours one person does it alone', async () => {
  await db`update team_members set roles = '{content}' where person_id = ${vera}`
  await give({ amount: 60_000n, to: ana })
  const [mail] = await db<
    { subject: string }[]
  >`select template->>'subject' as subject from mails where key like 'alone:%'`
  expect(mail!.subject).toBe('Uma decisão de duas pessoas não tem quem confirme')
  time.pass(3 * DAY_S - 1)
  await expect(decide(iris)).rejects.toMatchObject({ code: 'accounts.own_proposal' })
  time.pass(1)
  await db`update team_members set roles = '{finance}' where person_id = ${vera}`
  await expect(decide(iris), 'somebody could by now').rejects.toMatchObject({ code: 'accounts.own_proposal' })
  await db`update team_members set roles = '{content}' where person_id = ${vera}`
  await decide(iris)
  expect(await db`select seconded_by from discretionary_credits`).toEqual([{ seconded_by: null }])
})

test('whoever ends the only other who could confirm, after proposing, does not do it alone untold', async () => {
  await give({ amount: 60_000n, to: ana, subjectId: 'one' })
  await db`update team_members set ended_at = ${time.now()} where person_id = ${vera}`
  time.pass(3 * DAY_S)
  await expect(decide(iris)).rejects.toMatchObject({ code: 'accounts.own_proposal' })
  await give({ amount: 60_000n, to: ana, subjectId: 'one' })
  expect(await db`select 1 from mails where key like 'alone:%'`).toHaveLength(1)
  time.pass(3 * DAY_S)
  await decide(iris)
  expect(await waiting()).toEqual([])
})
