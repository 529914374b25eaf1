import type { Centavos } from '../money.ts'
import { writeFields, type Field } from './tlv.ts'

export type PixCharge = {
  /** A Pix key (static code), or the address without https:// where the bank keeps the charge (dynamic code). */
  to: { key: string } | { location: string }
  /** Without it, the payer types the amount. */
  amount?: Centavos
  merchantName: string
  merchantCity: string
  /** 1–25 letters and digits; `***` means none. */
  txid?: string
}

export const PIX_DOMAIN = 'br.gov.bcb.pix'
const MOST = { name: 25, city: 15 }

/** Plain ASCII, as every bank's reader expects: "São Paulo" → "Sao Paulo". */
const plain = (text: string, most: number) =>
  text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, most)
    .trim()

/** 5000n → "50.00". */
const reais = (amount: Centavos) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`

/** The text behind a Pix QR code ("copia e cola"). Source: Manual do BR Code (Banco Central), section 1. */
export function writePixCode({ to, amount, merchantName, merchantCity, txid = '***' }: PixCharge): string {
  const target: Field = 'key' in to ? { id: '01', value: to.key } : { id: '25', value: to.location }
  const payload = writeFields([
    { id: '00', value: '01' },
    ...('location' in to ? [{ id: '01', value: '12' }] : []),
    { id: '26', value: writeFields([{ id: '00', value: PIX_DOMAIN }, target]) },
    { id: '52', value: '0000' },
    { id: '53', value: '986' },
    ...(amount === undefined ? [] : [{ id: '54', value: reais(amount) }]),
    { id: '58', value: 'BR' },
    { id: '59', value: plain(merchantName, MOST.name) },
    { id: '60', value: plain(merchantCity, MOST.city) },
    { id: '62', value: writeFields([{ id: '05', value: txid }]) },
  ])
  const open = `${payload}6304`
  return open + crc16(open)
}

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
