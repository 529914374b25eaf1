import { useState } from 'react'
import { browserApi } from '#browser/api.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { commissionBps, keptInWords } from '#domains/consultants/commission.rules.ts'
import { type Channel, channelNames, CHANNELS, TIERS, tierNames } from '#domains/consultants/rules.ts'
import { formatDay } from '#shared/dates.ts'
import { type Decisions, proposeCommission } from '../contract.ts'
import { TeamActForm } from './team-act-form.tsx'

const SHARES = [...new Set(TIERS.map(commissionBps))]

/** What a consultant keeps of new consultations from a day on; always confirmed by a second member. */
export function CommissionForm({ personId: id, consultant }: Pick<Decisions, 'personId' | 'consultant'>) {
  const [channel, setChannel] = useState<Channel | ''>('')
  const [bps, setBps] = useState('')
  const [from, setFrom] = useState('')
  if (!consultant) return null
  const ofTier = keptInWords(commissionBps(consultant.tier))
  return (
    <TeamActForm
      title="Propor outra comissão"
      meaning={
        <>
          <p>
            Nível {tierNames[consultant.tier]}: fica com {ofTier}. Outra pessoa confirma. Vale só para consultas novas,
            e nunca para trás: se for melhor, a partir de amanhã; se for pior, a pessoa lê 30 dias antes.
          </p>
          {consultant.agreed.map((one) => (
            <p key={one.id} className="mt-1">
              Desde {formatDay(one.validFrom)},{' '}
              {one.channel ? channelNames[one.channel].toLowerCase() : 'todos os canais'}:{' '}
              {one.bps === null ? `a do nível, ${ofTier}` : keptInWords(one.bps)}.
            </p>
          ))}
        </>
      }
      words="Propor"
      busyWords="Propondo…"
      done="Proposta enviada: outra pessoa confirma"
      act={(given) =>
        browserApi(proposeCommission, {
          id,
          channel: channel || null,
          bps: bps ? Number(bps) : null,
          from,
          ...given,
        })
      }
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <Select label="Canal" value={channel} onChange={(event) => setChannel(event.target.value as Channel | '')}>
          <option value="">Todos</option>
          {CHANNELS.map((one) => (
            <option key={one} value={one}>
              {channelNames[one]}
            </option>
          ))}
        </Select>
        <Select label="A pessoa fica com" value={bps} onChange={(event) => setBps(event.target.value)}>
          <option value="">a parte do nível, {ofTier}</option>
          {SHARES.map((one) => (
            <option key={one} value={one}>
              {keptInWords(one)}
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
