import { useState } from 'react'
import { X } from '#browser/icons/x.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { formatIsoDay } from '#shared/dates.ts'
import { type Filter, listOf, type ListName } from '../lists.rules.ts'
import { changed, type Fixed, nameOf } from './list-address.ts'

type Props = {
  list: ListName
  address: URLSearchParams
  fixed: Fixed
  onChange: (next: URLSearchParams) => void
  /** Names of people whom the address names by their ids. */
  nameOfPerson: (id: string) => string | undefined
}

const CHIP =
  'inline-flex min-h-10 items-center gap-1.5 rounded-full border border-accent bg-accent-wash px-3 text-accent text-sm hover:border-accent-strong'

/** The filters of a list as chips, each with a cross, and a dialog for all of them. The order stands beside them. */
export function FilterBar({ list, address, fixed, onChange, nameOfPerson }: Props) {
  const { filters, sorts, days } = listOf(list)
  const [isOpen, setOpen] = useState(false)
  const mine = filters.filter(({ key }) => !(key in fixed))
  const wordsOf = (filter: Filter, value: string) =>
    filter.as === 'choice'
      ? (filter.choices[value] ?? value)
      : filter.as === 'person'
        ? (nameOfPerson(value) ?? 'uma pessoa')
        : `“${value}”`
  const chips = [
    ...mine.flatMap((filter) => {
      const value = address.get(nameOf(filter.key))
      return value ? [{ key: filter.key, words: `${filter.title}: ${wordsOf(filter, value)}` }] : []
    }),
    ...(['from', 'to'] as const).flatMap((key) => {
      const value = address.get(nameOf(key))
      return value ? [{ key, words: `${days} ${key === 'from' ? 'desde' : 'até'} ${formatIsoDay(value)}` }] : []
    }),
  ]
  const byName = address.has(nameOf('beginning'))
  const sort = byName ? 'name' : (address.get(nameOf('sort')) ?? Object.keys(sorts)[0]!)
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Filtrar
      </Button>
      <ul aria-label="Filtros" className="contents">
        {chips.map(({ key, words }) => (
          <li key={key}>
            <button type="button" className={CHIP} onClick={() => onChange(changed(address, { [key]: undefined }))}>
              {words}
              <X aria-hidden="true" className="size-4" />
              <span className="sr-only">Tirar este filtro</span>
            </button>
          </li>
        ))}
      </ul>
      {Object.keys(sorts).length > 1 && (
        <label className="ml-auto flex min-w-0 flex-wrap items-center gap-2 text-sm">
          <span className="text-quiet">Ordem</span>
          <select
            value={sort}
            disabled={byName}
            onChange={(event) => onChange(changed(address, { sort: event.target.value }))}
            className="min-h-10 max-w-full rounded-md border border-edge bg-surface px-2 text-sm hover:border-accent"
          >
            {Object.entries(sorts).map(([key, { title }]) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Filtrar a lista">
        <FilterForm
          {...{ filters: mine, days, address }}
          onDone={(next) => {
            setOpen(false)
            onChange(next)
          }}
        />
      </Dialog>
    </div>
  )
}

type FormProps = {
  filters: readonly Filter[]
  days: string
  address: URLSearchParams
  onDone: (next: URLSearchParams) => void
}

function FilterForm({ filters, days, address, onDone }: FormProps) {
  const shown = filters.filter(({ as, key }) => as !== 'person' || address.has(nameOf(key)))
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        const keys = [...shown.filter(({ as }) => as !== 'person').map(({ key }) => key), 'from', 'to']
        onDone(changed(address, Object.fromEntries(keys.map((key) => [key, String(typed.get(key) ?? '').trim()]))))
      }}
    >
      {shown.map((filter) =>
        filter.as === 'choice' ? (
          <Select
            key={filter.key}
            name={filter.key}
            label={filter.title}
            defaultValue={address.get(nameOf(filter.key)) ?? ''}
          >
            <option value="">Todas</option>
            {Object.entries(filter.choices).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        ) : filter.as === 'beginning' ? (
          <Field
            key={filter.key}
            name={filter.key}
            label={filter.title}
            hint={filter.hint}
            maxLength={60}
            defaultValue={address.get(nameOf(filter.key)) ?? ''}
          />
        ) : null,
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field type="date" name="from" label={`${days} desde`} defaultValue={address.get(nameOf('from')) ?? ''} />
        <Field type="date" name="to" label={`${days} até`} defaultValue={address.get(nameOf('to')) ?? ''} />
      </div>
      <Button type="submit" className="justify-self-start">
        Mostrar
      </Button>
    </form>
  )
}
