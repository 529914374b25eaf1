import type { FactOf } from '#shared/facts.ts'
import type { signalHeard } from '../../../calls/facts.ts'

export type Signal = FactOf<typeof signalHeard>['signal']
export type Candidate = Extract<Signal, { kind: 'candidate' }>

/** Which connection of which page wrote this description: each makes a number of its own (RFC 8866, `o=`). */
export const sessionIdOf = (sdp: string) => /^o=\S+ (\d+)/m.exec(sdp)?.[1] ?? ''

/** Without its addresses, which travel alone: a description has little room. */
export const withoutCandidates = (sdp: string) => sdp.replace(/^a=(candidate:.*|end-of-candidates)\r\n/gm, '')

/** Asks for the correction of lost sound (RFC 7587), which some browsers only send when they are asked. */
export function withErrorCorrection(sdp: string): string {
  const opus = /^a=rtpmap:(\d+) opus\//im.exec(sdp)?.[1]
  if (opus === undefined || /^a=fmtp:\d+ .*useinbandfec=1/m.test(sdp)) return sdp
  const format = new RegExp(`^(a=fmtp:${opus} [^\\r]*)`, 'm')
  return format.test(sdp)
    ? sdp.replace(format, '$1;useinbandfec=1')
    : sdp.replace(new RegExp(`^(a=rtpmap:${opus} [^\\r]*)`, 'm'), `$1\r\na=fmtp:${opus} useinbandfec=1`)
}

type Codec = Pick<RTCRtpCodec, 'mimeType' | 'sdpFmtpLine'>

/** The few codecs that each browser of today has, so that a description stays short. */
export function fewCodecs<C extends Codec>(kind: 'audio' | 'video', capable: readonly C[]): C[] {
  const named = (name: string) => capable.filter(({ mimeType }) => mimeType.toLowerCase() === name)
  if (kind === 'audio') return named('audio/opus')
  const h264 = named('video/h264').find(
    ({ sdpFmtpLine = '' }) => /packetization-mode=1/.test(sdpFmtpLine) && /profile-level-id=42e0/i.test(sdpFmtpLine),
  )
  const repeats = named('video/rtx').slice(0, 1)
  return [...named('video/vp8'), ...(h264 ? [h264] : []), ...repeats]
}
