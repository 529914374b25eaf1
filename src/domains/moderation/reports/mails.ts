import type { MailTemplate } from '#domains/notifications/index.ts'
import { type Kind, kindNames, type Verdict } from './rules.ts'

const OUTCOMES: Record<Verdict, string> = {
  nothing:
    'Lemos com calma e não encontramos aí algo que as nossas regras proíbam. Se houver mais a contar, responda a este e-mail.',
  warned: 'Concordamos com você: quem fez isto foi avisado pela nossa equipe.',
  removed: 'Concordamos com você: aquilo saiu do ar.',
  suspension: 'Concordamos com você: tomamos uma medida sobre a conta. Por respeito a todos, não contamos qual.',
}

/** To whoever reported: what came of it. */
export const outcomeMail = (firstName: string, kind: Kind, verdict: Verdict): MailTemplate => ({
  subject: 'Sobre a sua denúncia',
  emblem: 'scales',
  heading: 'Uma pessoa leu a sua denúncia',
  paragraphs: [
    `${firstName}, você nos contou sobre: ${kindNames[kind].toLowerCase()}. Obrigado por cuidar daqui.`,
    OUTCOMES[verdict],
  ],
  action: { words: 'Falar com a equipe', path: '/contato' },
  smallPrint: ['Quem foi denunciado não sabe quem denunciou.'],
})

/** To whom the case is about: why, and not who told. */
export const warningMail = (firstName: string, kind: Kind, reason: string): MailTemplate => ({
  subject: 'Um aviso da nossa equipe',
  emblem: 'scales',
  heading: 'Um aviso da nossa equipe',
  paragraphs: [
    `${firstName}, uma pessoa da nossa equipe leu algo seu (${kindNames[kind].toLowerCase()}) que não cabe nas regras da casa. O motivo:`,
    reason,
  ],
  action: { words: 'Ler as regras', path: '/data-management' },
  smallPrint: ['Isto fica registrado. Se você não concorda, responda a este e-mail: uma pessoa lê.'],
})
