import { orderPath } from '#domains/catalogue/order-path.rules.ts'
import type { MailTemplate } from '#domains/notifications/index.ts'

/** To whoever has had a delivered order for a week: once, and nothing follows when they stay silent. */
export const requestMail = (firstName: string, orderId: string, products: readonly string[]): MailTemplate => ({
  subject: 'O que você achou do que chegou?',
  emblem: 'envelope',
  heading: 'Conte a quem está escolhendo',
  paragraphs: [
    `${firstName}, faz uma semana que o seu pedido da loja chegou. Se quiser, diga como ele é de perto: a cor, o tamanho, o papel. Elogio ou crítica, publicamos como você escrever.`,
  ],
  facts: products.map((name): [string, string] => ['Chegou', name]),
  action: { words: 'Avaliar', path: orderPath(orderId) },
  smallPrint: ['Perguntamos uma vez só. Se não quiser, não precisa fazer nada.'],
})
