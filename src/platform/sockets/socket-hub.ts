import { z } from 'zod/mini'
import { fromJson, toJson } from '#shared/json.ts'
import { Refusal } from '#shared/refusal.ts'
import { holdsOnlyStorableText } from '#shared/text.ts'
import { announce, type Bus, type Fact } from '../bus.ts'
import { isDatabaseUnavailable } from '../db.ts'
import type { Ports } from '../http.ts'
import { refuse } from '../refusals.ts'
import { invalidInput } from '../request.ts'
import type { Channel, CommandHandler } from './channel.ts'
import type { Connection } from './connection.ts'

const ClientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), token: z.optional(z.string().check(z.maxLength(200))) }),
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('follow'), topic: z.string().check(z.regex(/^[a-z-]+:[\w-]{1,64}$/)) }),
  z.object({ type: z.literal('unfollow'), topic: z.string().check(z.maxLength(80)) }),
  z.object({
    type: z.literal('whisper'),
    topic: z.string().check(z.maxLength(80)),
    event: z.looseObject({ type: z.string().check(z.maxLength(40)) }),
  }),
  z.object({
    type: z.literal('command'),
    id: z.string().check(z.maxLength(64)),
    name: z.string().check(z.maxLength(64)),
    input: z.unknown(),
  }),
])
type ClientMessage = z.infer<typeof ClientMessage>

const refusalOf = (error: unknown) =>
  error instanceof Refusal ? error : refuse(isDatabaseUnavailable(error) ? 'unavailable' : 'unexpected')

/** Connections, the topics they follow and their commands. Knows no domain: channels define what a topic means. */
export class SocketHub {
  readonly connections = new Set<Connection>()
  readonly #followers = new Map<string, Set<Connection>>()
  readonly #channels: Map<string, Channel>
  readonly #commands: Map<string, CommandHandler>
  readonly #ports: Ports

