import { beforeEach, describe, expect, test } from 'vitest'
import {
  decideProposal,
  findHindrance,
  findPerson,
  guardBeginning,
  recordIdentityFingerprints,
} from '#domains/accounts/index.ts'
import { openSession } from '#domains/accounts/sessions/open-session.ts'
import { readApplicationStatus } from '#domains/consultants/application-status/read-application-status.ts'
import { readProfile } from '#domains/consultants/directory/read-profile.ts'
import { findOffer } from '#domains/consultants/index.ts'
import { listPresent } from '#domains/consultants/directory/sql.ts'
import { searchDirectory } from '#domains/consultants/search/search-directory.ts'
import { requestConsultation } from '#domains/consultations/index.ts'
import { balanceOf } from '#domains/wallet/index.ts'
import { COMMISSION, earningsOf } from '#domains/wallet/rules.ts'
import { findLedgerViolations } from '#domains/wallet/invariants.sql.ts'
import { postJournal } from '#domains/wallet/sql.ts'
import { promotionalOf } from '#domains/wallet/rules.ts'
import { type Db, inTransaction } from '#platform/db.ts'
import { databaseClock as clock } from '#platform/clock.ts'
import { CAPABILITIES } from '#shared/capabilities.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aClient, aConsultant, aPerson, anAdmin, comeOnline } from '#test/support/people.ts'
import { proposalVerbs } from '#server/proposal-verbs.ts'
import { giveGoodwill } from '../goodwill/give-goodwill.ts'
import { blockPerson } from './block-person.ts'
import { changeCommission } from './change-commission.ts'
import { changeTier } from './change-tier.ts'
import { liftRestraint } from './lift-restraint.ts'
import { readDecisions } from './read-decisions.ts'
import { suspendPerson } from './suspend-person.ts'

const REASON = 'Pediu pagamento por fora em três conversas.'
let db: Db
let [iris, gil, ana, luna] = ['', '', '', '']
beforeEach(async () => {
  db = await freshDatabase({ max: 8 })
  ;[iris, gil] = [await anAdmin(db), await anAdmin(db)]
  ;[ana, luna] = [await aClient(db, 'Ana', 10_000n), await aConsultant(db, 'Luna')]
})

const actOn = (personId: string, by = iris, id: string = crypto.randomUUID()) => ({
  id,
  personId,
  reason: REASON,
  by,
  clock,
})
const decide = ({ id, by }: { id: string; by: string }) =>
  decideProposal(db, proposalVerbs, { id, isConfirmed: true, capabilities: CAPABILITIES, by, clock })
const decisionsOf = async (personId: string) => readDecisions(db, { personId, at: await clock(db) })
const inForce = async (personId: string) =>
  (await decisionsOf(personId)).restraints.filter(({ liftedAt }) => !liftedAt).map(({ kind }) => kind)
const hindranceOf = async (personId: string) => (await findHindrance(db, personId, await clock(db))).kind
const mailsTo = async (personId: string) =>
  (
    await db<{ subject: string }[]>`
      select template->>'subject' as subject from mails where recipient = (select email from people where id = ${personId})
      order by queued_at`
  ).map(({ subject }) => subject)
const signIn = async (personId: string) => {
  const person = (await findPerson(db, personId))!
  const [row] = await db<{ hash: string }[]>`select password_hash as hash from people where id = ${personId}`
  const now = await clock(db)
  return inTransaction(db, (tx) =>
    openSession(tx, {
      person: { ...person, passwordHash: row!.hash },
      browser: { agent: '', address: '203.0.113.7' },
      means: 'with_password',
      remember: false,
      now,
    }),
  )
}

const earn = (consultantId: string, amount: bigint) =>
  postJournal(db, {
    key: `clear:${crypto.randomUUID()}`,
    subject: { kind: 'consultation', id: crypto.randomUUID() },
    kind: 'earnings_clear',
    postings: [{ from: COMMISSION, to: earningsOf(consultantId), amount }],
  })
