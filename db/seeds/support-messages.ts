import { receiveMessage } from '#domains/support/index.ts'
import type { Db } from '#platform/db.ts'
import { secondsAfter } from './calendar.ts'
import { seedId } from './seed-id.ts'

const SUPPORT_MESSAGES = [
  {
    name: 'Vera Magalhães',
    email: 'vera.magalhaes@exemplo.com.br',
    subject: 'question',
    hoursAgo: 20,
    text: 'Boa tarde. Posso usar o mesmo crédito com consultores diferentes, ou ele fica preso a quem eu escolher primeiro?',
  },
  {
    name: 'Rogério Antunes',
    email: 'rogerio.antunes@exemplo.com.br',
    subject: 'payment',
    hoursAgo: 5,
    text: 'Fiz um Pix ontem à noite e, quando abri o site, o crédito já estava lá, mas não achei onde baixar o recibo para o meu controle. Onde fica?',
  },
] as const

/** Seeds two contact messages that wait for an answer. Seeding twice changes nothing. */
export async function seedSupportMessages(db: Db, anchor: Date) {
  for (const { hoursAgo, ...message } of SUPPORT_MESSAGES)
    await receiveMessage(db, {
      ...message,
      id: seedId(`letter-${message.email}`),
      now: secondsAfter(anchor, -hoursAgo * 3_600),
    })
}
