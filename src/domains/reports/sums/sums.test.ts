import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { foldLedger } from '#domains/wallet/fold-ledger.ts'
import { grantBonus } from '#domains/wallet/index.ts'
import {
  accountsOf,
  availableOf,
  BANK,
  COMMISSION,
  earningsOf,
  GATEWAY,
  inPayoutOf,
  reservedOf,
  SUSPENSE,
  toClearOf,
  withdrawnOf,
  type Journal,
} from '#domains/wallet/rules.ts'
import type { Group } from '#domains/wallet/act-groups.rules.ts'
import { renderPaper } from '../papers/render-paper.ts'
import { DEMO_COMPANY } from '../../../../db/seeds/company.ts'
import { readStatement } from '#domains/reports/lines/read-statement.ts'
import { addStatementLines } from '#domains/wallet/statement.sql.ts'
import { postJournals } from '#domains/wallet/sql.ts'
import type { Db } from '#platform/db.ts'
import { dayInSaoPaulo } from '#shared/dates.ts'
import { freshDatabase } from '#test/support/database.ts'
import { aConsultant, aPerson } from '#test/support/people.ts'
import { seededRandom, seedOfThisRun } from '#test/support/seeded-random.ts'
import { platformCsv, sumDays } from './platform.rules.ts'
import { addLedgerSums } from './platform.sql.ts'
import { readMyReport } from './read-my-report.ts'
import { readPlatformReport } from './read-platform-report.ts'
import { csvText } from '#shared/csv.ts'
import { assertPeriod, bucketsOf, figuresOf, presetPeriod, sourcesOf } from './rules.ts'
import { findSumViolations } from './sql.ts'
import { streamCsv } from './stream-csv.ts'
import { writeIncomePaper } from '../papers/write-income-paper.ts'
import { writeStatementPaper } from '../papers/write-statement-paper.ts'

const fold = (db: Db) => foldLedger(db, 'statement', addStatementLines)
const ALWAYS = { from: '2016-01-01', to: '2020-12-31' }

/** Ana pays Luna 10 reais for an hour that was captured in these parts; Luna's are 7. */
async function consultation(db: Db, given: { ana: string; luna: string; channel: string; captures: string[] }) {
  const { ana, luna, channel, captures } = given
  const id = randomUUID()
  await db`
    insert into consultations (id, client_id, consultant_id, channel, price_per_minute, commission_bps, state,
      requested_at, started_at, ended_at)
    values (${id}, ${ana}, ${luna}, ${channel}, 100, 3000, 'ended', ${captures[0]!}, ${captures[0]!},
      ${captures.at(-1)!})`
  const part = 700n / BigInt(captures.length)
  await at(db, captures[0]!, [
    {
      key: `payment:${id}:paid`,
      subject: { kind: 'payment', id },
      kind: 'payment_paid',
      postings: [{ from: GATEWAY, to: availableOf(ana), amount: 1_000n }],
    },
    {
      key: `hold:${id}:1`,
      subject: { kind: 'consultation', id },
      kind: 'consultation_hold',
      postings: [{ from: availableOf(ana), to: reservedOf(ana), amount: 1_000n }],
    },
  ])
  for (const [i, when] of captures.entries())
    await at(db, when, [
      {
        key: `capture:${id}:${i}`,
        subject: { kind: 'consultation', id },
        kind: 'consultation_capture',
        postings: [
          { from: reservedOf(ana), to: toClearOf(luna), amount: part },
          { from: reservedOf(ana), to: COMMISSION, amount: 300n / BigInt(captures.length) },
        ],
      },
    ])
  return id
}

const at = (db: Db, instant: string, journals: Parameters<typeof postJournals>[1]) =>
  db.begin(async (tx) => {
    await tx`select set_config('sensitivos.instant', ${instant}, true)`
    expect(await postJournals(tx, journals)).toEqual(journals.map(() => 'posted'))
  })

const days = async (db: Db, personId: string, period = ALWAYS) =>
  (await readMyReport(db, { personId, ...period })).days.map(
    ({ on, group, amountCents, lines }) => `${on} ${group} ${amountCents} of ${lines}`,
  )