/** The names of all facts that were announced meanwhile. */
async function announcedDuring(act: () => Promise<unknown>) {
  const heard: string[] = []
  const { unlisten } = await db.listen('facts', (payload) => void heard.push(payload))
  await act()
  await db`select pg_notify('facts', '"end"')`
  await expect.poll(() => heard.at(-1)).toBe('"end"')
  await unlisten()
  return heard.flatMap((payload) => [...payload.matchAll(/"type":"(\w+)"/g)].map(([, type]) => type))
}

describe('a suspension', () => {
  test('lets Ana sign in and read, and begin nothing, until its end', async () => {
    await suspendPerson(db, { ...actOn(ana), hours: 24 })
    await signIn(ana)
    expect(await hindranceOf(ana)).toBe('suspended')
    await expect(guardBeginning(db, ana, new Date())).rejects.toMatchObject({ code: 'accounts.suspended' })
    expect(await mailsTo(ana)).toEqual(['Sua conta está suspensa por um tempo'])
    const later = new Date(Date.now() + 25 * 3_600_000)
    expect((await findHindrance(db, ana, later)).kind).toBeNull()
  })

  test('of more than 72 hours in 30 days waits for a second member, who is not the first', async () => {
    expect(await suspendPerson(db, { ...actOn(ana), hours: 100 })).toBe('proposed')
    expect(await hindranceOf(ana)).toBeNull()
    const [proposal] = (await decisionsOf(ana)).proposals
    const { id } = proposal!
    await expect(decide({ id, by: iris })).rejects.toMatchObject({ code: 'accounts.own_proposal' })
    await decide({ id, by: gil })
    expect(await inForce(ana)).toEqual(['suspended'])
    await expect(decide({ id, by: gil })).rejects.toMatchObject({
      code: 'accounts.proposal_decided',
    })
  })

  test('is not confirmed by whom the first invited; with nobody else the first does it after 72 hours', async () => {
    await db`update team_members set invited_by = ${iris} where person_id <> ${iris}`
    await suspendPerson(db, { ...actOn(ana), hours: 100 })
    const [proposal] = (await decisionsOf(ana)).proposals
    const { id } = proposal!
    await expect(decide({ id, by: gil })).rejects.toMatchObject({
      code: 'accounts.invited_by_first',
    })
    await expect(decide({ id, by: iris })).rejects.toMatchObject({ code: 'accounts.own_proposal' })
    const told = await db`select template->>'subject' as subject from mails where key like 'alone:%'`
    expect(told).toEqual([{ subject: 'Uma decisão de duas pessoas não tem quem confirme' }])
    await db`update team_proposals set company_told_at = company_told_at - interval '73 hours'`
    await decide({ id, by: iris })
    expect(await inForce(ana)).toEqual(['suspended'])
  })

  test('that waits is replaced by whoever proposed it, and the old one confirms nothing; another member’s waits', async () => {
    const [first, second] = [actOn(ana), actOn(ana)]
    await suspendPerson(db, { ...first, hours: 100 })
    expect(await suspendPerson(db, { ...first, hours: 100 }), 'the same click').toBe('proposed')
    await expect(suspendPerson(db, { ...actOn(ana, gil), hours: 100 })).rejects.toMatchObject({
      code: 'accounts.proposal_waits',
    })
    await suspendPerson(db, { ...second, hours: 2_000 })
    expect((await decisionsOf(ana)).proposals).toMatchObject([
      { id: second.id, hours: 2_000, outcome: null },
      { id: first.id, hours: 100, outcome: 'withdrawn' },
    ])
    await expect(decide({ id: first.id, by: gil })).rejects.toMatchObject({ code: 'accounts.proposal_decided' })
    await decide({ id: second.id, by: gil })
    expect(await inForce(ana)).toEqual(['suspended'])
  })

  test('alone adds up: three days in thirty, whoever of the team it was', async () => {
    await suspendPerson(db, { ...actOn(ana), hours: 72 })
    const [first] = (await decisionsOf(ana)).restraints
    await db`update restraints set starts_at = starts_at - interval '73 hours', ends_at = ends_at - interval '73 hours'`
    expect((await decisionsOf(ana)).aloneHours).toBe(0)
    expect(await suspendPerson(db, { ...actOn(ana, gil), hours: 1 })).toBe('proposed')
    expect(first!.kind).toBe('suspended')
  })

  test('of two who suspend at once one is told', async () => {
    const both = await Promise.allSettled([
      suspendPerson(db, { ...actOn(ana, iris), hours: 24 }),
      suspendPerson(db, { ...actOn(ana, gil), hours: 48 }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'accounts.already_restrained' },
    })
    expect(await inForce(ana)).toEqual(['suspended'])
  })

  test('the same click twice is one suspension', async () => {
    const act = { ...actOn(ana), hours: 24 }
    await Promise.all([suspendPerson(db, act), suspendPerson(db, act)])
    expect(await inForce(ana)).toEqual(['suspended'])
    expect(await mailsTo(ana)).toHaveLength(1)
  })
})

