import { fields, number, oneOf, type Reader, text } from '#shared/facts.ts'

/** The longest description of a session, in characters: a fact between processes carries no more (platform/bus.ts). */
const MOST_DESCRIPTION = 6_000
const MOST_CANDIDATE = 600

/**
 * A step of a negotiation (WebRTC): a description of a session, or an address to try (`mid` and `line`: of which of its
 * media). Empty candidates end a list.
 */
export type Signal =
  | { readonly kind: 'offer' | 'answer'; readonly sdp: string }
  | { readonly kind: 'candidate'; readonly candidate: string; readonly mid: string; readonly line: number }

const readDescription = fields({ kind: oneOf(['offer', 'answer']), sdp: text })
const readCandidate = fields({ kind: oneOf(['candidate']), candidate: text, mid: text, line: number })

/** Undefined: it has not the size and shape of a step. */
export const readSignal: Reader<Signal> = (value) => {
  const description = readDescription(value)
  if (description) return isDescription(description.sdp) ? description : undefined
  const candidate = readCandidate(value)
  return candidate && isCandidate(candidate) ? candidate : undefined
}

/** In characters. */
export const lengthOf = (signal: Signal) =>
  signal.kind === 'candidate' ? signal.candidate.length + signal.mid.length : signal.sdp.length

const isDescription = (sdp: string) => sdp.length <= MOST_DESCRIPTION && sdp.startsWith('v=0\r\n')

const isCandidate = ({ candidate, mid, line }: { candidate: string; mid: string; line: number }) =>
  candidate.length <= MOST_CANDIDATE &&
  (candidate === '' || candidate.startsWith('candidate:')) &&
  /^[\w-]{0,32}$/.test(mid) &&
  Number.isInteger(line) &&
  line >= 0 &&
  line < 16
