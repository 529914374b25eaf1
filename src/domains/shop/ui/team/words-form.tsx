import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { editProduct } from '../../publishing/contract.ts'
import type { Editing } from './editing.ts'
import { faultsOfError } from './faults-of-error.ts'
import { sentWords, WordsFields, wordsOf } from './words-fields.tsx'

/** Changes what is said of a product. */
export function WordsForm({ page, onChanged, onFailed }: Editing) {
  const [words, setWords] = useState(() => wordsOf(page))
  const edit = useMutation({
    mutationFn: () => browserApi(editProduct, { id: page.id, revision: page.revision, ...sentWords(words) }),
    onSuccess: (changed) => {
      onChanged(changed)
      toast({ title: 'Texto guardado' })
    },
    onError: onFailed,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    edit.mutate()
  }
  return (
    <form onSubmit={submit} method="post" noValidate aria-labelledby="texto" className="grid gap-4">
      <h2 id="texto" className="text-xl">
        Texto
      </h2>
      <WordsFields words={words} faults={faultsOfError(edit.error)} onWords={setWords} />
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        busy={edit.isPending}
        busyWords="Guardando…"
      >
        Guardar o texto
      </Button>
      {edit.isError && <ErrorState>{errorMessage(edit.error)}</ErrorState>}
    </form>
  )
}
