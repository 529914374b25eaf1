import { Refusal, refusals } from '#shared/refusal.ts'

/** What a site needs before it sells, in the order of doing it. */
export const STEPS = {
  company: {
    words: 'Os dados da empresa',
    why: 'Aparecem no rodapé, nos recibos e nos textos legais.',
    missing: 'os dados da empresa',
  },
  catalogue: {
    words: 'O catálogo, com preços',
    why: 'Créditos, pacotes, planos e assinaturas. Cada preço se muda depois, um a um.',
    missing: 'o catálogo',
  },
  legal: {
    words: 'Os textos legais',
    why: 'Quem se cadastra aceita a versão publicada naquele momento.',
    missing: 'os textos legais',
  },
  payments: {
    words: 'Uma empresa de pagamento que receba',
    why: 'Sem ela ninguém consegue pagar, nem com Pix nem com cartão.',
    missing: 'quem receba os pagamentos',
  },
} as const
export const STEP_NAMES = ['company', 'catalogue', 'legal', 'payments'] as const
export type StepName = (typeof STEP_NAMES)[number]

/** What keeps the selling from opening, of what is done. */
export const missingSteps = (done: Readonly<Record<StepName, boolean>>): StepName[] =>
  STEP_NAMES.filter((name) => !done[name])

const refuse = refusals('beginning', { not_ready: [409, 'Ainda falta algo para abrir as vendas.'] })

/** The refusal to open, with what is missing in words. */
export function refuseNotReady(missing: readonly StepName[]): Refusal {
  const { code, status } = refuse('not_ready')
  const words = new Intl.ListFormat('pt-BR').format(missing.map((name) => STEPS[name].missing))
  return new Refusal(code, status, `As vendas ainda não podem abrir. Falta: ${words}.`)
}