describe('a block', () => {
  test('ends sessions and keeps Ana from signing in, also while she is just doing it', async () => {
    await signIn(ana)
    const [, again] = await Promise.allSettled([blockPerson(db, actOn(ana)), signIn(ana)])
    const open = await db`select from sessions where person_id = ${ana} and ended_at is null`
    expect(open).toHaveLength(0)
    if (again.status === 'rejected') expect(again.reason).toMatchObject({ code: 'accounts.blocked' })
    await expect(signIn(ana)).rejects.toMatchObject({ code: 'accounts.blocked' })
    const [secret] = await db`select purpose from bearer_secrets where person_id = ${ana}`
    expect(secret, 'a link to withdraw what she paid').toMatchObject({ purpose: 'withdrawal' })
  })

  test('is undone, and she signs in again', async () => {
    await blockPerson(db, actOn(ana))
    const { id } = (await decisionsOf(ana)).restraints[0]!
    await liftRestraint(db, { ...actOn(ana, gil), id })
    await signIn(ana)
    await expect(liftRestraint(db, { ...actOn(ana), id })).rejects.toMatchObject({ code: 'accounts.not_restrained' })
  })

  test.each([
    ['oneself', () => iris, 'accounts.own_case'],
    ['a member of the team', () => gil, 'accounts.team_member'],
    ['nobody', () => crypto.randomUUID(), 'accounts.person_not_found'],
  ])('is refused of %s', async (_, of, code) => {
    await expect(blockPerson(db, actOn(of()))).rejects.toMatchObject({ code })
    await expect(suspendPerson(db, { ...actOn(of()), hours: 1 })).rejects.toMatchObject({ code })
  })

  test('of Luna, who has earned something, waits for a second member and suspends her meanwhile', async () => {
    await earn(luna, 5_000n)
    const act = actOn(luna)
    expect(await blockPerson(db, act)).toBe('proposed')
    expect(await inForce(luna)).toEqual(['suspended'])
    expect(await blockPerson(db, act), 'the same click').toBe('proposed')
    await decide({ id: act.id, by: gil })
    expect(await inForce(luna)).toEqual(['blocked'])
  })

  test('takes Luna from every list, search and offer at once; her profile says that she does not attend', async () => {
    await comeOnline(db, luna)
    const seen = async () => ({
      present: (await listPresent(db, new Date(), 10)).length,
      found: (await searchDirectory(db, { text: 'luna' }, new Date(), 'home')).consultants.length,
      offer: (await findOffer(db, luna, 'chat', new Date(), ana))?.obstacle ?? null,
      profile: (await readProfile(db, luna, new Date())).isUnavailable,
    })
    expect(await seen()).toEqual({ present: 1, found: 1, offer: null, profile: false })
    const told = await announcedDuring(() => blockPerson(db, actOn(luna)))
    expect(told).toEqual(expect.arrayContaining(['presence_changed', 'profile_changed', 'featured_changed']))
    expect(await seen()).toEqual({ present: 0, found: 0, offer: 'restrained', profile: true })
    const asked = { id: crypto.randomUUID(), clientId: ana, consultantId: luna, channel: 'chat', clock } as const
    await expect(requestConsultation(db, asked)).rejects.toMatchObject({ code: 'consultations.consultant_unavailable' })
  })
})

