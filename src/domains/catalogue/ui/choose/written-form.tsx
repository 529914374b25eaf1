import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { PausedNotice } from '#browser/kit/feedback/paused-notice.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { pausedWords } from '#browser/paused.ts'
import { writtenQuestionPath } from '#domains/consultants/ui/request-button.tsx'
import { LEAST_QUESTION_LENGTH, mostQuestionLength } from '#domains/written-questions/question-lengths.rules.ts'
import { formatBRL } from '#shared/money.ts'
import { formatNumber } from '#shared/numbers.ts'
import { characterCount } from '#shared/typed-text/visible.ts'
import type { Item } from '../../contract.ts'
import { loadQuestion, storeQuestion } from './typed-question.ts'
import { OWN, ownCard } from './own-answer-card.ts'
import { useOwnAnswers } from './use-own-answers.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { type Answers, offersOf } from './answer-offers.ts'
import { BalanceOnly, creditsPath, needsCredit } from './balance-only.tsx'

const CHANNEL = 'channel:messages'
type Props = { items: readonly Item[]; consultant: { id: string; name: string; answers: Answers } }

/** Only this form writes what it reads. */
const nothingElse = () => () => {}

/** What is asked of whom, kept in this tab while it is typed, also while one signs in or pays. */
function useTypedQuestion(consultantId: string) {
  const [typed, setTyped] = useState<string>()
  const kept = useSyncExternalStore(
    nothingElse,
    () => loadQuestion(consultantId),
    () => '',
  )
  return {
    text: typed ?? kept,
    write(words: string) {
      setTyped(words)
      storeQuestion(consultantId, words)
    },
  }
}

function faultOf(text: string, most: number): string | undefined {
  const length = characterCount(text.trim())
  if (length === 0) return 'Escreva a sua pergunta.'
  if (length < LEAST_QUESTION_LENGTH) return `Escreva pelo menos ${LEAST_QUESTION_LENGTH} caracteres.`
  const over = length - most
  return over > 0 ? `Passou ${formatNumber(over)} do limite de ${formatNumber(most)} caracteres.` : undefined
}

/** A written question to one consultant: first the text, then how fast, and then the summary where it is paid. */
export function WrittenForm({ items, consultant: { id, name, answers } }: Props) {
  const offers = offersOf(items, answers)
  const [slug, setSlug] = useState<string>()
  const { text, write } = useTypedQuestion(id)
  const [fault, setFault] = useState<string>()
  const { order, isBusy, trouble } = usePlaceOrder()
  const own = useOwnAnswers(id)
  const item = offers.find((one) => one.slug === slug) ?? offers[0]
  if (!item) return null
  const isOwn = own.left > 0 && (slug === undefined || slug === OWN)
  const hours = isOwn ? answers.hours : item.hours
  const here = writtenQuestionPath(id)
  const isTooCheap = !isOwn && needsCredit(item.price, own.available)
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    const found = faultOf(text, mostQuestionLength(hours))
    setFault(found)
    if (found) return
    if (isOwn) own.ask(text.trim())
    else order({ item: item.slug, version: item.version, consultantId: id, question: text.trim() })
  }
  return (
    <form onSubmit={goOn} noValidate className="grid gap-5">
      <TextArea
        label={`O que você quer perguntar a ${name}?`}
        hint={`Conte o que for preciso para entender. Só ${name} lê, e só depois que você pagar.`}
        className="[&_textarea]:min-h-28 sm:[&_textarea]:min-h-40"
        value={text}
        error={fault}
        onChange={(event) => {
          setFault(undefined)
          write(event.target.value)
        }}
      />
      <RadioCards
        legend="O que você quer receber?"
        name="written"
        cards={[
          ...ownCard(own.left, answers.hours),
          ...offers.map((one) => ({
            value: one.slug,
            title: one.title,
            text: (
              <>
                <Money amount={one.price} className="font-semibold text-ink" />, resposta em até {one.hours} horas
              </>
            ),
          })),
        ]}
        value={isOwn ? OWN : item.slug}
        onChange={(event) => setSlug(event.target.value)}
      />
      <PausedNotice what={CHANNEL} />
      {isTooCheap && <BalanceOnly price={item.price} bundlesHref="#conjuntos" next={here} />}
      {(own.trouble ?? trouble) && <ErrorState>{own.trouble ?? trouble}</ErrorState>}
      <div className="grid gap-2">
        {isTooCheap && own.available !== undefined ? (
          <LinkButton href={creditsPath(here)} size="lg" className="sm:justify-self-start">
            Adicionar créditos
          </LinkButton>
        ) : (
          <Button
            type="submit"
            size="lg"
            busy={isBusy || own.isBusy}
            busyWords={isOwn ? 'Enviando…' : 'Preparando o pedido…'}
            disabled={pausedWords(CHANNEL) !== undefined}
            className="sm:justify-self-start"
          >
            {isOwn ? 'Enviar a pergunta' : `Continuar com ${formatBRL(item.price)}`}
          </Button>
        )}
        <p className="measure text-quiet text-sm">
          {isOwn
            ? `A pergunta vai agora para ${name}. Se a resposta não vier em ${hours} horas, ela volta para as suas.`
            : `Na próxima página você confere e paga. Aí a pergunta vai para ${name}. Se a resposta não vier em ${hours} horas, o valor volta inteiro, sozinho.`}
        </p>
      </div>
    </form>
  )
}
