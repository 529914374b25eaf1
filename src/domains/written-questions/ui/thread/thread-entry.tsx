import type { ComponentProps } from 'react'
import { ReportLink } from '#browser/kit/buttons/report-link.tsx'
import { Duration } from '#browser/kit/display/duration.tsx'
import { formatDay } from '#shared/dates.ts'
import type { ThreadEntry as Entry } from '../../threads/contract.ts'
import { WrittenText } from '../written-text.tsx'
import { QuestionEntry } from './question-entry.tsx'

type Props = { entry: Entry; you: 'client' | 'consultant'; name: string } & Pick<
  ComponentProps<typeof QuestionEntry>,
  'onMoved' | 'aboutAnswer'
>

/** Something that stands in a correspondence. */
export function ThreadEntry({ entry, you, name, ...rest }: Props) {
  const { question, consultation, followUp } = entry
  if (question) return <QuestionEntry key={`${question.id} ${question.state}`} question={question} {...rest} />
  if (consultation) return <ConsultationLine id={entry.id} at={entry.at} consultation={consultation} />
  if (!followUp) return null
  const isClient = you === 'client'
  return (
    <article
      aria-label={isClient ? `${name} escreveu depois da consulta` : 'Sua mensagem depois da consulta'}
      className="grid gap-3 border-metal border-l-2 py-1 pl-4 sm:pl-6"
    >
      <WrittenText
        title={isClient ? `${name} escreveu depois da consulta` : 'Você escreveu depois da consulta'}
        text={followUp.text}
        at={entry.at}
      />
      {isClient && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <a href="#perguntar" className="prose-link inline-flex min-h-6 items-center text-sm">
            Perguntar mais uma coisa
          </a>
          <ReportLink kind="room" id={followUp.consultationId} name="esta consulta e esta mensagem" />
        </p>
      )}
    </article>
  )
}

const CHANNELS = { chat: 'por chat', audio: 'por áudio', video: 'por vídeo' } as const
type Line = { id: string; at: Date; consultation: NonNullable<Entry['consultation']> }

/** A consultation of the two, as one quiet line. */
const ConsultationLine = ({ id, at, consultation: { billedMs, channel, receiptCode } }: Line) => (
  <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-center text-quiet text-sm">
    <a href={`/consultation/${id}`} className="prose-link inline-flex min-h-6 items-center">
      Consulta {CHANNELS[channel]}, {formatDay(at)}
    </a>
    <Duration ms={billedMs} />
    {receiptCode && (
      <a
        href={`/relatorios?recibo=${receiptCode}`}
        aria-label={`Recibo da consulta de ${formatDay(at)}`}
        className="prose-link inline-flex min-h-6 items-center"
      >
        recibo
      </a>
    )}
  </p>
)
