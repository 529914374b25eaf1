import { globSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import * as goodsRefunds from '#domains/catalogue/goods/refund.rules.ts'
import * as goods from '#domains/catalogue/goods/rules.ts'
import * as orders from '#domains/catalogue/orders/rules.ts'
import * as catalogue from '#domains/catalogue/rules.ts'
import * as claims from '#domains/claims/rules.ts'
import * as applications from '#domains/consultants/applications/rules.ts'
import * as introductions from '#domains/consultants/introductions/rules.ts'
import * as profiles from '#domains/consultants/profile-changes/rules.ts'
import * as consultants from '#domains/consultants/rules.ts'
import { MEDIA_MS } from '#domains/consultations/channels/sound.rules.ts'
import { MOST_TRACED, PATHS, TRACED_PARTS, TRANSPORTS } from '#domains/consultations/calls/trace/trace.rules.ts'
import { sendRoomMessage } from '#domains/consultations/contract.ts'
import { CALL_CHANNELS, type LiveChannel } from '#domains/consultations/channels/rules.ts'
import { usagePrice } from '#domains/consultations/billing/channel-usage.rules.ts'
import { APPOINTMENT_MS, TIMEOUT_MS } from '#domains/consultations/state/deadlines.rules.ts'
import { fundedMs, HOLD_MS, WARN_AT_MS } from '#domains/consultations/billing/money.rules.ts'
import { MOST_FIRST_WORDS, TYPING_MS } from '#domains/consultations/room/words.rules.ts'
import { FEE_MINUTES } from '#domains/consultations/rules.ts'
import { NEXT as CONSULTATION_NEXT } from '#domains/consultations/state/rules.ts'
import * as welcome from '#domains/consultations/welcome-minutes/rules.ts'
import * as attachments from '#domains/written-questions/attachments/rules.ts'
import * as followUps from '#domains/written-questions/follow-ups/rules.ts'
import * as written from '#domains/written-questions/rules.ts'
import * as content from '#domains/content/rules.ts'
import * as limits from '#domains/limits/rules.ts'
import * as kinds from '#domains/notifications/notices/kinds.rules.ts'
import * as draws from '#domains/oracles/draw/rules.ts'
import * as reconciliation from '#domains/payments/reconciliation/rules.ts'
import * as attempts from '#domains/payments/attempts/rules.ts'
import * as payments from '#domains/payments/rules.ts'
import * as suspense from '#domains/payments/suspense/rules.ts'
import * as withdrawals from '#domains/payments/withdrawals/rules.ts'
import * as payouts from '#domains/payouts/rules.ts'
import * as reviews from '#domains/reviews/rules.ts'
import * as testimonials from '#domains/reviews/testimonials/rules.ts'
import * as bookings from '#domains/scheduling/bookings/rules.ts'
import * as hours from '#domains/scheduling/hours/rules.ts'
import { BOOKING_MINUTES } from '#domains/scheduling/rules.ts'
import * as shop from '#domains/shop/rules.ts'
import * as subscriptions from '#domains/subscriptions/rules.ts'
import * as support from '#domains/support/rules.ts'
import * as wallet from '#domains/wallet/rules.ts'
import type { Db } from '#platform/db.ts'
import { channelPercent, channelPrice } from '#shared/channel-price.ts'
import { freshDatabase } from './support/database.ts'

// A limit that both the rules and the database know is compared here, as the database really has it: whoever changes
// one finds the other.

let db: Db
const functions = new Map<string, string>()
const constraints = new Map<string, string>()

beforeAll(async () => {
  db = await freshDatabase()
  const bodies = await db<{ name: string; text: string }[]>`
    select proname as name, pg_get_functiondef(oid) as text from pg_proc
    where pronamespace = 'public'::regnamespace and oid not in (select objid from pg_depend where deptype = 'e')`
  for (const { name, text } of bodies) functions.set(name, text)
  const checks = await db<{ name: string; text: string }[]>`
    select conname as name, pg_get_constraintdef(oid) as text from pg_constraint where contype = 'c'`
  for (const { name, text } of checks) constraints.set(name, text)
})

/** What the pattern finds in a function, each once. Nothing found is a failure: the pattern has gone stale. */
function foundIn(text: string | undefined, pattern: RegExp): string[] {
  const found = [...(text ?? '').matchAll(pattern)].map((match) => match[1]!)
  expect(found, `${pattern} in\n${text}`).not.toEqual([])
  return [...new Set(found)]
}

const UNIT_MS = { second: 1_000, minute: 60_000, hour: 3_600_000 }

/** `4 hours 10 minutes`, or `04:10:00` as PostgreSQL writes what it has parsed, in milliseconds. */
function msOf(interval: string): number {
  const clock = /^(\d\d):(\d\d):(\d\d)$/.exec(interval)
  if (clock)
    return Number(clock[1]) * UNIT_MS.hour + Number(clock[2]) * UNIT_MS.minute + Number(clock[3]) * UNIT_MS.second
  const parts = [...interval.matchAll(/(\d+) (second|minute|hour)s?/g)]
  return parts.reduce((sum, [, n, unit]) => sum + Number(n) * UNIT_MS[unit as keyof typeof UNIT_MS], 0)
}

const intervalsIn = (name: string, pattern: RegExp) => foundIn(functions.get(name), pattern).map(msOf)
const sqlOf = (domain: string) =>
  globSync(`src/domains/${domain}/**/*sql.ts`)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')

test('metering and messages pause and charge by the limits of the rules', () => {
  expect(intervalsIn('meter_rooms', /lease\s+constant interval := interval '([^']+)'/g)).toEqual([
    TIMEOUT_MS.lease,
    MEDIA_MS.lease,
    MEDIA_MS.pictureLease,
  ])
  expect(intervalsIn('meter_rooms', /silence constant interval := interval '([^']+)'/g)).toEqual([
    TIMEOUT_MS.consultantSilence,
  ])
  expect(intervalsIn('meter_rooms', /denial\s+constant interval := interval '([^']+)'/g)).toEqual([MEDIA_MS.denial])
  expect(intervalsIn('meter_rooms', /first_window constant interval := interval '([^']+)'/g)).toEqual([
    MEDIA_MS.firstWindow,
  ])
  expect(foundIn(functions.get('meter_rooms'), /all_windows\s+constant bigint := (\d+)/g).map(Number)).toEqual([
    MEDIA_MS.allWindows,
  ])
  expect(intervalsIn('store_messages', /silence\s+constant interval := interval '([^']+)'/g)).toEqual([
    TIMEOUT_MS.consultantSilence,
  ])
  expect(intervalsIn('store_messages', /lease\s+constant interval := interval '([^']+)'/g)).toEqual([TIMEOUT_MS.lease])
  expect(intervalsIn('meter_rooms', /attendance\s+constant interval := interval '([^']+)'/g)).toEqual([
    APPOINTMENT_MS.counts,
  ])
  expect(intervalsIn('record_gap', /lease\s+constant interval := interval '([^']+)'/g)).toEqual([TIMEOUT_MS.lease])
  const { perCharacter, most } = TYPING_MS
  const seconds = foundIn(
    functions.get('store_messages'),
    /(?:per_character|longest_typing)\s+constant interval := interval '([\d.]+) seconds'/g,
  )
  expect(seconds.map((text) => Number(text) * 1_000)).toEqual([perCharacter, most])
  expect(foundIn(functions.get('store_messages'), /most_early\s+constant int := (\d+)/g)).toEqual([
    String(MOST_FIRST_WORDS),
  ])
})

