import { Field } from '#browser/kit/forms/field.tsx'
import { hasPart } from '../../publishing/items/rules.ts'
import type { ItemKind } from '../../rules.ts'
import type { TypedTerms } from './typed-terms.ts'

type Props = {
  kind: ItemKind
  typed: TypedTerms
  faults: Readonly<Record<string, string>>
  onChange: (typed: TypedTerms) => void
}

const FIELDS = [
  { part: 'priceCents', name: 'price', label: 'Preço', unit: 'R$', mode: 'decimal' },
  { part: 'bonusCents', name: 'bonus', label: 'Bônus', unit: 'R$', mode: 'decimal' },
  { part: 'minutes', name: 'minutes', label: 'Minutos', unit: 'min', mode: 'numeric' },
  { part: 'ceilingCents', name: 'ceiling', label: 'Vale com quem cobra até', unit: '/min', mode: 'decimal' },
  { part: 'answerPercent', name: 'percent', label: 'Do preço de uma resposta', unit: '%', mode: 'numeric' },
  { part: 'answerHours', name: 'hours', label: 'Resposta em até', unit: 'horas', mode: 'numeric' },
] as const

/** What an item of this kind costs and gives, as it is typed. */
export const TermsFields = ({ kind, typed, faults, onChange }: Props) => (
  <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
    {FIELDS.filter(({ part }) => hasPart(kind, part)).map(({ part, name, label, unit, mode }) => (
      <Field
        key={name}
        label={kind === 'answers' && name === 'minutes' ? 'Respostas' : label}
        after={kind === 'answers' && name === 'minutes' ? 'respostas' : unit}
        optional={(kind === 'credits' && name === 'bonus') || name === 'hours'}
        inputMode={mode}
        autoComplete="off"
        maxLength={14}
        value={typed[name]}
        error={faults[part]}
        onChange={({ target }) => onChange({ ...typed, [name]: target.value })}
      />
    ))}
  </div>
)
