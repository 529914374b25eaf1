/** First bytes of a whole message and of a ping, which is at most 125 bytes. */
const TEXT = 0x81
const PING = 0x89
const SHORT = 125
const LONG = 0xffff

/** One text message as it travels to a browser: unmasked and uncompressed (RFC 6455, 5.2). */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const header = headerOf(TEXT, length)
  const frame = Buffer.allocUnsafe(header.length + length)
  header.copy(frame)
  frame.write(text, header.length)
  return frame
}

let latest: { payload: Buffer; frame: Buffer } | undefined

/** A ping as it travels. Many connections are sent the same payload one after the other: its frame is made once. */
export function pingFrame(payload: Buffer): Buffer {
  if (latest?.payload !== payload) latest = { payload, frame: Buffer.concat([headerOf(PING, payload.length), payload]) }
  return latest.frame
}

function headerOf(first: number, length: number): Buffer {
  if (length <= SHORT) return Buffer.from([first, length])
  const header = Buffer.alloc(length <= LONG ? 4 : 10)
  header[0] = first
  header[1] = length <= LONG ? 126 : 127
  if (length <= LONG) header.writeUInt16BE(length, 2)
  else header.writeBigUInt64BE(BigInt(length), 2)
  return header
}