describe('whoever was blocked and registers again', () => {
  const sharing = (personId: string, kind: 'phone' | 'card' | 'payer') =>
    inTransaction(db, async (tx) =>
      recordIdentityFingerprints(tx, {
        personId,
        fingerprints: [{ kind, value: 'the-same' }],
        at: await clock(tx),
      }),
    )

  test.each(['card', 'payer'] as const)('is known by the %s, also under an account that is older', async (kind) => {
    const bia = await aPerson(db, 'Bia', 'client')
    await sharing(ana, kind)
    await sharing(bia, kind)
    await blockPerson(db, actOn(ana))
    expect(await hindranceOf(bia)).toBe('in_review')
    expect((await decisionsOf(bia)).related).toMatchObject([{ personId: ana, by: [kind] }])
  })

  test('is known by the phone under a newer account only: anybody can type a phone', async () => {
    const bia = await aPerson(db, 'Bia', 'client')
    await sharing(ana, 'phone')
    await sharing(bia, 'phone')
    await blockPerson(db, actOn(ana))
    expect(await hindranceOf(bia)).toBeNull()
    const eva = await aPerson(db, 'Eva', 'client')
    await sharing(eva, 'phone')
    expect(await hindranceOf(eva)).toBe('in_review')
    await expect(guardBeginning(db, eva, new Date())).rejects.toMatchObject({ code: 'accounts.in_review' })
  })

  test('by a device alone is only shown to the team, until it tells the two apart', async () => {
    const bia = await aPerson(db, 'Bia', 'client')
    for (const person of [ana, bia]) await db`insert into known_devices values (${person}, sha256('one'), now(), now())`
    await blockPerson(db, actOn(ana))
    expect(await hindranceOf(bia)).toBeNull()
    expect((await decisionsOf(bia)).related).toMatchObject([{ by: ['device'] }])
    await db`insert into people_told_apart values (least(${ana}::uuid, ${bia}), greatest(${ana}::uuid, ${bia}), ${iris}, now(), 'Irmãs.')`
    expect((await decisionsOf(bia)).related).toEqual([])
  })
})

