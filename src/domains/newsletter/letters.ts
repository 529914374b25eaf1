import type { Letter } from '#domains/notifications/index.ts'
import { LEAVE_CALL, PAGE } from './rules.ts'

const leaving = (leaveToken: string) =>
  ({ path: `${LEAVE_CALL}?token=${leaveToken}`, pagePath: `${PAGE}?sair=${leaveToken}` }) as const

/** Asks whether it was them. */
export const confirmationLetter = (confirmToken: string, leaveToken: string): Letter => ({
  subject: 'Confirme sua inscrição na newsletter',
  heading: 'Falta só confirmar',
  paragraphs: [
    'Alguém, provavelmente você, pediu para receber a newsletter do Sensitivos neste endereço.',
    'Confirme para entrar na lista. Sem a confirmação, não enviamos mais nada.',
  ],
  action: { words: 'Confirmar inscrição', path: `${PAGE}?confirmar=${confirmToken}` },
  smallPrint: ['O link vale por sete dias. Se não foi você, é só apagar este e-mail.'],
  leave: leaving(leaveToken),
})

/** To an address that is on the list: whoever typed it learns nothing, and its owner is not left wondering. */
export const alreadyLetter = (leaveToken: string): Letter => ({
  subject: 'Você já recebe a nossa newsletter',
  heading: 'Você já está na lista',
  paragraphs: [
    'Este endereço foi inscrito de novo na newsletter do Sensitivos. Ele já estava confirmado: não é preciso fazer nada.',
  ],
  leave: leaving(leaveToken),
})

export const welcomeLetter = (leaveToken: string): Letter => ({
  subject: 'Boas-vindas à newsletter do Sensitivos',
  heading: 'Que bom ter você por aqui',
  paragraphs: [
    'Sua inscrição está confirmada. No máximo uma vez por semana, você recebe os textos novos do blog, o céu dos próximos dias e as promoções em andamento, com as regras e as datas.',
    'Sem pressa, sem promessa de resultado, e sem o seu endereço na mão de mais ninguém.',
  ],
  action: { words: 'Ler o blog', path: '/blog' },
  leave: leaving(leaveToken),
})
