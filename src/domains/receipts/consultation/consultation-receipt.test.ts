import { expect, test } from 'vitest'
import { CONSULTATION, digest, faultsOf, issueReceipt } from '#test/support/receipt-fixture.ts'
import { checkReceipt, parseReceiptContent } from '../rules.ts'
import { receiptInWords } from '../wording.rules.ts'

/** Ana consulted Luna in two segments of one consultation: 90 s and 30.5 s at R$ 3,99 a minute. */
const receipt = {
  ...CONSULTATION,
  segments: [
    { from: '2026-03-02T15:00:00.001Z', to: '2026-03-02T15:01:30.001Z' },
    { from: '2026-03-02T15:02:00.000Z', to: '2026-03-02T15:02:30.500Z' },
  ],
  billedMs: 120_500,
  chargedCents: 801,
  commissionCents: 240,
  commissionBps: 3_000,
  consultantCents: 561,
  releasedCents: 3_189,
  startedAt: '2026-03-02T15:00:00.001Z',
  endedAt: '2026-03-02T15:02:31.000Z',
  journals: [{ key: 'capture:5f0f1b3a-3a55-4c3f-8f5e-0d2a6f6f2b10:801', hash: '0'.repeat(64) }],
}

test('accepts a correct receipt', async () => {
  const checks = await checkReceipt(await issueReceipt(receipt), digest)
  expect(checks.map(({ name }) => name)).toEqual([
    'hash',
    'code',
    'segments',
    'billed',
    'charged',
    'commission',
    'split',
    'held',
    'refunded_before_issue',
  ])
  expect(checks.every(({ holds }) => holds)).toBe(true)
})

test.each([
  ['a second more than was spent together', { billedMs: 121_500 }, ['billed']],
  ['a centavo more than it cost', { chargedCents: 802, releasedCents: 3_188, consultantCents: 562 }, ['charged']],
  ['a commission rounded up', { commissionCents: 241, consultantCents: 560 }, ['commission']],
  ['a part that nobody got', { consultantCents: 560 }, ['split']],
  ['a remainder that was not released', { releasedCents: 3_188 }, ['held']],
  ['more refunded than was charged', { refundedCents: 802 }, ['refunded_before_issue']],
  [
    'the same minute twice',
    {
      segments: [receipt.segments[0], receipt.segments[0]],
      billedMs: 180_000,
      chargedCents: 1_197,
      commissionCents: 359,
      consultantCents: 838,
      releasedCents: 2_793,
    },
    ['segments'],
  ],
  ['time after the end', { endedAt: '2026-03-02T15:02:30.000Z' }, ['segments']],
])('rejects a receipt that states %s', async (_, change, faults) => {
  expect(await faultsOf(await issueReceipt({ ...receipt, ...change }))).toEqual(faults)
})

/** The same, with the first minute covered by minutes and a part of the rest paid by bonus. */
const covered = {
  ...receipt,
  coveredMs: 60_000,
  coveredConsultantCents: 175,
  covers: [{ usedMs: 60_000, paidCents: 250, consultantCents: 175, promotionCents: 0 }],
  chargedCents: 402,
  promotionalCents: 100,
  commissionCents: 120,
  consultantCents: 282,
  releasedCents: 3_588,
}

test('accepts a receipt with covered time and bonus', async () => {
  const checks = await checkReceipt(await issueReceipt(covered), digest)
  expect(checks.filter(({ holds }) => !holds)).toEqual([])
  expect(checks.map(({ name }) => name)).toEqual(expect.arrayContaining(['covered', 'bonus']))
})

test.each([
  ['free minutes pay the share of R$ 2,99 at most', { paidCents: 0, consultantCents: 210, promotionCents: 210 }],
  ['minutes dearer than the own price pay the share of that', { paidCents: 450, consultantCents: 280 }],
])('accepts that %s', async (_, cover) => {
  const covers = [{ usedMs: 60_000, promotionCents: 0, ...cover }]
  expect(
    await faultsOf(await issueReceipt({ ...covered, coveredConsultantCents: cover.consultantCents, covers })),
  ).toEqual([])
})

