import type { MailTemplate } from '#domains/notifications/index.ts'
import { variantTitle } from '../rules.ts'

type Back = { firstName: string; slug: string; productName: string; name: string | null }

/** That a variant is in stock again. */
export const backInStockMail = ({ firstName, slug, ...names }: Back): MailTemplate => ({
  subject: 'O que você esperava voltou à loja',
  emblem: 'envelope',
  heading: `${variantTitle(names)} voltou`,
  paragraphs: [
    `${firstName}, você pediu para saber quando houvesse de novo: ${variantTitle(names)}. Há agora.`,
    'Nada fica reservado por este aviso. O preço e o estoque de agora estão na página.',
  ],
  action: { words: 'Ver na loja', path: `/loja?produto=${slug}` },
  smallPrint: ['Este aviso vale uma vez. Para receber outro, peça de novo na página do produto.'],
})
