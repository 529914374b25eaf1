type Description = { type: 'offer' | 'answer'; sdp: string }
type Sender = {
  track: unknown
  replaceTrack: (track: unknown) => Promise<void>
  getParameters: () => { encodings: { maxBitrate?: number }[] }
  setParameters: () => Promise<void>
}
type Transceiver = {
  mid: string | null
  direction: string
  receiver: { track: { kind: string } }
  sender: Sender
  setCodecPreferences: () => void
}

const fieldOf = (sdp: string, field: RegExp) => field.exec(sdp)?.[1] ?? ''
const sessionOf = (sdp: string) => fieldOf(sdp, /^o=\S+ (\d+)/m)
const ufragOf = (sdp: string) => fieldOf(sdp, /^a=ice-ufrag:(\S+)/m)
const MEDIA = ['audio', 'video'] as const

function transceiverOf(kind: string): Transceiver {
  const sender: Sender = {
    track: null,
    replaceTrack: async (track) => void (sender.track = track),
    getParameters: () => ({ encodings: [{}] }),
    setParameters: async () => {},
  }
  return { mid: null, direction: 'sendrecv', receiver: { track: { kind } }, sender, setCodecPreferences: () => {} }
}

/**
 * The network of all fake browsers of a test. As behind a relay, two of them are connected once each has the newest
 * description and an address of the other: no address is guessed.
 */
export class FakeNetwork {
  readonly connections: FakePeerConnection[] = []
  #isUp = true
  /** Addresses of before a change of network lead nowhere. */
  readonly #dead = new Set<string>()
  #tasks = 0

  get alive() {
    return this.connections.filter(({ signalingState }) => signalingState !== 'closed')
  }

  /** Runs after the script that is running now, as a browser's events do. */
  later(act: () => void) {
    this.#tasks++
    setImmediate(() => {
      this.#tasks--
      act()
    })
  }

  /** Resolves when no event waits. */
  async settled() {
    do await new Promise((resolve) => setImmediate(resolve))
    while (this.#tasks > 0)
  }

  cut() {
    this.#isUp = false
    this.update()
  }

  /** With other addresses: those of before are of no use. */
  restore({ withNewAddresses = false } = {}) {
    if (withNewAddresses) for (const { ufrag } of this.connections) this.#dead.add(ufrag)
    this.#isUp = true
    this.update()
  }

  /** Each connection is what the descriptions and addresses of both sides make it. */
  update() {
    for (const one of this.alive) {
      const other = this.alive.find(({ session }) => session === one.theirs)
      const isThere = this.#isUp && other !== undefined && this.#reaches(one, other) && this.#reaches(other, one)
      if (isThere) one.become('connected')
      else if (one.connectionState === 'connected') one.become('disconnected')
    }
  }

  #reaches = (one: FakePeerConnection, other: FakePeerConnection) =>
    one.theirs === other.session && one.addressOf === other.ufrag && !this.#dead.has(other.ufrag)
}

/** An `RTCPeerConnection` without media, with the states, events and refusals that a negotiation meets in browsers. */
export class FakePeerConnection {
  static network: FakeNetwork
  static #made = 0

  readonly session = String(++FakePeerConnection.#made)
  signalingState: 'stable' | 'have-local-offer' | 'have-remote-offer' | 'closed' = 'stable'
  connectionState = 'new'
  localDescription: Description | null = null
  remoteDescription: Description | null = null
  /** The browser whose address is known, by its newest description. */
  addressOf: string | undefined
  onicecandidate: ((event: { candidate: object | null }) => void) | null = null
  ontrack: ((event: { track: object }) => void) | null = null
  onconnectionstatechange: (() => void) | null = null
  onnegotiationneeded: (() => void) | null = null
  readonly #transceivers: Transceiver[] = []
  readonly channel = {
    readyState: 'connecting',
    send: (data: string) => this.#partner?.channel.onmessage?.({ data }),
    onmessage: null as ((event: { data: string }) => void) | null,
    onopen: null as (() => void) | null,
  }
  #version = 0
  #generation = 1
  #isRestarting = false
  #isNeeded = false
  #gathered = ''
  /** What an unanswered offer replaced. */
  #before: { generation: number } | undefined
  readonly #heard = new Set<string>()

  constructor() {
    FakePeerConnection.network.connections.push(this)
  }

  get ufrag() {
    return `${this.session}.${this.#generation}`
  }
  /** The other side's connection, once both descriptions are there. */
  get theirs() {
    return this.signalingState === 'stable' && this.remoteDescription
      ? sessionOf(this.remoteDescription.sdp)
      : undefined
  }
  get #partner() {
    return FakePeerConnection.network.alive.find(({ session }) => session === this.theirs)
  }

  createDataChannel() {
    return this.channel
  }
  getTransceivers = () => this.#transceivers
  getStats = async () => new Map()

  addTransceiver(kind: string) {
    this.#transceivers.push(transceiverOf(kind))
    this.#needNegotiation()
    return this.#transceivers.at(-1)!
  }

  restartIce() {
    this.#isRestarting = true
    this.#needNegotiation()
  }