test.each([
  ['less covered time than was taken off', { coveredMs: 59_000 }, ['covered_time', 'charged', 'commission']],
  ['covered time that paid the consultant nothing', { coveredConsultantCents: 0 }, ['covered']],
  [
    'the own price for minutes that cost less',
    {
      coveredConsultantCents: 280,
      covers: [{ usedMs: 60_000, paidCents: 250, consultantCents: 280, promotionCents: 0 }],
    },
    ['covered'],
  ],
  ['more bonus than was charged', { promotionalCents: 403 }, ['bonus']],
])('rejects a receipt with covered time that states %s', async (_, change, faults) => {
  expect(await faultsOf(await issueReceipt({ ...covered, ...change }))).toEqual(faults)
})

/**
 * The same agreed for video: 30 s of chat and 60 s of voice, of which minutes cover 45 s, then 30.5 s of video. Those
 * 45 s use 48.75 s of a package, of which R$ 2,00 had been paid.
 */
const call = {
  ...receipt,
  channel: 'video',
  pricePerMinuteCents: 598,
  segments: [
    { from: '2026-03-02T15:00:00.001Z', to: '2026-03-02T15:00:30.001Z', channel: 'chat' },
    { from: '2026-03-02T15:00:30.001Z', to: '2026-03-02T15:01:30.001Z', channel: 'audio' },
    { from: '2026-03-02T15:02:00.000Z', to: '2026-03-02T15:02:30.500Z', channel: 'video' },
  ],
  channelUsage: [
    { channel: 'chat', pricePerMinuteCents: 399, billedMs: 30_000, coveredMs: 30_000, chargedCents: 0 },
    { channel: 'audio', pricePerMinuteCents: 498, billedMs: 60_000, coveredMs: 15_000, chargedCents: 373 },
    { channel: 'video', pricePerMinuteCents: 598, billedMs: 30_500, coveredMs: 0, chargedCents: 303 },
  ],
  coveredMs: 45_000,
  covers: [{ usedMs: 48_750, paidCents: 200, consultantCents: 140, promotionCents: 0 }],
  coveredConsultantCents: 140,
  chargedCents: 676,
  commissionCents: 202,
  consultantCents: 474,
  releasedCents: 3_314,
}

test('accepts the receipt of a call, by its channel usage', async () => {
  expect(await faultsOf(await issueReceipt(call))).toEqual([])
  const names = (await checkReceipt(await issueReceipt(call), digest)).map(({ name }) => name)
  expect(names).toContain('channelUsage')
  expect(names).toContain('usage_prices')
  expect(names).toContain('call_time')
  const single = { ...call.covers[0]!, channel: 'audio', usedMs: 39_000 }
  expect(await faultsOf(await issueReceipt({ ...call, covers: [single] })), 'minutes bought for voice').toEqual([])
})

const [chat, voice, video] = call.channelUsage as [object, object, object]

test.each([
  [
    'voice charged as video',
    { segments: call.segments.map((span) => ({ ...span, channel: 'video' })) },
    ['channelUsage'],
  ],
  [
    'a second of video that was voice',
    { channelUsage: [chat, { ...voice, billedMs: 59_000 }, { ...video, billedMs: 31_500 }] },
    ['channelUsage', 'charged'],
  ],
  ['a channel twice', { channelUsage: [chat, voice, video, video] }, ['channelUsage', 'charged', 'commission']],
  ['a channel left out', { channelUsage: [chat, voice] }, ['channelUsage', 'charged', 'commission']],
  [
    'a price of its own',
    { channelUsage: [chat, { ...voice, pricePerMinuteCents: 499 }, video] },
    ['usage_prices', 'charged'],
  ],
  ['a channel dearer than the agreed channel', { channel: 'audio', pricePerMinuteCents: 498 }, ['usage_prices']],
  [
    'a centavo moved between channels',
    { channelUsage: [chat, { ...voice, chargedCents: 374 }, { ...video, chargedCents: 302 }] },
    ['charged'],
  ],
  [
    'covered time of another channel',
    { channelUsage: [{ ...chat, coveredMs: 15_000 }, { ...voice, coveredMs: 30_000 }, video] },
    ['call_time', 'charged'],
  ],
  ['two milliseconds of a package too much', { covers: [{ ...call.covers[0], usedMs: 48_752 }] }, ['call_time']],
  ['a millisecond of a package too little', { covers: [{ ...call.covers[0], usedMs: 48_749 }] }, ['call_time']],
])('finds the fault in a call with %s', async (_what, said, faults) =>
  expect((await faultsOf(await issueReceipt({ ...call, ...said }))).filter((name) => faults.includes(name))).toEqual(
    faults,
  ),
)

