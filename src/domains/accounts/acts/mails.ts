import type { MailTemplate } from '#domains/notifications/index.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { PAID_OUT_AFTER_DAYS, type RestraintKind, withdrawalPath } from '../restraints.rules.ts'

const OBJECT =
  'Não concorda? Escreva em Contato e conte por quê. Outra pessoa da equipe, que não decidiu, revisa o caso e responde a você.'
const CONTACT = { words: 'Contestar a decisão', path: '/contato' } as const

export const suspendedMail = (firstName: string, { reason, until }: { reason: string; until: Date }): MailTemplate => ({
  subject: 'Sua conta está suspensa por um tempo',
  emblem: 'key',
  heading: 'Sua conta está suspensa por um tempo',
  paragraphs: [
    `${firstName}, até ${formatDayAndTime(until)} a sua conta não começa nada novo: nem consultas, nem compras, nem avaliações. Você continua entrando e lendo tudo o que é seu, e o que já estava em andamento termina normalmente.`,
    'O motivo, nas palavras da equipe:',
  ],
  quote: reason,
  action: CONTACT,
  smallPrint: [OBJECT, 'O seu saldo continua seu: pode ser retirado a qualquer momento, como sempre.'],
})

export const blockedMail = (
  firstName: string,
  { reason, token }: { reason: string; token: string | undefined },
): MailTemplate => ({
  subject: 'Sua conta foi bloqueada',
  emblem: 'key',
  heading: 'Sua conta foi bloqueada',
  paragraphs: [
    `${firstName}, a equipe bloqueou a sua conta. Ninguém entra nela agora; o que estava em andamento foi encerrado, e o que estava reservado voltou.`,
    token
      ? `O dinheiro que você colocou continua seu. Retire pelo botão abaixo, sem entrar na conta: o link vale enquanto o bloqueio durar. Depois de ${PAID_OUT_AFTER_DAYS} dias, o que puder voltar por onde veio, e nenhum caso precisar segurar, volta sozinho.`
      : `O que você tem a receber fica guardado. Depois de ${PAID_OUT_AFTER_DAYS} dias, o que nenhum caso precisa segurar é pago no seu CPF ou CNPJ.`,
    'O motivo, nas palavras da equipe:',
  ],
  quote: reason,
  action: token ? { words: 'Retirar o meu saldo', path: withdrawalPath(token) } : CONTACT,
  smallPrint: [OBJECT],
})

export const payoutsRestMail = (firstName: string, reason: string): MailTemplate => ({
  subject: 'Os seus saques estão em conferência',
  emblem: 'key',
  heading: 'Os seus saques estão em conferência',
  paragraphs: [
    `${firstName}, até a equipe terminar uma conferência, os seus ganhos ficam guardados e nenhum saque sai. Você continua atendendo e recebendo normalmente.`,
    'O motivo, nas palavras da equipe:',
  ],
  quote: reason,
  action: CONTACT,
  smallPrint: [OBJECT],
})

const LIFTED: Record<RestraintKind, { subject: string; words: string }> = {
  suspended: {
    subject: 'Sua conta voltou ao normal',
    words: 'a suspensão terminou antes do prazo. Tudo funciona como antes.',
  },
  blocked: {
    subject: 'Sua conta foi desbloqueada',
    words: 'o bloqueio terminou. Entre de novo com a sua senha; o que foi encerrado no bloqueio não volta sozinho.',
  },
  payouts_rest: {
    subject: 'Os seus saques voltaram',
    words: 'a conferência terminou, e os seus saques saem como antes.',
  },
}

export const liftedMail = (
  firstName: string,
  { kind, reason }: { kind: RestraintKind; reason: string },
): MailTemplate => ({
  subject: LIFTED[kind].subject,
  emblem: 'sunrise',
  heading: LIFTED[kind].subject,
  paragraphs: [`${firstName}, ${LIFTED[kind].words}`, 'O motivo, nas palavras da equipe:'],
  quote: reason,
})

export const sessionsEndedMail = (firstName: string, reason: string): MailTemplate => ({
  subject: 'Encerramos os acessos da sua conta',
  emblem: 'key',
  heading: 'Todos os acessos foram encerrados',
  paragraphs: [`${firstName}, entre de novo com a sua senha para continuar. O motivo, nas palavras da equipe:`],
  quote: reason,
  smallPrint: ['Se não reconhece isto, crie outra senha e escreva para nós em Contato.'],
})
