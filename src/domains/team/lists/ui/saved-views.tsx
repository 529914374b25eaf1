import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { X } from '#browser/icons/x.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { IconButton } from '#browser/kit/buttons/icon-button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Dialog } from '#browser/kit/overlays/dialog.tsx'
import { apiQuery } from '#browser/query.ts'
import type { OutputOf } from '#shared/contract.ts'
import type { ListName } from '../lists.rules.ts'
import { deleteView, listViews, saveView } from '../views/contract.ts'
import { viewOf } from './list-address.ts'

type Props = { list: ListName; address: URLSearchParams }

/** Lists that this member saved by a name, as links; and the one that is shown, to be saved. */
export function SavedViews({ list, address }: Props) {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const { data } = useQuery(apiQuery(listViews, {}))
  const views = data?.views.filter((view) => view.list === list) ?? []
  const query = viewOf(list, address)
  const keep = (saved: OutputOf<typeof listViews>) => client.setQueryData([listViews.path, {}], saved)
  const save = useMutation({
    mutationFn: () => browserApi(saveView, { id: crypto.randomUUID(), list, name, query }),
    onSuccess: (saved) => {
      keep(saved)
      setOpen(false)
      setName('')
    },
  })
  const forget = useMutation({ mutationFn: (id: string) => browserApi(deleteView, { id }), onSuccess: keep })
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-1 text-sm">
      {views.map((view) => (
        <span key={view.id} className="inline-flex items-center">
          <a
            href={`?${view.query}`}
            aria-current={view.query === query ? 'page' : undefined}
            className="min-h-10 px-2 py-2 hover:text-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent"
          >
            {view.name}
          </a>
          {view.query === query && (
            <IconButton label={`Apagar a lista “${view.name}”`} onClick={() => forget.mutate(view.id)}>
              <X strokeWidth={1.5} />
            </IconButton>
          )}
        </span>
      ))}
      {query !== '' && !views.some((view) => view.query === query) && (
        <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
          Guardar esta lista
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Guardar esta lista">
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            save.mutate()
          }}
        >
          <Field
            label="Nome"
            hint="Filtros, ordem e colunas ficam guardados só para você. O mesmo nome troca a lista de antes."
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" busy={save.isPending} busyWords="Guardando…" className="justify-self-start">
            Guardar
          </Button>
          {save.isError && <ErrorState>{errorMessage(save.error)}</ErrorState>}
        </form>
      </Dialog>
    </div>
  )
}
