import type { MailTemplate } from '#domains/notifications/index.ts'

type Opened = { firstName: string; consultantName: string; consultantId: string; first: string }

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
