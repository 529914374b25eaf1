import { QUEUE_KINDS } from '../../queue/kinds.rules.ts'
import type { ActWords } from './words.rules.ts'

const KINDS_OF_CASES = Object.fromEntries(Object.entries(QUEUE_KINDS).map(([kind, { words }]) => [kind, words]))

/** Acts of the queue. */
export const QUEUE: ActWords = {
  'team.case_taken': ['Caso assumido', 'assumiu um caso', KINDS_OF_CASES],
  'team.case_released': ['Caso devolvido à fila', 'devolveu um caso à fila', KINDS_OF_CASES],
  'team.case_snoozed': ['Caso adiado', 'adiou um caso', KINDS_OF_CASES],
  'team.case_woken': ['Caso de volta à fila', 'trouxe de volta um caso adiado', KINDS_OF_CASES],
  'team.view_saved': ['Lista guardada', 'salvou uma visão de uma lista'],
  'team.view_forgotten': ['Lista guardada apagada', 'apagou uma visão de uma lista'],
}
