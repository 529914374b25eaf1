import { formatBRL } from '#shared/money.ts'
import { formatDayAndTime } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import type { Transparency } from '../contract.ts'

const minutes = (seconds: number) => `${formatNumber(Math.floor(seconds / 60))} min`

const freeWords = (many: number) =>
  many === 0
    ? 'em todas houve atendimento'
    : `${many === 1 ? '1 custou zero' : `${formatNumber(many)} custaram zero`}, porque nada foi entregue`

const refundWords = ({ refundedConsultations: many, refundedCents }: Transparency) =>
  many === 0
    ? 'nenhuma consulta foi reembolsada'
    : `e mais ${formatBRL(refundedCents)} reembolsados de ${many === 1 ? '1 consulta' : `${formatNumber(many)} consultas`}`

const programWords = (many: number) =>
  many === 0
    ? 'Tudo aqui é de gente com gente.'
    : `Tudo aqui é de gente com gente. Programas de atendimento são contados à parte: ${
        many === 1 ? '1 conversa' : `${formatNumber(many)} conversas`
      } até agora.`

/** The public figures, each with its meaning. */
export function TransparencyFigures({ figures }: { figures: Transparency }) {
  const f = figures
  const shown: [value: string, name: string, words: string][] = [
    [formatNumber(f.consultants), 'consultores aprovados', 'um a um, por uma pessoa da equipe'],
    [formatNumber(f.consultations), 'consultas encerradas', freeWords(f.freeConsultations)],
    [minutes(f.provenSeconds), 'cobrados', 'com os dois presentes, segundo a segundo'],
    [minutes(f.unbilledSeconds), 'não cobrados', 'pausas, quedas e silêncios dentro das conversas'],
    [formatBRL(f.chargedCents), 'pagos por clientes', `${formatBRL(f.paidToConsultantsCents)} foram para quem atendeu`],
    [formatBRL(f.releasedCents), 'devolvidos ao saldo', `reservas que a conversa não usou; ${refundWords(f)}`],
    [
      formatNumber(f.reviews),
      'avaliações',
      f.removedReviews === 0
        ? 'nenhuma editada, nenhuma retirada'
        : `nenhuma editada; ${f.removedReviews} retiradas, com o motivo à vista`,
    ],
    [formatNumber(f.receipts), 'recibos emitidos', 'qualquer pessoa pode conferir cada um'],
  ]
  return (
    <div className="@container grid gap-4">
      <dl className="pairs grid border-line border-t border-l @4xl:grid-cols-4">
        {shown.map(([value, name, words]) => (
          <div key={name} className="flex flex-col-reverse justify-end gap-1 border-line border-r border-b p-4 sm:p-5">
            <dt>
              <span className="block font-semibold leading-snug">{name}</span>
              <span className="block text-quiet text-sm">{words}</span>
            </dt>
            <dd className="text-nowrap font-display text-xl tabular-nums @4xl:text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-quiet text-sm tabular-nums">
        Contados no banco de dados em {formatDayAndTime(f.countedAt)}, desde o começo.{' '}
        {programWords(f.programConsultations)}
      </p>
    </div>
  )
}