test('metering asks for more hold before people would be warned, and not while a whole hold is left', () => {
  const [left] = foundIn(functions.get('meter_rooms'), /n\.most_ms - n\.total_ms < (\d+)/g).map(BigInt)
  expect(left).toBeLessThan(HOLD_MS)
  expect(left).toBeGreaterThan(BigInt(WARN_AT_MS[0]))
})

test('metering and the rules agree how long held money lasts', async () => {
  const [minute] = foundIn(functions.get('meter_rooms'), /p\.covered_ms \+ \(p\.held \* (\d+) \+ case/g)
  expect(fundedMs({ coveredMs: 7n, held: 1_000n, pricePerMinute: 333n })).toBe(7n + (1_000n * BigInt(minute!)) / 333n)
})

test('the database and the rules agree on the price of every channel, from every price', async () => {
  const channels = ['chat', ...CALL_CHANNELS] as const
  const rows = await db<{ chat: bigint; agreed: LiveChannel; channel: LiveChannel; price: bigint; percent: bigint }[]>`
    select chat, agreed, channel, channel_percent(channel) as percent,
      usage_price(chat * channel_percent(agreed) / 100, agreed, channel) as price
    from generate_series(${consultants.PRICE_FLOOR}::bigint, ${consultants.PRICE_CEILING}::bigint) chat,
      unnest(${[...channels]}::text[]) agreed, unnest(${[...channels]}::text[]) channel`
  expect(rows).toHaveLength(1_342 * 9)
  const different = rows.filter(({ chat, agreed, channel, price, percent }) => {
    const pricePerMinute = channelPrice(chat, agreed)
    const rule = usagePrice({ channel: agreed, pricePerMinute }, channel)
    return price !== rule || rule !== channelPrice(chat, channel) || percent !== channelPercent(channel)
  })
  expect(different).toEqual([])
})

test('what is looked at in production knows the longest consultation', () => {
  const [longest] = foundIn(sqlOf('consultations'), /requested_at < current_instant\(\) - interval '([^']+)'/g)
  expect(msOf(longest!)).toBe(TIMEOUT_MS.wholeConsultation + TIMEOUT_MS.allPauses)
})

