import { z } from 'zod/mini'
import { cents, endpoint, instant, totalCents } from '#shared/contract.ts'
import { listInput } from './filters.rules.ts'
import { listOf, type ListName } from './lists.rules.ts'

/** Somebody whose name links to their page. */
const Person = z.object({ id: z.string(), name: z.string() })
const text = z.nullable(z.string())
const at = z.nullable(instant)

const rows = {
  people: z.object({
    id: z.string(),
    person: Person,
    email: text,
    role: z.string(),
    state: z.string(),
    createdAt: instant,
    phone: text,
  }),
  consultants: z.object({
    id: z.string(),
    person: Person,
    state: z.string(),
    tier: z.string(),
    specialty: z.string(),
    rating: text,
    appliedAt: instant,
    approvedAt: at,
    attendant: z.string(),
  }),
  consultations: z.object({
    id: z.string(),
    requestedAt: instant,
    client: Person,
    consultant: Person,
    channel: z.string(),
    state: z.string(),
    lasted: text,
    chargedCents: cents,
    commissionCents: cents,
    endedAt: at,
  }),
  bookings: z.object({
    id: z.string(),
    startsAt: instant,
    client: Person,
    consultant: Person,
    channel: z.string(),
    state: z.string(),
    lasts: z.string(),
    priceCents: cents,
    feeCents: cents,
  }),
  orders: z.object({
    id: z.string(),
    protocol: z.string(),
    title: z.string(),
    person: Person,
    kind: z.string(),
    state: z.string(),
    totalCents: cents,
    fromBalanceCents: cents,
    placedAt: instant,
    paidAt: at,
  }),
  payments: z.object({
    id: z.string(),
    protocol: z.string(),
    person: Person,
    title: z.string(),
    method: z.string(),
    state: z.string(),
    amountCents: cents,
    createdAt: instant,
    paidAt: at,
    gateway: z.string(),
    gatewayId: text,
  }),
  payouts: z.object({
    id: z.string(),
    protocol: z.string(),
    person: Person,
    state: z.string(),
    amountCents: totalCents,
    askedAt: instant,
    cause: z.string(),
    gateway: text,
    paidAt: at,
  }),
  withdrawals: z.object({
    id: z.string(),
    protocol: z.string(),
    person: Person,
    state: z.string(),
    amountCents: totalCents,
    byHandCents: totalCents,
    askedAt: instant,
    decidedAt: at,
  }),
} satisfies Record<ListName, z.ZodMiniType>

const list = <N extends ListName>(name: N) => {
  const { path, capability, title } = listOf(name)
  return endpoint({
    method: 'GET',
    path,
    access: `team:${capability}`,
    summary: `A page of the team's list “${title}”, fifty rows; \`after\` and \`before\` come from the page beside it.`,
    input: listInput(name),
    output: z.object({
      rows: z.array(rows[name]),
      /** Where the next page begins, and the one before; null: there is none. */
      next: z.nullable(z.string()),
      previous: z.nullable(z.string()),
    }),
  })
}

export const listPeople = list('people')
export const listConsultants = list('consultants')
export const listConsultations = list('consultations')
export const listBookings = list('bookings')
export const listOrders = list('orders')
export const listPayments = list('payments')
export const listPayouts = list('payouts')
export const listWithdrawals = list('withdrawals')

/** The endpoint of each list. */
export const LIST_ENDPOINTS = {
  people: listPeople,
  consultants: listConsultants,
  consultations: listConsultations,
  bookings: listBookings,
  orders: listOrders,
  payments: listPayments,
  payouts: listPayouts,
  withdrawals: listWithdrawals,
} satisfies Record<ListName, ReturnType<typeof list>>
