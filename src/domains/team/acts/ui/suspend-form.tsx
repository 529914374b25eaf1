import { useState } from 'react'
import { browserApi } from '#browser/api.ts'
import { Select } from '#browser/kit/forms/select.tsx'
import { suspendPerson, type Decisions } from '../contract.ts'
import { hoursInWords } from '../../proposals/ui/words.ts'
import { TeamActForm } from './team-act-form.tsx'

/** What one member of the team alone may do; longer ones replace a suspension that holds. */
const ALONE_HOURS = 72
const HOURS = [12, 24, 48, 72, 168, 360, 720, 2_160, 4_320] as const

/** Suspends until an instant; beyond what one member alone may, it is proposed. */
export function SuspendForm({ decisions: { personId: id, aloneHours, restraints } }: { decisions: Decisions }) {
  const isSuspended = restraints.some(({ kind, liftedAt }) => kind === 'suspended' && !liftedAt)
  const offered = HOURS.filter((one) => !isSuspended || one > ALONE_HOURS)
  const [chosen, setHours] = useState<number>(24)
  const hours = Math.max(chosen, offered[0]!)
  const waits = hours > aloneHours
  return (
    <TeamActForm
      name="suspender"
      title={isSuspended ? 'Prolongar a suspensão' : 'Suspender por um tempo'}
      meaning="Entra e lê tudo o que é seu; não pede, compra, marca, pergunta nem avalia. Consultor some das listas. O que está em andamento termina; consultas marcadas para dentro do prazo são devolvidas."
      words={waits ? 'Propor a suspensão' : 'Suspender'}
      busyWords="Um instante…"
      done={waits ? 'Proposta enviada: outra pessoa confirma' : 'Conta suspensa'}
      act={(given) => browserApi(suspendPerson, { id, hours, ...given })}
    >
      <Select
        label="Por quanto tempo"
        value={hours}
        hint={
          waits
            ? `${aloneHours > 0 ? `Sozinho, você suspende por mais ${hoursInWords(aloneHours)} nestes 30 dias: esta` : 'Esta suspensão'} espera outra pessoa da equipe.`
            : undefined
        }
        onChange={(event) => setHours(Number(event.target.value))}
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {hoursInWords(one)}
          </option>
        ))}
      </Select>
    </TeamActForm>
  )
}
