import type { MailTemplate } from '#domains/notifications/index.ts'
import { formatDayAndTime } from '#shared/dates.ts'

type Alarm = { words: string; since: Date }

/** Something needs somebody: told once, however long it lasts. */
export const raisedMail = ({ words, since }: Alarm): MailTemplate => ({
  subject: `Alarme: ${words}`,
  emblem: 'hourglass',
  heading: 'Precisa de alguém',
  paragraphs: [`${words}.`, 'Avisamos uma vez só, e de novo quando passar.'],
  facts: [['Desde', formatDayAndTime(since)]],
  action: { words: 'Ver a saúde da casa', path: '/admin-dashboard/saude' },
})

/** It is over, and has been for ten minutes. */
export const overMail = ({ words, since }: Alarm, endedAt: Date): MailTemplate => ({
  subject: `Passou: ${words}`,
  emblem: 'hourglass',
  heading: 'Passou',
  paragraphs: [`Não vale mais: ${words}.`],
  facts: [
    ['Desde', formatDayAndTime(since)],
    ['Até', formatDayAndTime(endedAt)],
  ],
  action: { words: 'Ver a saúde da casa', path: '/admin-dashboard/saude' },
})
