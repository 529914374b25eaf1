import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FakeNetwork, FakePeerConnection } from '#test/support/fake-peer-connection.ts'
import { readSignal } from '../../../calls/signal.rules.ts'
import type { Signal } from './descriptions.ts'
import { createPeer, type Link } from './peer.ts'
import type { Told } from './told-channel.ts'

type Side = 'client' | 'consultant'
type Whispered = { from: Side; number: number; signal: Signal }
type Page = {
  side: Side
  number: number
  peer: ReturnType<typeof createPeer>
  links: Link[]
  heard: string[]
  told: Told[]
}

const OTHER = { client: 'consultant', consultant: 'client' } as const

/** Two pages of a call, the line over which they whisper, and a clock that only a test moves. Milliseconds. */
class Call {
  readonly network = new FakeNetwork()
  readonly pages = new Map<Side, Page>()
  /** Everything that was whispered, lost or not. */
  readonly said: Whispered[] = []
  nowMs = 0
  /** Which whispers are lost. */
  loses: (said: Whispered) => boolean = () => false
  /** How often the others arrive. */
  times: (said: Whispered) => number = () => 1
  #seats = 0
  #underWay: Whispered[] = []
  #timers: { at: number; act: () => void }[] = []

  constructor() {
    FakePeerConnection.network = this.network
  }

