import {
  type Candidate,
  fewCodecs,
  sessionIdOf,
  type Signal,
  withErrorCorrection,
  withoutCandidates,
} from './descriptions.ts'
import type { StatsEntry } from './media-evidence.ts'
import { PICTURE_BITS } from './quality.ts'

export type Link = 'connecting' | 'connected' | 'reconnecting' | 'failed'
type Kind = 'audio' | 'video'
/** What a browser tells the other one itself; nothing is charged or decided by it. */
export type Told = { isMuted: boolean; isCameraOn: boolean }

export type PeerPorts = {
  send: (signal: Signal) => void
  /** Where to look for the other browser; asked for each new connection. */
  configuration: () => Promise<RTCConfiguration>
  later: (act: () => void, ms: number) => () => void
}
export type PeerObserver = {
  linked: (link: Link) => void
  /** The other one's sound or picture has a track, new with each connection. */
  received: (track: MediaStreamTrack) => void
  told: (told: Told) => void
}

const KINDS = ['audio', 'video'] as const
const VOICE_BITS = 48_000
/**
 * A connection is renegotiated so long after it broke, and so long after a negotiation that connected nobody: addresses
 * got lost on the way. So many times in a row (docs of the large services agree).
 */
const RESTART = { after: 3_000, unconnected: 6_000, most: 5 } as const
/** An offer without an answer is told again: after so long, and each time twice as long. */
const REPEAT = { first: 1_000, longest: 8_000 } as const

/**
 * A connection to the other browser of a call: perfect negotiation, where the polite one gives way. Signals may get
 * lost, come twice, or come from a page that was reloaded; then a new connection takes the place of the old one.
 */