test('counts a consultation once, on the day of São Paulo on which it ended, kept or not', async () => {
  const db = await freshDatabase()
  const [ana, luna] = [await aPerson(db, 'Ana', 'client'), await aConsultant(db, 'Luna')]
  // Summer time began at midnight of 4 November 2018, UTC−2 from then on: 01:30 UTC is still 3 November.
  await consultation(db, { ana, luna, channel: 'video', captures: ['2018-11-04T01:30:00Z'] })
  await consultation(db, { ana, luna, channel: 'chat', captures: ['2018-12-01T01:30:00Z', '2018-12-01T02:30:00Z'] })
  const said = ['2018-11-03 consultations 700 of 1', '2018-12-01 consultations 700 of 1']
  expect(await days(db, luna)).toEqual(said)
  await fold(db)
  expect(await days(db, luna)).toEqual(said)
  expect(await days(db, luna, { from: '2018-12-01', to: '2018-12-01' })).toEqual(said.slice(1))
  expect(await readMyReport(db, { personId: luna, ...ALWAYS })).toMatchObject({
    channels: [
      { channel: 'chat', amountCents: 700n },
      { channel: 'video', amountCents: 700n },
    ],
    hours: [
      { weekday: 6, hour: 0, amountCents: 700n, lines: 1 },
      { weekday: 6, hour: 22, amountCents: 700n, lines: 1 },
    ],
  })
  expect(await days(db, ana, { from: '2018-11-01', to: '2018-11-29' })).toEqual([
    '2018-11-03 consultations -1000 of 1',
    '2018-11-03 credits 1000 of 1',
  ])
})

test('each refund counts on its own day, also when an earlier one was kept: a closed year stays as it was', async () => {
  const db = await freshDatabase()
  const [ana, luna] = [await aPerson(db, 'Ana', 'client'), await aConsultant(db, 'Luna')]
  const id = await consultation(db, { ana, luna, channel: 'audio', captures: ['2018-06-01T15:00:00Z'] })
  const refund = (n: number, when: string) =>
    at(db, when, [
      {
        key: `refund:${id}:${n}`,
        subject: { kind: 'consultation', id, n: n },
        kind: 'consultation_refund',
        postings: [{ from: toClearOf(luna), to: availableOf(ana), amount: 100n }],
      },
    ])
  await refund(1, '2018-06-02T15:00:00Z')
  await fold(db)
  await refund(2, '2019-01-09T15:00:00Z')
  const said = ['2018-06-01 consultations 700 of 1', '2018-06-02 refunds -100 of 1', '2019-01-09 refunds -100 of 1']
  expect(await days(db, luna), 'not kept yet').toEqual(said)
  await fold(db)
  expect(await days(db, luna)).toEqual(said)
  const { channels } = await readMyReport(db, { personId: luna, ...ALWAYS })
  expect(channels).toContainEqual({ channel: 'audio', group: 'refunds', amountCents: -200n, lines: 2 })
  expect(await findSumViolations(db)).toEqual([])
})

test.each<[string, [Group, bigint, number][], 'consultor' | 'client', [bigint, bigint, number, bigint]]>([
  ['nothing', [], 'consultor', [0n, 0n, 0, 0n]],
  ['two consultations', [['consultations', 700n, 2]], 'consultor', [700n, 0n, 2, 350n]],
  [
    'one that was refunded whole',
    [
      ['consultations', 43n, 1],
      ['refunds', -43n, 1],
    ],
    'consultor',
    [0n, 43n, 1, 0n],
  ],
  [
    'a consultation and a question, in part refunded to the client, and a payout',
    [
      ['consultations', -1_000n, 1],
      ['questions', -500n, 1],
      ['refunds', 300n, 2],
      ['payouts', -900n, 1],
    ],
    'client',
    [1_200n, 300n, 2, 600n],
  ],
  ['a refund of an earlier month', [['refunds', -43n, 1]], 'consultor', [-43n, 43n, 0, 0n]],
])('the average of %s is of the same sum as the total', (_, sums, role, [result, refunded, many, average]) => {
  const days = sums.map(([group, amountCents, lines]) => ({ group, amountCents, lines }))
  expect(figuresOf(days, role)).toEqual({ result, refunded, many, average })
})

