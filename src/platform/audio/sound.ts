/** Why bytes are not a sound that is kept. */
export type SoundFault =
  | 'not_audio'
  | 'has_video'
  | 'unknown_codec'
  | 'uncompressed'
  | 'broken'
  | 'too_long'
  | 'too_short'

export class SoundError extends Error {
  readonly fault: SoundFault
  constructor(fault: SoundFault) {
    super(fault)
    this.fault = fault
  }
}

/** What a file really holds: its packets, and no more of its wrapping than a decoder needs. */
export type OpusSound = { codec: 'opus'; channels: number; preSkip: number; packets: Buffer[] }
export type AacSound = { codec: 'aac'; config: Buffer; rate: number; channels: number; packets: Buffer[] }
export type Mp3Sound = { codec: 'mp3'; rate: number; samplesPerPacket: number; packets: Buffer[] }

/** Adds a packet; `most`: as many of the shortest that there are fill the allowed time. */
export function keep(packets: Buffer[], packet: Buffer, most: number) {
  if (packets.length >= most) throw new SoundError('too_long')
  packets.push(packet)
}
