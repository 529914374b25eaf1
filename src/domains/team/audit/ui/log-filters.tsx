import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { DownloadButton } from '#browser/files/download-button.tsx'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { apiQuery } from '#browser/query.ts'
import { ACT_GROUPS } from '../acts.rules.ts'
import { readLogState } from '../contract.ts'
import type { LogFilter, Scope } from '../rules.ts'

type Props = { filter: LogFilter; onChange: (filter: LogFilter) => void }

/** Who, what, about whom, what was decided about, and when; and the same entries as a spreadsheet. */
export function LogFilters({ filter, onChange }: Props) {
  const [typed, setTyped] = useState(filter)
  const { data } = useQuery(apiQuery(readLogState, {}))
  const set = (name: keyof LogFilter) => (event: { target: { value: string } }) =>
    setTyped((now) => ({ ...now, [name]: event.target.value }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange(typed)
  }
  return (
    <form onSubmit={submit} method="get" className="grid gap-3 border-line border-y py-4">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Select
          label="O que listar"
          value={typed.scope}
          onChange={({ target }) => setTyped((now) => ({ ...now, scope: target.value as Scope }))}
        >
          <option value="team">O que a equipe fez</option>
          <option value="all">Tudo, também os acessos</option>
        </Select>
        <Select label="Quem fez" value={typed.by ?? ''} onChange={set('by')}>
          <option value="">Qualquer pessoa</option>
          {data?.members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {typed.by && !data?.members.some(({ id }) => id === typed.by) && (
            <option value={typed.by}>Pessoa escolhida</option>
          )}
        </Select>
        <Select label="O que fez" value={typed.kind ?? ''} onChange={set('kind')}>
          <option value="">Qualquer ato</option>
          {ACT_GROUPS.map(({ group, kinds }) => (
            <optgroup key={group} label={group}>
              {kinds.map(({ kind, words }) => (
                <option key={kind} value={kind}>
                  {words}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        <Field
          label="Sobre quem"
          placeholder="E-mail ou código"
          maxLength={254}
          autoComplete="off"
          value={typed.about ?? ''}
          onChange={set('about')}
        />
        <Field
          label="Código do assunto"
          maxLength={36}
          autoComplete="off"
          value={typed.subject ?? ''}
          onChange={set('subject')}
        />
        <Field label="De" type="date" value={typed.from ?? ''} onChange={set('from')} />
        <Field label="Até" type="date" value={typed.to ?? ''} onChange={set('to')} />
        <div className="flex flex-wrap items-end gap-2">
          <Button type="submit">Filtrar</Button>
          <Button variant="quiet" onClick={() => onChange({ scope: 'team' })}>
            Limpar
          </Button>
        </div>
      </div>
      <div>
        <DownloadButton href={`/api/admin/log/csv?${new URLSearchParams(asked(filter))}`} name="registro.csv">
          Planilha (CSV)
        </DownloadButton>
      </div>
    </form>
  )
}

/** What is asked, by the names of the contract. */
const asked = (filter: LogFilter) =>
  Object.fromEntries(Object.entries(filter).filter((one): one is [string, string] => Boolean(one[1])))
