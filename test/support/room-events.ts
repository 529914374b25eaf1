import type { Consultation } from '#domains/consultations/contract.ts'
import type { RoomEvent } from '#domains/consultations/room/contract.ts'

const BEGAN = Date.parse('2026-11-20T21:00:00Z')

/** Ana's chat with Luna at R$ 2,99 a minute with ten minutes reserved, from Ana's view. */
export const anasConsultation = (part: Partial<Consultation> = {}): Consultation => ({
  id: '0b1f6f6e-8f0a-4a6a-9a57-1c2d3e4f5a6b',
  you: 'client',
  client: { id: 'aaaaaaaa-0000-4000-8000-000000000001', name: 'Ana', imageUrl: null },
  consultant: { id: 'bbbbbbbb-0000-4000-8000-000000000002', name: 'Luna', imageUrl: '/api/portraits/luna' },
  isAutomatic: false,
  channel: 'chat',
  currentChannel: 'chat',
  chargedChannel: part.currentChannel ?? 'chat',
  proposed: null,
  offeredCalls: [],
  isCallClosed: false,
  mediaWindowUntil: null,
  channelUsage: [],
  subject: null,
  state: 'active',
  reason: null,
  stopSide: null,
  pricePerMinuteCents: 299n,
  requestedAt: new Date(BEGAN),
  acceptedAt: new Date(BEGAN + 5_000),
  startedAt: new Date(BEGAN + 6_000),
  endedAt: null,
  pausedAt: null,
  waitsForBeginning: false,
  pausedByYou: false,
  deadlineAt: new Date(BEGAN + 4 * 3_600_000),
  mustEndAt: null,
  booked: null,
  leavingCostsCents: 0n,
  leavingCostsMs: 0,
  feeCents: 0n,
  feeMs: 0,
  readAt: new Date(BEGAN + 10_000),
  billedMs: 0,
  coveredMs: 0,
  coveredBy: [],
  earning: null,
  acceptsPackages: true,
  awaitsConfirmation: false,
  limitCents: null,
  leftMs: 600_000,
  heldCents: 2990n,
  capturedCents: 0n,
  promotionalCents: 0n,
  releasedCents: 0n,
  consultantCents: 0n,
  refundedCents: 0n,
  refundedEarningsCents: 0n,
  receiptCode: null,
  ...part,
})

/** The event of message number `seq`. */
export const messageEvent = (
  seq: number,
  body: string,
  by: 'client' | 'consultant' | 'automatic' = 'consultant',
  clientMessageId: string = crypto.randomUUID(),
): RoomEvent => ({
  seq,
  type: 'message',
  authorId: by === 'client' ? anasConsultation().client.id : anasConsultation().consultant.id,
  authorKind: by,
  clientMessageId,
  body,
  fact: {},
  at: new Date(BEGAN + seq * 1_000),
})

/** The event of a state change, number `seq`. */
export const movedEvent = (seq: number, state: Consultation['state'], reason: string | null = null): RoomEvent => ({
  seq,
  type: 'moved',
  authorId: null,
  authorKind: 'system',
  clientMessageId: null,
  body: null,
  fact: { state, reason, stopSide: null },
  at: new Date(BEGAN + seq * 1_000),
})
