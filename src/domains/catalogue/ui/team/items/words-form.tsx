import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { editItem, type OwnItem } from '../../../publishing/items/contract.ts'
import { faultsOfError, isBehind } from '../faults-of-error.ts'
import { Trouble } from '../trouble.tsx'
import { countOf } from '../typed-terms.ts'
import type { Editing } from './editing.ts'

export type TypedWords = Record<'title' | 'summary' | 'consultations', string>

export const wordsOf = ({ title, summary, consultations }: OwnItem): TypedWords => ({
  title,
  summary,
  consultations: consultations === null ? '' : String(consultations),
})

type FieldsProps = {
  words: TypedWords
  faults: Readonly<Record<string, string>>
  onWords: (words: TypedWords) => void
}

/** What is said of an item. */
export const WordsFields = ({ words, faults, onWords }: FieldsProps) => (
  <>
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <Field
        label="Nome"
        maxLength={80}
        value={words.title}
        error={faults.title}
        onChange={({ target }) => onWords({ ...words, title: target.value })}
      />
      <Field
        label="Conversas"
        optional
        inputMode="numeric"
        maxLength={3}
        value={words.consultations}
        error={faults.consultations}
        onChange={({ target }) => onWords({ ...words, consultations: target.value })}
      />
    </div>
    <TextArea
      label="O que é, em uma ou duas frases"
      rows={3}
      maxLength={300}
      value={words.summary}
      error={faults.summary}
      onChange={({ target }) => onWords({ ...words, summary: target.value })}
    />
  </>
)

/** Changes what is said of an item; whoever is second sees what the first one wrote. */
export function WordsForm(props: Editing & { words: TypedWords; onWords: (words: TypedWords) => void }) {
  const { page, onChanged, onBehind, words, onWords } = props
  const { item } = page
  const [base, setBase] = useState(item)
  const edit = useMutation({
    mutationFn: () =>
      browserApi(editItem, {
        slug: item.slug,
        revision: base.revision,
        title: words.title,
        summary: words.summary,
        consultations: countOf(words.consultations),
      }),
    onSuccess: (changed) => {
      setBase(changed.item)
      onChanged(changed)
      toast({ title: 'Texto guardado' })
    },
    onError: (error) => {
      if (isBehind(error)) onBehind()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    edit.mutate()
  }
  const isTheirs = edit.isError && isBehind(edit.error) && item.revision !== base.revision
  return (
    <form onSubmit={submit} method="post" noValidate aria-labelledby="texto" className="grid gap-4">
      <h2 id="texto" className="text-xl">
        Texto
      </h2>
      {isTheirs && (
        <Notice tone="warn" title="Alguém da equipe mudou este item enquanto você escrevia">
          Agora está: “{item.title}”. {item.summary}{' '}
          <Button size="sm" variant="secondary" className="mt-2" onClick={() => setBase(item)}>
            Li, e quero guardar o meu
          </Button>
        </Notice>
      )}
      <WordsFields words={words} faults={faultsOfError(edit.error)} onWords={onWords} />
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        busy={edit.isPending}
        busyWords="Guardando…"
      >
        Guardar o texto
      </Button>
      {!isTheirs && <Trouble error={edit.error} />}
    </form>
  )
}
