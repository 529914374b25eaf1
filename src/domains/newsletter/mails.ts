import type { MailTemplate } from '#domains/notifications/index.ts'
import { ONE_CLICK_PATH, NEWSLETTER_PATH } from './rules.ts'

const unsubscribeLinks = (unsubscribeToken: string) =>
  ({
    path: `${ONE_CLICK_PATH}?token=${unsubscribeToken}`,
    pagePath: `${NEWSLETTER_PATH}?sair=${unsubscribeToken}`,
  }) as const

/** Asks the owner of an address to confirm. */
export const confirmationMail = (confirmToken: string, unsubscribeToken: string): MailTemplate => ({
  subject: 'Confirme sua inscrição na newsletter',
  emblem: 'envelope',
  heading: 'Falta só confirmar',
  paragraphs: [
    'Alguém, provavelmente você, pediu para receber a newsletter do Sensitivos neste endereço.',
    'Confirme para entrar na lista. Sem a confirmação, não enviamos mais nada.',
  ],
  action: { words: 'Confirmar inscrição', path: `${NEWSLETTER_PATH}?confirmar=${confirmToken}` },
  smallPrint: ['O link vale por sete dias. Se não foi você, é só apagar este e-mail.'],
  unsubscribe: unsubscribeLinks(unsubscribeToken),
})

/** For an address that is subscribed already, so that the form reveals nothing and the owner gets an answer. */
export const alreadySubscribedMail = (unsubscribeToken: string): MailTemplate => ({
  subject: 'Você já recebe a nossa newsletter',
  emblem: 'book',
  heading: 'Você já está na lista',
  paragraphs: [
    'Este endereço foi inscrito de novo na newsletter do Sensitivos. Ele já estava confirmado: não é preciso fazer nada.',
  ],
  unsubscribe: unsubscribeLinks(unsubscribeToken),
})

export const welcomeMail = (unsubscribeToken: string): MailTemplate => ({
  subject: 'Boas-vindas à newsletter do Sensitivos',
  emblem: 'book',
  heading: 'Que bom ter você por aqui',
  paragraphs: [
    'Sua inscrição está confirmada. No máximo uma vez por semana, você recebe os textos novos do blog, o céu dos próximos dias e as promoções em andamento, com as regras e as datas.',
    'Sem pressa, sem promessa de resultado, e sem o seu endereço na mão de mais ninguém.',
  ],
  action: { words: 'Ler o blog', path: '/blog' },
  unsubscribe: unsubscribeLinks(unsubscribeToken),
})
