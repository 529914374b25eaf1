import { REASON_WORDS } from '#domains/payments/suspense/ui/suspense-words.ts'
import { ALL_SUBJECTS } from '#domains/support/rules.ts'
import { formatDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { hrefOfObject, OBJECT_KINDS, OBJECT_WORDS, type ObjectKind } from '../../objects.rules.ts'
import { STATES, type StatedKind, stateWords } from '../../states.rules.ts'
import type { Found } from '../contract.ts'

const ROLES: Readonly<Record<string, string>> = {
  client: 'Cliente',
  consultor: 'Consultor',
  admin: 'Equipe',
  closed: 'Conta encerrada',
}
const OTHER_WORDS = { suspense: 'Em suspenso', receipt: 'Recibo', message: 'Mensagem' } as const
const ABOUT: Partial<Record<Found['kind'], Readonly<Record<string, string>>>> = {
  person: ROLES,
  suspense: REASON_WORDS,
  message: ALL_SUBJECTS,
}

const isObject = (kind: Found['kind']): kind is ObjectKind => OBJECT_KINDS.some((one) => one === kind)
const hasState = (kind: Found['kind'], about: string) =>
  Object.hasOwn(STATES, kind) && Object.hasOwn(STATES[kind as StatedKind], about)

function aboutWords({ kind, about }: Found): string {
  if (about === null) return ''
  return ABOUT[kind]?.[about] ?? (hasState(kind, about) ? stateWords(kind as StatedKind, about).words : '')
}

/** What a result is called, and what tells it from others of its kind. */
export function foundWords(found: Found): { title: string; detail: string } {
  const { kind, name, about, number, amountCents, at } = found
  const said = aboutWords(found)
  if (kind === 'person') return { title: name, detail: [said, number].filter(Boolean).join(' · ') }
  const title = isObject(kind) ? OBJECT_WORDS[kind] : OTHER_WORDS[kind]
  const isTitled = (kind === 'order' || kind === 'question') && !said
  return {
    title: [isTitled ? about : title, name].filter(Boolean).join(' · '),
    detail: [said, amountCents === null ? '' : formatBRL(amountCents), at ? formatDay(at) : '', number]
      .filter(Boolean)
      .join(' · '),
  }
}

/** Where a result leads. */
export function hrefOf({ kind, id }: Found): string {
  if (isObject(kind)) return hrefOfObject(kind, id)
  if (kind === 'receipt') return `/relatorios?recibo=${id}`
  return kind === 'suspense' ? `/admin-dashboard?caso=suspense:${id}` : `/admin-dashboard?caso=message:${id}`
}
