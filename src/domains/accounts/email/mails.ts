import type { MailTemplate } from '#domains/notifications/index.ts'
import { confirmationPath } from './rules.ts'

const VALID = 'O link vale por 24 horas e funciona uma única vez.'
const confirming = (token: string) => ({ words: 'Confirmar meu e-mail', path: confirmationPath(token) })

/** After registering: the welcome and the link that confirms the address, in one mail. */
export const welcomeMail = (firstName: string, role: string, token: string): MailTemplate => ({
  subject: 'Boas-vindas ao Sensitivos: confirme seu e-mail',
  emblem: 'sunrise',
  heading: `Que bom ter você aqui, ${firstName}`,
  paragraphs:
    role === 'consultor'
      ? [
          'Sua conta está criada. Confirme este e-mail: é por ele que avisamos sobre a sua candidatura, os seus pedidos e os seus ganhos.',
        ]
      : [
          'Sua conta está criada, e criar não custa nada. Aqui você paga antes e só pelos segundos em que os dois estão na conversa; se alguém cair ou silenciar, o relógio para.',
          'Confirme este e-mail para usar os minutos grátis da primeira conversa. Para comprar e conversar com os seus créditos, nem isso é preciso.',
        ],
  action: confirming(token),
  smallPrint: [
    VALID,
    'Perdeu o prazo? Peça outro no seu painel. Se não foi você quem criou a conta, apague este e-mail.',
  ],
})

/** Another link for the own address. */
export const confirmationMail = (firstName: string, token: string): MailTemplate => ({
  subject: 'Confirme seu e-mail',
  emblem: 'envelope',
  heading: 'Confirme que este e-mail é seu',
  paragraphs: [`${firstName}, é só usar o botão abaixo.`],
  action: confirming(token),
  smallPrint: [VALID, 'Se não foi você quem pediu, apague este e-mail.'],
})

/** To the address that somebody wants instead of the old one. */
export const newAddressMail = (firstName: string, token: string): MailTemplate => ({
  subject: 'Confirme seu novo e-mail',
  emblem: 'envelope',
  heading: 'Um e-mail novo para a sua conta',
  paragraphs: [
    `${firstName}, recebemos um pedido para usar este endereço na sua conta do Sensitivos. A troca só acontece quando você confirmar.`,
  ],
  action: { words: 'Usar este e-mail', path: confirmationPath(token) },
  smallPrint: [VALID, 'Se não foi você quem pediu, apague este e-mail: nada muda.'],
})

/** To the address that the team is told is the right one. */
export const correctedAddressMail = ({
  firstName,
  token,
  reason,
}: Record<'firstName' | 'token' | 'reason', string>): MailTemplate => ({
  subject: 'Confirme o e-mail que a equipe corrigiu',
  emblem: 'envelope',
  heading: 'Este vai ser o e-mail da sua conta',
  paragraphs: [
    `${firstName}, a equipe corrigiu o e-mail da sua conta do Sensitivos para este endereço. A troca só acontece quando você confirmar; depois, entre com ele e com a senha de sempre.`,
    'O motivo, nas palavras da equipe:',
  ],
  quote: reason,
  action: { words: 'Usar este e-mail', path: confirmationPath(token) },
  smallPrint: [VALID, 'Se você não tem conta no Sensitivos, apague este e-mail: nada muda.'],
})

/** To an address that has an account, when another account wants it: nobody learns of it but its owner. */
export const addressInUseMail = (firstName: string): MailTemplate => ({
  subject: 'Este e-mail já tem uma conta',
  emblem: 'key',
  heading: 'Este e-mail já tem uma conta',
  paragraphs: [
    `${firstName}, alguém quis usar este endereço em outra conta do Sensitivos. Como ele já é da sua conta, nada mudou.`,
    'Se foi você, entre na conta que já existe. Se não lembra da senha, crie outra.',
  ],
  action: { words: 'Criar outra senha', path: '/forgot-password' },
  smallPrint: ['Se não foi você, não é preciso fazer nada.'],
})

/** To the old address: somebody asked to change it. */
export const changeRequestedMail = (firstName: string): MailTemplate => ({
  subject: 'Pediram para trocar o e-mail da sua conta',
  emblem: 'key',
  heading: 'Pediram para trocar o seu e-mail',
  paragraphs: [
    `${firstName}, alguém que entrou na sua conta com a senha pediu para trocar este e-mail por outro. A troca só acontece quando o endereço novo for confirmado.`,
    'Se foi você, não é preciso fazer nada aqui. Se não foi, crie outra senha agora: o pedido deixa de valer, e quem pediu perde o acesso.',
  ],
  action: { words: 'Não fui eu: criar outra senha', path: '/forgot-password' },
})

/** To the old address: it is not the account's any more. */
export const changedMail = (firstName: string): MailTemplate => ({
  subject: 'O e-mail da sua conta foi trocado',
  emblem: 'key',
  heading: 'O seu e-mail foi trocado',
  paragraphs: [
    `${firstName}, a partir de agora a sua conta do Sensitivos usa outro endereço de e-mail, que foi confirmado. Este aqui deixa de receber os nossos avisos.`,
    'Se não foi você, fale com a gente agora: uma pessoa da equipe confere e devolve a conta a quem é dono dela.',
  ],
  action: { words: 'Não fui eu: falar com a equipe', path: '/contato' },
})

/** To the owner of an address with which somebody wanted to register again. */
export const alreadyRegisteredMail = (firstName: string): MailTemplate => ({
  subject: 'Você já tem uma conta',
  emblem: 'key',
  heading: 'Você já tem uma conta',
  paragraphs: [
    `${firstName}, alguém tentou criar outra conta no Sensitivos com este e-mail. Como ele já tem uma, nada mudou.`,
    'Se foi você, entre nela; se não lembra da senha, crie outra. Se não foi, não é preciso fazer nada.',
  ],
  action: { words: 'Entrar na minha conta', path: '/login' },
})
