import { useId, useState } from 'react'
import { keyOf } from '#browser/key-of.ts'
import { classes } from '#browser/kit/layout/classes.ts'
import { FieldFrame, inputLook } from '#browser/kit/forms/field-frame.tsx'
import { placeLabel, type BirthPlace } from '../rules.ts'
import { findPlaces } from '../search.rules.ts'

type Props = {
  places: readonly BirthPlace[]
  value: string
  onChange: (typed: string) => void
  onBegin: () => void
  disabled: boolean
  error?: string | undefined
}

/** A combobox for a town: arrows select, Enter accepts, Escape closes. Suggestions never change what was typed. */
export function PlaceField({ places, value, onChange, onBegin, disabled, error }: Props) {
  const list = useId()
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const offered = isOpen ? findPlaces(places, value) : []
  const active = offered[at]
  const take = (place: BirthPlace) => {
    onChange(placeLabel(place))
    setOpen(false)
  }
  const onKey = (key: string | undefined) => {
    if (key === 'Escape') setOpen(false)
    else if (key === 'ArrowDown') isOpen ? setAt(Math.min(at + 1, offered.length - 1)) : setOpen(true)
    else if (key === 'ArrowUp') setAt(Math.max(at - 1, 0))
    else if (key === 'Enter' && active) take(active)
    else return false
    return key !== 'Escape'
  }
  return (
    <FieldFrame label="Cidade" hint="No Brasil. Comece a escrever e escolha na lista." error={error}>
      {(wiring) => (
        <div className="relative">
          <input
            {...wiring}
            role="combobox"
            autoComplete="off"
            aria-expanded={offered.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={active ? `${list}-${at}` : undefined}
            value={value}
            disabled={disabled}
            onFocus={() => {
              onBegin()
              // Reopens the suggestions for a town that is not complete.
              setOpen(!places.some((place) => placeLabel(place) === value))
            }}
            onBlur={() => setOpen(false)}
            onChange={(event) => {
              onChange(event.currentTarget.value)
              setAt(0)
              setOpen(true)
            }}
            onKeyDown={(event) => {
              if (onKey(keyOf(event))) event.preventDefault()
            }}
            className={inputLook}
          />
          <div
            id={list}
            role="listbox"
            aria-label="Cidades"
            className={classes(
              'absolute inset-x-0 top-full z-20 mt-1 rounded-md border border-line bg-surface py-1 shadow-lifted',
              offered.length === 0 && 'hidden',
            )}
          >
            {offered.map((place, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
              <div
                key={placeLabel(place)}
                id={`${list}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                // Else the field loses the focus, and with it the list, before the click.
                onMouseDown={(event) => event.preventDefault()}
                // Never before the click: a finger would tick what shows where the list was.
                onClick={() => take(place)}
                className={classes('cursor-pointer px-3.5 py-2.5', index === at && 'bg-accent-wash')}
              >
                {placeLabel(place)}
              </div>
            ))}
          </div>
          <p role="status" className="sr-only">
            {isOpen &&
              value.length > 1 &&
              (offered.length === 0 ? 'Nenhuma cidade encontrada.' : `${offered.length} cidades na lista.`)}
          </p>
        </div>
      )}
    </FieldFrame>
  )
}