test('the fee of a cancelled booking has its own name and its own line beside the channels, kept or not', async () => {
  const db = await freshDatabase()
  const [ana, luna] = [await aPerson(db, 'Ana', 'client'), await aConsultant(db, 'Luna')]
  await consultation(db, { ana, luna, channel: 'chat', captures: ['2018-06-01T15:00:00Z'] })
  const id = randomUUID()
  const [paid, fee] = [`payment:${id}:paid`, `capture:${id}:fee`]
  await at(db, '2018-06-02T15:00:00Z', [
    {
      key: paid,
      kind: 'payment_paid',
      subject: { kind: 'payment', id },
      postings: [{ from: GATEWAY, to: availableOf(ana), amount: 200n }],
    },
    {
      key: fee,
      kind: 'booking_fee',
      subject: { kind: 'booking', id },
      postings: [{ from: availableOf(ana), to: toClearOf(luna), amount: 140n }],
    },
  ])
  for (const step of ['not kept yet', 'kept']) {
    const { days: sums, channels } = await readMyReport(db, { personId: luna, ...ALWAYS })
    expect(figuresOf(sums, 'consultor'), step).toEqual({ result: 840n, refunded: 0n, many: 1, average: 700n })
    expect(sourcesOf(channels, 'consultor'), step).toEqual([
      { name: 'Taxas de quem faltou ou desmarcou em cima da hora', amount: 140n, many: 0 },
      { name: 'Chat', amount: 700n, many: 1 },
    ])
    for (const personId of [ana, luna]) {
      const { lines } = await readStatement(db, { personId, cursor: undefined })
      expect(lines[0]!.words, step).toBe('Desmarcada em cima da hora: taxa da consulta')
    }
    await fold(db)
  }
})

test('a line that moves after it was kept leaves its former day', async () => {
  const db = await freshDatabase()
  const [ana, id] = [await aPerson(db, 'Ana', 'client'), randomUUID()]
  const paid = (part: string, when: string) =>
    at(db, when, [
      {
        key: `payment:${id}:${part}`,
        subject: { kind: 'payment', id },
        kind: 'payment_paid',
        postings: [{ from: GATEWAY, to: availableOf(ana), amount: 100n }],
      },
    ])
  await paid('paid', '2018-06-02T15:00:00Z')
  await fold(db)
  await paid('late', '2018-06-09T15:00:00Z')
  expect(await days(db, ana), 'not kept yet').toEqual(['2018-06-09 credits 200 of 1'])
  await fold(db)
  expect(await days(db, ana)).toEqual(['2018-06-09 credits 200 of 1'])
  expect(await findSumViolations(db)).toEqual([])
})

const SEED = seedOfThisRun()
test(`the sums of random histories equal the ledger to the centavo, seed ${SEED}`, async () => {
  const db = await freshDatabase()
  const random = seededRandom(SEED).below
  const people = [
    await aPerson(db, 'Ana', 'client'),
    await aConsultant(db, 'Luna'),
    await aConsultant(db, 'Sol'),
  ] as const
  for (let i = 0; i < 40; i++) {
    const start = Date.UTC(2018, 0, 1) + i * 7 * 3_600_000
    const captures = Array.from({ length: 1 + random(2) }, (_, n) => new Date(start + n * 3_600_000).toISOString())
    const luna = people[1 + random(2)]!
    await consultation(db, { ana: people[0], luna, channel: ['chat', 'audio', 'video'][random(3)]!, captures })
    if (random(6) === 0) await fold(db)
    if (random(9) === 0) expect(await findSumViolations(db)).toEqual([])
  }
  for (const personId of people) {
    const [ledger] = await db`select coalesce(sum(balance), 0)::bigint as sum from ledger_accounts
      where id = any(${accountsOf(personId)})`
    const report = await readMyReport(db, { personId, ...ALWAYS })
    expect(report.days.reduce((sum, { amountCents }) => sum + amountCents, 0n)).toBe(ledger!.sum)
    await fold(db)
    expect(await readMyReport(db, { personId, ...ALWAYS })).toEqual(report)
  }
  expect(await findSumViolations(db)).toEqual([])
  await db`update person_sums set amount = amount + 1 where person_id = ${people[1]} and hour = (
    select min(hour) from person_sums where person_id = ${people[1]})`
  await db`update statement_lines set amount = amount - 1 where person_id = ${people[2]} and about = (
    select min(about) from statement_lines where person_id = ${people[2]})`
  expect(new Set((await findSumViolations(db)).map(({ rule }) => rule))).toEqual(new Set(['D1', 'D2']))
})