export function createPeer({
  isPolite,
  ports,
  observer,
}: {
  isPolite: boolean
  ports: PeerPorts
  observer: PeerObserver
}) {
  let connection: RTCPeerConnection | undefined
  let channel: RTCDataChannel | undefined
  /** Which connection of the other side this one speaks to; undefined: none has answered. */
  let theirs: string | undefined
  let newest = 0
  let restarts = 0
  let link: Link = 'connecting'
  let isWanted = false
  let isOver = false
  /** The offer that was answered last; browsers add to a remote description what they hear later. */
  let answered: string | undefined
  let lastTold: Told | undefined
  let addresses: Candidate[] = []
  const sending: Record<Kind, MediaStreamTrack | null> = { audio: null, video: null }
  let pictureBits: number = PICTURE_BITS.good
  let stopRestarting = () => {}
  let stopRepeating = () => {}
  /** One step after the other: an offer is never made while another is read. */
  let steps = Promise.resolve()
  const step = (act: () => Promise<void>) => {
    steps = steps.then(async () => {
      if (isOver) return
      try {
        await act()
      } catch {
        // The server did not answer, or the negotiation is in no state to go on from: a new one begins.
        if (!isOver) restartLater()
      }
    })
  }

  function become(next: Link) {
    if (link === next || isOver) return
    link = next
    observer.linked(next)
  }

  function drop() {
    stopRestarting()
    stopRepeating()
    if (!connection) return
    connection.onnegotiationneeded = connection.onicecandidate = connection.ontrack = null
    connection.onconnectionstatechange = null
    connection.close()
    connection = undefined
  }

  /** A new connection. `offers`: it begins the negotiation, instead of answering one. */
  async function open(offers: boolean): Promise<RTCPeerConnection> {
    drop()
    const configuration = await ports.configuration()
    const pc = new RTCPeerConnection({ ...configuration, bundlePolicy: 'max-bundle' })
    if (isOver) {
      pc.close()
      return pc
    }
    connection = pc
    theirs = answered = undefined
    addresses = []
    isWanted = false
    pc.onicecandidate = ({ candidate }) => {
      if (!candidate || connection !== pc) return
      const { candidate: line, sdpMid, sdpMLineIndex } = candidate
      const address = { kind: 'candidate', candidate: line, mid: sdpMid ?? '', line: sdpMLineIndex ?? 0 } as const
      addresses.push(address)
      ports.send(address)
    }
    pc.ontrack = ({ track }) => observer.received(track)
    pc.onconnectionstatechange = () => connection === pc && follow(pc.connectionState)
    pc.onnegotiationneeded = () => {
      isWanted = true
      step(() => offer(pc))
    }
    // Before the first description, and with a number of its own: so it needs no negotiation.
    channel = pc.createDataChannel('told', { negotiated: true, id: 0 })
    channel.onmessage = ({ data }) => {
      const told = readTold(data)
      if (told) observer.told(told)
    }
    channel.onopen = () => lastTold && tell(lastTold)
    if (offers) {
      for (const kind of KINDS) prepare(pc.addTransceiver(kind, { direction: 'sendrecv' }))
      await equip(pc)
    }
    return pc
  }

  async function offer(pc: RTCPeerConnection) {
    if (!isWanted || connection !== pc || pc.signalingState !== 'stable' || pc.getTransceivers().length === 0) return
    isWanted = false
    addresses = []
    await pc.setLocalDescription()
    describe(pc)
    repeatOffer(pc, REPEAT.first)
  }

  function describe({ localDescription }: RTCPeerConnection) {
    const { type, sdp } = localDescription ?? {}
    if ((type === 'offer' || type === 'answer') && sdp) ports.send({ kind: type, sdp: withoutCandidates(sdp) })
  }

  /** The whole of it: a description that did not arrive took its addresses along. */
  function describeAgain(pc: RTCPeerConnection) {
    describe(pc)
    for (const address of addresses) ports.send(address)
  }

  function repeatOffer(pc: RTCPeerConnection, ms: number) {
    stopRepeating()
    stopRepeating = ports.later(() => {
      if (connection !== pc || pc.signalingState !== 'have-local-offer') return
      describeAgain(pc)
      repeatOffer(pc, Math.min(REPEAT.longest, ms * 2))
    }, ms)
  }

  async function readOffer(sdp: string) {
    const session = sessionIdOf(sdp)
    let pc = connection
    const isNew = theirs !== undefined && theirs !== session
    const isCollision = pc !== undefined && pc.signalingState !== 'stable'
    if (isCollision && !isNew && !isPolite) {
      // The other one is there now, and has not heard this offer.
      if (theirs === undefined) describeAgain(pc!)
      return
    }
    // An offer of transceivers that nobody answered cannot be taken back: they would stay beside the other's.
    if (!pc || isNew || (theirs === undefined && pc.getTransceivers().length > 0)) {
      if (theirs !== undefined) become('reconnecting')
      pc = await open(false)
    }
    stopRepeating()
    const isRepeated = answered === sdp
    await pc.setRemoteDescription({ type: 'offer', sdp: withErrorCorrection(sdp) })
    theirs = session
    answered = sdp
    for (const transceiver of pc.getTransceivers()) {
      transceiver.direction = 'sendrecv'
      prepare(transceiver)
    }
    if (!isRepeated) addresses = []
    isWanted = false
    await equip(pc)
    await pc.setLocalDescription()
    if (isRepeated) describeAgain(pc)
    else describe(pc)
    await limit(pc, pictureBits)
    expectConnection(pc)
  }

  async function readAnswer(sdp: string) {
    const pc = connection
    if (pc?.signalingState !== 'have-local-offer') return
    const session = sessionIdOf(sdp)
    // The other page was reloaded, and answered what was meant for the page before.
    if (theirs !== undefined && theirs !== session) {
      await open(true)
      return
    }
    stopRepeating()
    await pc.setRemoteDescription({ type: 'answer', sdp: withErrorCorrection(sdp) })
    theirs = session
    await limit(pc, pictureBits)
    expectConnection(pc)
  }

  async function readCandidate({ candidate, mid, line }: Candidate) {
    if (!connection?.remoteDescription || candidate === '') return
    // One that belongs to a negotiation before this one fits nowhere; the others come again with their description.
    await connection.addIceCandidate({ candidate, sdpMid: mid, sdpMLineIndex: line }).catch(() => undefined)
  }

  function follow(state: RTCPeerConnectionState) {
    if (state === 'connected') {
      restarts = 0
      stopRestarting()
      become('connected')
    }
    if (state === 'disconnected') {
      become('reconnecting')
      restartLater()
    }
    if (state === 'failed') restart()
  }

  function restartLater(ms: number = RESTART.after) {
    stopRestarting()
    stopRestarting = ports.later(restart, ms)
  }

  /** Both descriptions are there: the two connect now, or something got lost. */
  function expectConnection(pc: RTCPeerConnection) {
    if (connection === pc && pc.connectionState !== 'connected') restartLater(RESTART.unconnected)
  }

  function restart() {
    if (isOver || connection?.connectionState === 'connected') return
    if (restarts >= RESTART.most) return become('failed')
    restarts++
    if (link !== 'connecting') become('reconnecting')
    if (connection?.remoteDescription && connection.connectionState !== 'closed') connection.restartIce()
    else step(async () => void (await open(true)))
    restartLater()
  }

  const equip = (pc: RTCPeerConnection) => Promise.all(KINDS.map((kind) => replace(pc, kind)))
  async function replace(pc: RTCPeerConnection, kind: Kind) {
    const transceiver = transceiverOf(pc, kind)
    if (transceiver && transceiver.sender.track !== sending[kind]) await transceiver.sender.replaceTrack(sending[kind])
  }

  function tell(told: Told) {
    lastTold = told
    if (channel?.readyState === 'open') channel.send(JSON.stringify(told))
  }

  step(async () => void (await open(true)))
  return {
    /** A signal of the other seat. What an older connection of that seat says is over. */
    hear({ connection: number, signal }: { connection: number; signal: Signal }) {
      if (number < newest) return
      newest = number
      step(() =>
        signal.kind === 'candidate'
          ? readCandidate(signal)
          : signal.kind === 'offer'
            ? readOffer(signal.sdp)
            : readAnswer(signal.sdp),
      )
    },
    /** What goes out from now on; null: nothing, and the connection stays. */
    send(kind: Kind, track: MediaStreamTrack | null) {
      if (sending[kind] === track) return
      sending[kind] = track
      step(async () => {
        if (connection) await replace(connection, kind)
      })
    },
    tell,
    /** The most bits a second of the own picture, from now on. */
    limitPicture(bits: number) {
      if (pictureBits === bits) return
      pictureBits = bits
      step(async () => {
        if (connection?.signalingState === 'stable') await limit(connection, bits)
      })
    },
    async stats(): Promise<StatsEntry[]> {
      const entries: StatsEntry[] = []
      const report = await connection?.getStats()
      report?.forEach((entry: StatsEntry) => entries.push(entry))
      return entries
    },
    /** Begins anew, after all tries failed or the line to the server came back. */
    retry() {
      if (connection?.connectionState === 'connected') return
      restarts = 0
      become('reconnecting')
      step(async () => void (await open(true)))
    },
    stop() {
      isOver = true
      drop()
    },
  }
}