describe('goodwill', () => {
  let claim = ''
  beforeEach(async () => {
    claim = crypto.randomUUID()
    const email = (await findPerson(db, ana))!.email
    await db`
      insert into contact_messages (id, protocol, name, email, subject, body, received_at, answer_by)
      values (${claim}, '2026-990001-0', 'Ana', ${email}, 'payment', 'A sala fechou sozinha.', now(), now())`
  })
  const give = (amount: bigint, { by = iris, to = ana, caseId = claim, id = '' } = {}) =>
    giveGoodwill(db, { id: id || crypto.randomUUID(), personId: to, amount, caseId, reason: REASON, by, clock })
  const bonusOf = (personId: string) => balanceOf(db, promotionalOf(personId))

  test('is bonus for a case, with a mail, once for each act', async () => {
    const id = crypto.randomUUID()
    await Promise.all([give(1_500n, { id }), give(1_500n, { id })])
    expect(await bonusOf(ana)).toBe(1_500n)
    expect(await mailsTo(ana)).toEqual(['Você ganhou um bônus'])
    expect(await findLedgerViolations(db)).toEqual([])
    expect((await decisionsOf(ana)).goodwill).toMatchObject([
      { amountCents: 1_500n, claimId: null, protocol: '2026-990001-0' },
    ])
  })

  test('is found by the protocol of a message, and refused for a case that is unknown or of somebody else', async () => {
    await give(100n, { caseId: '2026-990001-0' })
    await expect(give(100n, { caseId: 'P-123' })).rejects.toMatchObject({ code: 'team.case_not_found' })
    const bia = await aClient(db, 'Bia')
    await expect(give(100n, { to: bia })).rejects.toMatchObject({ code: 'team.case_of_another' })
    expect(await bonusOf(bia)).toBe(0n)
  })

  test('above R$ 500,00 waits for a second member, also when two are given at once', async () => {
    const both = await Promise.all([give(30_000n), give(30_000n)])
    expect(both.toSorted()).toEqual(['done', 'proposed'])
    const [open] = (await decisionsOf(ana)).proposals
    expect(open).toMatchObject({ kind: 'goodwill', amountCents: 30_000n, outcome: null })
    await decide({ id: open!.id, by: gil })
    expect(await bonusOf(ana)).toBe(60_000n)
  })

  test('counts together with everything else that one person gives by judgement', async () => {
    await db`
      insert into discretionary_credits (id, kind, subject_id, amount, given_by, given_at)
      values (gen_random_uuid(), 'suspense', 'another', 49950, ${iris}, now())`
    expect(await give(100n)).toBe('proposed')
    expect(await bonusOf(ana)).toBe(0n)
  })

  test('of ten acts at once for ten people, each below the limit, one person passes it with none', async () => {
    const cases = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => {
        const to = await aClient(db, `Cliente ${n}`)
        const [caseId, email] = [crypto.randomUUID(), (await findPerson(db, to))!.email]
        await db`
          insert into contact_messages (id, protocol, name, email, subject, body, received_at, answer_by)
          values (${caseId}, ${caseId}, 'Ana', ${email}, 'payment', 'A sala fechou sozinha.', now(), now())`
        return { to, caseId }
      }),
    )
    const all = await Promise.all(cases.map((one) => give(20_000n, one)))
    expect(all.filter((one) => one === 'done')).toHaveLength(2)
    const [sum] = await db<{ given: bigint }[]>`select sum(amount)::bigint as given from goodwill`
    expect(sum!.given).toBe(40_000n)
  })

  test('to one person counts whoever gives it', async () => {
    expect(await give(40_000n)).toBe('done')
    expect(await give(20_000n, { by: gil })).toBe('proposed')
  })
})

describe('a commission of one consultant', () => {
  const proposal = (more: object = {}) => ({ ...actOn(luna), channel: null, bps: 2_200, from: '2020-01-01', ...more })
  const shareAt = async (at: Date, channel: 'chat' | 'audio' = 'chat') =>
    (await findOffer(db, luna, channel, at, ana))?.commissionBps
  const confirm = (id: string) => decide({ id, by: gil })
  const days = (n: number) => new Date(Date.now() + n * 86_400_000)

  test('counts from a day ahead for new consultations alone, once a second member confirmed it, and is mailed', async () => {
    const given = proposal()
    await changeCommission(db, given)
    expect(await shareAt(days(2))).toBe(3_500)
    await confirm(given.id)
    expect([await shareAt(days(0)), await shareAt(days(2))]).toEqual([3_500, 2_200])
    expect(await mailsTo(luna)).toContain('A sua parte das consultas vai mudar')
  })

  test('of one channel goes before that of all, a worse one is read thirty days before, and null is the tier’s', async () => {
    await db`insert into consultant_channels values (${luna}, 'audio', now()) on conflict do nothing`
    for (const more of [{}, { channel: 'audio', bps: 2_500 }, { bps: null }]) {
      const given = proposal(more)
      await changeCommission(db, given)
      await confirm(given.id)
    }
    expect([await shareAt(days(2)), await shareAt(days(2), 'audio')]).toEqual([2_200, 2_200])
    expect([await shareAt(days(32)), await shareAt(days(32), 'audio')]).toEqual([3_500, 2_500])
  })

  test('outside of the published shares is refused, and of a client', async () => {
    for (const bps of [0, 2_199, 3_501])
      await expect(changeCommission(db, proposal({ bps }))).rejects.toMatchObject({
        code: 'consultants.commission_out_of_range',
      })
    await expect(changeCommission(db, proposal({ personId: ana }))).rejects.toMatchObject({
      code: 'team.not_a_consultant',
    })
  })
})

