import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorMessage } from '#browser/api.ts'
import { Button } from '#browser/kit/buttons/button.tsx'
import { LinkButton } from '#browser/kit/buttons/link-button.tsx'
import { Money } from '#browser/kit/display/money.tsx'
import { ErrorState } from '#browser/kit/feedback/error-state.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'
import { PausedNotice } from '#browser/kit/feedback/paused-notice.tsx'
import { Skeleton } from '#browser/kit/feedback/skeleton.tsx'
import { toast } from '#browser/kit/feedback/toast.ts'
import { RadioCards } from '#browser/kit/forms/radio-cards.tsx'
import { TextArea } from '#browser/kit/forms/text-area.tsx'
import { pausedWords } from '#browser/paused.ts'
import { apiQuery } from '#browser/query.ts'
import { getConsultant } from '#domains/consultants/contract.ts'
import { writtenQuestionPath } from '#domains/consultants/ui/request-button.tsx'
import { useSpendingObstacle } from '#domains/limits/ui/spending-notice.tsx'
import { LEAST_QUESTION_LENGTH, mostQuestionLength } from '#domains/written-questions/question-lengths.rules.ts'
import { AttachFields } from '#domains/written-questions/ui/thread/attach-fields.tsx'
import { useAttaching } from '#domains/written-questions/ui/thread/use-attaching.ts'
import { formatDay } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { formatNumber } from '#shared/numbers.ts'
import { characterCount } from '#shared/typed-text/visible.ts'
import { listCatalogue } from '../../contract.ts'
import { type AnswerOffer, offersOf } from './answer-offers.ts'
import { BalanceOnly, creditsPath, needsCredit } from './balance-only.tsx'
import { OWN, ownCard } from './own-answer-card.ts'
import { loadQuestion, storeQuestion } from './typed-question.ts'
import { useAskNow } from './use-ask-now.ts'

type Props = { consultant: { id: string; name: string }; onAsked: () => void }

/** Where the next question of a correspondence is written, at the present price, or why nothing can be asked now. */
export function ThreadComposer({ consultant: { id, name }, onAsked }: Props) {
  const { data: profile, isError } = useQuery(apiQuery(getConsultant, { id }))
  const { data: items } = useQuery(apiQuery(listCatalogue, {}))
  // Each question has an id of its own, and attachments with it.
  const [round, setRound] = useState(0)
  if (isError) return <Notice title={`${name} não atende mais aqui`}>O que vocês escreveram continua aqui.</Notice>
  if (!profile || !items) return <Skeleton className="h-60 w-full" />
  const offers = profile.answers
    ? offersOf(
        items.filter(({ kind }) => kind === 'written'),
        profile.answers,
      )
    : []
  if (profile.isAutomatic || offers.length === 0)
    return <Notice title={`${name} não responde por escrito agora`}>O que vocês escreveram continua aqui.</Notice>
  if (profile.backAt)
    return (
      <Notice title={`${name} está de férias`}>
        A partir de {formatDay(profile.backAt)} dá para perguntar de novo. O que você já enviou espera aqui.
      </Notice>
    )
  return (
    <Composer
      key={round}
      consultant={{ id, name }}
      offers={offers}
      ownHours={profile.answers!.hours}
      onAsked={() => {
        setRound(round + 1)
        onAsked()
      }}
    />
  )
}

function faultOf(length: number, most: number): string | undefined {
  if (length < LEAST_QUESTION_LENGTH) return `Escreva pelo menos ${LEAST_QUESTION_LENGTH} caracteres.`
  const over = length - most
  return over > 0 ? `Passou ${formatNumber(over)} do limite de ${formatNumber(most)} caracteres.` : undefined
}

type ComposerProps = Props & {
  offers: readonly AnswerOffer[] /** Within so many come those bought before. */
  ownHours: number
}

