import type { MailTemplate } from '#domains/notifications/index.ts'
import { type Ground, groundWords } from './rules.ts'

/** The team did not publish a review. `path`: where its author sees what they wrote. */
export const refusedMail = (
  firstName: string,
  { text, reason, path }: { text: string; reason: string; path: `/${string}` },
): MailTemplate => ({
  subject: 'Sobre a avaliação que você escreveu',
  emblem: 'scales',
  heading: 'Não publicamos a sua avaliação',
  paragraphs: [
    `${firstName}, uma pessoa da nossa equipe leu o que você escreveu e decidiu não publicar assim. O motivo:`,
    reason,
  ],
  quote: text,
  action: { words: 'Escrever de outro jeito', path },
  smallPrint: ['Não mudamos nenhuma palavra de ninguém. Se discorda, fale conosco em /contato.'],
})

/** A published review was taken down: to whoever wrote it. */
export const removedMail = (
  firstName: string,
  { text, ground, reason, path }: { text: string; ground: Ground; reason: string; path: `/${string}` },
): MailTemplate => ({
  subject: 'A sua avaliação foi retirada',
  emblem: 'scales',
  heading: groundWords[ground],
  paragraphs: [
    `${firstName}, a avaliação abaixo saiu do ar, e a nota foi contada de novo. O motivo, que é público:`,
    reason,
  ],
  ...(text && { quote: text }),
  action: { words: 'Ver o que avaliei', path },
  smallPrint: ['Se você não concorda, responda a este e-mail: uma pessoa lê.'],
})

/** What was decided about an objection: to the consultant. */
export const objectionMail = (firstName: string, verdict: 'kept' | 'removed', answer: string): MailTemplate => ({
  subject: 'Sobre a avaliação que você contestou',
  emblem: 'scales',
  heading: verdict === 'removed' ? 'A avaliação foi retirada' : 'A avaliação continua no ar',
  paragraphs: [`${firstName}, uma pessoa da nossa equipe leu a sua contestação. A resposta:`, answer],
  action: { words: 'Ver as avaliações', path: '/avaliacoes' },
})
