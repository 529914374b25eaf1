import { ReportLink } from '#browser/kit/buttons/report-link.tsx'
import { Stars } from '#browser/kit/display/stars.tsx'
import type { Gift } from '#domains/consultations/rules.ts'
import { formatDay } from '#shared/dates.ts'
import type { Review } from '../contract.ts'
import { groundWords } from '../moderation/rules.ts'

const GIFT_WORDS: Record<Gift, string> = {
  minutes: 'Consulta com minutos gratuitos',
  bonus: 'Consulta paga com bônus',
  nothing: 'Consulta sem cobrança',
}

type Props = { review: Review; consultantName: string /** Whether the reader is this consultant. */; isMine?: boolean }

/** One review with its answer, or the note about a removed one. */
export function ReviewItem({ review, consultantName, isMine = false }: Props) {
  const { id, author, stars, text, writtenAt, answer, removed, gift, isCounted } = review
  if (removed) {
    return (
      <p className="measure text-quiet text-sm italic">
        {groundWords[removed.ground]}: a de {author}, de {formatDay(writtenAt)}, saiu em {formatDay(removed.removedAt)}.
        Motivo: {removed.reason}
      </p>
    )
  }
  return (
    <article className="grid gap-2">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={stars!} />
        <span className="font-semibold">{author}</span>
        <time dateTime={writtenAt.toISOString()} className="text-quiet text-sm">
          {formatDay(writtenAt)}
        </time>
      </header>
      {(gift || !isCounted) && (
        <p className="text-quiet text-sm">
          {gift ? GIFT_WORDS[gift] : 'Consulta com o valor devolvido'}
          {!isCounted && ' · ainda não conta na nota'}
        </p>
      )}
      {text && <p className="measure whitespace-pre-line">{text}</p>}
      {!isMine && <ReportLink kind="review" id={id} name={`a avaliação de ${author}`} className="justify-self-start" />}
      {answer && (
        <div className="mt-1 grid gap-1 border-metal border-l-2 pl-4">
          <p className="flex flex-wrap gap-x-3 text-quiet text-sm">
            <span className="font-semibold text-ink">{isMine ? 'Sua resposta' : `Resposta de ${consultantName}`}</span>
            <time dateTime={answer.answeredAt.toISOString()}>{formatDay(answer.answeredAt)}</time>
          </p>
          <p className="measure whitespace-pre-line">{answer.text}</p>
        </div>
      )}
    </article>
  )
}
