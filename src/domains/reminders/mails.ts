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

/** Somebody whom the reader follows opened hours. `first`: the first of them, in words. */
export const openedHoursMail = ({ firstName, consultantName, consultantId, first }: Opened): MailTemplate => ({
  subject: 'Quem você segue abriu horários',
  emblem: 'hourglass',
  heading: `${consultantName} abriu horários`,
  paragraphs: [
    `${firstName}, há lugar novo na agenda de ${consultantName}. O primeiro é ${first}, horário de Brasília.`,
    'O horário fica com quem marcar primeiro.',
  ],
  action: { words: 'Ver os horários', path: `/agendar?consultor=${consultantId}` },
  smallPrint: ['No máximo um aviso destes por dia e por pessoa que você segue. Para parar, desligue em Favoritos.'],
})
/** Somebody whom the reader follows published an article. */
export const newArticleMail = ({ firstName, consultantName, title, slug }: NewArticle): MailTemplate => ({
  subject: 'Quem você segue publicou um artigo',
  emblem: 'book',
  heading: title,
  paragraphs: [`${firstName}, ${consultantName} publicou um artigo no blog: “${title}”.`],
  action: { words: 'Ler o artigo', path: `/blog/${slug}` },
  smallPrint: ['Para parar, desligue em Favoritos, no seu painel.'],
})
type NewArticle = { firstName: string; consultantName: string; title: string; slug: string }

type Opened = { firstName: string; consultantName: string; consultantId: string; first: string }
