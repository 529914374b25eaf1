import { useState } from 'react'
import { browserApi } from '#browser/api.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { shareInWords } from '#domains/consultants/commission.rules.ts'
import { type Tier, tierNames, TIERS } from '#domains/consultants/rules.ts'
import { formatDay } from '#shared/dates.ts'
import { changeTier, type Decisions } from '../contract.ts'
import { TeamActForm } from './team-act-form.tsx'

/** Another tier from a day on; always confirmed by a second member. */
export function TierForm({ personId: id, consultant }: Pick<Decisions, 'personId' | 'consultant'>) {
  const [tier, setTier] = useState<Tier>()
  const [from, setFrom] = useState('')
  if (!consultant) return null
  const place = TIERS.indexOf(consultant.tier)
  const other = TIERS[place + 1] ?? TIERS[place - 1]!
  return (
    <TeamActForm
      name="nivel"
      title="Propor outro nível"
      meaning={
        <>
          <p>
            Nível {tierNames[consultant.tier]}. Outra pessoa confirma. O nível muda a parte com que a pessoa fica em
            consultas novas; o preço continua dela. Nunca vale para trás: se for melhor, a partir de amanhã; se for
            pior, a pessoa lê 30 dias antes.
          </p>
          {consultant.tiers.map((one) => (
            <p key={one.id} className="mt-1">
              Desde {formatDay(one.validFrom)}: {tierNames[one.tier]}.
            </p>
          ))}
        </>
      }
      words="Propor"
      busyWords="Propondo…"
      done="Proposta enviada: outra pessoa confirma"
      act={(given) => browserApi(changeTier, { id, tier: tier ?? other, from, ...given })}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label="Nível" value={tier ?? other} onChange={(event) => setTier(event.target.value as Tier)}>
          {TIERS.filter((one) => one !== consultant.tier || consultant.tiers.length > 0).map((one) => (
            <option key={one} value={one}>
              {tierNames[one]}: fica com {shareInWords(one)}
            </option>
          ))}
        </Select>
        <Field
          label="A partir de"
          inputMode="numeric"
          autoComplete="off"
          placeholder="dd/mm/aaaa"
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
      </div>
    </TeamActForm>
  )
}