test('says of each usage how long, how and what it cost', () => {
  const { sections, segments } = receiptInWords(parseReceiptContent(JSON.stringify(call))!)
  expect(sections[1]!.slice(0, 4).map(({ name, value }) => `${name}: ${value}`.replaceAll('\u00a0', ' '))).toEqual([
    '30 s por chat a R$ 3,99/min, 30 s com minutos do cliente: R$ 0,00',
    '1 min 0 s por voz a R$ 4,98/min, 15 s com minutos do cliente: R$ 3,73',
    '30 s por vídeo a R$ 5,98/min: R$ 3,03',
    'Cobrado em créditos: R$ 6,76',
  ])
  expect(segments.map(({ how }) => how)).toEqual(['por chat', 'por voz', 'por vídeo'])
})

/** Since whole seconds are charged: 37,612 s of chat at R$ 4,29, and the parts of a call that end within a second. */
const whole = {
  ...receipt,
  version: 2,
  pricePerMinuteCents: 429,
  segments: [{ from: '2026-03-02T15:00:00.001Z', to: '2026-03-02T15:00:37.613Z' }],
  billedMs: 37_612,
  chargedCents: 264,
  commissionCents: 79,
  consultantCents: 185,
  releasedCents: 3_726,
}
const wholeCall = {
  ...call,
  version: 2,
  segments: [
    { from: '2026-03-02T15:00:00.001Z', to: '2026-03-02T15:00:30.701Z', channel: 'chat' },
    { from: '2026-03-02T15:00:30.701Z', to: '2026-03-02T15:01:31.501Z', channel: 'audio' },
    call.segments[2],
  ],
  channelUsage: [
    { ...call.channelUsage[0], billedMs: 30_700, coveredMs: 30_700 },
    { ...call.channelUsage[1], billedMs: 60_800, coveredMs: 15_200 },
    { ...call.channelUsage[2], chargedCents: 299 },
  ],
  billedMs: 122_000,
  coveredMs: 45_900,
  chargedCents: 672,
  commissionCents: 201,
  consultantCents: 471,
  releasedCents: 3_318,
}

const said = (content: unknown) =>
  receiptInWords(parseReceiptContent(JSON.stringify(content))!).sections.flatMap((section) =>
    section.map(({ name, value }) => `${name}: ${value}`.replaceAll('\u00a0', ' ')),
  )

test('a calculator agrees with what a receipt shows', async () => {
  expect(await faultsOf(await issueReceipt(whole))).toEqual([])
  expect(said(whole)).toEqual(
    expect.arrayContaining([
      'Tempo em que os dois estavam lá, em segundos inteiros: 37 s',
      'Preço por minuto: R$ 4,29',
      'Valor da consulta: R$ 2,64',
    ]),
  )
  expect(await faultsOf(await issueReceipt({ ...whole, version: 1 }))).toEqual(['charged', 'commission'])
})

test('of a call the times of its channel usage add up, and no rests of seconds are added', async () => {
  expect(await faultsOf(await issueReceipt(wholeCall))).toEqual([])
  expect(said(wholeCall)).toEqual(
    expect.arrayContaining([
      'Tempo em que os dois estavam lá, em segundos inteiros: 2 min 0 s',
      'Coberto por minutos do cliente: 45 s',
      'Pago com créditos: 1 min 15 s',
      '30 s por chat a R$ 3,99/min, 30 s com minutos do cliente: R$ 0,00',
      '1 min 0 s por voz a R$ 4,98/min, 15 s com minutos do cliente: R$ 3,73',
      '30 s por vídeo a R$ 5,98/min: R$ 2,99',
    ]),
  )
})
