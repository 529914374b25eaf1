import type { RefundRule } from './rules.ts'

/** Why a rule refunds something, in words. */
export const RULE_EXPLANATIONS: Record<RefundRule, string> = {
  cut_short: 'A conexão caiu nos três primeiros minutos e a consulta não pôde seguir. A plataforma devolve tudo.',
  consultant_left: 'O consultor saiu ou parou de responder nos três primeiros minutos. Tudo volta para você.',
  silence:
    'O consultor ficou em silêncio até o relógio parar. Os segundos de espera antes de cada parada voltam para você.',
}