const transceiverOf = (pc: RTCPeerConnection, kind: Kind) =>
  pc.getTransceivers().find(({ receiver }) => receiver.track.kind === kind)

function prepare(transceiver: RTCRtpTransceiver) {
  const kind = transceiver.receiver.track.kind as Kind
  const few = fewCodecs(kind, RTCRtpReceiver.getCapabilities(kind)?.codecs ?? [])
  if (few.length > 0) transceiver.setCodecPreferences(few)
}

/** Bits a second of each kind, so that a picture never takes what the voice needs. */
async function limit(pc: RTCPeerConnection, pictureBits: number) {
  for (const kind of KINDS) {
    const sender = transceiverOf(pc, kind)?.sender
    const parameters = sender?.getParameters()
    if (!sender || !parameters?.encodings?.length) continue
    for (const encoding of parameters.encodings) encoding.maxBitrate = kind === 'audio' ? VOICE_BITS : pictureBits
    await sender.setParameters(parameters)
  }
}

function readTold(data: unknown): Told | undefined {
  if (typeof data !== 'string' || data.length > 200) return undefined
  try {
    const { isMuted, isCameraOn } = JSON.parse(data) as Record<string, unknown>
    return { isMuted: isMuted === true, isCameraOn: isCameraOn === true }
  } catch {
    return undefined
  }
}
