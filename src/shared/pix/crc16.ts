/**
 * CRC-16/CCITT-FALSE (polynomial 1021, initial value FFFF) over the UTF-8 bytes, as four upper-case hex digits.
 * Source: EMV QRCPS, annex of the BR Code manual.
 */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