  constructor(channels: readonly Channel[], commands: readonly CommandHandler[], ports: Ports, bus: Bus) {
    this.#channels = new Map(channels.map((channel) => [channel.name, channel]))
    this.#commands = new Map(commands.map((served) => [served.command.name, served]))
    this.#ports = ports
    for (const name of this.#channels.keys()) bus.subscribe(name, (key, fact) => this.deliver(`${name}:${key}`, fact))
    bus.subscribe('whisper', (topic, { from, said }) => this.#broadcastWhisper(topic, said as Fact, from as string))
    bus.subscribe('session', (id, fact) => fact.type === 'session_ended' && this.#endSession(id))
    bus.onGap(() => this.#announceGap())
  }

  /** Sends a fact to every connection of this process that follows the topic. */
  deliver(topic: string, fact: Fact) {
    const followers = this.#followers.get(topic)
    if (!followers) return
    const text = toJson({ type: 'event', topic, event: fact })
    for (const connection of followers) connection.sendText(text)
  }

  hasFollowers(topic: string) {
    return this.#followers.has(topic)
  }

  async receive(connection: Connection, text: string) {
    let said: ClientMessage | undefined
    try {
      said = parseMessage(text)
      if (!holdsOnlyStorableText(said)) throw refuse('unstorable_text')
      await this.#act(connection, said)
    } catch (error) {
      if (!(error instanceof Refusal)) this.#ports.log.error({ err: error }, 'socket message failed')
      const { code, message } = refusalOf(error)
      const about = said?.type === 'command' ? { id: said.id } : said && 'topic' in said ? { topic: said.topic } : {}
      connection.send({ type: 'refused', ...about, error: message, code })
    }
  }

  async disconnect(connection: Connection) {
    this.connections.delete(connection)
    for (const topic of connection.topics) await this.#unfollow(connection, topic)
  }

  async #act(connection: Connection, said: ClientMessage) {
    switch (said.type) {
      case 'hello':
        return this.#hello(connection, said.token)
      case 'ping':
        return connection.send({ type: 'pong' })
      case 'follow':
        return this.#follow(connection, said.topic)
      case 'unfollow':
        return this.#unfollow(connection, said.topic)
      case 'whisper':
        return this.#whisper(connection, said.topic, said.event)
      case 'command':
        return this.#command(connection, said)
    }
  }

  async #hello(connection: Connection, token: string | undefined) {
    connection.viewer = token ? await this.#ports.viewerOf(token) : undefined
    if (token && !connection.viewer) return connection.close(4401, 'signed out')
    connection.send({ type: 'welcome' })
  }

  async #follow(connection: Connection, topic: string) {
    const [channel, key] = this.#channelAndKey(topic)
    if (connection.topics.has(topic)) return connection.send({ type: 'following', topic })
    await channel.authorise(connection.viewer, key, this.#ports)
    if (!connection.isOpen) return
    connection.topics.add(topic)
    this.#followers.set(topic, (this.#followers.get(topic) ?? new Set()).add(connection))
    try {
      await channel.onFollow?.(connection, key, this.#ports)
    } catch (error) {
      // The follow failed, so the next attempt must start again.
      this.#removeFollower(connection, topic)
      throw error
    }
    connection.send({ type: 'following', topic })
  }

  async #unfollow(connection: Connection, topic: string) {
    if (!this.#removeFollower(connection, topic)) return
    const [channel, key] = this.#channelAndKey(topic)
    await channel.onUnfollow?.(connection, key, this.#ports)
  }

  /** Returns false when it did not follow. */
  #removeFollower(connection: Connection, topic: string): boolean {
    const followers = this.#followers.get(topic)
    followers?.delete(connection)
    if (followers?.size === 0) this.#followers.delete(topic)
    return connection.topics.delete(topic)
  }

  async #whisper(connection: Connection, topic: string, event: Fact) {
    const [channel, key] = this.#channelAndKey(topic)
    if (!connection.topics.has(topic)) return
    const heard = channel.whisper?.(connection, key, event)
    if (heard)
      await announce(this.#ports.db, `whisper:${topic}`, {
        type: 'whispered',
        from: connection.viewer?.id ?? '',
        said: heard,
      })
  }

  async #command(connection: Connection, { id, name, input }: Extract<ClientMessage, { type: 'command' }>) {
    const served = this.#commands.get(name)
    if (!served) throw refuse('unknown_endpoint')
    if (!connection.viewer) throw refuse('signed_out')
    const parsed = served.command.input.safeParse(input)
    if (!parsed.success) throw invalidInput(parsed.error.issues)
    connection.send({
      type: 'done',
      id,
      output: await served.handle({ viewer: connection.viewer, input: parsed.data as never, connection }),
    })
  }

  /** Sends a whisper to every other follower, on whichever process they are. */
  #broadcastWhisper(topic: string, said: Fact, from: string) {
    for (const connection of this.#followers.get(topic) ?? [])
      if (connection.viewer?.id !== from) connection.sendEvent(topic, said)
  }

  #endSession(sessionId: string) {
    for (const connection of this.connections)
      if (connection.viewer?.sessionId === sessionId) connection.close(4401, 'signed out')
  }

  #announceGap() {
    for (const [topic, followers] of this.#followers)
      for (const connection of followers) connection.sendEvent(topic, { type: 'read_again' })
  }

  #channelAndKey(topic: string): [Channel, string] {
    const colon = topic.indexOf(':')
    const channel = this.#channels.get(topic.slice(0, colon))
    if (!channel) throw refuse('unknown_endpoint')
    return [channel, topic.slice(colon + 1)]
  }
}

function parseMessage(text: string): ClientMessage {
  let value: unknown
  try {
    value = fromJson(text)
  } catch {
    throw refuse('malformed_json')
  }
  const parsed = ClientMessage.safeParse(value)
  if (!parsed.success) throw refuse('invalid_input')
  return parsed.data
}
