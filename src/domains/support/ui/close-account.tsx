import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { apiQuery } from '#browser/query.ts'
import { FormError } from '#domains/accounts/ui/form-error.tsx'
import { formatDayAndTime, formatIsoDay } from '#shared/dates.ts'
import { type Acknowledgement, readClosingRequest, requestClosing, withdrawClosing } from '../contract.ts'
import { KEPT_WORDS, moneyWordsOf } from '../rules.ts'

const question = apiQuery(readClosingRequest, {})

/** Asks the team to close the own account, or takes the request back. */
export function CloseAccount({ role }: { role: string }) {
  const { data, error, refetch } = useQuery(question)
  const [isOpen, setOpen] = useState(false)
  if (error) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>
  if (!data) return <Skeleton className="h-24 w-full" />
  if (data.request) return <OpenRequest request={data.request} />
  if (isOpen) return <RequestForm role={role} onEnd={() => setOpen(false)} />
  return (
    <div className="grid justify-items-start gap-4">
      <p className="measure">
        É um pedido, e uma pessoa da equipe responde em até dois dias úteis. Até lá a conta continua como está, e você
        pode desistir.
      </p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Pedir o encerramento
      </Button>
    </div>
  )
}

function RequestForm({ role, onEnd }: { role: string; onEnd: () => void }) {
  const client = useQueryClient()
  // The same id for every attempt, so that a repeated request is one.
  const [id] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState('')
  const ask = useMutation({
    mutationFn: () => browserApi(requestClosing, { id, reason }),
    onSuccess(request) {
      client.setQueryData(question.queryKey, { request })
      onEnd()
      toast({ title: 'Pedido enviado', description: `Protocolo ${request.protocol}. Enviamos uma cópia por e-mail.` })
    },
  })
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        ask.mutate()
      }}
    >
      <ul className="measure grid list-disc gap-2 pl-5">
        <li>{moneyWordsOf(role)}</li>
        <li>{KEPT_WORDS}</li>
        <li>Os recibos que você já tem continuam conferindo em qualquer lugar.</li>
      </ul>
      <TextArea
        label="Quer contar por quê?"
        optional
        rows={3}
        maxLength={1_000}
        value={reason}
        hint="Ajuda a melhorar. Não muda a resposta."
        onChange={(event) => setReason(event.target.value)}
      />
      <FormError>
        {ask.error && errorMessage(ask.error, 'Não foi possível enviar agora. O que você escreveu continua aqui.')}
      </FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="destructive" busy={ask.isPending} busyWords="Enviando…">
          Enviar o pedido
        </Button>
        <Button variant="secondary" onClick={onEnd}>
          Ficar com a conta
        </Button>
      </div>
    </form>
  )
}

function OpenRequest({ request: { protocol, answerBy, receivedAt } }: { request: Acknowledgement }) {
  const client = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => browserApi(withdrawClosing, {}),
    onSuccess() {
      client.setQueryData(question.queryKey, { request: null })
      toast({ title: 'Pedido desfeito', description: 'A sua conta continua como estava.' })
    },
    onError: (error) =>
      void toast({ title: 'Não deu certo', description: errorMessage(error), variant: 'destructive' }),
  })
  return (
    <div className="grid justify-items-start gap-4">
      <Notice tone="warn" title="O seu pedido está com a equipe">
        Protocolo {protocol}, de {formatDayAndTime(receivedAt)}. A resposta chega por e-mail até{' '}
        {formatIsoDay(answerBy)}; até lá, tudo continua funcionando.
      </Notice>
      <Button variant="secondary" busy={withdraw.isPending} busyWords="Desfazendo…" onClick={() => withdraw.mutate()}>
        Desfazer o pedido
      </Button>
    </div>
  )
}
