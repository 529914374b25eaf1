import { useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Switch } from '#browser/kit/forms/switch.tsx'
import { classes } from '#browser/kit/layout/classes.ts'
import { isBlank } from '#shared/typed-text/visible.ts'
import type { Side } from '../../../table/facts.rules.ts'
import { TABLE_LAYOUT_IDS, type TableLayoutId } from '../../../table/layout-ids.rules.ts'
import { OWN_PLACES, TABLE_LAYOUTS } from '../../../table/layouts.rules.ts'
import { LayoutSketch } from './layout-sketch.tsx'
import type { Opening } from './use-table.ts'

type Props = { clientName: string; isBusy: boolean; onOpen: (opening: Opening) => void }

const CHOICE =
  'rounded-md border border-edge bg-surface transition-colors duration-150 hover:border-accent has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2'

/** What the consultant lays: which spread, who draws, and the names of places of one's own. */
export function OpenForm({ clientName, isBusy, onOpen }: Props) {
  const [layout, setLayout] = useState<TableLayoutId>('tres-cartas')
  const [drawer, setDrawer] = useState<Side>('client')
  const [reversals, setReversals] = useState(true)
  const [names, setNames] = useState<readonly string[]>(['', ''])
  const [fault, setFault] = useState<string>()
  const { kind } = TABLE_LAYOUTS[layout]
  const isOwn = layout === 'cartas-livres'

  const open = () => {
    const places = names.map((name) => name.trim()).filter((name) => !isBlank(name))
    if (isOwn && places.length === 0) return setFault('Dê um nome a pelo menos um lugar.')
    onOpen({ layout, drawer, reversals, ...(isOwn && { places }) })
  }
  return (
    <form
      noValidate
      className="mx-auto grid w-full max-w-2xl gap-4 sm:gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        open()
      }}
    >
      <fieldset>
        <legend className="mb-2 font-medium text-sm">O que vai à mesa</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-2">
          {TABLE_LAYOUT_IDS.map((id) => (
            <label
              key={id}
              className={classes(CHOICE, 'grid min-h-18 justify-items-center gap-1 px-0.5 py-1.5 text-center')}
            >
              <input
                type="radio"
                name="layout"
                value={id}
                checked={id === layout}
                onChange={() => setLayout(id)}
                className="sr-only"
              />
              <LayoutSketch layout={id} />
              <span className="self-end text-xs leading-tight">{TABLE_LAYOUTS[id].name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {isOwn && (
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-medium text-sm">Os nomes dos lugares</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {names.map((name, at) => (
              <Field
                key={at}
                label={`Lugar ${at + 1}`}
                value={name}
                maxLength={OWN_PLACES.mostCharacters}
                error={at === 0 ? fault : undefined}
                onChange={({ currentTarget: { value } }) => {
                  setFault(undefined)
                  setNames(names.map((one, i) => (i === at ? value : one)))
                }}
              />
            ))}
          </div>
          {names.length < OWN_PLACES.most && (
            <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setNames([...names, ''])}>
              Mais um lugar
            </Button>
          )}
        </fieldset>
      )}
      <fieldset>
        <legend className="mb-2 font-medium text-sm">{kind === 'iching' ? 'Quem lança' : 'Quem tira'}</legend>
        <div className="grid grid-cols-2 gap-2">
          {(['client', 'consultant'] as const).map((side) => (
            <label key={side} className={classes(CHOICE, 'grid min-h-11 content-center px-3 py-2 text-center text-sm')}>
              <input
                type="radio"
                name="drawer"
                value={side}
                checked={side === drawer}
                onChange={() => setDrawer(side)}
                className="sr-only"
              />
              {side === 'client' ? `${clientName} ${kind === 'iching' ? 'lança' : 'escolhe'}` : 'Eu'}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {kind !== 'iching' ? (
          <Switch
            label="Com invertidas"
            checked={reversals}
            onChange={({ currentTarget }) => setReversals(currentTarget.checked)}
          />
        ) : (
          <span />
        )}
        <Button type="submit" busy={isBusy} busyWords="Abrindo…" className="max-sm:w-full">
          Abrir a mesa
        </Button>
      </div>
    </form>
  )
}
