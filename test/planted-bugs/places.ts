import type { PlantedBug } from './planted-bug.ts'

const SCHEDULING = 'src/domains/scheduling'
const ORDERS = 'src/domains/catalogue/orders'

/** Bugs in places that only one person can have: rooms, slots, coupons, orders, periods. */
export const placeBugs: PlantedBug[] = [
  {
    name: 'bookings: two people have one slot',
    faults: [{ code: 'lockPlaces', is: 'async () => {}' }, { without: 'bookings.one_booking_of_a_consultant' }],
    caughtBy: `${SCHEDULING}/bookings/races.test.ts`,
  },
  {
    name: 'bookings: cancelling late costs what nobody agreed to',
    faults: [{ code: 'cancellingCosts', is: '() => 0n' }],
    caughtBy: `${SCHEDULING}/bookings/bookings.test.ts`,
  },
  {
    name: 'slots: every day begins at midnight in Greenwich',
    faults: [{ code: 'startOfDay', is: "(day) => original(day, 'UTC')" }],
    caughtBy: `${SCHEDULING}/slots.test.ts`,
  },
  {
    name: 'private calendars: a busy time can be booked',
    faults: [{ code: 'busyTimesOf', is: '(...given) => ({ ...original(...given), spans: [] })' }],
    caughtBy: `${SCHEDULING}/private-calendar/private-calendar.test.ts`,
  },
  {
    name: 'private calendars: an address of our own network is opened',
    faults: [{ code: 'isPublicAddress', is: '() => true' }],
    caughtBy: 'src/gateways/calendars/https-source.test.ts',
  },
  {
    name: 'coupons: one is used more often than it may be',
    faults: [{ unlocked: 'lockCoupon' }, { without: 'catalogue_coupons.catalogue_coupons_check2' }],
    caughtBy: `${ORDERS}/order-races.test.ts`,
  },
  {
    name: 'subscriptions: several workers collect one period',
    faults: [
      { unlocked: 'lockSubscription' },
      { without: 'payment_attempts.payment_attempts_open' },
      { without: 'payment_attempts.payment_attempts_subject_kind_subject_id_subject_part_attem_key' },
    ],
    caughtBy: 'src/domains/subscriptions/subscriptions.test.ts',
  },
  {
    name: 'limits: what somebody set for themselves does not hold',
    faults: [{ code: 'guardPurchase', is: 'async () => {}' }],
    caughtBy: 'src/domains/limits/limits.test.ts',
  },
]
