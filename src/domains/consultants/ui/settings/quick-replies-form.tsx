import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Plus } from '#browser/icons/plus.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { apiQuery } from '#browser/query.ts'
import { listQuickReplies, saveQuickReplies } from '../../quick-replies/contract.ts'
import { MOST_QUICK_REPLIES, MOST_REPLY_CHARACTERS } from '../../quick-replies/rules.ts'

const question = apiQuery(listQuickReplies, {})

/** The replies that a consultant wrote beforehand, and what they are worth. */
export function QuickRepliesForm() {
  const { data, error, refetch } = useQuery(question)
  return (
    <Card as="section" aria-labelledby="respostas-prontas" className="grid gap-4">
      <h2 id="respostas-prontas" className="text-xl">
        Respostas prontas
      </h2>
      <p className="measure text-quiet">
        Frases que você usa sempre, a um toque dentro da sala. Quem conversa com você lê “resposta pronta” ao lado
        delas, e elas não contam no relógio: ele começa, e continua, com o que você escreve na hora. As novas valem a
        partir da próxima consulta.
      </p>
      {error && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
      {!error && !data && <Skeleton className="h-24 w-full" />}
      {data && <Replies saved={data.replies} />}
    </Card>
  )
}

type Row = { id: string; text: string }

function Replies({ saved }: { saved: readonly string[] }) {
  const queries = useQueryClient()
  const [rows, setRows] = useState<Row[]>(() => saved.map((text) => ({ id: crypto.randomUUID(), text })))
  const list = useRef<HTMLOListElement>(null)
  const added = useRef<string>(undefined)
  useEffect(() => {
    if (rows.at(-1)?.id === added.current) list.current?.lastElementChild?.querySelector('textarea')?.focus()
    added.current = undefined
  }, [rows])
  const add = () => {
    added.current = crypto.randomUUID()
    setRows([...rows, { id: added.current, text: '' }])
  }
  const saving = useMutation({
    mutationFn: () => browserApi(saveQuickReplies, { replies: rows.map(({ text }) => text) }),
    onSuccess: (now) => {
      queries.setQueryData(question.queryKey, now)
      setRows(now.replies.map((text) => ({ id: crypto.randomUUID(), text })))
      toast({ title: 'Respostas prontas guardadas' })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate()
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {rows.length > 0 && (
        <ol ref={list} className="grid gap-4">
          {rows.map(({ id, text }, at) => (
            <li key={id} className="grid items-start gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
              <TextArea
                label={`Resposta ${at + 1}`}
                rows={2}
                maxLength={MOST_REPLY_CHARACTERS}
                value={text}
                onChange={({ target }) =>
                  setRows(rows.map((row) => (row.id === id ? { id, text: target.value } : row)))
                }
              />
              <Button
                variant="quiet"
                size="sm"
                className="justify-self-start sm:mt-7"
                onClick={() => setRows(rows.filter((row) => row.id !== id))}
              >
                Tirar<span className="sr-only"> a resposta {at + 1}</span>
              </Button>
            </li>
          ))}
        </ol>
      )}
      {saving.isError && <ErrorState>{errorMessage(saving.error)}</ErrorState>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={rows.length >= MOST_QUICK_REPLIES} onClick={add}>
          <Plus className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
          Escrever uma
        </Button>
        {(rows.length > 0 || saved.length > 0) && (
          <Button type="submit" busy={saving.isPending} busyWords="Guardando…">
            Guardar as respostas
          </Button>
        )}
      </div>
    </form>
  )
}
