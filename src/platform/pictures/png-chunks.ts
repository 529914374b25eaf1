const SIGNATURE_BYTES = 8
/** Length and type before, checksum behind. */
const [HEAD_BYTES, TAIL_BYTES] = [8, 4]

/** What says how the pixels look. Each stands once, but for the pixels themselves. */
const NEEDED = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'eXIf'])

/**
 * A PNG without what nobody looks at (W3C PNG §5): a megabyte of text unpacks to gigabytes and keeps the decoder's
 * thread busy for minutes. Undefined: it is cut, or its parts do not follow each other.
 */
export function withoutTexts(png: Uint8Array): Uint8Array | undefined {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength)
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)]
  const seen = new Set<string>()
  for (let at = SIGNATURE_BYTES; at + HEAD_BYTES <= bytes.length; ) {
    const type = bytes.toString('latin1', at + 4, at + HEAD_BYTES)
    const end = at + HEAD_BYTES + bytes.readUInt32BE(at) + TAIL_BYTES
    if (end > bytes.length) return undefined
    if (NEEDED.has(type) && (type === 'IDAT' || !seen.has(type))) kept.push(bytes.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(kept)
    seen.add(type)
    at = end
  }
  return undefined
}
