import type { z } from 'zod/mini'
import type { Announcement, RawFact, TopicKind } from '#shared/facts.ts'
import { agreedFieldsOf } from '../agreed-fields.ts'
import type { Ports, Viewer } from '../http.ts'
import type { Connection } from './connection.ts'

/**
 * One kind of topic (`name:key`) that browsers may follow. Its domain decides who may.
 * Facts announced on the bus under such a topic are delivered to its followers.
 */
export type Channel = {
  topicKind: TopicKind
  /** Throws a Refusal when this viewer may not follow that key; what is not yours does not exist. */
  authorise: (viewer: Viewer | undefined, key: string, ports: Ports) => Promise<void>
  /** Runs when a connection begins to follow, before `following` is sent. */
  onFollow?: (connection: Connection, key: string, ports: Ports) => Promise<void> | void
  /** A connection stopped following, by itself or because it broke. */
  onUnfollow?: (connection: Connection, key: string, ports: Ports) => Promise<void> | void
  /** A follower says something fleeting to the other followers. Answers what they hear, or nothing. Never stored. */
  whisper?: (
    connection: Connection,
    key: string,
    said: RawFact,
    ports: Ports,
  ) => Promise<Announcement | undefined> | Announcement | undefined
}

/** A call over the connection, for when HTTP would be too slow. Same rules as an endpoint. */
export type Command<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> = {
  name: string
  input: I
  output: O
}

export type CommandHandler = {
  command: Command
  handle: (call: { viewer: Viewer; input: never; connection: Connection }) => Promise<unknown>
}

/** Binds a contract's command to its handler. What the handler answers beyond the contract never leaves the server. */
export function serveCommand<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  command: Command<I, O>,
  handle: (call: { viewer: Viewer; input: z.infer<I>; connection: Connection }) => Promise<z.infer<O>>,
): CommandHandler {
  const keepAgreed = agreedFieldsOf(command.output)
  return { command, handle: async (call) => keepAgreed(await handle(call)) }
}
