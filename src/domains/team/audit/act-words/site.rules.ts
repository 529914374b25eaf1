import { type ActWords, SWITCHED } from './words.rules.ts'

/** Acts of how the site runs and sells. */
export const SITE: ActWords = {
  'team.sweep_retried': ['Tentativa pedida de novo', 'mandou tentar de novo o que um processo não conseguiu'],
  'team.site_filled': ['Site preenchido', 'pôs no site o catálogo inicial e os primeiros rascunhos'],
  'team.selling_opened': ['Vendas abertas', 'abriu as vendas do site'],
  'team.company_changed': ['Dados da empresa mudados', 'mudou os dados da empresa'],
  'team.switch_turned': ['Interruptor mudado', 'mudou um interruptor', SWITCHED],
}
