import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { Select } from '#browser/kit/forms/select.tsx'
import { createItem, listOwnItems } from '../../../publishing/items/contract.ts'
import { faultsOf } from '../../../publishing/items/rules.ts'
import { ITEM_KINDS, type ItemKind } from '../../../rules.ts'
import { faultsOfError } from '../faults-of-error.ts'
import { KIND_WORDS } from '../kind-words.ts'
import { TermsFields } from '../terms-fields.tsx'
import { Trouble } from '../trouble.tsx'
import { countOf, NOTHING_TYPED, termsOf } from '../typed-terms.ts'
import { ITEM_PATH } from './item-list.tsx'
import { WordsFields } from './words-form.tsx'

/** A new item, as a draft; what its kind has not is not asked. */
export function NewItem() {
  const [client, navigate] = [useQueryClient(), useNavigate()]
  const [kind, setKind] = useState<ItemKind>('package')
  const [slug, setSlug] = useState('')
  const [words, setWords] = useState({ title: '', summary: '', consultations: '' })
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const create = useMutation({
    mutationFn: () =>
      browserApi(createItem, {
        slug: slug.trim(),
        kind,
        title: words.title,
        summary: words.summary,
        consultations: countOf(words.consultations),
        terms: termsOf(typed),
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [listOwnItems.path] })
      await navigate(`${ITEM_PATH}/${slug.trim()}`)
    },
    onError: (error) => setFaults(faultsOfError(error)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = faultsOf(kind, termsOf(typed))
    setFaults(found)
    if (Object.keys(found).length === 0) create.mutate()
  }
  return (
    <form onSubmit={submit} method="post" noValidate className="grid max-w-3xl gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label="O que é"
          value={kind}
          onChange={({ target }) => {
            setKind(target.value as ItemKind)
            setTyped(NOTHING_TYPED)
          }}
        >
          {ITEM_KINDS.filter((one) => one !== 'gift_card').map((one) => (
            <option key={one} value={one}>
              {KIND_WORDS[one]}
            </option>
          ))}
        </Select>
        <Field
          label="Endereço"
          hint="Letras minúsculas, números e hífens: pacote-5x30. Não muda depois."
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          value={slug}
          error={faults.slug}
          onChange={({ target }) => setSlug(target.value)}
        />
      </div>
      <WordsFields words={words} faults={faults} onWords={setWords} />
      <TermsFields kind={kind} typed={typed} faults={faults} onChange={setTyped} />
      <Button type="submit" className="justify-self-start" busy={create.isPending} busyWords="Guardando…">
        Guardar como rascunho
      </Button>
      <Trouble error={create.error} />
    </form>
  )
}
