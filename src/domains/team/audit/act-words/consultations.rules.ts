import type { ActWords } from './words.rules.ts'

/** Acts of consultations. */
export const CONSULTATION: ActWords = {
  'consultations.trace_read': ['Registro da consulta lido', 'leu o registro técnico de uma chamada'],
}
