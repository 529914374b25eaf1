import { Field } from '#browser/kit/forms/field.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { formatNumber } from '#shared/numbers.ts'
import { TEXT_LIMITS } from '../../profile-changes/bounds.rules.ts'
import type { TextField } from '../../profile-changes/fields.rules.ts'
import { type Specialty, specialtyNames } from '../../rules.ts'
import { LANGUAGES } from '../list/list-address.ts'
import { ChoiceChips } from './choice-chips.tsx'
import type { Draft, Faults } from './draft.ts'

type Props = { draft: Draft; faults: Faults; onChange: (part: Partial<Draft>) => void }

/** The texts and choices of a profile, each text with its counter. */
export function ProfileFields({ draft, faults, onChange }: Props) {
  const text = (field: TextField) => ({
    name: field,
    value: draft[field],
    error: faults[field],
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  })
  const [main] = draft.specialties
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Nome de atendimento" autoComplete="off" hint={count('name', draft.name)} {...text('name')} />
        <Field label="Cidade" optional autoComplete="address-level2" placeholder="Olinda – PE" {...text('city')} />
      </div>
      <Field label="Título" autoComplete="off" hint={count('title', draft.title)} {...text('title')} />
      <TextArea
        label="Frase do cartão"
        rows={2}
        hint={`O que se lê na lista, antes de abrir o perfil. ${count('description', draft.description)}`}
        {...text('description')}
      />
      <TextArea
        label="Apresentação"
        rows={7}
        hint={`Sua experiência, e como é uma conversa com você. ${count('bio', draft.bio)} Sem telefone, e-mail, link ou outros aplicativos.`}
        {...text('bio')}
      />
      <ChoiceChips
        legend="Especialidades"
        names={specialtyNames}
        chosen={draft.specialties}
        error={faults.specialties}
        onChange={(specialties) => onChange({ specialties })}
      />
      {main && draft.specialties.length > 1 && (
        <Select
          label="A principal"
          hint="Aparece no cartão."
          className="sm:max-w-72"
          value={main}
          onChange={({ target }) => onChange({ specialties: withFirst(draft.specialties, target.value as Specialty) })}
        >
          {draft.specialties.toSorted().map((specialty) => (
            <option key={specialty} value={specialty}>
              {specialtyNames[specialty]}
            </option>
          ))}
        </Select>
      )}
      <ChoiceChips
        legend="Idiomas em que você atende"
        names={LANGUAGES}
        chosen={draft.languages}
        error={faults.languages}
        onChange={(languages) => onChange({ languages })}
      />
    </div>
  )
}

/** The server keeps the main one first and the others in the order of the alphabet. */
export const withFirst = (all: readonly Specialty[], main: Specialty): Specialty[] => [
  main,
  ...all.filter((one) => one !== main).toSorted(),
]

/** How long a text is: "38 de 80 caracteres." */
function count(field: TextField, value: string) {
  const { least, most } = TEXT_LIMITS[field]
  const length = value.trim().length
  const missing = length > 0 && length < least ? `, faltam ${least - length}` : ''
  return `${formatNumber(length)} de ${formatNumber(most)} caracteres${missing}.`
}
