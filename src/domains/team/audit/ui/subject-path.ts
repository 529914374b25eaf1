import { hrefOfObject, type ObjectKind } from '../../objects.rules.ts'
import type { LogEntry } from '../contract.ts'

const ofObject = (kind: ObjectKind) => (id: string) => hrefOfObject(kind, id)
const ofCase = (kind: 'message' | 'suspense') => (id: string) => `/admin-dashboard?caso=${kind}:${id}`

/** The page of the back office on which what was decided about is found, by the kind of the event. */
const PATHS: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^consultations\./, ofObject('consultation')],
  [/^moderation\.said_read$/, ofObject('consultation')],
  [/^moderation\.report_decided$/, () => '/admin-dashboard/moderacao?casos=decididos'],
  [/^claims\./, ofObject('claim')],
  [/^payments\.withdrawal/, ofObject('withdrawal')],
  [/^payments\.suspense/, ofCase('suspense')],
  [/^payments\.dispute/, ofObject('payment')],
  [/^payments\.reconciliation/, () => '/admin-dashboard/dinheiro/conferencia'],
  [/^payouts\./, ofObject('payout')],
  [/^reviews\.testimonial/, () => '/admin-dashboard/moderacao/depoimentos'],
  [/^support\./, ofCase('message')],
  [/^content\.text/, (id) => `/admin-dashboard/conteudo/${id}`],
  [/^team\.legal/, () => '/admin-dashboard/registro/juridico'],
]

/** Undefined: this entry is about nothing that has a page, or only about its person. */
export const subjectPath = ({ kind, subjectId }: Pick<LogEntry, 'kind' | 'subjectId'>): string | undefined =>
  subjectId ? PATHS.find(([pattern]) => pattern.test(kind))?.[1](subjectId) : undefined