  /** Said once for all that is new, while nothing else is negotiated. */
  #needNegotiation() {
    if (this.#isNeeded) return
    this.#isNeeded = true
    FakePeerConnection.network.later(() => this.#askForNegotiation())
  }
  #askForNegotiation() {
    if (this.#isNeeded && this.signalingState === 'stable') this.onnegotiationneeded?.()
  }

  async setLocalDescription() {
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer'
    if (this.signalingState === 'closed') throw new DOMException('closed', 'InvalidStateError')
    if (type === 'offer') {
      this.#before = { generation: this.#generation }
      if (this.#isRestarting && this.localDescription) this.#generation++
      this.#isRestarting = false
      this.#isNeeded = false
      this.signalingState = 'have-local-offer'
      for (const [at, transceiver] of this.#transceivers.entries()) transceiver.mid ??= String(at)
    } else this.#becomeStable()
    this.localDescription = { type, sdp: this.#write() }
    this.#gather()
    FakePeerConnection.network.update()
  }

  async setRemoteDescription({ type, sdp }: Description) {
    if (this.signalingState === 'closed') throw new DOMException('closed', 'InvalidStateError')
    if (type === 'answer' && this.signalingState !== 'have-local-offer')
      throw new DOMException('no offer', 'InvalidStateError')
    if (this.remoteDescription && sessionOf(this.remoteDescription.sdp) !== sessionOf(sdp))
      throw new DOMException('another certificate', 'InvalidAccessError')
    if (type === 'offer' && this.signalingState === 'have-local-offer') this.#rollBack()
    const isRestarted = this.remoteDescription !== null && ufragOf(this.remoteDescription.sdp) !== ufragOf(sdp)
    if (type === 'offer' && isRestarted) this.#generation++
    if (isRestarted) this.addressOf = undefined
    this.remoteDescription = { type, sdp }
    if (type === 'offer') {
      this.signalingState = 'have-remote-offer'
      this.#take()
    } else this.#becomeStable()
    for (const { receiver } of this.#transceivers) this.#hear(receiver.track)
    FakePeerConnection.network.update()
  }

  #rollBack() {
    this.#generation = this.#before!.generation
    this.#isRestarting = true
    this.#isNeeded = true
    if (!this.remoteDescription) for (const transceiver of this.#transceivers) transceiver.mid = null
  }

  #becomeStable() {
    this.signalingState = 'stable'
    FakePeerConnection.network.later(() => this.#askForNegotiation())
  }

  /** What is offered joins only what was negotiated before, never what the page added itself (RFC 8829, 5.10). */
  #take() {
    if (this.#transceivers.some(({ mid }) => mid !== null)) return
    for (const [at, kind] of MEDIA.entries()) this.#transceivers.push({ ...transceiverOf(kind), mid: String(at) })
  }

  #hear(track: { kind: string }) {
    if (this.#heard.has(track.kind)) return
    this.#heard.add(track.kind)
    FakePeerConnection.network.later(() => this.ontrack?.({ track }))
  }

  #write() {
    const head = ['v=0', `o=- ${this.session} ${++this.#version} IN IP4 127.0.0.1`, 's=-', `a=ice-ufrag:${this.ufrag}`]
    const media = ['m=audio 9 UDP/TLS/RTP/SAVPF 111', 'a=rtpmap:111 opus/48000/2', 'a=fmtp:111 minptime=10']
    return [...head, ...media, 'm=video 9 UDP/TLS/RTP/SAVPF 96', 'a=rtpmap:96 VP8/90000', ''].join('\r\n')
  }

  /** Looks for own addresses, once for each generation of them. */
  #gather() {
    const { ufrag } = this
    if (this.#gathered === ufrag) return
    this.#gathered = ufrag
    const candidate = `candidate:1 1 udp 1 192.0.2.1 50000 typ relay ufrag ${ufrag}`
    FakePeerConnection.network.later(() => {
      this.onicecandidate?.({ candidate: { candidate, sdpMid: '0', sdpMLineIndex: 0 } })
      this.onicecandidate?.({ candidate: null })
    })
  }

  async addIceCandidate({ candidate }: { candidate: string }) {
    if (!this.remoteDescription) throw new DOMException('no description', 'InvalidStateError')
    const ufrag = fieldOf(candidate, /ufrag (\S+)/)
    if (ufrag !== ufragOf(this.remoteDescription.sdp)) throw new DOMException('unknown ufrag', 'OperationError')
    this.addressOf = ufrag
    // As browsers show it: with what was added.
    this.remoteDescription = { ...this.remoteDescription, sdp: `${this.remoteDescription.sdp}a=${candidate}\r\n` }
    FakePeerConnection.network.update()
  }

  become(state: string) {
    if (this.connectionState === state) return
    this.connectionState = state
    FakePeerConnection.network.later(() => {
      if (this.signalingState === 'closed') return
      if (state === 'connected' && this.channel.readyState === 'connecting') {
        this.channel.readyState = 'open'
        this.channel.onopen?.()
      }
      this.onconnectionstatechange?.()
    })
  }

  close() {
    this.signalingState = 'closed'
    this.connectionState = 'closed'
    FakePeerConnection.network.update()
  }
}
