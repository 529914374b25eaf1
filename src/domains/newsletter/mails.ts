import type { MailTemplate } from '#domains/notifications/index.ts'
import { type Interest, interestWords } from './interests/rules.ts'
import { linkPath, type List, ONE_CLICK_PATH } from './lists/rules.ts'

/** Which list, and the token that leaves it. */
type Subscribed = { list: List; unsubscribeToken: string }
type Words = Pick<MailTemplate, 'subject' | 'heading' | 'paragraphs' | 'action'>

const unsubscribeLinks = ({ list, unsubscribeToken }: Subscribed) => ({
  path: `${ONE_CLICK_PATH}?token=${unsubscribeToken}` as const,
  pagePath: linkPath(list, 'sair', unsubscribeToken),
})

const TO_CONFIRM: Readonly<Record<List, Omit<Words, 'action' | 'heading'> & { button: string }>> = {
  newsletter: {
    subject: 'Confirme sua inscrição na newsletter',
    paragraphs: [
      'Alguém, provavelmente você, pediu para receber a newsletter do Sensitivos neste endereço.',
      'Confirme para entrar na lista. Sem a confirmação, não enviamos mais nada.',
    ],
    button: 'Confirmar inscrição',
  },
  shop_opening: {
    subject: 'Confirme o aviso da abertura da loja',
    paragraphs: [
      'Alguém, provavelmente você, pediu um aviso neste endereço para o dia em que a loja do Sensitivos começar a vender.',
      'Confirme e enviaremos um único e-mail, nesse dia. Sem a confirmação, não enviamos nada.',
    ],
    button: 'Quero o aviso',
  },
  horoscope: {
    subject: 'Confirme o horóscopo por e-mail',
    paragraphs: [
      'Alguém, provavelmente você, pediu o horóscopo do Sensitivos neste endereço.',
      'Confirme o signo e os dias que foram escolhidos. Sem a confirmação, nada muda e nada chega.',
    ],
    button: 'Quero o horóscopo',
  },
}

/** For an address that gets the newsletter already: somebody asked for subjects. */
const SUBJECTS_TO_CONFIRM = {
  subject: 'Confirme os assuntos da newsletter',
  paragraphs: [
    'Alguém, provavelmente você, escolheu outros assuntos para a newsletter do Sensitivos neste endereço.',
    'Confirme para que valham. Sem a confirmação, tudo continua como está.',
  ],
  button: 'Confirmar os assuntos',
}

type Asked = Subscribed & { isConfirmed: boolean; askedInterests: Interest[] | null }

/** Asks the owner of an address to confirm, and names the subjects that were asked for. */
export function confirmationMail(confirmToken: string, { isConfirmed, askedInterests, ...to }: Asked): MailTemplate {
  const isOfSubjects = isConfirmed && askedInterests !== null
  const { button, paragraphs, ...words } = isOfSubjects ? SUBJECTS_TO_CONFIRM : TO_CONFIRM[to.list]
  return {
    ...words,
    paragraphs: [...paragraphs, ...(askedInterests ? [`Assuntos: ${interestWords(askedInterests)}.`] : [])],
    emblem: 'envelope',
    heading: 'Falta só confirmar',
    action: { words: button, path: linkPath(to.list, 'confirmar', confirmToken) },
    smallPrint: ['O link vale por sete dias. Se não foi você, é só apagar este e-mail.'],
    unsubscribe: unsubscribeLinks(to),
  }
}

const KNOWN: Readonly<Record<List, Words>> = {
  newsletter: {
    subject: 'Você já recebe a nossa newsletter',
    heading: 'Você já está na lista',
    paragraphs: [
      'Este endereço foi inscrito de novo na newsletter do Sensitivos. Ele já estava confirmado: não é preciso fazer nada.',
    ],
  },
  shop_opening: {
    subject: 'Seu aviso da abertura da loja já está anotado',
    heading: 'Já está anotado',
    paragraphs: [
      'O aviso da abertura da loja foi pedido de novo para este endereço. Ele já estava confirmado: não é preciso fazer nada.',
    ],
  },
  horoscope: {
    subject: 'Você já recebe o horóscopo',
    heading: 'Já está combinado',
    paragraphs: [
      'O horóscopo deste signo foi pedido de novo para este endereço. Ele já estava confirmado: não é preciso fazer nada.',
    ],
  },
}

/** For an address that is on the list already, so that the form reveals nothing and the owner gets an answer. */
export const alreadySubscribedMail = (to: Subscribed): MailTemplate => ({
  ...KNOWN[to.list],
  emblem: 'book',
  unsubscribe: unsubscribeLinks(to),
})

const WELCOME: Readonly<Record<List, Words>> = {
  newsletter: {
    subject: 'Boas-vindas à newsletter do Sensitivos',
    heading: 'Que bom ter você por aqui',
    paragraphs: [
      'Sua inscrição está confirmada. No máximo uma vez por semana, você recebe os textos novos do blog, o céu dos próximos dias e as promoções em andamento, com as regras e as datas.',
      'Sem pressa, sem promessa de resultado, e sem o seu endereço na mão de mais ninguém.',
    ],
    action: { words: 'Ler o blog', path: '/blog' },
  },
  shop_opening: {
    subject: 'Anotado: avisamos quando a loja abrir',
    heading: 'Anotado',
    paragraphs: [
      'No dia em que a loja começar a vender, você recebe um e-mail nosso, e só ele. Este pedido não inscreve você em mais nada.',
    ],
    action: { words: 'Ver a loja', path: '/loja' },
  },
  horoscope: {
    subject: 'O seu horóscopo começa na próxima manhã',
    heading: 'Combinado',
    paragraphs: [
      'O céu do dia, calculado, e o que a tradição lê nele para o seu signo: sem previsão e sem susto. Chega de manhã, nos dias que você escolheu.',
      'Para trocar o signo ou os dias, peça de novo na mesma página.',
    ],
    action: { words: 'Ver o céu de hoje', path: '/servicos/astrologia' },
  },
}

/** The only mail of its list, after which it ends: nothing to leave. */
export const shopOpenedMail: MailTemplate = {
  subject: 'A loja do Sensitivos abriu',
  emblem: 'lantern',
  heading: 'A loja abriu',
  paragraphs: [
    'Você pediu para saber quando a loja começasse a vender: é hoje. Baralhos, cristais, velas, runas e cadernos, cada um descrito como é.',
    'Este era o único e-mail do aviso, e o seu endereço já saiu da lista.',
  ],
  action: { words: 'Ver a loja', path: '/loja' },
}

export const welcomeMail = (to: Subscribed): MailTemplate => ({
  ...WELCOME[to.list],
  emblem: 'book',
  unsubscribe: unsubscribeLinks(to),
})
