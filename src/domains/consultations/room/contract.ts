import { z } from 'zod/mini'
import { instant, tolerantEnum } from '#shared/contract.ts'
import { CHANNEL_ACTS, LIVE_CHANNELS } from '../channels/rules.ts'
import { STATES, STOP_SIDES } from '../state/rules.ts'
import { AUTHOR_KINDS } from './words.rules.ts'

/** A photo that was sent into a room. Its size in pixels; an empty description: nothing was said of it. */
const SentPhoto = z.object({ id: z.string(), width: z.number(), height: z.number(), description: z.string() })
export type SentPhoto = z.infer<typeof SentPhoto>

/**
 * One event of a room, in its gap-free order. `fact` carries what the type needs, `body` the text of a message. An
 * unknown type still counts in the order, as a move to no known state.
 */
export const RoomEvent = z.object({
  seq: z.number(),
  type: tolerantEnum(['message', 'moved', 'channel', 'table', 'photo'], 'moved'),
  authorId: z.nullable(z.string()),
  authorKind: tolerantEnum(AUTHOR_KINDS, 'system'),
  clientMessageId: z.nullable(z.string()),
  body: z.nullable(z.string()),
  fact: z.looseObject({
    state: z.catch(z.optional(z.enum(STATES)), undefined),
    reason: z.optional(z.nullable(z.string())),
    stopSide: z.catch(z.optional(z.nullable(z.enum(STOP_SIDES))), undefined),
    act: z.catch(z.optional(z.enum(CHANNEL_ACTS)), undefined),
    channel: z.catch(z.optional(z.enum(LIVE_CHANNELS)), undefined),
    /** Of a photo; null: it is gone with its sender's account. */
    photo: z.catch(z.optional(z.nullable(SentPhoto)), undefined),
  }),
  at: instant,
})
export type RoomEvent = z.infer<typeof RoomEvent>
