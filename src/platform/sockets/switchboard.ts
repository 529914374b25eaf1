import { z } from 'zod/mini'
import { fromJson, toJson } from '#shared/json.ts'
import { Refusal } from '#shared/refusal.ts'
import { holdsOnlyStorableText } from '#shared/text.ts'
import { announce, type Bus, type Fact } from '../bus.ts'
import { isDatabaseUnavailable } from '../db.ts'
import type { Ports } from '../http.ts'
import { refuse } from '../refusals.ts'
import { invalidInput } from '../request.ts'
import type { Channel, ServedCommand } from './channel.ts'
import type { Line } from './line.ts'

const Said = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), token: z.optional(z.string().check(z.maxLength(200))) }),
  z.object({ type: z.literal('are_you_there') }),
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
type Said = z.infer<typeof Said>

const refusalOf = (error: unknown) =>
  error instanceof Refusal ? error : refuse(isDatabaseUnavailable(error) ? 'unavailable' : 'unexpected')

/** Connects lines with topics and commands. Knows no domain: what a topic means is its channel's business. */
export class Switchboard {
  readonly lines = new Set<Line>()
  readonly #followers = new Map<string, Set<Line>>()
  readonly #channels: Map<string, Channel>
  readonly #commands: Map<string, ServedCommand>
  readonly #ports: Ports

  constructor(channels: readonly Channel[], commands: readonly ServedCommand[], ports: Ports, bus: Bus) {
    this.#channels = new Map(channels.map((channel) => [channel.name, channel]))
    this.#commands = new Map(commands.map((served) => [served.command.name, served]))
    this.#ports = ports
    for (const name of this.#channels.keys()) bus.hear(name, (key, fact) => this.deliver(`${name}:${key}`, fact))
    bus.hear('whisper', (topic, { from, said }) => this.#spread(topic, said as Fact, from as string))
    bus.hear('session', (id, fact) => fact.type === 'session_ended' && this.#endSession(id))
    bus.onGap(() => this.#readAgain())
  }

  /** Tells a fact to every line here that follows the topic. */
  deliver(topic: string, fact: Fact) {
    const followers = this.#followers.get(topic)
    if (!followers) return
    const text = toJson({ type: 'event', topic, event: fact })
    for (const line of followers) line.sendText(text)
  }

  hasFollowers(topic: string) {
    return this.#followers.has(topic)
  }

  async say(line: Line, text: string) {
    let said: Said | undefined
    try {
      said = understood(text)
      if (!holdsOnlyStorableText(said)) throw refuse('unstorable_text')
      await this.#act(line, said)
    } catch (error) {
      if (!(error instanceof Refusal)) this.#ports.log.error({ err: error }, 'a socket message failed')
      const { code, message } = refusalOf(error)
      const about = said?.type === 'command' ? { id: said.id } : said && 'topic' in said ? { topic: said.topic } : {}
      line.send({ type: 'refused', ...about, error: message, code })
    }
  }

  async hangUp(line: Line) {
    this.lines.delete(line)
    for (const topic of line.topics) await this.#unfollow(line, topic)
  }

  async #act(line: Line, said: Said) {
    switch (said.type) {
      case 'hello':
        return this.#hello(line, said.token)
      case 'are_you_there':
        return line.send({ type: 'here' })
      case 'follow':
        return this.#follow(line, said.topic)
      case 'unfollow':
        return this.#unfollow(line, said.topic)
      case 'whisper':
        return this.#whisper(line, said.topic, said.event)
      case 'command':
        return this.#command(line, said)
    }
  }

  async #hello(line: Line, token: string | undefined) {
    line.viewer = token ? await this.#ports.viewerOf(token) : undefined
    if (token && !line.viewer) return line.close(4401, 'signed out')
    line.send({ type: 'welcome' })
  }

  async #follow(line: Line, topic: string) {
    const [channel, key] = this.#parts(topic)
    if (line.topics.has(topic)) return line.send({ type: 'following', topic })
    await channel.admit(line.viewer, key, this.#ports)
    if (!line.isOpen) return
    line.topics.add(topic)
    this.#followers.set(topic, (this.#followers.get(topic) ?? new Set()).add(line))
    try {
      await channel.opened?.(line, key, this.#ports)
    } catch (error) {
      // Not begun is not following: asked again, it is tried again.
      this.#forget(line, topic)
      throw error
    }
    line.send({ type: 'following', topic })
  }

  async #unfollow(line: Line, topic: string) {
    if (!this.#forget(line, topic)) return
    const [channel, key] = this.#parts(topic)
    await channel.closed?.(line, key, this.#ports)
  }

  /** False: it did not follow. */
  #forget(line: Line, topic: string): boolean {
    const followers = this.#followers.get(topic)
    followers?.delete(line)
    if (followers?.size === 0) this.#followers.delete(topic)
    return line.topics.delete(topic)
  }

  async #whisper(line: Line, topic: string, event: Fact) {
    const [channel, key] = this.#parts(topic)
    if (!line.topics.has(topic)) return
    const heard = channel.whisper?.(line, key, event)
    if (heard)
      await announce(this.#ports.db, `whisper:${topic}`, {
        type: 'whispered',
        from: line.viewer?.id ?? '',
        said: heard,
      })
  }

  async #command(line: Line, { id, name, input }: Extract<Said, { type: 'command' }>) {
    const served = this.#commands.get(name)
    if (!served) throw refuse('no_such_call')
    if (!line.viewer) throw refuse('signed_out')
    const parsed = served.command.input.safeParse(input)
    if (!parsed.success) throw invalidInput(parsed.error.issues)
    line.send({
      type: 'done',
      id,
      output: await served.handle({ viewer: line.viewer, input: parsed.data as never, line }),
    })
  }

  /** A whisper goes to everybody else who follows, whichever process they are on. */
  #spread(topic: string, said: Fact, from: string) {
    for (const line of this.#followers.get(topic) ?? []) if (line.viewer?.id !== from) line.tell(topic, said)
  }

  #endSession(sessionId: string) {
    for (const line of this.lines) if (line.viewer?.sessionId === sessionId) line.close(4401, 'signed out')
  }

  #readAgain() {
    for (const [topic, followers] of this.#followers)
      for (const line of followers) line.tell(topic, { type: 'read_again' })
  }

  #parts(topic: string): [Channel, string] {
    const colon = topic.indexOf(':')
    const channel = this.#channels.get(topic.slice(0, colon))
    if (!channel) throw refuse('no_such_call')
    return [channel, topic.slice(colon + 1)]
  }
}

function understood(text: string): Said {
  let value: unknown
  try {
    value = fromJson(text)
  } catch {
    throw refuse('malformed_json')
  }
  const parsed = Said.safeParse(value)
  if (!parsed.success) throw refuse('invalid_input')
  return parsed.data
}
