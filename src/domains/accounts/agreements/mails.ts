import type { MailTemplate } from '#domains/notifications/index.ts'
import { formatDay } from '#shared/dates.ts'
import { LEGAL_TITLES, type LegalText, versionPath } from '../agreements.rules.ts'

type Announced = { text: LegalText; number: number; note: string; inForceAt: Date }

const list = new Intl.ListFormat('pt-BR')

/**
 * Says before versions are in force what changes, and what whoever does not agree can do: one mail for all that were
 * published together.
 */
export function versionsMail(firstName: string, versions: readonly Announced[]): MailTemplate {
  const days = [...new Set(versions.map(({ inForceAt }) => formatDay(inForceAt)))]
  const titles = list.format(versions.map(({ text }) => LEGAL_TITLES[text]))
  const day = list.format(days)
  const isOne = versions.length === 1
  return {
    subject: `${titles}: o que muda em ${day}`,
    emblem: 'key',
    heading: `O que muda em ${day}`,
    paragraphs: [
      isOne
        ? `${firstName}, publicamos uma nova versão deste texto: ${titles}. Até ${day} vale a que você conhece. O que muda, em poucas palavras:`
        : `${firstName}, publicamos novas versões destes textos: ${titles}. Até o dia de cada uma vale a que você conhece. O que muda, em poucas palavras:`,
    ],
    quote: versions
      .map(({ text, note, inForceAt }) =>
        isOne ? note : `${LEGAL_TITLES[text]}, a partir de ${formatDay(inForceAt)}:\n${note}`,
      )
      .join('\n\n'),
    action: isOne
      ? { words: 'Ler e ver o que mudou', path: versionPath(versions[0]!.text, versions[0]!.number) }
      : { words: 'Ler os textos e o que muda', path: '/data-management' },
    smallPrint: [
      'Quando entrar em vigor, perguntamos se você aceita. Sem o seu aceite nada novo começa, e o resto continua: terminar o que está em andamento, retirar o saldo, cancelar, baixar os seus dados e encerrar a conta.',
    ],
  }
}
