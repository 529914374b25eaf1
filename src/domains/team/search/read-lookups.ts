import { parseTaxId } from '#domains/consultants/index.ts'
import { normalizeReceiptCode } from '#domains/receipts/code.rules.ts'
import { isUuid } from '#shared/uuid.ts'

/** The first half of a case number stands for these ids. */
export type IdRange = { from: string; to: string }
/** What a case number is about, by its last sign; undefined: it was left out. */
export type CaseKind = 'order' | 'payment' | 'withdrawal' | 'payout' | 'claim' | 'suspense'

/** What of the house is looked up for one typed text. Everything that is absent is not. */
export type Lookups = {
  id?: string
  range?: IdRange
  caseKind?: CaseKind
  protocol?: string
  receipt?: string
  endToEndId?: string
  gatewayId?: string
  email?: string
  phones?: readonly string[]
  taxId?: string
  /** The beginnings of the words of a name. */
  words?: readonly string[]
}
/** `hint`: what is wrong with what was typed, or what it lacks. */
export type Reading = { lookups: Lookups; hint?: string }

const MOST_WORDS = 5
const LEAST_LETTERS = 2

/**
 * What a typed text may be by its form, all of which is looked up at once: 11 digits are a CPF and a phone, an `@` an
 * address, letters a name.
 */
export function readLookups(typed: string): Reading {
  const text = typed.trim()
  if (text.includes('@')) return readEmail(text.toLowerCase())
  const taxId = parseTaxId(text)
  const phones = phonesOf(text)
  const words = wordsOf(text)
  const receipt = normalizeReceiptCode(text)
  const lookups: Lookups = {
    ...(isUuid(text.toLowerCase()) && { id: text.toLowerCase() }),
    ...caseNumberOf(text),
    ...protocolOf(text),
    ...(receipt && { receipt }),
    ...(/^[DE]\d{8}[\dA-Za-z]{23}$/.test(text) && { endToEndId: text }),
    ...(/^(?=.*\d)[\w.:-]{5,64}$/.test(text) && { gatewayId: text }),
    ...(taxId && { taxId }),
    ...(phones.length > 0 && { phones }),
    ...(words.length > 0 && { words }),
  }
  const hint = hintOf(text, lookups)
  return { lookups, ...(hint && { hint }) }
}

function readEmail(email: string): Reading {
  const isLongEnough = /^[^\s@]{2,}@/.test(email) && !/\s/.test(email) && email.split('@').length === 2
  return isLongEnough
    ? { lookups: { email } }
    : { lookups: {}, hint: 'De um e-mail, digite pelo menos o que vem antes do @, sem espaços.' }
}

const CASE_KINDS: Readonly<Record<string, CaseKind>> = {
  D: 'order',
  C: 'payment',
  P: 'claim',
  Q: 'payout',
  R: 'withdrawal',
  S: 'suspense',
}

/** `1A2B3C4D-Q`; without its last part it may be of any kind. */
function caseNumberOf(text: string): Lookups {
  const [, first, kind] = /^([\da-f]{8})(?:-(C\d?|[DPQRS]|\d{1,3}))?$/i.exec(text) ?? []
  if (!first || (!kind && !/\d/.test(first))) return {}
  const id = first.toLowerCase()
  const range = { from: `${id}-0000-0000-0000-000000000000`, to: `${id}-ffff-ffff-ffff-ffffffffffff` }
  return { range, ...(kind && { caseKind: CASE_KINDS[kind[0]!.toUpperCase()] ?? 'payment' }) }
}

/** The protocol of a message, `2026-000042-9`, with or without dashes. */
function protocolOf(text: string): Lookups {
  const [, year, number, check] = /^(20\d\d)[- ]?(\d{6})[- ]?(\d)$/.exec(text) ?? []
  return year ? { protocol: `${year}-${number}-${check}` } : {}
}

/** Phones in the form in which they are stored, as E.164: Brazilian ones with DDD, foreign ones with their `+`. */
function phonesOf(text: string): readonly string[] {
  if (!/^\+?[\d\s().-]+$/.test(text)) return []
  const digits = text.replaceAll(/\D/g, '').replace(text.startsWith('+') ? /^$/ : /^0/, '')
  if (text.startsWith('+')) return digits.length >= 8 && digits.length <= 15 ? [`+${digits}`] : []
  if (digits.length === 10 || digits.length === 11) return [`+55${digits}`]
  return /^55\d{10,11}$/.test(digits) ? [`+${digits}`] : []
}

/** The words of a name; a single letter is none. */
function wordsOf(text: string): readonly string[] {
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => /\p{L}/u.test(word))
  return words.some((word) => [...word].length >= LEAST_LETTERS) ? words.slice(0, MOST_WORDS) : []
}

const LOOKS_LIKE_CPF = /^\d{3}\.?[\dA-Za-z]{3}\.?[\dA-Za-z]{3}-[\dA-Za-z]{2}$|^\d{3}\.[\dA-Za-z]{3}\.[\dA-Za-z]{3}/

function hintOf(text: string, lookups: Lookups): string | undefined {
  if (LOOKS_LIKE_CPF.test(text) && !lookups.taxId)
    return /[A-Za-z]/.test(text)
      ? 'Um CPF só tem números. Confira o que foi digitado.'
      : 'Este CPF não existe: os números não conferem entre si.'
  if (/^\d{8,9}$/.test(text)) return 'Para um telefone, digite também o DDD.'
  if (Object.keys(lookups).length === 0)
    return 'Busque por nome, e-mail, telefone com DDD, CPF, número de pedido, pagamento, recibo ou protocolo.'
  return undefined
}
