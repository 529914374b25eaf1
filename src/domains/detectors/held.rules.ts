import { findGivenContact, findContactData, foldedOf, KIND_WORDS } from './contact.rules.ts'
import { CURSES } from './curses.rules.ts'
import { INVITATIONS } from './invitations.rules.ts'
import { OUTSIDE, PAYMENTS, WITHOUT_COMMISSION } from './payments.rules.ts'
import { findPhrase } from './phrases.rules.ts'
import { plainWords } from './plain-words.rules.ts'
import { NEVER_WRONG, PROMISES } from './promises.rules.ts'
import { RITUALS } from './rituals.rules.ts'
import { THREATS } from './threats.rules.ts'

export const HELD_RULES = ['contact', 'payment', 'threat', 'curse', 'promise', 'ritual'] as const
export type HeldRule = (typeof HELD_RULES)[number]
/** Refused without exception; the others may be sent by insisting. */
const HARD: ReadonlySet<HeldRule> = new Set(['contact', 'payment', 'threat'])

/** What holds a text back. `found`: the words, in lower case. `isHard`: nobody can insist. */
export type Held = { rule: HeldRule; found: string; isHard: boolean }

/** Texts of public pages name no other app at all; in a conversation people speak of those of others. */
export type HeldPlace = 'public' | 'conversation'

/**
 * What a consultant may not write: the first hard rule that finds something, else the first other one. Takes time in
 * proportion to the text.
 */
export function findHeld(text: string, place: HeldPlace = 'conversation'): Held | undefined {
  const folded = foldedOf(text)
  const contact = place === 'public' ? findContactData(text) : findGivenContact(folded)
  if (contact) return held('contact', `${KIND_WORDS[contact.kind]}: ${contact.found}`)
  const words = plainWords(folded)
  for (const [rule, phrases] of BY_RULE) {
    const found = findPhrase(words, phrases)
    if (found) return held(rule, found.replaceAll(' , ', ', '))
  }
  return undefined
}

const BY_RULE = [
  ['contact', INVITATIONS],
  ['payment', PAYMENTS],
  ['payment', OUTSIDE],
  ['payment', WITHOUT_COMMISSION],
  ['threat', THREATS],
  ['curse', CURSES],
  ['promise', PROMISES],
  ['promise', NEVER_WRONG],
  ['ritual', RITUALS],
] as const

const held = (rule: HeldRule, found: string): Held => ({ rule, found: found.slice(0, 80), isHard: HARD.has(rule) })

export const heldRuleNames: Record<HeldRule, string> = {
  contact: 'Contato de fora',
  payment: 'Pagamento por fora',
  threat: 'Ameaça',
  curse: 'Maldição ou trabalho feito',
  promise: 'Resultado prometido',
  ritual: 'Ritual por dinheiro',
}

const WHY: Record<HeldRule, string> = {
  contact: 'Parece um contato de fora, ou um convite para ele',
  payment: 'Parece um pagamento por fora',
  threat: 'Parece uma ameaça, e quem lê pode ficar com medo',
  curse: 'Parece dizer que há uma maldição ou um trabalho feito, e quem lê pode ficar com medo',
  promise: 'Parece prometer um resultado, e resultado ninguém garante',
  ritual: 'Parece pedir dinheiro por um ritual; aqui só se paga o tempo da consulta',
}
const OTHERWISE: Record<HeldRule, string> = {
  contact: 'Tire isto: a conversa fica no Sensitivos, onde os dois lados estão protegidos.',
  payment: 'Tire isto: tudo se paga no Sensitivos, com recibo, e assim o dinheiro volta se algo der errado.',
  threat:
    'Diga o que você vê e o que a pessoa pode cuidar, sem condição nem castigo: “vejo um momento que pede cuidado”.',
  curse: 'Fale do que se sente e do que ajuda: “sinto um peso em volta desta história, e dá para aliviar”.',
  promise: 'Diga como tendência: “as cartas mostram abertura para uma conversa nas próximas semanas”.',
  ritual: 'Sugira o que a pessoa pode fazer por si, sem custo, ou deixe isto de fora.',
}

/** Why a text is held back and how to say it otherwise, for whoever wrote it. */
export const heldReason = ({ rule, found }: Held): string => `${WHY[rule]} (“${found}”). ${OTHERWISE[rule]}`
