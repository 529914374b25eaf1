import type { Centavos } from '../money.ts'
import { readFields } from './tlv.ts'
import { crc16, PIX_DOMAIN, type PixCharge } from './write-pix-code.ts'

const CHECKSUM = /^(.*6304)([0-9A-F]{4})$/s
const AMOUNT = /^(\d{1,10})(?:\.(\d{1,2}))?$/

/** The charge in a Pix code; undefined when checksum, lengths, currency or country are wrong or a part is missing. */
export function readPixCode(code: string): PixCharge | undefined {
  const [, open, checksum] = CHECKSUM.exec(code) ?? []
  if (open === undefined || crc16(open) !== checksum) return undefined
  const fields = readFields(code)
  if (
    !fields ||
    [...fields.keys()].at(-1) !== '63' ||
    fields.get('00') !== '01' ||
    fields.get('53') !== '986' ||
    fields.get('58') !== 'BR'
  )
    return undefined
  const to = targetOf(fields)
  const amount = amountOf(fields.get('54'))
  const [merchantName, merchantCity] = [fields.get('59'), fields.get('60')]
  const txid = readFields(fields.get('62') ?? '')?.get('05')
  if (!to || amount === 'malformed' || !merchantName || !merchantCity || !txid) return undefined
  return { to, ...(amount !== undefined && { amount }), merchantName, merchantCity, txid }
}

function targetOf(fields: Map<string, string>): PixCharge['to'] | undefined {
  for (const [id, value] of fields) {
    const inner = Number(id) >= 26 && Number(id) <= 51 ? readFields(value) : undefined
    if (inner?.get('00')?.toLowerCase() !== PIX_DOMAIN) continue
    const [key, location] = [inner.get('01'), inner.get('25')]
    if (key && !location) return { key }
    if (location && !key) return { location }
  }
  return undefined
}

function amountOf(text: string | undefined): Centavos | undefined | 'malformed' {
  if (text === undefined) return undefined
  const [, whole, rest = ''] = AMOUNT.exec(text) ?? []
  return whole === undefined ? 'malformed' : BigInt(whole) * 100n + BigInt(rest.padEnd(2, '0'))
}
