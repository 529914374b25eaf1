import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { fieldOfInstant, instantOfField } from '#browser/kit/forms/instant-of-field.ts'
import { hideItem, listOwnItems, publishItem, removeItem } from '../../../publishing/items/contract.ts'
import { faultsOfError } from '../faults-of-error.ts'
import { SureButton } from '../sure-button.tsx'
import { Trouble } from '../trouble.tsx'
import type { Editing } from './editing.ts'

const instantOrNull = (typed: string) => (typed ? (instantOfField(typed) ?? null) : null)

/** When an item is on sale: now, later, until a day; and off the shelf again. */
export function Publication(props: Editing) {
  const { item, wasOrdered } = props.page
  const isGone = item.state === 'draft' || item.state === 'hidden'
  return (
    <section aria-labelledby="venda" className="grid gap-4">
      <h2 id="venda" className="text-xl">
        Venda
      </h2>
      <PublicationForm {...props} />
      <div>
        {!isGone && <Hide {...props} />}
        {isGone && !wasOrdered && <Remove slug={item.slug} title={item.title} />}
      </div>
    </section>
  )
}

function PublicationForm({ page: { item }, onChanged }: Editing) {
  const { slug, state } = item
  const isOnSale = state === 'on_sale'
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState(item.until && state !== 'hidden' ? fieldOfInstant(item.until) : '')
  const publish = useMutation({
    mutationFn: () => browserApi(publishItem, { slug, from: instantOrNull(from), until: instantOrNull(until) }),
    onSuccess: (page) => {
      onChanged(page)
      toast({ title: page.item.state === 'scheduled' ? 'Agendado' : 'À venda' })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    publish.mutate()
  }
  const faults = faultsOfError(publish.error)
  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        {!isOnSale && (
          <Field
            label="A partir de (horário de Brasília)"
            optional
            type="datetime-local"
            hint="Vazio: na hora."
            value={from}
            error={faults.from}
            onChange={({ target }) => setFrom(target.value)}
          />
        )}
        <Field
          label="Até (horário de Brasília)"
          optional
          type="datetime-local"
          hint="Vazio: sem fim."
          value={until}
          error={faults.until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
      <Button
        type="submit"
        variant={isOnSale ? 'secondary' : 'primary'}
        className="justify-self-start"
        busy={publish.isPending}
      >
        {isOnSale ? 'Mudar o fim' : from ? 'Agendar a venda' : 'Pôr à venda'}
      </Button>
      <Trouble error={publish.error} />
    </form>
  )
}

function Hide({ page: { item }, onChanged }: Editing) {
  const { slug, title, state } = item
  const isOnSale = state === 'on_sale'
  return (
    <SureButton
      words={isOnSale ? 'Tirar da venda' : 'Desfazer o agendamento'}
      title={isOnSale ? `Tirar “${title}” da venda?` : `Desfazer o agendamento de “${title}”?`}
      yes={isOnSale ? 'Tirar da venda' : 'Desfazer'}
      done={isOnSale ? 'Fora da venda' : 'Voltou a rascunho'}
      act={async () => onChanged(await browserApi(hideItem, { slug }))}
      onDone={() => undefined}
    >
      {isOnSale
        ? 'Some das páginas agora, em todos os processos. Quem já fez o pedido ainda pode pagar, e recebe.'
        : 'Ninguém chegou a ver. Ele volta a ser um rascunho.'}
    </SureButton>
  )
}

function Remove({ slug, title }: { slug: string; title: string }) {
  const [client, navigate] = [useQueryClient(), useNavigate()]
  return (
    <SureButton
      words="Remover"
      title={`Remover “${title}”?`}
      yes="Remover"
      done="Removido"
      act={() => browserApi(removeItem, { slug })}
      onDone={async () => {
        await client.invalidateQueries({ queryKey: [listOwnItems.path] })
        await navigate('/admin-dashboard/catalogo')
      }}
    >
      Ninguém fez pedido dele. O endereço {slug} não se usa de novo.
    </SureButton>
  )
}
