import type { z } from 'zod/mini'
import type { Fact } from '../bus.ts'
import type { Ports, Viewer } from '../http.ts'
import type { Connection } from './connection.ts'

/**
 * One kind of topic (`name:key`) that browsers may follow; its domain decides who may. Facts announced on the bus under
 * the same topic are delivered to its followers.
 */
export type Channel = {
  name: string
  /** Throws a Refusal when this viewer may not follow that key; somebody else's key does not exist. */
  authorise: (viewer: Viewer | undefined, key: string, ports: Ports) => Promise<void>
  /** Runs when a connection begins to follow, before `following` is sent. */
  onFollow?: (connection: Connection, key: string, ports: Ports) => Promise<void> | void
  /** Runs when a connection stops following, on request or because it closed. */
  onUnfollow?: (connection: Connection, key: string, ports: Ports) => Promise<void> | void
  /** Turns an ephemeral message of a follower into the fact for the other followers, or refuses it. Never stored. */
  whisper?: (connection: Connection, key: string, event: Fact) => Fact | undefined
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

/** Binds a contract's command to its handler. */
export function serveCommand<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  command: Command<I, O>,
  handle: (call: { viewer: Viewer; input: z.infer<I>; connection: Connection }) => Promise<z.infer<O>>,
): CommandHandler {
  return { command, handle }
}