test(`the team's report of random histories equals the ledger to the centavo, folded or not, seed ${SEED}`, async () => {
  const db = await freshDatabase()
  const random = seededRandom(SEED).below
  const [ana, luna] = [await aPerson(db, 'Ana', 'client'), await aConsultant(db, 'Luna')]
  const ACTS = {
    paid: ['payment_paid', [[GATEWAY, availableOf(ana), 1_000n]]],
    unmatched: ['payment_suspense', [[GATEWAY, SUSPENSE, 70n]]],
    writtenOff: ['payment_suspense_written_off', [[SUSPENSE, GATEWAY, 30n]]],
    payback: ['payment_payback', [[availableOf(ana), GATEWAY, 90n]]],
    cameBack: ['payment_payback_returned', [[GATEWAY, availableOf(ana), 40n]]],
    byHand: ['withdrawal_paid', [[withdrawnOf(ana), BANK, 25n]]],
    bonus: ['bonus', []],
    capture: [
      'consultation_capture',
      [
        [availableOf(ana), toClearOf(luna), 70n],
        [availableOf(ana), COMMISSION, 30n],
      ],
    ],
    refund: [
      'consultation_refund',
      [
        [toClearOf(luna), availableOf(ana), 7n],
        [COMMISSION, availableOf(ana), 3n],
      ],
    ],
    clear: ['earnings_clear', [[toClearOf(luna), earningsOf(luna), 20n]]],
    payout: ['payout_paid', [[inPayoutOf(luna), BANK, 15n]]],
    bounced: ['payout_returned', [[BANK, earningsOf(luna), 4n]]],
  } as const
  const FIGURES: Record<keyof typeof ACTS, readonly [bigint, bigint, bigint, bigint, bigint, bigint]> = {
    paid: [1_000n, 0n, 0n, 0n, 0n, 1_000n],
    unmatched: [70n, 0n, 0n, 0n, 0n, 0n],
    writtenOff: [0n, 30n, 0n, 0n, 0n, 0n],
    payback: [0n, 90n, 0n, 0n, 0n, -90n],
    cameBack: [0n, -40n, 0n, 0n, 0n, 40n],
    byHand: [0n, 25n, 0n, 0n, 0n, -25n],
    bonus: [0n, 0n, 0n, 0n, 0n, 0n],
    capture: [0n, 0n, 0n, 30n, 0n, -30n],
    refund: [0n, 0n, 0n, -3n, 10n, 3n],
    clear: [0n, 0n, 0n, 0n, 0n, 0n],
    payout: [0n, 0n, 15n, 0n, 0n, -15n],
    bounced: [0n, 0n, -4n, 0n, 0n, 4n],
  }
  const post = (when: string, kind: string, moves: readonly (readonly [string, string, bigint])[]) =>
    at(db, when, [
      {
        key: `test:${randomUUID()}`,
        subject: { kind: 'consultation', id: randomUUID() },
        kind,
        postings: moves.map(([from, to, amount]) => ({ from, to, amount })),
      },
    ])
  await post('2018-01-01T12:00:00Z', 'payment_paid', [
    [GATEWAY, availableOf(ana), 50_000n],
    [GATEWAY, withdrawnOf(ana), 5_000n],
    [GATEWAY, toClearOf(luna), 5_000n],
    [GATEWAY, inPayoutOf(luna), 5_000n],
    [GATEWAY, SUSPENSE, 5_000n],
  ])
  const days = new Map<string, bigint[]>()
  for (let i = 0; i < 120; i++) {
    // Three hours apart in UTC: some fall on the day before in São Paulo, where it is two or three hours earlier.
    const when = new Date(Date.UTC(2018, 0, 10) + i * 3 * 3_600_000)
    const name = Object.keys(ACTS)[random(12)] as keyof typeof ACTS
    if (name === 'bonus')
      await db.begin(async (tx) => {
        await tx`select set_config('sensitivos.instant', ${when.toISOString()}, true)`
        const expiresAt = new Date('2019-01-01T12:00:00Z')
        await grantBonus(tx, {
          id: randomUUID(),
          personId: ana,
          amount: 60n,
          grantedAt: when,
          expiresAt,
          paymentId: null,
        })
      })
    else await post(when.toISOString(), ACTS[name][0], ACTS[name][1])
    const on = dayInSaoPaulo(when)
    days.set(
      on,
      (days.get(on) ?? Array(6).fill(0n)).map((sum, at) => sum + FIGURES[name][at]!),
    )
    if (random(10) === 0) await foldLedger(db, 'platform', addLedgerSums)
  }
  const period = { from: '2018-01-05', to: '2018-01-31' }
  const report = await readPlatformReport(db, period)
  let held = 65_000n
  for (const day of report.days) {
    const [paidIn, returned, out, commission, refunded, more] = days.get(day.on) ?? Array<bigint>(6).fill(0n)
    held += more!
    expect(day).toEqual({
      on: day.on,
      inCents: paidIn,
      returnedCents: returned,
      paidOutCents: out,
      commissionCents: commission,
      refundedCents: refunded,
      heldCents: held,
    })
  }
  const [ledger] = await db<{ held: bigint; outside: bigint; commission: bigint }[]>`
    select sum(balance) filter (where guarded and id not like '%:promotional')::bigint as held,
      (account_balance(${GATEWAY}) + account_balance(${BANK}))::bigint as outside,
      account_balance(${COMMISSION})::bigint as commission from ledger_accounts`
  const sum = sumDays((await readPlatformReport(db, ALWAYS)).days)!
  expect(sum.heldCents).toBe(ledger!.held)
  expect(sum.commissionCents).toBe(ledger!.commission)
  expect(sum.inCents - sum.returnedCents - sum.paidOutCents).toBe(-ledger!.outside)
  await foldLedger(db, 'platform', addLedgerSums)
  expect(await readPlatformReport(db, period)).toEqual(report)
  const rows = platformCsv(report.days).trimEnd().split('\r\n')
  expect(rows).toHaveLength(28)
  expect(rows[1]).toBe('05/01/2018;0,00;0,00;0,00;0,00;0,00;650,00')
})

