import type { MailTemplate } from '#domains/notifications/index.ts'
import { formatDayAndTime, formatIsoDay } from '#shared/dates.ts'
import { exportPath } from './rules.ts'
import type { Export } from './sql.ts'

/** To whoever asked for a long spreadsheet: where it is, never the file itself. */
export const exportReadyMail = (one: Export): MailTemplate => ({
  subject: 'A sua planilha está pronta',
  emblem: 'book',
  heading: 'A sua planilha está pronta',
  paragraphs: [
    `São os movimentos de ${formatIsoDay(one.from)} a ${formatIsoDay(one.to)}. Para baixar, entre na sua conta: só você consegue abrir este endereço.`,
  ],
  action: { words: 'Baixar a planilha', path: exportPath(one.id) },
  smallPrint: [`O arquivo fica guardado até ${formatDayAndTime(one.expiresAt)} e depois é apagado.`],
})
