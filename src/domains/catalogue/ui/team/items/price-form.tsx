import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { Field } from '#browser/kit/forms/field.tsx'
import { instantOfField } from '#browser/kit/forms/instant-of-field.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { setPrice } from '../../../publishing/items/contract.ts'
import { faultsOf } from '../../../publishing/items/rules.ts'
import { faultsOfError, isBehind } from '../faults-of-error.ts'
import { TermsFields } from '../terms-fields.tsx'
import { Trouble } from '../trouble.tsx'
import { termsOf, type TypedTerms } from '../typed-terms.ts'
import type { Editing } from './editing.ts'
import { priceWords } from './price-words.ts'

type Props = Editing & { typed: TypedTerms; onTyped: (typed: TypedTerms) => void }

/** Another price, from now or later. Whoever is second sees what the first one set, and keeps what was typed. */
export function PriceForm({ page: { item, prices }, onChanged, onBehind, typed, onTyped }: Props) {
  const [seen, setSeen] = useState(item.latest)
  const [from, setFrom] = useState('')
  const [faults, setFaults] = useState<Record<string, string>>({})
  const set = useMutation({
    mutationFn: () =>
      browserApi(setPrice, {
        slug: item.slug,
        seen,
        from: from ? instantOfField(from)! : null,
        terms: termsOf(typed),
      }),
    onSuccess: (page) => {
      setSeen(page.item.latest)
      setFrom('')
      onChanged(page)
      toast({ title: from ? 'Preço agendado' : 'Preço mudado: vale agora' })
    },
    onError: (error) => {
      setFaults(faultsOfError(error))
      if (isBehind(error)) onBehind()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = {
      ...faultsOf(item.kind, termsOf(typed)),
      ...(from && !instantOfField(from) && { from: 'Escolha um dia e uma hora.' }),
    }
    setFaults(found)
    if (Object.keys(found).length === 0) set.mutate()
  }
  const theirs = item.latest !== seen && !set.isPending ? prices[0] : undefined
  return (
    <form onSubmit={submit} method="post" noValidate aria-labelledby="preco" className="grid gap-4">
      <h2 id="preco" className="text-xl">
        Preço
      </h2>
      <p className="text-sm">
        Hoje: {priceWords(item.kind, item.current)}.
        {item.next && ` Em ${formatDayAndTime(item.next.since)}: ${priceWords(item.kind, item.next)}.`}{' '}
        <span className="text-quiet">
          Quem já viu um preço ainda compra por ele durante duas horas. Se o texto fala do preço ou do bônus, mude-o
          também.
        </span>
      </p>
      {theirs && (
        <Notice tone="warn" title="Alguém da equipe mudou este preço enquanto você escrevia">
          Agora o último é {priceWords(item.kind, theirs)}, de {formatDayAndTime(theirs.since)}
          {theirs.isUndone ? ', desfeito' : ''}. O seu é {priceWords(item.kind, termsOf(typed))}.{' '}
          <Button size="sm" variant="secondary" className="mt-2" onClick={() => setSeen(item.latest)}>
            Li, e quero mudar mesmo assim
          </Button>
        </Notice>
      )}
      <TermsFields kind={item.kind} typed={typed} faults={faults} onChange={onTyped} />
      <Field
        label="Vale a partir de (horário de Brasília)"
        optional
        type="datetime-local"
        hint="Vazio: na hora."
        className="sm:max-w-80"
        value={from}
        error={faults.from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <Button type="submit" className="justify-self-start" busy={set.isPending} busyWords="Um instante…">
        {from ? 'Agendar este preço' : 'Mudar o preço agora'}
      </Button>
      {!theirs && <Trouble error={set.error} />}
    </form>
  )
}
