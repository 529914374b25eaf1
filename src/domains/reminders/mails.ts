import type { MailTemplate } from '#domains/notifications/index.ts'

/** The card that its person drew today, by name; without one, the table waits. */
export const dayCardMail = (firstName: string, card: string | undefined): MailTemplate => ({
  subject: 'A sua carta do dia',
  emblem: 'book',
  heading: card ?? 'A mesa de hoje está posta',
  paragraphs: card
    ? [`${firstName}, a carta que você tirou hoje é ${card}.`, 'Ela fica na sua página até a meia-noite.']
    : [
        `${firstName}, a sua carta de hoje ainda espera por você.`,
        'Quem escolhe é a sua mão: nós só abrimos a mesa, com o sorteio que você pode conferir.',
      ],
  action: { words: card ? 'Ler a carta' : 'Tirar a carta de hoje', path: '/client-dashboard' },
})

/** A sign's day, for the list of notices; by mail it is a letter of its own. */
export const horoscopeNotice = (sign: string): MailTemplate => ({
  subject: 'O céu de hoje para o seu signo',
  heading: sign,
  paragraphs: [`O texto de hoje para ${sign} está na página, com o que se mede no céu.`],
  action: { words: 'Ler o horóscopo', path: '/servicos/astrologia#hoje' },
})

/** Readings that were kept a month or a year ago. Nothing of what was asked or drawn. */
export const anniversaryMail = ({ firstName, isYear, path }: Anniversary): MailTemplate => ({
  subject: isYear ? 'Há um ano você guardou uma leitura' : 'Há um mês você guardou uma leitura',
  emblem: 'book',
  heading: isYear ? 'Um ano depois' : 'Um mês depois',
  paragraphs: [
    `${firstName}, ${isYear ? 'há um ano' : 'há um mês'} você guardou uma leitura. Hoje dá para ler de novo e ver o que mudou.`,
    'O que você perguntou e o que saiu ficam só na sua página.',
  ],
  action: { words: 'Ler de novo', path },
})
type Anniversary = { firstName: string; isYear: boolean; path: `/${string}` }
