import { useState } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Checkbox } from '#browser/kit/forms/checkbox.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { listOf, type ListName } from '../lists.rules.ts'
import { changed, COLUMNS, shownColumns } from './list-address.ts'

type Props = { list: ListName; address: URLSearchParams; onChange: (next: URLSearchParams) => void }

/** Which columns are shown; the choice stands in the address. The last one stays. */
export function ColumnChoice({ list, address, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const shown = shownColumns(list, address).map(({ key }) => key)
  const toggle = (key: string) => {
    const next = shown.includes(key) ? shown.filter((one) => one !== key) : [...shown, key]
    if (next.length > 0) onChange(changed(address, { [COLUMNS]: next.join(',') }))
  }
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        Colunas
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Colunas da lista">
        <div className="grid">
          {listOf(list).columns.map(({ key, title }) => (
            <Checkbox key={key} label={title} checked={shown.includes(key)} onChange={() => toggle(key)} />
          ))}
        </div>
        <Button variant="secondary" size="sm" onClick={() => onChange(changed(address, { [COLUMNS]: undefined }))}>
          Como no começo
        </Button>
      </Dialog>
    </>
  )
}