test('a spreadsheet has every line of the period, and its amounts sum up to the report', async () => {
  const db = await freshDatabase()
  const [ana, luna] = [await aPerson(db, 'Ana', 'client'), await aConsultant(db, 'Luna')]
  for (let i = 0; i < 9; i++)
    await at(
      db,
      `2018-01-01T12:00:00Z`,
      Array.from({ length: 300 }, () => paid(ana)),
    )
  await fold(db)
  await consultation(db, { ana, luna, channel: 'chat', captures: ['2018-01-31T12:00:00Z'] })
  await consultation(db, { ana, luna, channel: 'chat', captures: ['2018-02-01T12:00:00Z'] })
  const text = await new Response(streamCsv(db, ana, { from: '2018-01-01', to: '2018-01-31' })).bytes()
  expect([...text.subarray(0, 3)], 'the mark of UTF-8').toEqual([0xef, 0xbb, 0xbf])
  const [header, ...rows] = new TextDecoder().decode(text).trimEnd().split('\r\n')
  expect(header).toBe('Data;Hora;Movimento;Canal;Valor em R$;Recibo')
  expect(rows).toHaveLength(2_702)
  expect(rows.at(-1)).toBe('31/01/2018;10:00;Consulta com Luna;Chat;-10,00;')
  const sum = rows.reduce((total, row) => total + BigInt(row.split(';')[4]!.replace(',', '')), 0n)
  const { days: said } = await readMyReport(db, { personId: ana, from: '2018-01-01', to: '2018-01-31' })
  expect(said.reduce((total, { amountCents }) => total + amountCents, 0n)).toBe(sum)
})

const paid = (ana: string): Journal => ({
  key: `payment:${randomUUID()}:paid`,
  subject: { kind: 'payment', id: randomUUID() },
  kind: 'payment_paid',
  postings: [{ from: GATEWAY, to: availableOf(ana), amount: 100n }],
})

