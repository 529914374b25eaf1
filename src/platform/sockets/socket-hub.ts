import { z } from 'zod/mini'
import { type Announcement, type RawFact, readAgain, type Topic } from '#shared/facts.ts'
import { fromJson } from '#shared/json.ts'
import { Refusal } from '#shared/refusal.ts'
import { holdsOnlyStorableText, mayHoldUnstorableText } from '#shared/text.ts'
import { announce, type Bus } from '../bus.ts'
import { isDatabaseUnavailable, withRetry } from '../db.ts'
import type { Ports, Viewer } from '../http.ts'
import { refuse } from '../refusals.ts'
import { invalidInput } from '../request.ts'
import type { Channel, CommandHandler } from './channel.ts'
import { type Connection, eventText } from './connection.ts'
import { sessionEnded, whispered } from './facts.ts'
import { Places } from './places.ts'

/** Far more tabs than one person reads. */
const MOST_OF_A_PERSON = 20
/** A page follows about ten. */
const MOST_TOPICS = 40

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

/** A topic as somebody follows it. */
type Followed = { channel: Channel; key: string; topic: Topic }

type SocketPorts = Ports & {
  /** Which of these sessions are still open. */
  openSessionsAmong: (sessionIds: string[]) => Promise<string[]>
}

const refusalOf = (error: unknown) =>
  error instanceof Refusal ? error : refuse(isDatabaseUnavailable(error) ? 'unavailable' : 'unexpected')

/** Ties connections to topics and commands. Knows no domain: what a topic means is its channel's business. */
export class SocketHub {
  readonly connections = new Set<Connection>()
  readonly #followers = new Map<Topic, Set<Connection>>()
  readonly #channels: Map<string, Channel>
  readonly #commands: Map<string, CommandHandler>
  readonly #ports: SocketPorts
  readonly #places = new Places(MOST_OF_A_PERSON)
  /** For each token that is being looked up: the sessions that ended meanwhile. */
  readonly #lookups = new Set<Set<string>>()

  constructor(channels: readonly Channel[], commands: readonly CommandHandler[], ports: SocketPorts, bus: Bus) {
    this.#channels = new Map(channels.map((channel) => [channel.topicKind.topicName, channel]))
    this.#commands = new Map(commands.map((served) => [served.command.name, served]))
    this.#ports = ports
    for (const { topicKind } of channels)
      bus.subscribe(topicKind.topicName, (key, fact) => this.deliver({ topic: topicKind(key), fact }))
    bus.hear(whispered, (topic, { from, said }) => this.#broadcastWhisper(topic, said, from))
    bus.hear(sessionEnded, (sessionId) => {
      for (const ended of this.#lookups) ended.add(sessionId)
      this.#endSessions((id) => id === sessionId)
    })
    bus.onGap(() => {
      this.#announceGap()
      void this.recheckSessions()
    })
  }

  /** Tells a fact to every connection here that follows the topic. */
  deliver(announcement: Announcement) {
    const followers = this.#followers.get(announcement.topic)
    if (!followers) return
    const text = eventText(announcement)
    for (const connection of followers) connection.sendText(text)
  }

  hasFollowers(topic: Topic) {
    return this.#followers.has(topic)
  }

  /** Closes the connections whose session ended, by its age or unheard: one query for all of this process. */
  async recheckSessions() {
    const checked = new Set([...this.connections].flatMap(({ viewer }) => viewer?.sessionId ?? []))
    if (checked.size === 0) return
    try {
      const open = new Set(await withRetry(() => this.#ports.openSessionsAmong([...checked])))
      this.#endSessions((id) => checked.has(id) && !open.has(id))
    } catch (error) {
      this.#ports.log.error({ err: error }, 'sessions could not be looked at; they are again in a minute')
    }
  }

  /**
   * What arrives after our farewell is not heard: somebody signed out could act until the line is gone. Answers nothing
   * where all is done at once, such as the reports of a call each second.
   */
  receive(connection: Connection, text: string): Promise<void> | undefined {
    if (!connection.isOpen) return undefined
    let said: ClientMessage | undefined
    try {
      said = parseMessage(text)
      if (mayHoldUnstorableText(text) && !holdsOnlyStorableText(said)) throw refuse('unstorable_text')
      return this.#act(connection, said)?.catch((error: unknown) => this.#refuse(connection, said, error))
    } catch (error) {
      this.#refuse(connection, said, error)
      return undefined
    }
  }

  #refuse(connection: Connection, said: ClientMessage | undefined, error: unknown) {
    if (!(error instanceof Refusal)) this.#ports.log.error({ err: error }, 'socket message failed')
    const { code, message } = refusalOf(error)
    const about = said?.type === 'command' ? { id: said.id } : said && 'topic' in said ? { topic: said.topic } : {}
    connection.send({ type: 'refused', ...about, error: message, code })
  }

  async disconnect(connection: Connection) {
    if (!this.connections.delete(connection)) return
    if (connection.viewer) this.#places.leave(connection.viewer.id)
    for (const topic of connection.topics) await this.#unfollow(connection, this.#find(topic))
  }

  #act(connection: Connection, said: ClientMessage): Promise<void> | undefined {
    switch (said.type) {
      case 'hello':
        return this.#hello(connection, said.token)
      case 'ping':
        connection.send({ type: 'pong' })
        return undefined
      case 'follow':
        return this.#follow(connection, this.#find(said.topic))
      case 'unfollow':
        return this.#unfollow(connection, this.#find(said.topic))
      case 'whisper':
        return this.#whisper(connection, this.#find(said.topic), said.event)
      case 'command':
        return this.#command(connection, said)
    }
  }

  async #hello(connection: Connection, token: string | undefined) {
    // Topics were granted to whoever said hello first.
    if (connection.hasSaidHello) return this.#end(connection, 4400, 'a second hello')
    connection.hasSaidHello = true
    const viewer = token ? await this.#viewerOf(token) : undefined
    if (token && !viewer) return this.#end(connection, 4401, 'signed out')
    // Closed meanwhile: it takes no place, because nobody would give it back.
    if (!this.connections.has(connection)) return
    if (viewer && !this.#places.take(viewer.id)) {
      const { code, message } = refuse('too_many_tabs')
      connection.send({ type: 'refused', error: message, code })
      return this.#end(connection, 4429, 'too many connections')
    }
    connection.viewer = viewer
    connection.send({ type: 'welcome' })
  }

  /** Undefined also for a session that was found open and ended before we heard of it: nobody ends it later. */
  async #viewerOf(token: string): Promise<Viewer | undefined> {
    const ended = new Set<string>()
    this.#lookups.add(ended)
    try {
      const viewer = await this.#ports.viewerOf(token)
      return viewer && !ended.has(viewer.sessionId) ? viewer : undefined
    } finally {
      this.#lookups.delete(ended)
    }
  }