describe('the tier of a consultant', () => {
  const proposal = (more: object = {}) => ({ ...actOn(luna), tier: 'mestre' as const, from: '2020-01-01', ...more })
  const confirm = (id: string) => decide({ id, by: gil })
  const days = (n: number) => new Date(Date.now() + n * 86_400_000)
  const decided = async (more: object = {}) => {
    const given = proposal(more)
    await changeTier(db, given)
    await confirm(given.id)
  }
  const tiersOn = async (...on: number[]) => {
    const profiles = await Promise.all(on.map((n) => readProfile(db, luna, days(n))))
    return profiles.map(({ tier }) => tier)
  }
  const shareOn = async (n: number) => (await findOffer(db, luna, 'chat', days(n), ana))?.commissionBps

  test('changes from a day ahead for what begins then, once a second member confirmed it; the price stays', async () => {
    const given = proposal()
    await changeTier(db, given)
    expect(await tiersOn(0, 2)).toEqual(['iniciante', 'iniciante'])
    const before = await findOffer(db, luna, 'chat', days(2), ana)
    await confirm(given.id)
    expect(await tiersOn(0, 2)).toEqual(['iniciante', 'mestre'])
    expect([await shareOn(0), await shareOn(2)]).toEqual([3_500, 2_200])
    expect((await findOffer(db, luna, 'chat', days(2), ana))?.pricePerMinute).toBe(before?.pricePerMinute)
    expect(await mailsTo(luna)).toContain('O seu nível vai mudar')
    const status = await readApplicationStatus(db, luna, days(0))
    expect(status.profile).toMatchObject({ tier: 'iniciante', nextTiers: [{ tier: 'mestre' }] })
  })

  test('is read thirty days before it is worse than what is in force or was promised', async () => {
    await decided()
    await decided({ tier: 'verificado' })
    expect(await tiersOn(0, 2, 28, 32)).toEqual(['iniciante', 'mestre', 'mestre', 'verificado'])
    expect((await readApplicationStatus(db, luna, days(0))).profile!.nextTiers.map(({ tier }) => tier)).toEqual([
      'mestre',
      'verificado',
    ])
  })

  test('that was decided last goes before what was decided for a later day', async () => {
    const later = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
    await decided({ tier: 'destaque', from: later })
    await decided({ tier: 'mestre' })
    expect(await tiersOn(2, 70)).toEqual(['mestre', 'mestre'])
  })

  test('goes after a share that was agreed, and a share is worse beside the tier that was promised', async () => {
    const share = { ...actOn(luna), channel: null, bps: 3_000, from: '2020-01-01' }
    await changeCommission(db, share)
    await confirm(share.id)
    await decided()
    expect([await tiersOn(2), await shareOn(2)]).toEqual([['mestre'], 3_000])
    const back = { ...actOn(luna), channel: null, bps: null, from: '2020-01-01' }
    await changeCommission(db, back)
    await confirm(back.id)
    expect(await shareOn(2)).toBe(2_200)
    const other = { ...actOn(luna), channel: null, bps: 2_500, from: '2020-01-01' }
    await changeCommission(db, other)
    await confirm(other.id)
    expect([await shareOn(28), await shareOn(32)]).toEqual([2_200, 2_500])
  })

  test('is done once, whoever confirms at once; and not the one that is in force, nor of a client', async () => {
    const given = proposal()
    await changeTier(db, given)
    const answers = await Promise.allSettled([1, 2, 3, 4].map(() => confirm(given.id)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db`select tier from consultant_tiers where consultant_id = ${luna}`).toHaveLength(1)
    const sol = await aConsultant(db, 'Sol')
    await expect(changeTier(db, proposal({ personId: sol, tier: 'iniciante' }))).rejects.toMatchObject({
      code: 'consultants.tier_unchanged',
    })
    await expect(changeTier(db, proposal({ personId: ana }))).rejects.toMatchObject({ code: 'team.not_a_consultant' })
  })
})
