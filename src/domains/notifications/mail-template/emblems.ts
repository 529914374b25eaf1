/**
 * The small pictures of mails, each with what is read where pictures are not shown. Drawn by `bin/mail-emblems.ts` into
 * `public/mail/`.
 */
export const MAIL_EMBLEMS = {
  sunrise: 'Boas-vindas',
  key: 'Segurança da conta',
  coins: 'Créditos',
  hourglass: 'Tempo',
  conversation: 'Conversa',
  quill: 'Pergunta por escrito',
  letter: 'Resposta',
  moon: 'Assinatura',
  return: 'Devolução',
  scales: 'Decisão',
  lantern: 'Online agora',
  book: 'Almanaque',
  candle: 'Encerrado',
  envelope: 'Mensagem',
} as const
export type MailEmblem = keyof typeof MAIL_EMBLEMS

export const emblemPath = (emblem: MailEmblem) => `/mail/${emblem}.png` as const
