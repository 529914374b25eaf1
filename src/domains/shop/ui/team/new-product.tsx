import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { createProduct, listOwnProducts } from '../../publishing/contract.ts'
import { MOST } from '../../publishing/rules.ts'
import { faultsOfError } from './faults-of-error.ts'
import { productOfTeamPath } from './shop-paths.ts'
import { NOTHING_TYPED, sentWords, WordsFields } from './words-fields.tsx'

/** A new product, as a draft: its variants and photographs are on its page. */
export function NewProduct() {
  const [client, navigate] = [useQueryClient(), useNavigate()]
  const [id] = useState(() => crypto.randomUUID())
  const [slug, setSlug] = useState('')
  const [words, setWords] = useState(NOTHING_TYPED)
  const create = useMutation({
    mutationFn: () => browserApi(createProduct, { id, slug: slug.trim(), ...sentWords(words) }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [listOwnProducts.path] })
      await navigate(productOfTeamPath(id))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create.mutate()
  }
  const faults = faultsOfError(create.error)
  return (
    <form onSubmit={submit} method="post" noValidate className="grid max-w-3xl gap-4">
      <Field
        label="Endereço"
        hint="Letras minúsculas, números e hífens: vela-de-cera. Não muda depois."
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MOST.slug}
        value={slug}
        error={faults.slug}
        onChange={({ target }) => setSlug(target.value)}
      />
      <WordsFields words={words} faults={faults} onWords={setWords} />
      <Button type="submit" className="justify-self-start" busy={create.isPending} busyWords="Guardando…">
        Guardar como rascunho
      </Button>
      {create.isError && <ErrorState>{errorMessage(create.error)}</ErrorState>}
    </form>
  )
}
