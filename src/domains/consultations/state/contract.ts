import { z } from 'zod/mini'
import { MINUTES_KINDS } from '#domains/wallet/rules.ts'
import { cents, instant, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { CALL_CHANNELS } from '../channels/rules.ts'
import { ATTENDANCES, STATES, STOP_SIDES } from './rules.ts'

const Participant = z.object({ id: z.string(), name: z.string(), imageUrl: z.nullable(z.string()) })

/** A consultation as one of its two people sees it. Times in milliseconds, money in centavos. */
export const Consultation = z.object({
  id: z.string(),
  /** Which of the two the reader is. */
  you: tolerantEnum(['client', 'consultant'], 'client'),
  client: Participant,
  consultant: Participant,
  /** A program attends in the consultant's name; agreed with the request. */
  isAutomatic: z._default(z.boolean(), false),
  channel: tolerantEnum(['chat', 'audio', 'video', 'messages'], 'chat'),
  /** What the two use now: the agreed channel, or one below it. */
  currentChannel: tolerantEnum(['chat', 'audio', 'video'], 'chat'),
  /** What a second is charged as now: voice instead of video while the consultant's picture does not arrive. */
  chargedChannel: tolerantEnum(['chat', 'audio', 'video'], 'chat'),
  /** What a dearer channel would cost, proposed by the consultant; null: nothing is proposed. Centavos per minute. */
  proposed: z._default(
    z.nullable(z.object({ channel: tolerantEnum(['audio', 'video'], 'audio'), pricePerMinuteCents: cents })),
    null,
  ),
  /** The calls that its consultant offers now. */
  offeredCalls: tolerantList(z.enum(CALL_CHANNELS)),
  /** No call any more in this consultation: it goes on by chat. */
  isCallClosed: z._default(z.boolean(), false),
  /** Until when sound and picture that are not charged may flow to prove that they arrive; null: not now. */
  mediaWindowUntil: z._default(z.nullable(instant), null),
  /** The proven time by channel, each with its price; only those that were used. */
  channelUsage: tolerantList(
    z.object({
      channel: tolerantEnum(['chat', 'audio', 'video'], 'chat'),
      pricePerMinuteCents: cents,
      billedMs: z.number(),
      coveredMs: z.number(),
    }),
  ),
  /** What the client wanted to talk about, said with the request; only the two of them see it. */
  subject: z._default(z.nullable(z.string()), null),
  /** A state that this page does not know counts as paused: nothing runs, and one can leave. */
  state: tolerantEnum(STATES, 'paused'),
  reason: z.nullable(z.string()),
  /** Whose side fell away first when it was stopped for that reason. */
  stopSide: z.nullable(tolerantEnum(STOP_SIDES, 'both')),
  pricePerMinuteCents: cents,
  requestedAt: instant,
  acceptedAt: z.nullable(instant),
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  pausedAt: z.nullable(instant),
  /** A program attends, and the client has not pressed to begin yet: nothing is charged. */
  waitsForBeginning: z._default(z.boolean(), false),
  /** Whether the reader paused the consultation and may therefore resume it. */
  pausedByYou: z.boolean(),
  /** When the present state ends by itself; null: never. */
  deadlineAt: z.nullable(instant),
  /** The next booking of one of the two: at the latest it ends then; null: none is near. */
  mustEndAt: z._default(z.nullable(instant), null),
  /** The agreed start and length of a booked consultation, and who came, once that is decided. */
  booked: z._default(
    z.nullable(
      z.object({ startsAt: instant, minutes: z.int(), attendance: z.nullable(tolerantEnum(ATTENDANCES, 'kept')) }),
    ),
    null,
  ),
  /** What the reader would pay for leaving now: a client who leaves a booking at once. */
  leavingCostsCents: z._default(cents, 0n),
  /** The same in milliseconds of the minutes that pay it. */
  leavingCostsMs: z._default(z.number(), 0),
  /** What a client paid for not coming to a booking, beyond what was captured. */
  feeCents: z._default(cents, 0n),
  /** The same, of minutes that paid the booking. */
  feeMs: z._default(z.number(), 0),
  /** The server's clock when this was read; countdowns start from it, not from the browser's clock. */
  readAt: instant,
  billedMs: z.number(),
  /** How much of the time, from the beginning, prepaid minutes cover; no money is charged for that part. */
  coveredMs: z.number(),
  /** Which kinds of minutes cover it: what becomes of the unused ones. */
  coveredBy: tolerantList(z.enum(MINUTES_KINDS)),
  /** Whether minutes of packages and plans may cover more of it; agreed with the request. */
  acceptsPackages: z.boolean(),
  /** Free minutes are running, and nothing is reserved beyond them before the client agrees. */
  awaitsConfirmation: z.boolean(),
  /** How long the covered minutes and the reserved money still last. */
  leftMs: z.number(),
  heldCents: cents,
  /** The most that it may cost its client; null: nothing bounds it, or the reader is the consultant. */
  limitCents: z._default(z.nullable(cents), null),
  capturedCents: cents,
  /** How much of the captured amount was bonus. */
  promotionalCents: cents,
  releasedCents: cents,
  /** What the consultant earns: the share of the captured amount, and once it ended that of the covered time. */
  consultantCents: cents,
  /**
   * For the consultant, while it is not over: the share that the platform keeps and the minutes that cover it. Earnings
   * are computed of these as the clock goes on. `coveredMs`, `usedMs`, `totalMs`: of the minutes' own channel.
   */
  earning: z._default(
    z.nullable(
      z.object({
        commissionBps: z.int(),
        covers: z.array(
          z.object({
            kind: z.string(),
            channel: z.nullable(z.string()),
            valueCents: cents,
            spentCents: cents,
            totalMs: z.number(),
            usedMs: z.number(),
            coveredMs: z.number(),
          }),
        ),
      }),
    ),
    null,
  ),
  /** What was refunded to the client after it was settled; neither `capturedCents` nor `consultantCents` is less. */
  refundedCents: z._default(cents, 0n),
  /** How much of that came from what the consultant had earned. */
  refundedEarningsCents: z._default(cents, 0n),
  receiptCode: z.nullable(z.string()),
})
export type Consultation = z.infer<typeof Consultation>
