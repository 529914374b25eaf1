import { type Candidate, type Signal, withoutCandidates } from './descriptions.ts'

/** An offer without an answer is told again: after so long, and each time twice as long. Milliseconds. */
const REPEAT = { first: 1_000, longest: 8_000 } as const

type Ports = { send: (signal: Signal) => void; later: (act: () => void, ms: number) => () => void }

/** What this side says of a connection: its description, the addresses that belong to it, and both again when lost. */
export function createOutgoingSignals({ send, later }: Ports) {
  let addresses: Candidate[] = []
  let stopRepeating = () => {}

  function describe({ localDescription }: RTCPeerConnection) {
    const { type, sdp } = localDescription ?? {}
    if ((type === 'offer' || type === 'answer') && sdp) send({ kind: type, sdp: withoutCandidates(sdp) })
  }

  /** The whole of it: a description that did not arrive took its addresses along. */
  function describeAgain(pc: RTCPeerConnection) {
    describe(pc)
    for (const address of addresses) send(address)
  }

  /** Until it is answered or the connection is closed. */
  function repeatOffer(pc: RTCPeerConnection, ms: number = REPEAT.first) {
    stopRepeating()
    stopRepeating = later(() => {
      if (pc.signalingState !== 'have-local-offer') return
      describeAgain(pc)
      repeatOffer(pc, Math.min(REPEAT.longest, ms * 2))
    }, ms)
  }

  return {
    describe,
    describeAgain,
    repeatOffer,
    stopRepeating: () => stopRepeating(),
    tellAddress({ candidate, sdpMid, sdpMLineIndex }: RTCIceCandidate) {
      const address = { kind: 'candidate', candidate, mid: sdpMid ?? '', line: sdpMLineIndex ?? 0 } as const
      addresses.push(address)
      send(address)
    },
    /** Another description is made: those of the one before fit nowhere. */
    forgetAddresses() {
      addresses = []
    },
  }
}