test('a statement and a year of income are papers that a thread can draw', async () => {
  const db = await freshDatabase()
  const [ana, luna] = [await aPerson(db, 'Ana', 'client'), await aConsultant(db, 'Luna')]
  await consultation(db, { ana, luna, channel: 'chat', captures: ['2018-02-01T12:00:00Z'] })
  const now = new Date('2019-01-10T12:00:00Z')
  const viewer = { id: luna, role: 'consultor' as const, sessionId: '' }
  const paper = await writeStatementPaper(db, viewer, { from: '2018-02-01', to: '2018-02-28' }, now)
  expect(paper.sections[1]!.lines).toEqual([
    { name: 'Consultas', value: 'R$\u00a07,00' },
    { name: 'Ganhos no período', value: 'R$\u00a07,00', strong: true },
  ])
  expect(paper.sections.at(-1)!.lines).toEqual([
    { name: '01/02/2018, 10:00 · Consulta com Ana', value: 'R$\u00a07,00' },
    { name: 'Soma dos movimentos', value: 'R$\u00a07,00', strong: true },
  ])
  const income = await writeIncomePaper(db, luna, '2018', now)
  const [who, ...months] = income.sections
  expect(who!.lines[1]!.value).toMatch(/^Luna.* · CPF \d{3}\.\d{3}\.\d{3}-\d{2}$/)
  expect(months.slice(0, 3).map(({ lines }) => [lines[1], lines.at(-1)])).toEqual([
    [
      { name: 'fev/2018', value: 'R$\u00a010,00' },
      { name: 'Bruto do ano', value: 'R$\u00a010,00', strong: true },
    ],
    [
      { name: 'fev/2018', value: 'R$\u00a03,00' },
      { name: 'Comissão do ano', value: 'R$\u00a03,00', strong: true },
    ],
    [
      { name: 'fev/2018', value: 'R$\u00a07,00' },
      { name: 'Líquido do ano', value: 'R$\u00a07,00', strong: true },
    ],
  ])
  const text = await new Response(
    streamCsv(db, luna, { from: '2018-02-01', to: '2018-02-28' }, { isConsultant: true }),
  ).text()
  expect(text.trimEnd().split('\r\n').at(-1)).toBe('01/02/2018;10:00;Consulta com Ana;Chat;7,00;;10,00;3,00;')
  for (const one of [paper, income])
    expect((await renderPaper(one, DEMO_COMPANY)).subarray(0, 5).toString()).toBe('%PDF-')
  for (const year of ['2020', '18', '=1+1', '99999'])
    await expect(writeIncomePaper(db, luna, year, now)).rejects.toMatchObject({ code: 'reports.invalid_day' })
})

test.each([
  ['=1+1', "'=1+1"],
  ['+55', "'+55"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  [' =1', "' =1"],
  ['Pacote "A"; 10', '"Pacote ""A""; 10"'],
  ['Consulta', 'Consulta'],
])('writes %j in a cell as %j', (text, cell) => expect(csvText(text)).toBe(cell))

test.each([
  ['2026-02-30', '2026-03-01', 'reports.invalid_day'],
  ['2026-2-1', '2026-03-01', 'reports.invalid_day'],
  ['=1+1', '2026-03-01', 'reports.invalid_day'],
  ['0000-01-01', '2026-03-01', 'reports.invalid_day'],
  ['2026-03-02', '2026-03-01', 'reports.reversed_period'],
  ['1950-01-01', '2150-01-01', 'reports.period_too_long'],
])('refuses the period from %s to %s', (from, to, code) =>
  expect(() => assertPeriod({ from, to })).toThrow(expect.objectContaining({ code })),
)

test.each([
  ['este-mes', '2026-03-01T02:00:00Z', '2026-02-01', '2026-02-28'],
  ['mes-passado', '2026-03-01T03:00:00Z', '2026-02-01', '2026-02-28'],
  ['mes-passado', '2027-01-15T12:00:00Z', '2026-12-01', '2026-12-31'],
  ['30-dias', '2026-03-01T12:00:00Z', '2026-01-31', '2026-03-01'],
  ['ano', '2027-01-01T02:59:59Z', '2026-01-01', '2026-12-31'],
] as const)('%s at %s begins on %s and ends on %s', (preset, now, from, to) =>
  expect(presetPeriod(preset, new Date(now))).toEqual({ from, to }),
)

test('has a bar for each day of two months, and for each month of a year', () => {
  expect(bucketsOf({ from: '2024-02-28', to: '2024-03-01' })).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
  expect(bucketsOf({ from: '2025-12-15', to: '2026-03-01' })).toEqual(['2025-12', '2026-01', '2026-02', '2026-03'])
})
