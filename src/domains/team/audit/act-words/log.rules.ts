import type { ActWords } from './words.rules.ts'

/** Acts of the log itself. */
export const LOG: ActWords = {
  'team.list_exported': ['Lista baixada', 'baixou uma lista'],
  'accounts.words_erased': ['Texto de um registro apagado', 'apagou o texto de um registro'],
  'team.log_exported': ['Registro exportado', 'exportou o registro'],
}