  /** A page of this side is opened, or opened anew. */
  open(side: Side): Page {
    this.close(side)
    const page: Omit<Page, 'peer'> = { side, number: ++this.#seats, links: [], heard: [], told: [] }
    const peer = createPeer({
      isPolite: side === 'client',
      ports: {
        send: (signal) => this.#whisper({ from: side, number: page.number, signal }),
        configuration: async () => ({}),
        later: (act, ms) => {
          const timer = { at: this.nowMs + ms, act }
          this.#timers.push(timer)
          return () => void (this.#timers = this.#timers.filter((one) => one !== timer))
        },
      },
      observer: {
        linked: (link) => page.links.push(link),
        received: ({ kind }) => page.heard.push(kind),
        told: (told) => page.told.push(told),
      },
    })
    this.pages.set(side, { ...page, peer })
    return this.pages.get(side)!
  }

  close(side: Side) {
    this.pages.get(side)?.peer.stop()
    this.pages.delete(side)
  }

  #whisper(said: Whispered) {
    expect(readSignal(said.signal)).toBeDefined()
    this.said.push(said)
    if (this.loses(said)) return
    for (let time = 0; time < this.times(said); time++) this.#underWay.push(said)
  }

  /** Lets time pass, with all that happens in it. */
  async pass(ms: number) {
    const until = this.nowMs + ms
    for (;;) {
      await this.network.settled()
      const arrived = this.#underWay.splice(0)
      for (const { from, number, signal } of arrived)
        this.pages.get(OTHER[from])?.peer.hear({ connection: number, signal })
      if (arrived.length > 0) continue
      const [next] = this.#timers.toSorted((a, b) => a.at - b.at)
      if (!next || next.at > until) break
      this.nowMs = next.at
      this.#timers = this.#timers.filter((timer) => timer !== next)
      next.act()
    }
    this.nowMs = until
  }

  /** Both pages are in the room at once. */
  static async connected() {
    const call = new Call()
    const [ana, luna] = [call.open('client'), call.open('consultant')]
    await call.pass(0)
    call.expectConnected()
    return { call, ana, luna }
  }

  /** One connection on each side, with one sound and one picture each way. */
  expectConnected() {
    for (const { links } of this.pages.values()) expect(links.at(-1)).toBe('connected')
    expect(this.network.alive.map(({ connectionState }) => connectionState)).toEqual(['connected', 'connected'])
    for (const connection of this.network.alive)
      expect(connection.getTransceivers().map(({ receiver }) => receiver.track.kind)).toEqual(['audio', 'video'])
  }

  kindsSaid = (from: Side) => this.said.filter((said) => said.from === from).map(({ signal }) => signal.kind)
}

const first = (which: (said: Whispered) => boolean) => {
  let isLost = false
  return (said: Whispered) => {
    if (isLost || !which(said)) return false
    isLost = true
    return true
  }
}

beforeEach(() => {
  vi.stubGlobal('RTCPeerConnection', FakePeerConnection)
  vi.stubGlobal('RTCRtpReceiver', { getCapabilities: () => ({ codecs: [{ mimeType: 'audio/opus' }] }) })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('two browsers find each other', () => {
  test('when both offer at once, with one connection each', async () => {
    const { call, ana, luna } = await Call.connected()
    expect(call.kindsSaid('client')).toContain('offer')
    expect(call.kindsSaid('consultant')).toContain('offer')
    expect([ana.heard, luna.heard].map((kinds) => kinds.toSorted())).toEqual([
      ['audio', 'video'],
      ['audio', 'video'],
    ])
  })

  test.each(['client', 'consultant'] as const)(
    'when the %s comes later, without waiting for a repetition',
    async (late) => {
      const call = new Call()
      call.open(OTHER[late])
      await call.pass(20_500)
      call.open(late)
      await call.pass(0)
      call.expectConnected()
    },
  )

  test('when both first offers are lost: told again after a second', async () => {
    const call = new Call()
    const [ofAna, ofLuna] = (['client', 'consultant'] as const).map((side) =>
      first(({ from, signal }) => from === side && signal.kind === 'offer'),
    )
    call.loses = (said) => ofAna!(said) || ofLuna!(said)
    call.open('client')
    call.open('consultant')
    await call.pass(999)
    expect(call.network.alive.map(({ connectionState }) => connectionState)).toEqual(['new', 'new'])
    await call.pass(1)
    call.expectConnected()
  })

  test('when only one of them is ever heard, and not at first: it repeats its addresses too', async () => {
    const call = new Call()
    const ofLuna = first(({ from, signal }) => from === 'consultant' && signal.kind === 'offer')
    call.loses = (said) => (said.from === 'client' && said.signal.kind === 'offer') || ofLuna(said)
    call.open('client')
    call.open('consultant')
    await call.pass(1_000)
    call.expectConnected()
  })

  test('when an answer is lost and its addresses with it', async () => {
    const call = new Call()
    let isDown = true
    call.loses = ({ from, signal }) => {
      if (from !== 'client' || signal.kind === 'offer') return false
      return isDown
    }
    call.open('consultant')
    await call.pass(0)
    call.open('client')
    await call.pass(900)
    expect(call.kindsSaid('client')).toContain('answer')
    isDown = false
    await call.pass(1_000)
    call.expectConnected()
  })

  test('when addresses arrive before the description that they belong to', async () => {
    const call = new Call()
    call.loses = first(({ from, signal }) => from === 'consultant' && signal.kind === 'offer')
    call.open('consultant')
    await call.pass(0)
    call.loses = () => false
    call.open('client')
    call.pages
      .get('client')!
      .peer.hear({ connection: 1, signal: call.said.find((said) => said.signal.kind === 'candidate')!.signal })
    await call.pass(1_000)
    call.expectConnected()
  })

  test('when everything is said twice', async () => {
    const call = new Call()
    call.times = () => 2
    call.open('client')
    call.open('consultant')
    await call.pass(10_000)
    call.expectConnected()
    expect(call.pages.get('client')!.links).toEqual(['connected'])
  })

  test('when the addresses of one side are lost for good', async () => {
    const call = new Call()
    let isDown = true
    call.loses = ({ from, signal }) => isDown && from === 'client' && signal.kind === 'candidate'
    const ana = call.open('client')
    call.open('consultant')
    await call.pass(1_000)
    isDown = false
    const before = call.said.length
    // Nor is one that fits nowhere a reason to begin anew.
    const candidate = 'candidate:1 1 udp 1 192.0.2.1 50000 typ relay ufrag 0.0'
    ana.peer.hear({ connection: 2, signal: { kind: 'candidate', candidate, mid: '0', line: 0 } })
    await call.pass(4_999)
    expect(call.said).toHaveLength(before)
    await call.pass(1)
    call.expectConnected()
  })
})

describe('they find each other again', () => {
  test.each(['client', 'consultant'] as const)('when the page of the %s is loaded anew', async (side) => {
    const { call } = await Call.connected()
    const other = call.pages.get(OTHER[side])!
    const before = other.number
    call.open(side)
    await call.pass(0)
    call.expectConnected()
    expect([other.number, other.links]).toEqual([before, ['connected', 'reconnecting', 'connected']])
  })

  test('and nothing that an older page of a seat says is heard', async () => {
    const { call, ana } = await Call.connected()
    const luna = call.open('consultant')
    await call.pass(0)
    const made = call.network.connections.length
    const late = { connection: luna.number - 1, signal: { kind: 'offer', sdp: 'v=0\r\no=- 9 1 IN IP4 127.0.0.1\r\n' } }
    ana.peer.hear(late as Parameters<typeof ana.peer.hear>[0])
    await call.pass(60_000)
    expect(call.network.connections).toHaveLength(made)
    call.expectConnected()
  })

  test('without a word when a break lasts less than three seconds', async () => {
    const { call, ana } = await Call.connected()
    const before = call.said.length
    call.network.cut()
    await call.pass(2_999)
    call.network.restore()
    await call.pass(60_000)
    call.expectConnected()
    expect(ana.links).toEqual(['connected', 'reconnecting', 'connected'])
    expect(call.said).toHaveLength(before)
  })

  test('over new addresses, looked for after three seconds', async () => {
    const { call } = await Call.connected()
    const made = call.network.connections.length
    call.network.cut()
    await call.pass(2_999)
    expect(call.network.alive.every(({ ufrag }) => ufrag.endsWith('.1'))).toBe(true)
    call.network.restore({ withNewAddresses: true })
    await call.pass(1)
    call.expectConnected()
    expect(call.network.connections, 'the same connection').toHaveLength(made)
  })

  test('when a page that was loaded anew answers what was meant for the one before', async () => {
    const { call } = await Call.connected()
    call.network.cut()
    call.close('client')
    call.loses = ({ from }) => from === 'consultant'
    await call.pass(3_000)
    call.network.restore()
    call.loses = ({ from, signal }) => from === 'client' && signal.kind === 'offer'
    call.open('client')
    await call.pass(1_000)
    call.expectConnected()
  })

  test('however often they lose each other: each break has its own five tries', async () => {
    const { call, ana, luna } = await Call.connected()
    for (let breaks = 0; breaks < 6; breaks++) {
      call.network.cut()
      await call.pass(3_000)
      call.network.restore()
      await call.pass(0)
      call.expectConnected()
    }
    call.network.cut()
    await call.pass(3_000)
    expect([...ana.links, ...luna.links]).not.toContain('failed')
  })

  test('or not: after five tries they have failed, and a press begins anew', async () => {
    const { call, ana, luna } = await Call.connected()
    call.network.cut()
    call.loses = () => true
    await call.pass(17_999)
    expect([ana.links, luna.links].map((links) => links.at(-1))).toEqual(['reconnecting', 'reconnecting'])
    await call.pass(1)
    expect([ana.links, luna.links].map((links) => links.at(-1))).toEqual(['failed', 'failed'])
    call.network.restore()
    call.loses = () => false
    ana.peer.retry()
    await call.pass(0)
    call.expectConnected()
  })
})

describe('what goes out', () => {
  const track = (kind: string) => ({ kind }) as MediaStreamTrack
  const outgoing = (call: Call) =>
    call.network.alive.map((connection) => connection.getTransceivers().map(({ sender }) => sender.track))

  test('goes out of the next connection too, and nothing once it is stopped', async () => {
    const { call, luna } = await Call.connected()
    const voice = track('audio')
    luna.peer.send('audio', voice)
    await call.pass(0)
    expect(outgoing(call).flat().filter(Boolean)).toEqual([voice])
    call.open('client')
    await call.pass(0)
    expect(outgoing(call).flat().filter(Boolean)).toEqual([voice])
    luna.peer.send('audio', null)
    await call.pass(0)
    expect(outgoing(call).flat().filter(Boolean)).toEqual([])
  })

  test('a browser tells what it says of itself as soon as it is connected', async () => {
    const call = new Call()
    const told = { isMuted: true, isCameraOn: false }
    call.open('client').peer.tell(told)
    const luna = call.open('consultant')
    await call.pass(0)
    expect(luna.told).toEqual([told])
  })

  test('it tells each change once, and the latest to the next connection', async () => {
    const { call, ana, luna } = await Call.connected()
    const [muted, heard] = [
      { isMuted: true, isCameraOn: false },
      { isMuted: false, isCameraOn: false },
    ]
    for (const told of [muted, muted, heard, { ...heard }]) ana.peer.tell(told)
    await call.pass(0)
    expect(luna.told).toEqual([muted, heard])
    const next = call.open('consultant')
    await call.pass(0)
    expect(next.told).toEqual([heard])
  })
})

test('whatever is lost, doubled or reloaded meanwhile, they are connected soon after it ends', async () => {
  const act = fc.oneof(
    fc.record({ type: fc.constant('reload' as const), side: fc.constantFrom<Side>('client', 'consultant') }),
    fc.record({ type: fc.constant('cut' as const) }),
    fc.record({ type: fc.constant('restore' as const), withNewAddresses: fc.boolean() }),
    fc.record({ type: fc.constant('retry' as const), side: fc.constantFrom<Side>('client', 'consultant') }),
    fc.record({ type: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 4_000 }) }),
  )
  const fates = fc.array(fc.constantFrom(0, 0, 1, 1, 1, 2), { minLength: 1, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 8 }), fates, async (acts, arrivals) => {
      const call = new Call()
      let at = 0
      call.times = () => arrivals[at++ % arrivals.length]!
      call.open('client')
      call.open('consultant')
      for (const given of acts) {
        if (given.type === 'reload') call.open(given.side)
        if (given.type === 'cut') call.network.cut()
        if (given.type === 'restore') call.network.restore(given)
        if (given.type === 'retry') call.pages.get(given.side)!.peer.retry()
        await call.pass(given.type === 'pass' ? given.ms : 0)
      }
      call.times = () => 1
      call.network.restore()
      await call.pass(20_000)
      for (const { links, peer } of call.pages.values()) if (links.at(-1) === 'failed') peer.retry()
      await call.pass(20_000)
      call.expectConnected()
    }),
    { numRuns: 300 },
  )
})
