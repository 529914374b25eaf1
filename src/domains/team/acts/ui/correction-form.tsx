import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, browserApi } from '#browser/api.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { MONEY_RESTS_HOURS } from '#domains/accounts/money-rests.rules.ts'
import type { Decisions } from '../contract.ts'
import * as contract from '../corrections.contract.ts'
import { NameFields } from './name-fields.tsx'
import { TeamActForm } from './team-act-form.tsx'

type Identity = Decisions['identity']
type Given = { id: string; actId: string; reason: string }
type Proposed = {
  what: string
  label: string
  now: (identity: Identity) => string | null
  type?: 'email' | 'tel'
  meaning: string
  send: (given: Given, value: string) => Promise<unknown>
  /** What the server calls it. */
  field: string
}

const RESTS = `Outra pessoa da equipe confirma. Nenhum saque nem transferência sai da conta nas ${MONEY_RESTS_HOURS} horas seguintes.`
const PROPOSED = {
  email: {
    what: 'E-mail',
    label: 'E-mail certo',
    now: ({ email }) => email,
    type: 'email',
    meaning: `${RESTS} Todos os acessos se encerram, o endereço de hoje é avisado, e a troca só acontece quando a pessoa confirmar o novo pelo link.`,
    send: (given, email) => browserApi(contract.correctEmail, { ...given, email }),
    field: 'email',
  },
  phone: {
    what: 'Celular',
    label: 'Celular certo, com DDD',
    now: ({ phone }) => phone,
    type: 'tel',
    meaning: `${RESTS} A pessoa é avisada por e-mail. Se o número for de uma conta bloqueada, esta fica em conferência.`,
    send: (given, phone) => browserApi(contract.correctPhone, { ...given, phone }),
    field: 'phone',
  },
  taxId: {
    what: 'CPF ou CNPJ',
    label: 'CPF ou CNPJ certo',
    now: ({ document }) => document,
    meaning: `${RESTS} Saques pedidos para o documento de hoje são cancelados, e a pessoa recebe um link para desfazer.`,
    send: (given, taxId) => browserApi(contract.correctTaxId, { ...given, taxId }),
    field: 'taxId',
  },
} as const satisfies Record<string, Proposed>
type Asked = Pick<Decisions, 'personId' | 'identity' | 'consultant'>
type What = 'name' | keyof typeof PROPOSED

/** Corrects what a person or somebody of the team mistyped: a name at once, everything else with a second member. */
export function CorrectionForm({ personId: id, identity, consultant }: Asked) {
  const client = useQueryClient()
  const [what, setWhat] = useState<What>('name')
  const [name, setName] = useState({ firstName: identity.firstName, lastName: identity.lastName })
  const [value, setValue] = useState('')
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const proposed: Proposed | undefined = what === 'name' ? undefined : PROPOSED[what]
  const send = (given: { actId: string; reason: string }) =>
    proposed ? proposed.send({ id, ...given }, value) : browserApi(contract.correctName, { id, ...name, ...given })
  const act = async (given: { actId: string; reason: string }) => {
    setFaults({})
    await send(given).catch((error: unknown) => {
      if (error instanceof ApiError) setFaults(error.fields)
      throw error
    })
    setValue('')
    // A name stands in every part of the page.
    void client.invalidateQueries()
  }
  return (
    <TeamActForm
      name="corrigir"
      title="Corrigir dados"
      meaning={
        proposed?.meaning ??
        `Vale na hora, e a pessoa é avisada por e-mail.${consultant ? ' O nome do perfil público é outro.' : ''}`
      }
      words={proposed ? 'Propor a correção' : 'Corrigir o nome'}
      busyWords="Um instante…"
      done={proposed ? 'Proposta enviada: outra pessoa confirma' : 'Nome corrigido'}
      act={act}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="O que corrigir"
          value={what}
          onChange={(event) => {
            setWhat(event.target.value as What)
            setValue('')
            setFaults({})
          }}
        >
          <option value="name">Nome</option>
          {Object.entries<Proposed>(PROPOSED)
            .filter(([one]) => one !== 'taxId' || identity.document !== null)
            .map(([one, { what: words }]) => (
              <option key={one} value={one}>
                {words}
              </option>
            ))}
        </Select>
        {proposed ? (
          <Field
            label={proposed.label}
            type={proposed.type ?? 'text'}
            autoComplete="off"
            maxLength={254}
            value={value}
            error={faults[proposed.field]}
            hint={`Hoje: ${proposed.now(identity) ?? 'nenhum'}`}
            onChange={(event) => setValue(event.target.value)}
          />
        ) : (
          <NameFields name={name} faults={faults} onChange={setName} />
        )}
      </div>
    </TeamActForm>
  )
}
