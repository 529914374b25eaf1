import type { MailTemplate } from '#domains/notifications/index.ts'
import { linkPath, type List, ONE_CLICK_PATH } from './rules.ts'

/** Which list, and the token that leaves it. */
type Subscribed = { list: List; unsubscribeToken: string }

const unsubscribeLinks = ({ list, unsubscribeToken }: Subscribed) => ({
  path: `${ONE_CLICK_PATH}?token=${unsubscribeToken}` as const,
  pagePath: linkPath(list, 'sair', unsubscribeToken),
})

/** Asks the owner of an address to confirm. */
export const confirmationMail = (confirmToken: string, to: Subscribed): MailTemplate => ({
  ...(to.list === 'newsletter'
    ? {
        emblem: 'envelope',
        subject: 'Confirme sua inscrição na newsletter',
        heading: 'Falta só confirmar',
        paragraphs: [
          'Alguém, provavelmente você, pediu para receber a newsletter do Sensitivos neste endereço.',
          'Confirme para entrar na lista. Sem a confirmação, não enviamos mais nada.',
        ],
      }
    : {
        emblem: 'envelope',
        subject: 'Confirme o aviso da abertura da loja',
        heading: 'Falta só confirmar',
        paragraphs: [
          'Alguém, provavelmente você, pediu um aviso neste endereço para o dia em que a loja do Sensitivos começar a vender.',
          'Confirme e enviaremos um único e-mail, nesse dia. Sem a confirmação, não enviamos nada.',
        ],
      }),
  action: {
    words: to.list === 'newsletter' ? 'Confirmar inscrição' : 'Quero o aviso',
    path: linkPath(to.list, 'confirmar', confirmToken),
  },
  smallPrint: ['O link vale por sete dias. Se não foi você, é só apagar este e-mail.'],
  unsubscribe: unsubscribeLinks(to),
})

/** For an address that is on the list already, so that the form reveals nothing and the owner gets an answer. */
export const alreadySubscribedMail = (to: Subscribed): MailTemplate => ({
  ...(to.list === 'newsletter'
    ? {
        emblem: 'book',
        subject: 'Você já recebe a nossa newsletter',
        heading: 'Você já está na lista',
        paragraphs: [
          'Este endereço foi inscrito de novo na newsletter do Sensitivos. Ele já estava confirmado: não é preciso fazer nada.',
        ],
      }
    : {
        emblem: 'book',
        subject: 'Seu aviso da abertura da loja já está anotado',
        heading: 'Já está anotado',
        paragraphs: [
          'O aviso da abertura da loja foi pedido de novo para este endereço. Ele já estava confirmado: não é preciso fazer nada.',
        ],
      }),
  unsubscribe: unsubscribeLinks(to),
})

export const welcomeMail = (to: Subscribed): MailTemplate => ({
  ...(to.list === 'newsletter'
    ? {
        emblem: 'book',
        subject: 'Boas-vindas à newsletter do Sensitivos',
        heading: 'Que bom ter você por aqui',
        paragraphs: [
          'Sua inscrição está confirmada. No máximo uma vez por semana, você recebe os textos novos do blog, o céu dos próximos dias e as promoções em andamento, com as regras e as datas.',
          'Sem pressa, sem promessa de resultado, e sem o seu endereço na mão de mais ninguém.',
        ],
        action: { words: 'Ler o blog', path: '/blog' },
      }
    : {
        emblem: 'book',
        subject: 'Anotado: avisamos quando a loja abrir',
        heading: 'Anotado',
        paragraphs: [
          'No dia em que a loja começar a vender, você recebe um e-mail nosso, e só ele. Este pedido não inscreve você em mais nada.',
        ],
        action: { words: 'Ver a loja', path: '/loja' },
      }),
  unsubscribe: unsubscribeLinks(to),
})
