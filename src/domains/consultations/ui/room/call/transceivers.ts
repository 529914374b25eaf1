import { fewCodecs } from './descriptions.ts'

export const KINDS = ['audio', 'video'] as const
export type Kind = (typeof KINDS)[number]
/** Bits a second. */
const VOICE_BITS = 48_000

const transceiverOf = (pc: RTCPeerConnection, kind: Kind) =>
  pc.getTransceivers().find(({ receiver }) => receiver.track.kind === kind)

export function preferFewCodecs(transceiver: RTCRtpTransceiver) {
  const kind = transceiver.receiver.track.kind as Kind
  const few = fewCodecs(kind, RTCRtpReceiver.getCapabilities(kind)?.codecs ?? [])
  if (few.length > 0) transceiver.setCodecPreferences(few)
}

/** What goes out from now on; null: nothing. */
export async function replaceTrack(pc: RTCPeerConnection, kind: Kind, track: MediaStreamTrack | null) {
  const sender = transceiverOf(pc, kind)?.sender
  if (sender && sender.track !== track) await sender.replaceTrack(track)
}

/** Bits a second of each kind, so that a picture never takes what the voice needs. */
export async function limitBits(pc: RTCPeerConnection, pictureBits: number) {
  for (const kind of KINDS) {
    const sender = transceiverOf(pc, kind)?.sender
    const parameters = sender?.getParameters()
    if (!sender || !parameters?.encodings?.length) continue
    for (const encoding of parameters.encodings) encoding.maxBitrate = kind === 'audio' ? VOICE_BITS : pictureBits
    await sender.setParameters(parameters)
  }
}