function Composer({ consultant: { id, name }, offers, ownHours, onAsked }: ComposerProps) {
  const [text, setText] = useState(() => loadQuestion(id))
  const [slug, setSlug] = useState<string>()
  const [fault, setFault] = useState<string>()
  const { questionId, available, ownAnswers, asking } = useAskNow(() => {
    storeQuestion(id, '')
    toast({ title: 'Pergunta enviada', description: `Avisamos quando ${name} responder.` })
    onAsked()
  })
  const attaching = useAttaching(questionId)
  const obstacleOf = useSpendingObstacle()
  const offer = offers.find((one) => one.slug === slug) ?? offers[0]!
  const left = ownAnswers.reduce((sum, one) => (one.consultantId === id ? sum + one.left : sum), 0)
  const isOwn = left > 0 && (slug === undefined || slug === OWN)
  const hours = isOwn ? ownHours : offer.hours
  const obstacle = obstacleOf({ paid: 0n, charged: isOwn ? 0n : offer.price })
  const here = `/chat-room?com=${id}#perguntar`
  const isTooCheap = !isOwn && needsCredit(offer.price, available)
  const isEnough = isOwn || (available !== undefined && available >= offer.price)
  const length = characterCount(text.trim())
  const most = mostQuestionLength(hours)
  const isFailed = attaching.attached.some(({ state }) => state === 'failed')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = faultOf(length, most)
    setFault(found)
    if (found || asking.isPending || isFailed) return
    asking.mutate({ offer: isOwn ? undefined : offer, consultantId: id, text: text.trim(), ready: attaching.settled })
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6"
      aria-labelledby="escrever"
    >
      <h2 id="escrever" className="text-xl">
        Perguntar a {name}
      </h2>
      <TextArea
        label="A sua pergunta"
        hint={`Só ${name} lê, e só depois que você enviar. ${formatNumber(length)} de ${formatNumber(most)} caracteres.`}
        className="[&_textarea]:min-h-28"
        value={text}
        error={fault ?? (length > most ? faultOf(length, most) : undefined)}
        onChange={({ target }) => {
          setFault(undefined)
          setText(target.value)
          storeQuestion(id, target.value)
        }}
      />
      <AttachFields attaching={attaching} hint="Se ajudar: uma foto e uma voz de até dois minutos." />
      {(offers.length > 1 || left > 0) && (
        <RadioCards
          legend="O que você quer receber?"
          name="answer"
          cards={[
            ...ownCard(left, ownHours),
            ...offers.map((one) => ({
              value: one.slug,
              title: one.title,
              text: (
                <>
                  <Money amount={one.price} className="font-semibold text-ink" />, em até {one.hours} horas
                </>
              ),
            })),
          ]}
          value={isOwn ? OWN : offer.slug}
          onChange={(event) => setSlug(event.target.value)}
        />
      )}
      <PausedNotice what="channel:messages" />
      {isTooCheap && available !== undefined && (
        <BalanceOnly price={offer.price} bundlesHref={`${writtenQuestionPath(id)}#conjuntos`} next={here} />
      )}
      {obstacle}
      {asking.isError && <ErrorState>{errorMessage(asking.error)}</ErrorState>}
      {isFailed && (
        <p role="alert" className="measure font-medium text-bad text-sm">
          Um anexo não saiu: tente de novo, ou tire-o antes de enviar.
        </p>
      )}
      <div className="grid gap-2">
        {isTooCheap && available !== undefined ? (
          <LinkButton href={creditsPath(here)} size="lg" className="sm:justify-self-start">
            Adicionar créditos
          </LinkButton>
        ) : (
          <Button
            type="submit"
            size="lg"
            busy={asking.isPending}
            busyWords="Enviando…"
            disabled={pausedWords('channel:messages') !== undefined || obstacle !== undefined}
            className="sm:justify-self-start"
          >
            {isOwn
              ? 'Enviar a pergunta'
              : isEnough
                ? `Enviar por ${formatBRL(offer.price)}`
                : `Continuar com ${formatBRL(offer.price)}`}
          </Button>
        )}
        <p className="measure text-quiet text-sm">
          {isTooCheap
            ? 'O valor sai do saldo e fica reservado.'
            : isOwn
              ? 'Vai uma das suas respostas pagas.'
              : isEnough
                ? 'O valor sai do seu saldo e fica reservado.'
                : 'O seu saldo não basta: na próxima página você paga, e a pergunta vai em seguida.'}{' '}
          {name} responde em até {hours} horas. Se a resposta não vier,{' '}
          {isOwn ? 'ela volta para as suas.' : 'o valor volta inteiro, sozinho.'}
        </p>
      </div>
    </form>
  )
}
