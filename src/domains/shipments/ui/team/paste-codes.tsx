import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Badge } from '#browser/kit/display/badge.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { MOST_PASTED_LINES } from '../../parcels/tracking.rules.ts'
import { listParcels, postPasted } from '../../team/contract.ts'

const OUTCOMES = {
  posted: { words: 'Postado', tone: 'good' },
  posted_before: { words: 'Já estava', tone: 'plain' },
  refused: { words: 'Confira', tone: 'bad' },
} as const

/** Many tracking codes at once. What was refused stays in the field, so that only that is corrected. */
export function PasteCodes() {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const post = useMutation({
    mutationFn: () => browserApi(postPasted, { text }),
    onSuccess: ({ results }) => {
      const refused = new Set(results.flatMap(({ line, outcome }) => (outcome === 'refused' ? [line] : [])))
      setText(
        text
          .split('\n')
          .filter((_, n) => refused.has(n + 1))
          .join('\n'),
      )
      return client.invalidateQueries({ queryKey: [listParcels.path] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = text.trim() === ''
    setFault(isEmpty ? 'Cole uma linha por pacote.' : undefined)
    if (!isEmpty) post.mutate()
  }
  return (
    <section aria-labelledby="colar" className="grid gap-4">
      <h3 id="colar" className="text-xl">
        Colar códigos de rastreio
      </h3>
      <form onSubmit={submit} noValidate className="grid gap-3">
        <TextArea
          label="Uma linha por pacote: pedido e código"
          hint={`Como “1A2B3C4D AB123456789BR”, até ${MOST_PASTED_LINES} linhas. Cada cliente recebe o código por e-mail.`}
          rows={5}
          maxLength={20_000}
          spellCheck={false}
          value={text}
          error={fault}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" busy={post.isPending} busyWords="Registrando…" className="justify-self-start">
          Registrar as postagens
        </Button>
      </form>
      {post.isError && <ErrorState>{errorMessage(post.error)}</ErrorState>}
      {post.data && (
        <ul aria-label="O que foi feito de cada linha" className="grid gap-1 text-sm">
          {post.data.results.map(({ line, order, outcome, words }) => (
            <li key={line} className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-mono">{order}</span>
              <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].words}</Badge>
              <span className="text-quiet">{words}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