test('bookings are opened, counted and charged by the limits of the rules', () => {
  expect(constraints.get('presences_present_ms_check')).toContain(String(APPOINTMENT_MS.counts))
  expect(constraints.get('fee_of_ten_minutes')).toContain(`(${FEE_MINUTES} * price_per_minute)`)
  const [late] = foundIn(sqlOf('scheduling'), /b\.starts_at <= \$\{now\}::timestamptz - interval '([^']+)'/g)
  expect(msOf(late!)).toBe(APPOINTMENT_MS.counts)
})

test('bookings end for a break of a week, and stand in one of a day', () => {
  const [week] = foundIn(sqlOf('scheduling'), /r\.ends_at >= r\.starts_at \+ interval '([^']+)'/g)
  expect(limits.BREAK_DAYS).toMatchObject({ day: 1, week: msOf(week!) / 86_400_000 })
})

test('the platform pays for fallen lines again after the same thirty days', () => {
  const [hours] = foundIn(constraints.get('one_in_thirty_days'), /'(\d+):00:00'::interval/g)
  expect(Number(hours) * UNIT_MS.hour).toBe(claims.PLATFORM_PAYS_EVERY_MS)
})

test('a day pays for free minutes as much as the database lets it', () => {
  const [most] = foundIn(constraints.get('at_most_thirty_reais'), /amount <= '?(\d+)/g)
  expect(BigInt(most!)).toBe(welcome.WELCOME_PER_DAY)
})

test('everybody agrees when a dashboard counts as closed', () => {
  const seen = [
    ...intervalsIn('consultant_presence', /'([\d:]+)'::interval/g),
    ...intervalsIn('present_consultants', /'([\d:]+)'::interval/g),
  ]
  const swept = foundIn(sqlOf('consultants'), /seen_at (?:<=|>) [^']+interval '([^']+)'/g).map(msOf)
  expect(new Set([...seen, ...swept]).size).toBe(1)
})

test('cards are in the order of the rules', async () => {
  const card = functions.get('consultant_cards')
  const [stars] = foundIn(card, /COALESCE\(r\.rating_sum, \(0\)::bigint\) \+ (\d+)/g).map(Number)
  const [count] = foundIn(card, /COALESCE\(r\.review_count, 0\) \+ (\d+)/g).map(Number)
  expect(consultants.rankingScoreOf(9, 2)).toBe((9 + stars!) / (2 + count!))
  const ranked = await db<
    { status: string }[]
  >`select status from unnest(${consultants.STATUSES}::text[]) as status order by presence_rank(status)`
  expect(ranked.map(({ status }) => status)).toEqual(consultants.STATUSES)
})

test('the ledger knows exactly the accounts of the rules', async () => {
  const ID = '123e4567-e89b-42d3-a456-426614174000'
  const named = Object.values(wallet)
    .filter((value) => typeof value === 'string')
    .filter((value) => value.startsWith('platform:'))
  const opened = await db<
    { id: string }[]
  >`select id from ledger_accounts where is_of_platform(id) and ledger_kind(id) = split_part(id, ':', 2)`
  expect(opened.map(({ id }) => id).toSorted()).toEqual(named.toSorted())
  expect(foundIn(functions.get('is_of_platform'), /'(platform:\w+)'/g).toSorted()).toEqual(named.toSorted())
  const ofPeople = [
    wallet.availableOf,
    wallet.reservedOf,
    wallet.orderedOf,
    wallet.bookedOf,
    wallet.promotionalOf,
    wallet.prepaidOf,
    wallet.withdrawnOf,
    wallet.toClearOf,
    wallet.earningsOf,
    wallet.inPayoutOf,
  ].map((of) => of(ID))
  const ofLedger = [...functions.get('ledger_kind')!.matchAll(/'\^(\w+):.*:\(([\w|]+)\)\$'/g)].flatMap(
    ([, who, kinds]) => kinds!.split('|').map((kind) => `${who}:${ID}:${kind}`),
  )
  expect(ofLedger.toSorted()).toEqual(ofPeople.toSorted())
})

const accepts = (length: number) =>
  sendRoomMessage.input.safeParse({
    consultationId: crypto.randomUUID(),
    id: crypto.randomUUID(),
    body: 'a'.repeat(length),
  }).success

test('a message may be as long as the database keeps it', () => {
  const [most] = numbersIn('consultation_events_body_check')
  expect([accepts(most!), accepts(most! + 1)]).toEqual([true, false])
})

const numbersIn = (name: string) => foundIn(constraints.get(name), /[<>]=? \(?(\d+)/g).map(Number)
const namesIn = (name: string) => foundIn(constraints.get(name), /'([^']+)'::text/g)

test.each<[constraint: string, numbers: readonly (number | bigint)[]]>([
  ['consultant_prices_price_per_minute_check', [consultants.PRICE_FLOOR, consultants.PRICE_CEILING]],
  ['price_of_a_program', [consultants.PROGRAM_PRICE_FLOOR, consultants.PROGRAM_PRICE_CEILING]],
  ...profiles.TEXT_FIELDS.map((field): [string, number[]] => [
    `consultants_${field}_check`,
    [profiles.TEXT_LIMITS[field].least, profiles.TEXT_LIMITS[field].most],
  ]),
  ['consultants_languages_check', [1, profiles.MOST_LANGUAGES]],
  ['consultant_takedowns_reason_check', [profiles.LEAST_REASON, profiles.MOST_REASON]],
  ['a_second_to_a_minute', [introductions.LEAST_MS, introductions.MOST_MS]],
  ['payments_amount_check', [payments.LEAST_AMOUNT, payments.MOST_AMOUNT]],
  ['payments_installments_check', [1, payments.MOST_INSTALLMENTS]],
  ['payment_attempts_attempt_number_check', [1, attempts.MOST_ATTEMPTS]],
  ['payment_attempts_installments_check', [1, payments.MOST_INSTALLMENTS]],
  ['a_month_is_collected_by_few', [subscriptions.MOST_COLLECTION_ATTEMPTS]],
  ['payment_resolutions_reason_check', [1, suspense.MOST_REASON_LENGTH]],
  ['payment_withdrawals_note_check', [1, withdrawals.MOST_NOTE]],
  ['written_questions_question_check', [written.MOST_QUESTION_LENGTH]],
  ['written_questions_answer_check', [written.MOST_ANSWER_LENGTH]],
  ['written_questions_reason_check', [1, written.MOST_REASON_LENGTH]],
  ['question_attachments_duration_ms_check', [attachments.LEAST_VOICE_MS, attachments.MOST_VOICE_MS]],
  ['follow_ups_body_check', [1, followUps.MOST_FOLLOW_UP_CHARACTERS]],
  ['reviews_stars_check', [reviews.LEAST_STARS, reviews.MOST_STARS]],
  ['reviews_body_check', [reviews.MOST_CHARACTERS]],
  ['review_answers_body_check', [1, reviews.MOST_CHARACTERS]],
  ['testimonials_stars_check', [reviews.LEAST_STARS, reviews.MOST_STARS]],
  ['testimonials_body_check', [testimonials.LEAST_CHARACTERS, testimonials.MOST_CHARACTERS]],
  ['consultant_refusals_reason_check', [applications.LEAST_REASON, applications.MOST_REASON]],
  ['testimonial_decisions_reason_check', [testimonials.LEAST_REASON, testimonials.MOST_REASON]],
  ['contact_messages_body_check', [support.LEAST_CHARACTERS, support.MOST_CHARACTERS]],
  ['call_traces_lost_check', [0, MOST_TRACED.percent]],
  ['call_traces_lost_there_check', [0, MOST_TRACED.percent]],
  ['call_traces_round_trip_ms_check', [0, MOST_TRACED.ms]],
  ['call_traces_jitter_ms_check', [0, MOST_TRACED.ms]],
  ['call_traces_received_kbps_check', [0, MOST_TRACED.kbps]],
  ['call_traces_sent_kbps_check', [0, MOST_TRACED.kbps]],
])('%s is the limit of the rules', (constraint, numbers) => {
  expect(numbersIn(constraint)).toEqual(numbers.map(Number))
})

test.each<[constraint: string, names: readonly string[]]>([
  ['consultant_specialties_specialty_check', consultants.SPECIALTIES],
  ['consultant_channels_channel_check', consultants.CHANNELS],
  ['consultant_profile_changes_field_check', profiles.CHANGE_FIELDS],
  ['consultant_takedowns_field_check', profiles.TAKEDOWN_FIELDS],
  ['consultants_tier_check', consultants.TIERS],
  ['consultations_channel_check', consultants.CHANNELS],
  ['consultations_state_check', Object.keys(CONSULTATION_NEXT)],
  ['written_questions_state_check', written.STATES],
  ['question_attachments_kind_check', attachments.ATTACHMENT_KINDS],
  ['payment_attempts_subject_kind_check', attempts.SUBJECT_KINDS],
  ['payment_attempts_outcome_check', attempts.ATTEMPT_OUTCOMES],
  ['payments_state_check', payments.PAYMENT_STATES],
  ['payments_method_check', payments.PAYMENT_METHODS],
  ['payments_declined_for_check', payments.DECLINE_REASONS],
  ['payment_disputes_state_check', payments.DISPUTE_STATES],
  ['known_reason', suspense.SUSPENSE_REASONS],
  ['payment_resolutions_resolution_check', suspense.RESOLUTIONS],
  ['payment_differences_list_check', reconciliation.DIFFERENCE_LISTS],
  ['payment_withdrawals_state_check', withdrawals.BY_HAND_STATES],
  ['catalogue_items_kind_check', catalogue.ITEM_KINDS],
  ['catalogue_orders_kind_check', catalogue.ORDER_KINDS],
  ['catalogue_orders_state_check', orders.ORDER_STATES],
  ['catalogue_coupons_kinds_check', catalogue.ORDER_KINDS],
  ['catalogue_goods_stock_check', goods.STOCK_STATES],
  ['catalogue_goods_refunds_why_check', Object.keys(goodsRefunds.REFUND_REASONS)],
  ['claims_cause_check', Object.keys(claims.CAUSES)],
  ['claims_state_check', claims.STATES],
  ['spending_limits_period_check', limits.PERIODS],
  ['shop_products_category_check', Object.keys(shop.CATEGORIES)],
  ['content_articles_category_check', Object.keys(content.CATEGORIES)],
  ['contact_messages_subject_check', Object.keys(support.ALL_SUBJECTS)],
  ['call_traces_part_check', [...TRACED_PARTS, 'network']],
  ['call_traces_path_check', PATHS],
  ['call_traces_transport_check', TRANSPORTS],
  ['notice_choices_topic_check', kinds.NOTICE_GROUPS],
  ['notice_choices_way_check', kinds.WAYS],
  ['oracle_draws_kind_check', Object.keys(draws.KINDS)],
  ['oracle_draws_layout_check', Object.keys(draws.LAYOUTS)],
])('%s lists what the rules list', (constraint, names) => {
  expect(namesIn(constraint).toSorted()).toEqual(names.toSorted())
})

test('payouts have the bounds of the rules', () => {
  expect(foundIn(constraints.get('payouts_least'), /amount >= (\d+)/g)).toEqual([String(payouts.LEAST)])
  expect(foundIn(constraints.get('payouts_most'), /amount <= (\d+)/g)).toEqual([String(payouts.MOST)])
})

test('schedules and bookings have the bounds, lengths and moves of the rules', () => {
  const boundsOf = (name: string) =>
    /\((\w+) >= (\d+)\) AND \(\1 <= (\d+)\)/.exec(constraints.get(name)!)!.slice(2).map(Number)
  expect(boundsOf('schedules_notice_minutes_check')).toEqual([hours.LEAST_NOTICE_MINUTES, hours.MOST.noticeMinutes])
  expect(boundsOf('schedules_farthest_days_check')).toEqual([1, hours.MOST.farthestDays])
  expect(boundsOf('schedules_pause_minutes_check')).toEqual([0, hours.MOST.pauseMinutes])
  const lengths = foundIn(constraints.get('bookings_minutes_check'), /(\d+)/g).map(Number)
  expect(lengths).toEqual([...BOOKING_MINUTES])
  expect(foundIn(constraints.get('bookings_state_check'), /'(\w+)'/g)).toEqual([...bookings.BOOKING_STATES])
  for (const from of ['reserved', 'confirmed'] as const) {
    const moves = new RegExp(`when '${from}' then array\\[([^\\]]+)\\]`).exec(functions.get('check_booking_move')!)![1]!
    expect(moves.split(', ').map((word) => word.replaceAll("'", ''))).toEqual([...bookings.NEXT[from]])
  }
})