  async #follow(connection: Connection, { channel, key, topic }: Followed) {
    if (connection.topics.has(topic)) return connection.send({ type: 'following', topic })
    if (connection.topics.size >= MOST_TOPICS) throw refuse('too_many_topics')
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
    // Its session ended while it took its seat: nobody unfollows for it later.
    if (!connection.topics.has(topic)) return channel.onUnfollow?.(connection, key, this.#ports)
    connection.send({ type: 'following', topic })
  }

  async #unfollow(connection: Connection, { channel, key, topic }: Followed) {
    if (!this.#removeFollower(connection, topic)) return
    await channel.onUnfollow?.(connection, key, this.#ports)
  }

  /** False: it did not follow. */
  #removeFollower(connection: Connection, topic: Topic): boolean {
    const followers = this.#followers.get(topic)
    followers?.delete(connection)
    if (followers?.size === 0) this.#followers.delete(topic)
    return connection.topics.delete(topic)
  }

  #whisper(connection: Connection, { channel, key, topic }: Followed, said: RawFact) {
    if (!connection.topics.has(topic)) return undefined
    const heard = channel.whisper?.(connection, key, said, this.#ports)
    return heard && this.#announceWhisper(connection, heard)
  }

  async #announceWhisper(connection: Connection, said: Announcement | Promise<Announcement | undefined>) {
    const heard = await said
    if (!heard) return
    const from = connection.viewer?.id ?? ''
    await announce(this.#ports.db, whispered(heard.topic, { from, said: heard.fact }))
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

  /** A whisper goes to everybody else who follows, whichever process they are on. */
  #broadcastWhisper(followed: string, said: RawFact, from: string) {
    const { topic } = this.#find(followed)
    for (const connection of this.#followers.get(topic) ?? [])
      if (connection.viewer?.id !== from) connection.sendEvent({ topic, fact: said })
  }

  #endSessions(isEnded: (sessionId: string) => boolean) {
    for (const connection of this.connections)
      if (connection.viewer && isEnded(connection.viewer.sessionId)) this.#end(connection, 4401, 'signed out')
  }

  /** Closes a connection and takes its topics at once, without waiting until the other side agrees. */
  #end(connection: Connection, code: number, reason: string) {
    connection.close(code, reason)
    const report = (error: unknown) => this.#ports.log.error({ err: error }, 'a connection could not leave its topics')
    void this.disconnect(connection).catch(report)
  }

  #announceGap() {
    for (const [topic, followers] of this.#followers)
      for (const connection of followers) connection.sendEvent(readAgain(topic))
  }

  /** The channel that a topic from outside belongs to. Refuses one that nobody knows. */
  #find(followed: string): Followed {
    const colon = followed.indexOf(':')
    const channel = this.#channels.get(followed.slice(0, colon))
    if (!channel) throw refuse('unknown_endpoint')
    const key = followed.slice(colon + 1)
    return { channel, key, topic: channel.topicKind(key) }
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
