import type { LogEntry } from '../contract.ts'

/** The page of the desk on which what was decided about is found, by the kind of the event. */
const PATHS: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^consultations\./, (id) => `/admin-dashboard/consultas/${id}`],
  [/^claims\./, () => '/admin-dashboard?secao=reembolsos'],
  [/^payments\.withdrawal/, () => '/admin-dashboard?secao=retiradas'],
  [/^payments\.suspense/, () => '/admin-dashboard/suspenso'],
  [/^payments\.dispute/, () => '/admin-dashboard/contestacoes'],
  [/^payments\.reconciliation/, () => '/admin-dashboard/conferencia'],
  [/^payouts\./, () => '/admin-dashboard?secao=saques'],
  [/^consultants\.application/, () => '/admin-dashboard?secao=candidaturas'],
  [/^consultants\./, () => '/admin-dashboard?secao=consultores'],
  [/^reviews\.testimonial/, () => '/admin-dashboard?secao=depoimentos'],
  [/^support\./, () => '/admin-dashboard?secao=mensagens'],
]

/** Undefined: this entry is about nothing that has a page. */
export const subjectPath = ({ kind, subjectId }: Pick<LogEntry, 'kind' | 'subjectId'>): string | undefined =>
  subjectId ? PATHS.find(([pattern]) => pattern.test(kind))?.[1](subjectId) : undefined
