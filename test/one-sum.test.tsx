import { QueryClientProvider } from '@tanstack/react-query'
import { globSync, readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { HeaderAvailable } from '../src/app/layouts/dashboard/header-available.tsx'
import { WalletCard } from '../src/app/pages/dashboard/wallet-card.tsx'
import { apiQuery, newQueryClient } from '#browser/query.ts'
import { SessionProvider } from '#domains/accounts/ui/session.tsx'
import type { Order } from '#domains/catalogue/orders/contract.ts'
import { OrderDone } from '#domains/catalogue/ui/checkout/order-done.tsx'
import { RoomTopUp } from '#domains/catalogue/ui/top-up/room-top-up.tsx'
import { type ConsultantProfile, getConsultant } from '#domains/consultants/contract.ts'
import { listConsultations } from '#domains/consultations/contract.ts'
import { RequestForm } from '#domains/consultations/ui/request/request-form.tsx'
import { Meter } from '#domains/consultations/ui/room/meter/meter.tsx'
import { readSelfCare, type SelfCare } from '#domains/limits/contract.ts'
import { PayForm } from '#domains/payments/ui/pay-form.tsx'
import { type Minutes, readWallet } from '#domains/wallet/contract.ts'
import type { OutputOf } from '#shared/contract.ts'
import { anasConsultation } from '#test/support/room-events.ts'

type Wallet = OutputOf<typeof readWallet>

const AT = new Date('2026-11-20T21:00:00Z')
const LUNA = anasConsultation().consultant
const PRICE = anasConsultation().pricePerMinuteCents

const profile = {
  id: LUNA.id,
  name: LUNA.name,
  acceptsPackages: true,
  acceptsWelcome: false,
  prices: [{ channel: 'chat', pricePerMinute: Number(PRICE) / 100, pricePerMinuteCents: PRICE }],
} as unknown as ConsultantProfile

const EMPTY: Wallet = {
  availableCents: 0n,
  reservedCents: 0n,
  promotionalCents: 0n,
  minutes: [],
  answers: [],
  bonuses: [],
}
const NO_LIMITS: SelfCare = { limits: [], spent: [], onBreak: null }
const bonus = (leftCents: bigint, notWithId: string | null) => ({
  id: `${leftCents}`,
  leftCents,
  expiresAt: AT,
  notWithId,
})
const plan = (ceilingCents: bigint): Minutes => ({
  id: 'plan',
  kind: 'plan',
  title: '60 minutos por mês',
  valueCents: 12_000n,
  totalMs: 3_600_000,
  leftMs: 3_600_000,
  reservedMs: 0,
  ceilingCents,
  consultantId: null,
  channel: null,
  expiresAt: new Date('2099-01-01T00:00:00Z'),
  isRolledOver: false,
  isKept: false,
})

type Somebody = { wallet: Wallet; selfCare?: SelfCare }

/** What a place says to somebody, as plain text. */
function said({ wallet, selfCare = NO_LIMITS }: Somebody, place: ReactNode) {
  const client = newQueryClient()
  client.setQueryData(apiQuery(readWallet, {}).queryKey, wallet)
  client.setQueryData(apiQuery(readSelfCare, {}).queryKey, selfCare)
  client.setQueryData(apiQuery(getConsultant, { id: LUNA.id }).queryKey, profile)
  client.setQueryData(apiQuery(listConsultations, { open: 'true' }).queryKey, { consultations: [], next: null })
  client.setQueryData([listConsultations.path, 'past'], {
    pages: [{ consultations: [anasConsultation({ state: 'ended' })], next: null }],
    pageParams: [''],
  })
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <SessionProvider>
        <MemoryRouter>{place}</MemoryRouter>
      </SessionProvider>
    </QueryClientProvider>,
  )
  return html
    .replaceAll('\u00a0', ' ')
    .replaceAll(/<(?:[^>]*? (?:aria-label|data-tooltip)="([^"]*)")[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

const nothing = () => {}
/** A room in which nothing is reserved and nothing was said: what can be spent is all that there is. */
const room = anasConsultation({
  heldCents: 0n,
  billedMs: 0,
  coveredMs: 0,
  leftMs: 0,
  channelUsage: [],
  state: 'active',
})
const FORM = {
  personId: 'ana',
  consultant: profile,
  channel: 'chat',
  price: PRICE,
  chatPrice: PRICE,
  status: 'online',
} as const

const paid = {
  id: 'order',
  kind: 'credits',
  consultant: null,
  gives: { creditsCents: 5_000n, bonusCents: 0n },
  surplusCents: 0n,
  paidAt: AT,
} as unknown as Order

/** Every place that says what one has, and how long it lasts. */
const PLACES: Readonly<Record<string, ReactNode>> = {
  header: <HeaderAvailable className="" />,
  dashboard: <WalletCard />,
  'request page': <RequestForm {...FORM} onChat={undefined} />,
  order: <OrderDone order={paid} next={undefined} />,
  'top-up in the room': <RoomTopUp consultation={room} isOpen onClose={nothing} />,
  room: <Meter consultation={room} hasBegun />,
}

const FIGURE = /(R\$ [\d.]+,\d\d) disponível|Disponível(?::)? (R\$ [\d.]+,\d\d)/
const SENTENCE = /(?:Com isso|Pelo seu limite[^.]*?,) você (?:não )?fala(?: mais)?[^.]*\.|Para falar com [^.]*\./

const limit = (amountCents: bigint): SelfCare => ({
  ...NO_LIMITS,
  limits: [{ period: 'day', amountCents, next: null }],
})

const PEOPLE: readonly (readonly [string, Somebody, figure: string, sentence: string])[] = [
  ['credit only', { wallet: { ...EMPTY, availableCents: 5_000n } }, 'R$ 50,00', 'Com isso você fala 16 min com Luna.'],
  [
    'bonus for everybody',
    { wallet: { ...EMPTY, availableCents: 1_000n, promotionalCents: 1_000n, bonuses: [bonus(1_000n, null)] } },
    'R$ 20,00',
    'Com isso você fala 6 min e 41 s com Luna.',
  ],
  [
    'bonus that somebody else paid for, which serves here',
    { wallet: { ...EMPTY, availableCents: 1_000n, promotionalCents: 1_000n, bonuses: [bonus(1_000n, 'sol')] } },
    'R$ 10,00',
    'Com isso você fala 6 min e 41 s com Luna.',
  ],
  [
    'bonus that she paid for, which does not',
    { wallet: { ...EMPTY, availableCents: 1_000n, promotionalCents: 1_000n, bonuses: [bonus(1_000n, LUNA.id)] } },
    'R$ 10,00',
    'Com isso você fala 3 min e 20 s com Luna.',
  ],
  [
    'minutes of a plan',
    { wallet: { ...EMPTY, availableCents: 1_000n, minutes: [plan(449n)] } },
    'R$ 10,00',
    'Com isso você fala 1 h e 3 min com Luna.',
  ],
  [
    'minutes of a plan below her price',
    { wallet: { ...EMPTY, availableCents: 1_000n, minutes: [plan(199n)] } },
    'R$ 10,00',
    'Com isso você fala 3 min e 20 s com Luna.',
  ],
  [
    'a limit that leaves less than the money',
    { wallet: { ...EMPTY, availableCents: 5_000n }, selfCare: limit(1_000n) },
    'R$ 50,00',
    'Pelo seu limite de hoje, você fala 3 min e 20 s com Luna.',
  ],
  [
    'a limit that leaves nothing',
    { wallet: { ...EMPTY, availableCents: 5_000n }, selfCare: limit(0n) },
    'R$ 50,00',
    'Pelo seu limite de hoje, você não fala mais com Luna.',
  ],
  ['nothing', { wallet: EMPTY }, 'R$ 0,00', 'Para falar com Luna, coloque créditos.'],
]

/** In a room the sentence says "mais". */
const asBefore = (sentence: string) => sentence.replace('você fala mais', 'você fala')

for (const [name, somebody, figure, sentence] of PEOPLE)
  test(`the same figure and the same sentence everywhere: ${name}`, () => {
    const seen = Object.fromEntries(
      Object.entries(PLACES).map(([place, element]) => {
        const words = said(somebody, element)
        const [, one, other] = FIGURE.exec(words) ?? []
        return [place, [one ?? other, asBefore(SENTENCE.exec(words)?.[0] ?? words)]]
      }),
    )
    const expected = [figure, sentence.replaceAll('Luna', LUNA.name)]
    expect(seen).toEqual(Object.fromEntries(Object.keys(PLACES).map((place) => [place, expected])))
  })

test('an order starts from the same figure, and says which part of it pays', () => {
  const wallet = { ...EMPTY, availableCents: 2_000n, promotionalCents: 700n, bonuses: [bonus(700n, null)] }
  const order = (
    <PayForm
      bill={{ total: 13_470n, held: 0n, takesBalance: true }}
      words={{ atOnce: 'Sai agora.', thing: 'este pedido' }}
      request={async () => ({})}
      onPaid={nothing}
    />
  )
  expect(said({ wallet }, <HeaderAvailable className="" />)).toContain('R$ 27,00')
  expect(said({ wallet }, order)).toContain('Usar R$ 20,00 dos R$ 27,00 que você tem')
})

/** Who may read the wallet's answer in a browser. All others ask `useSpendable`. */
const READERS = [
  'src/domains/catalogue/ui/bundles/own-bundles.tsx',
  // The answers that were bought together; what can be spent is `spendableFor`'s.
  'src/domains/catalogue/ui/choose/use-ask-now.ts',
  'src/domains/catalogue/ui/choose/use-own-answers.ts',
  'src/domains/limits/ui/use-spendable.ts',
  'src/domains/payments/ui/balance-share.tsx',
  'src/domains/wallet/ui/minutes/minutes-and-bonus.tsx',
]

test('nobody computes anew what can be spent, or how long it lasts', () => {
  const files = globSync(['src/app/**/*.{ts,tsx}', 'src/domains/**/ui/**/*.{ts,tsx}']).filter(
    (path) => !path.includes('.test.'),
  )
  const source = (path: string) => readFileSync(path, 'utf8')
  expect(files.filter((path) => source(path).includes('apiQuery(readWallet')).sort()).toEqual(READERS)
  expect(files.filter((path) => /\* 60_000n|notWithId !==|promotionalCents \+/.test(source(path)))).toEqual([])
})
