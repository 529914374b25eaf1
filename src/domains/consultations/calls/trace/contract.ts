import { z } from 'zod/mini'
import { endpoint, idParam, instant, tolerantEnum, tolerantList } from '#shared/contract.ts'
import { STATES, STOP_SIDES } from '../../state/rules.ts'
import { CHANNEL_ACTS, LIVE_CHANNELS } from '../../channels/rules.ts'
import { PATHS, TRACED_PARTS, TRACED_STATES, type TracedPart, TRANSPORTS } from './trace.rules.ts'

const SEATS = ['client', 'consultant'] as const
const stateOf = <P extends TracedPart>(part: P) =>
  z.object({
    kind: z.literal('state'),
    at: instant,
    side: z.enum(SEATS),
    part: z.literal(part),
    state: z.enum(TRACED_STATES[part] as readonly string[]),
  })

/** What a browser measured, in percent, milliseconds and thousands of bits a second. */
const Network = z.object({
  kind: z.literal('network'),
  at: instant,
  side: z.enum(SEATS),
  lost: z.number(),
  lostThere: z.nullable(z.number()),
  roundTripMs: z.nullable(z.number()),
  jitterMs: z.nullable(z.number()),
  receivedKbps: z.number(),
  sentKbps: z.number(),
  path: z.nullable(z.enum(PATHS)),
  transport: z.nullable(z.enum(TRANSPORTS)),
})

/** What the server saw: the clock began, stopped or ended, the channel changed, or time was counted as a channel. */
const Moved = z.object({
  kind: z.literal('moved'),
  at: instant,
  state: z.enum(STATES),
  reason: z.nullable(z.string()),
  side: z.nullable(z.enum(STOP_SIDES)),
})
const Channel = z.object({
  kind: z.literal('channel'),
  at: instant,
  act: z.enum(CHANNEL_ACTS),
  channel: z.enum(LIVE_CHANNELS),
  side: z.enum(SEATS),
})
const Counted = z.object({
  kind: z.literal('counted'),
  at: instant,
  channel: z.enum(LIVE_CHANNELS),
  /** How much of it, in milliseconds. */
  ms: z.number(),
})

const Line = z.union([...TRACED_PARTS.map(stateOf), Network, Moved, Channel, Counted])
export type NetworkLine = z.infer<typeof Network>
export type TraceLine =
  | z.infer<ReturnType<typeof stateOf>>
  | NetworkLine
  | z.infer<typeof Moved>
  | z.infer<typeof Channel>
  | z.infer<typeof Counted>

/** What happened in a consultation, and in its calls. Times in milliseconds; nothing that was said, and no address. */
export const CallTrace = z.object({
  consultationId: z.string(),
  clientName: z.string(),
  consultantName: z.string(),
  channel: tolerantEnum([...LIVE_CHANNELS, 'messages'], 'chat'),
  requestedAt: instant,
  /** When the clock first began to run. */
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  billedMs: z.number(),
  audioMs: z.number(),
  videoMs: z.number(),
  /** Sound that flowed without being proven, and was not charged. */
  unprovenMs: z.number(),
  /** How often one side denied what the other's report shows. */
  disputes: z.number(),
  disputedMs: z.number(),
  lines: tolerantList(Line),
})
export type CallTrace = Omit<z.infer<typeof CallTrace>, 'lines'> & { lines: TraceLine[] }

export const readCallTrace = endpoint({
  method: 'GET',
  path: '/api/admin/consultations/:id/trace',
  access: 'team:consultations',
  summary:
    'What happened in a consultation and its calls: times, causes, sides, losses, round trips; never content. Each reading is in the log of security events.',
  input: z.object({ id: idParam }),
  output: CallTrace,
})
