import { expect, test } from 'vitest'
import type { Allowance } from '#domains/limits/ui/tightest-allowance.ts'
import type { Minutes } from '#domains/wallet/contract.ts'
import { anasConsultation } from '#test/support/room-events.ts'
import { requestFormState } from './request-form-state.ts'

const at = new Date('2026-11-20T21:00:00Z')
const pack: Minutes = {
  id: 'one',
  kind: 'package',
  title: 'Dez minutos',
  valueCents: 2_990n,
  totalMs: 600_000,
  leftMs: 600_000,
  reservedMs: 0,
  ceilingCents: 299n,
  consultantId: null,
  channel: null,
  expiresAt: new Date(at.getTime() + 86_400_000),
  isRolledOver: false,
  isKept: false,
}
const bonus = { id: 'waited', leftCents: 1n, expiresAt: at, notWithId: null as string | null }
const wallet = { availableCents: 1_000n, bonuses: [] as (typeof bonus)[], minutes: [] as Minutes[] }
const known = {
  wallet,
  walletError: null,
  openConsultations: [],
  isWelcome: false,
  allowance: undefined as Allowance | undefined,
  consultantId: 'luna',
  acceptsPackages: true,
  channel: 'chat' as 'chat' | 'video',
  pricePerMinute: 299n,
  chatPricePerMinute: 299n,
  at,
}
const poor = { ...wallet, availableCents: 896n }
const failed = new Error('O servidor não respondeu.')
const open = anasConsultation()

test.each([
  ['nothing is known yet', { ...known, wallet: undefined, openConsultations: undefined }, { kind: 'loading' }],
  ['the wallet is not', { ...known, wallet: undefined }, { kind: 'loading' }],
  ['open consultations are not', { ...known, openConsultations: undefined }, { kind: 'loading' }],
  ['the wallet could not be read', { ...known, walletError: failed }, { kind: 'failed', error: failed }],
  [
    'one is open, whatever else there is',
    { ...known, openConsultations: [open], isWelcome: true },
    { kind: 'already_open', consultation: open },
  ],
  ['free minutes wait, also without credit', { ...known, isWelcome: true, wallet: poor }, { kind: 'welcome' }],
  [
    'they are of chat, and this is a call',
    { ...known, isWelcome: true, wallet: poor, channel: 'video', pricePerMinute: 448n },
    { kind: 'insufficient', missingCents: 448n },
  ],
  ['one centavo is missing', { ...known, wallet: poor }, { kind: 'insufficient', missingCents: 1n }],
  [
    'three minutes are covered by credit',
    { ...known, wallet: { ...wallet, availableCents: 897n } },
    { kind: 'ready', limits: [], funds: { spendableCents: 897n, promotionalCents: 0n, coveredMs: 0 } },
  ],
  [
    'bonus counts as credit',
    { ...known, wallet: { ...poor, bonuses: [bonus] } },
    { kind: 'ready', funds: { spendableCents: 897n, promotionalCents: 1n } },
  ],
  [
    'bonus that this consultant paid for does not',
    { ...known, wallet: { ...poor, bonuses: [{ ...bonus, notWithId: 'luna' }] } },
    { kind: 'insufficient', missingCents: 1n, funds: { spendableCents: 896n, promotionalCents: 0n } },
  ],
  [
    'minutes of a package are not accepted here',
    { ...known, acceptsPackages: false, wallet: { ...wallet, availableCents: 0n, minutes: [pack] } },
    { kind: 'insufficient', missingCents: 897n },
  ],
  [
    'minutes cover the beginning',
    { ...known, wallet: { ...wallet, availableCents: 0n, minutes: [pack] } },
    { kind: 'ready', limits: [], funds: { spendableCents: 0n, coveredMs: 600_000 } },
  ],
  [
    'minutes of somebody else’s consultations do not',
    { ...known, wallet: { ...wallet, availableCents: 0n, minutes: [{ ...pack, consultantId: 'iris' }] } },
    { kind: 'insufficient', missingCents: 897n, funds: { coveredMs: 0 } },
  ],
  [
    'a limit can be chosen within the balance',
    { ...known, wallet: { ...wallet, availableCents: 1_500n } },
    { kind: 'ready', limits: [{ minutes: 5, limitCents: 1_495n }] },
  ],
] as const)('when %s', (_words, given, state) => expect(requestFormState(given)).toMatchObject(state))

const limited = (leftCents: bigint) => ({
  ...known,
  wallet: { ...wallet, availableCents: 10_000n },
  allowance: { period: 'day', leftCents } as const,
})
test.each([
  ['less than the balance', 3_000n, [5, 10], true],
  ['as much as the balance', 10_000n, [5, 10, 20, 30], false],
  ['nothing', 0n, [], true],
])('an own limit that leaves %s', (_name, leftCents, minutes, isSaid) => {
  const state = requestFormState(limited(leftCents))
  if (state.kind !== 'ready') throw new Error(state.kind)
  expect(state.limits.map((one) => one.minutes)).toEqual(minutes)
  expect(state.funds.allowance !== undefined).toBe(isSaid)
})
