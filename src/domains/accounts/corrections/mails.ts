import type { MailTemplate } from '#domains/notifications/index.ts'
import { formatDayAndTime } from '#shared/dates.ts'

const CONTACT = { words: 'Não fui eu: falar com a equipe', path: '/contato' } as const
const OBJECT =
  'Não pediu isto, ou algo ficou errado? Escreva em Contato. Outra pessoa da equipe, que não decidiu, confere.'
const WHY = 'O motivo, nas palavras da equipe:'
const rests = (until: Date) =>
  `Por segurança, nenhum saque nem transferência sai da conta até ${formatDayAndTime(until)}.`

export const nameCorrectedMail = ({
  firstName,
  name,
  reason,
}: Record<'firstName' | 'name' | 'reason', string>): MailTemplate => ({
  subject: 'Corrigimos o nome da sua conta',
  emblem: 'key',
  heading: 'Corrigimos o seu nome',
  paragraphs: [`${firstName}, a sua conta está agora em nome de ${name}.`, WHY],
  quote: reason,
  action: { words: 'Falar com a equipe', path: '/contato' },
  smallPrint: [OBJECT],
})

type PhoneCorrected = { firstName: string; phone: string; reason: string; restsUntil: Date }

export const phoneCorrectedMail = ({ firstName, phone, reason, restsUntil }: PhoneCorrected): MailTemplate => ({
  subject: 'A equipe corrigiu o celular da sua conta',
  emblem: 'key',
  heading: 'O celular da sua conta mudou',
  paragraphs: [
    `${firstName}, a equipe trocou o celular da sua conta por ${phone}. ${rests(restsUntil)}`,
    'Se não foi você quem pediu, escreva agora: a equipe desfaz a troca.',
    WHY,
  ],
  quote: reason,
  action: CONTACT,
  smallPrint: [OBJECT],
})

type FormerAddress = { firstName: string; to: string; restsUntil: Date }

/**
 * To the address of today, which its owner has confirmed, at once: it is about to be given up, why, and how to keep it.
 */
export const formerAddressMail = ({
  firstName,
  to,
  restsUntil,
  reason,
}: FormerAddress & { reason: string }): MailTemplate => ({
  subject: 'A equipe vai trocar o e-mail da sua conta',
  emblem: 'key',
  heading: 'O e-mail da sua conta vai mudar',
  paragraphs: [
    `${firstName}, pediram à equipe que a sua conta use outro endereço, ${to}. A troca acontece quando ele for confirmado; os acessos abertos foram encerrados. ${rests(restsUntil)}`,
    'Se não foi você quem pediu, crie outra senha agora: até a confirmação, isso impede a troca. Se ela já aconteceu, escreva em Contato: outra pessoa da equipe confere e devolve a conta a quem é dono dela.',
    WHY,
  ],
  quote: reason,
  action: { words: 'Não fui eu: criar outra senha', path: '/forgot-password' },
  smallPrint: [OBJECT],
})

/** To an address that nobody confirmed, which may be a stranger's: no more than that it is given up. */
export const mistypedAddressMail = ({ firstName, to, restsUntil }: FormerAddress): MailTemplate => ({
  subject: 'A equipe vai trocar o e-mail de uma conta',
  emblem: 'key',
  heading: 'Este endereço sai de uma conta',
  paragraphs: [
    `${firstName}, pediram à equipe que a conta do Sensitivos com este endereço use outro, ${to}. A troca acontece quando ele for confirmado. ${rests(restsUntil)}`,
    'Se a conta é sua e não foi você quem pediu, escreva agora: a equipe impede a troca.',
  ],
  action: CONTACT,
  smallPrint: ['Se a conta não é sua, alguém digitou o seu endereço por engano: não é preciso fazer nada.'],
})

/** The address stays: the correction was stopped before its link was used. */
export const correctionStoppedMail = (firstName: string, reason: string): MailTemplate => ({
  subject: 'O e-mail da sua conta continua o mesmo',
  emblem: 'key',
  heading: 'A troca do e-mail foi impedida',
  paragraphs: [`${firstName}, a equipe desistiu de trocar o e-mail da sua conta: este continua valendo.`, WHY],
  quote: reason,
  action: { words: 'Falar com a equipe', path: '/contato' },
})
