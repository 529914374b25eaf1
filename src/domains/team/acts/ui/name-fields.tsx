import { Field } from '#browser/kit/forms/field.tsx'

type Name = { firstName: string; lastName: string }
type Props = { name: Name; faults: Readonly<Record<string, string>>; onChange: (name: Name) => void }

/** The two parts of somebody's name, as they are typed. */
export const NameFields = ({ name, faults, onChange }: Props) => (
  <>
    <Field
      label="Nome"
      autoComplete="off"
      maxLength={60}
      value={name.firstName}
      error={faults.firstName}
      onChange={(event) => onChange({ ...name, firstName: event.target.value })}
    />
    <Field
      label="Sobrenome"
      autoComplete="off"
      maxLength={60}
      value={name.lastName}
      error={faults.lastName}
      onChange={(event) => onChange({ ...name, lastName: event.target.value })}
    />
  </>
)
