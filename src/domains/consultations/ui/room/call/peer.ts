import { type Candidate, sessionIdOf, type Signal, withErrorCorrection } from './descriptions.ts'
import type { StatsEntry } from './media-evidence.ts'
import { createOutgoingSignals } from './outgoing-signals.ts'
import { PICTURE_BITS } from './quality.ts'
import { createToldChannel, type Told } from './told-channel.ts'
import { type Kind, KINDS, limitBits, preferFewCodecs, replaceTrack } from './transceivers.ts'

export type Link = 'connecting' | 'connected' | 'reconnecting' | 'failed'

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

/**
 * A connection is renegotiated so long after it broke, and so long after a negotiation that connected nobody: addresses
 * got lost on the way. So many times in a row (docs of the large services agree).
 */
const RESTART = { after: 3_000, unconnected: 6_000, most: 5 } as const

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
  /** Which connection of the other side this one speaks to; undefined: none has answered. */
  let theirs: string | undefined
  let newest = 0
  let restarts = 0
  let link: Link = 'connecting'
  let isWanted = false
  let isOver = false
  /** The offer that was answered last; browsers add to a remote description what they hear later. */
  let answered: string | undefined
  const sending: Record<Kind, MediaStreamTrack | null> = { audio: null, video: null }
  let pictureBits: number = PICTURE_BITS.good
  let stopRestarting = () => {}
  const signals = createOutgoingSignals(ports)
  const toldChannel = createToldChannel((told) => observer.told(told))
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
    signals.stopRepeating()
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
    signals.forgetAddresses()
    isWanted = false
    pc.onicecandidate = ({ candidate }) => {
      if (candidate && connection === pc) signals.tellAddress(candidate)
    }
    pc.ontrack = ({ track }) => observer.received(track)
    pc.onconnectionstatechange = () => connection === pc && follow(pc.connectionState)
    pc.onnegotiationneeded = () => {
      isWanted = true
      step(() => offer(pc))
    }
    toldChannel.open(pc)
    if (offers) {
      for (const kind of KINDS) preferFewCodecs(pc.addTransceiver(kind, { direction: 'sendrecv' }))
      await equip(pc)
    }
    return pc
  }

  async function offer(pc: RTCPeerConnection) {
    if (!isWanted || connection !== pc || pc.signalingState !== 'stable' || pc.getTransceivers().length === 0) return
    isWanted = false
    signals.forgetAddresses()
    await pc.setLocalDescription()
    signals.describe(pc)
    signals.repeatOffer(pc)
  }

  async function readOffer(sdp: string) {
    const session = sessionIdOf(sdp)
    let pc = connection
    const isNew = theirs !== undefined && theirs !== session
    const isCollision = pc !== undefined && pc.signalingState !== 'stable'
    if (isCollision && !isNew && !isPolite) {
      // The other one is there now, and has not heard this offer.
      if (theirs === undefined) signals.describeAgain(pc!)
      return
    }
    // An offer of transceivers that nobody answered cannot be taken back: they would stay beside the other's.
    if (!pc || isNew || (theirs === undefined && pc.getTransceivers().length > 0)) {
      if (theirs !== undefined) become('reconnecting')
      pc = await open(false)
    }
    signals.stopRepeating()
    const isRepeated = answered === sdp
    await pc.setRemoteDescription({ type: 'offer', sdp: withErrorCorrection(sdp) })
    theirs = session
    answered = sdp
    for (const transceiver of pc.getTransceivers()) {
      transceiver.direction = 'sendrecv'
      preferFewCodecs(transceiver)
    }
    if (!isRepeated) signals.forgetAddresses()
    isWanted = false
    await equip(pc)
    await pc.setLocalDescription()
    if (isRepeated) signals.describeAgain(pc)
    else signals.describe(pc)
    await limitBits(pc, pictureBits)
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
    signals.stopRepeating()
    await pc.setRemoteDescription({ type: 'answer', sdp: withErrorCorrection(sdp) })
    theirs = session
    await limitBits(pc, pictureBits)
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

  const equip = (pc: RTCPeerConnection) => Promise.all(KINDS.map((kind) => replaceTrack(pc, kind, sending[kind])))

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
        if (connection) await replaceTrack(connection, kind, sending[kind])
      })
    },
    tell: toldChannel.tell,
    /** The most bits a second of the own picture, from now on. */
    limitPicture(bits: number) {
      if (pictureBits === bits) return
      pictureBits = bits
      step(async () => {
        if (connection?.signalingState === 'stable') await limitBits(connection, bits)
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
