import type { NoRule, RefundRule, SubjectKind } from './rules.ts'

/** What a refund is about, in words: with its article, and what it did at its end. */
export const SUBJECT_WORDS: Record<SubjectKind, { the: string; ended: string }> = {
  consultation: { the: 'a consulta', ended: 'terminou' },
  question: { the: 'a pergunta por escrito', ended: 'foi respondida' },
  booking: { the: 'a consulta marcada', ended: 'foi desmarcada' },
}

/** Why a rule refunds something, in words. */
export const RULE_EXPLANATIONS: Record<RefundRule, string> = {
  cut_short:
    'A conexão dos dois caiu ao mesmo tempo nos três primeiros minutos e a consulta não pôde seguir. A plataforma devolve tudo.',
  consultant_left:
    'O consultor saiu, perdeu a conexão ou parou de responder nos três primeiros minutos. Tudo volta para você.',
  unclarified:
    'Você pediu um esclarecimento sobre a resposta, e ele não veio no prazo. Metade do valor volta para você.',
  silence:
    'O consultor ficou em silêncio até o relógio parar. Os segundos de espera antes de cada parada voltam para você.',
}

/** Why no rule refunds a consultation that was cut short, in words; the claim form stands below them. */
export const NO_RULE_EXPLANATIONS: Record<NoRule, string> = {
  own_line:
    'A conexão que caiu primeiro foi a sua. Você pagou só os segundos em que os dois estavam na sala, e nenhum a mais. Por isso nada volta sozinho; se não foi assim, uma pessoa da equipe confere o registro.',
  platform_paid:
    'A conexão dos dois caiu. A plataforma devolve isso sozinha uma vez a cada 30 dias, e já devolveu uma consulta sua. Desta vez, uma pessoa da equipe confere o registro e decide.',
  platform_limit:
    'A conexão dos dois caiu. A plataforma devolve isso sozinha poucas vezes por consultor a cada 30 dias, e já devolveu várias consultas com esta pessoa. Desta vez, uma pessoa da equipe confere o registro e decide.',
}
