import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi, errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { Card } from '#browser/kit/display/card.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { Field } from '#browser/kit/forms/field.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { Switch } from '#browser/kit/forms/switch.tsx'
import { apiQuery } from '#browser/query.ts'
import { commissionOf } from '#shared/commission.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { parseReais } from '#shared/parse-reais.ts'
import { ANSWER_CEILING, ANSWER_FLOOR, ANSWER_HOURS, type AnswerHours } from '../../answers.rules.ts'
import { type OwnAnswerTerms, readAnswerTerms, setAnswerTerms } from '../../answers/contract.ts'

type Props = { /** In hundredths of a percent. */ commissionBps: number }

/** Whether questions by message are taken, what an answer costs, and within how many hours it comes. */
export function AnswerTermsForm({ commissionBps }: Props) {
  const { data, error, refetch } = useQuery(apiQuery(readAnswerTerms, {}))
  return (
    <Card as="section" aria-labelledby="mensagens" className="grid gap-5">
      <h2 id="mensagens" className="text-xl">
        Mensagens
      </h2>
      <p className="measure">
        Quem quiser perguntar sem hora marcada escreve, e você responde no prazo que prometer. Você recebe por resposta
        enviada no prazo; passou dele, o valor volta para quem perguntou.
      </p>
      {error && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
      {!data && !error && <Skeleton className="h-60" />}
      {data && <TermsForm terms={data} commissionBps={commissionBps} />}
    </Card>
  )
}

/** "19,90", as an amount is typed. */
const typedOf = (cents: bigint) => formatBRL(cents).slice(3)

function TermsForm({ terms, commissionBps }: Props & { terms: OwnAnswerTerms }) {
  const [price, setPrice] = useState(() => typedOf(terms.next?.priceCents ?? terms.priceCents))
  const [hours, setHours] = useState<AnswerHours>(terms.hours === 12 ? 12 : 24)
  const [isOpen, setOpen] = useState(terms.isOpen)
  const [fault, setFault] = useState<string>()
  const client = useQueryClient()
  const saving = useMutation({
    mutationFn: (priceCents: bigint) => browserApi(setAnswerTerms, { priceCents, hours, isOpen }),
    onSuccess: (now) => client.setQueryData([readAnswerTerms.path, {}], now),
  })
  const wanted = parseReais(price)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found =
      wanted === undefined
        ? 'Informe um preço em reais, como 19,90.'
        : wanted < ANSWER_FLOOR || wanted > ANSWER_CEILING
          ? `Use um valor entre ${formatBRL(ANSWER_FLOOR)} e ${formatBRL(ANSWER_CEILING)}.`
          : undefined
    setFault(found)
    if (found) saving.reset()
    else saving.mutate(wanted!)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Switch
        label="Receber perguntas por mensagem"
        hint="Desligado, quem já perguntou continua esperando a sua resposta."
        checked={isOpen}
        onChange={(event) => setOpen(event.target.checked)}
      />
      <Field
        label="Preço de uma resposta, em reais"
        className="sm:max-w-xs"
        inputMode="decimal"
        value={price}
        error={fault}
        onChange={(event) => {
          setPrice(event.target.value)
          setFault(undefined)
        }}
        hint={
          wanted !== undefined && (
            <>
              Por resposta, você ganha <Money amount={wanted - commissionOf(wanted, commissionBps)} />.
            </>
          )
        }
      />
      <RadioCards
        legend="Em quanto tempo você responde?"
        name="answer-hours"
        cards={ANSWER_HOURS.map((one) => ({
          value: String(one),
          title: `Até ${one} horas`,
          text: one === 12 ? 'Quem pergunta de manhã lê no mesmo dia.' : 'Com calma, até o dia seguinte.',
        }))}
        value={String(hours)}
        onChange={(event) => setHours(event.target.value === '12' ? 12 : 24)}
      />
      <ul className="measure grid list-disc gap-1 pl-5 text-quiet text-sm">
        <li>
          O preço fica entre {formatBRL(ANSWER_FLOOR)} e {formatBRL(ANSWER_CEILING)}. Uma leitura completa por escrito
          custa três vezes e meia o preço de uma resposta.
        </li>
        <li>
          Baixar vale na hora; subir, a partir do dia seguinte, no máximo 20% em 30 dias. Agora, até{' '}
          {formatBRL(terms.highestCents)}.
        </li>
        <li>Quem já perguntou paga o preço e espera o prazo que viu.</li>
      </ul>
      {terms.next && (
        <p>
          A partir de {formatDayAndTime(terms.next.validFrom)}, uma resposta custa{' '}
          <Money amount={terms.next.priceCents} className="font-semibold" />. Hoje custa{' '}
          <Money amount={terms.priceCents} className="font-semibold" />.
        </p>
      )}
      {saving.isError && <ErrorState>{errorMessage(saving.error)}</ErrorState>}
      {saving.isSuccess && <Notice tone="good">Guardado.</Notice>}
      <Button type="submit" busy={saving.isPending} className="justify-self-start">
        Guardar
      </Button>
    </form>
  )
}
