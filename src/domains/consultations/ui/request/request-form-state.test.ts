import { expect, test } from 'vitest'
import type { SelfCare } from '#domains/limits/contract.ts'
import type { Period } from '#domains/limits/rules.ts'
import { tightestAllowance } from '#domains/limits/ui/tightest-allowance.ts'
import type { Minutes } from '#domains/wallet/contract.ts'
import { spendableWith } from '#domains/wallet/spendable.rules.ts'
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
const bonus = { leftCents: 1n, notWithId: null as string | null }
const wallet = { availableCents: 1_000n, bonuses: [] as (typeof bonus)[], minutes: [] as Minutes[] }
const poor = { ...wallet, availableCents: 896n }
type Given = { wallet: typeof wallet; channel: 'chat' | 'video'; acceptsPackages: boolean; selfCare: SelfCare }

/** What the form knows of somebody with this wallet and these limits, at R$ 2,99 by chat. */
function knownOf({ wallet: purse = wallet, channel = 'chat', acceptsPackages = true, selfCare }: Partial<Given> = {}) {
  const pricePerMinute = channel === 'chat' ? 299n : 448n
  const terms = { consultantId: 'luna', channel, pricePerMinute, chatPricePerMinute: 299n, acceptsPackages, at }
  return {
    funds: spendableWith(purse, terms, tightestAllowance(selfCare)),
    fundsError: null,
    openConsultations: [],
    isWelcome: false,
    selfCare,
    channel,
    pricePerMinute,
  }
}
const known = knownOf()
const failed = new Error('O servidor não respondeu.')
const open = anasConsultation()

test.each([
  ['nothing is known yet', { ...known, funds: undefined, openConsultations: undefined }, { kind: 'loading' }],
  ['the wallet is not', { ...known, funds: undefined }, { kind: 'loading' }],
  ['open consultations are not', { ...known, openConsultations: undefined }, { kind: 'loading' }],
  ['the wallet could not be read', { ...known, fundsError: failed }, { kind: 'failed', error: failed }],
  [
    'one is open, whatever else there is',
    { ...known, openConsultations: [open], isWelcome: true },
    { kind: 'already_open', consultation: open },
  ],
  ['free minutes wait, also without credit', { ...knownOf({ wallet: poor }), isWelcome: true }, { kind: 'welcome' }],
  [
    'they are of chat, and this is a call',
    { ...knownOf({ wallet: poor, channel: 'video' }), isWelcome: true },
    { kind: 'insufficient', missingCents: 448n },
  ],
  ['one centavo is missing', knownOf({ wallet: poor }), { kind: 'insufficient', missingCents: 1n }],
  [
    'three minutes are covered by credit',
    knownOf({ wallet: { ...wallet, availableCents: 897n } }),
    { kind: 'ready', limits: [], funds: { availableCents: 897n, bonusCents: 0n, coveredMs: 0, lastingMs: 180_000 } },
  ],
  [
    'bonus counts as credit',
    knownOf({ wallet: { ...poor, bonuses: [bonus] } }),
    { kind: 'ready', funds: { availableCents: 897n, bonusCents: 1n } },
  ],
  [
    'bonus that somebody else paid for serves here, beside the figure',
    knownOf({ wallet: { ...poor, bonuses: [{ ...bonus, notWithId: 'sol' }] } }),
    { kind: 'ready', funds: { availableCents: 896n, bonusHereCents: 1n, moneyCents: 897n } },
  ],
  [
    'bonus that this consultant paid for does not',
    knownOf({ wallet: { ...poor, bonuses: [{ ...bonus, notWithId: 'luna' }] } }),
    { kind: 'insufficient', missingCents: 1n, funds: { availableCents: 896n, bonusElsewhereCents: 1n } },
  ],
  [
    'minutes of a package are not accepted here',
    knownOf({ acceptsPackages: false, wallet: { ...wallet, availableCents: 0n, minutes: [pack] } }),
    { kind: 'insufficient', missingCents: 897n },
  ],
  [
    'minutes cover the beginning',
    knownOf({ wallet: { ...wallet, availableCents: 0n, minutes: [pack] } }),
    { kind: 'ready', limits: [], funds: { availableCents: 0n, coveredMs: 600_000, lastingMs: 600_000 } },
  ],
  [
    'minutes of somebody else’s consultations do not',
    knownOf({ wallet: { ...wallet, availableCents: 0n, minutes: [{ ...pack, consultantId: 'iris' }] } }),
    { kind: 'insufficient', missingCents: 897n, funds: { coveredMs: 0 } },
  ],
  [
    'a limit can be chosen within the balance',
    knownOf({ wallet: { ...wallet, availableCents: 1_500n } }),
    { kind: 'ready', limits: [{ minutes: 5, limitCents: 1_495n }] },
  ],
] as const)('when %s', (_words, given, state) => expect(requestFormState(given)).toMatchObject(state))

const rich = { ...wallet, availableCents: 10_000n }
const limited = (amountCents: bigint, period: Period = 'day'): SelfCare => ({
  limits: [{ period, amountCents, next: null }],
  spent: [],
  onBreak: null,
})
test.each([
  ['less than the balance', 3_000n, [5, 10], true],
  ['as much as the balance', 10_000n, [5, 10, 20, 30], false],
])('an own limit that leaves %s', (_name, leftCents, minutes, isSaid) => {
  const state = requestFormState(knownOf({ wallet: rich, selfCare: limited(leftCents) }))
  if (state.kind !== 'ready') throw new Error(state.kind)
  expect(state.limits.map((one) => one.minutes)).toEqual(minutes)
  expect(state.funds.limit !== undefined).toBe(isSaid)
})

test.each([
  ['nothing', limited(0n)],
  ['less than three minutes', limited(896n, 'week')],
  ['less than three minutes of each conversation', limited(896n, 'consultation')],
])('an own limit that leaves %s closes the form, as the verb refuses', (_name, selfCare) =>
  expect(requestFormState(knownOf({ wallet: rich, selfCare })).kind).toBe('limited'),
)

test('a limit that leaves nothing closes it also where minutes or free minutes would pay', () => {
  const minutes = knownOf({ wallet: { ...rich, minutes: [pack] }, selfCare: limited(0n) })
  expect(requestFormState(minutes)).toMatchObject({ kind: 'limited', funds: { lastingMs: 0 } })
  expect(requestFormState({ ...minutes, isWelcome: true }).kind).toBe('limited')
})

test('a break closes the form', () =>
  expect(requestFormState(knownOf({ selfCare: { ...limited(0n), onBreak: { endsAt: null } } })).kind).toBe('on_break'))
