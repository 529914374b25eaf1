import type { MailTemplate } from '#domains/notifications/index.ts'
import type { Verdict } from './rules.ts'

/** Tells the author what was decided about a testimonial. */
export const decisionMail = (verdict: Verdict, text: string, reason: string | undefined): MailTemplate =>
  verdict === 'published'
    ? {
        subject: 'Seu depoimento foi publicado',
        emblem: 'book',
        heading: 'Seu depoimento está no ar',
        paragraphs: [
          'Obrigado por contar como foi. Ele aparece exatamente como você escreveu, com o seu primeiro nome e a inicial do sobrenome.',
        ],
        quote: text,
        action: { words: 'Ver os depoimentos', path: '/depoimentos' },
      }
    : {
        subject: 'Sobre o depoimento que você enviou',
        emblem: 'scales',
        heading: 'Não publicamos o seu depoimento',
        paragraphs: [
          'Uma pessoa da nossa equipe leu o que você escreveu e decidiu não publicar. O motivo:',
          reason ?? '',
        ],
        quote: text,
        action: { words: 'Escrever outro', path: '/depoimentos' },
        smallPrint: [
          'Não mudamos nenhuma palavra de ninguém: um depoimento é publicado inteiro ou não é. Se discorda, fale conosco em /contato.',
        ],
      }
