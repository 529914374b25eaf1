import { formatDayAndTime, formatDuration } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import { lineUnlessZero, type ReceiptLine, type ReceiptWords } from '../every-kind/paper.rules.ts'
import type { ConsultationReceipt } from './contract.ts'
import { type CountedUsage, countedUsage } from './counted-usage.rules.ts'

/** Whether minutes paid for something, be it only a fee. */
const isCovered = ({ coveredMs = 0, feeMs = 0 }: ConsultationReceipt) => coveredMs + feeMs > 0

const durationOf = (channelUsage: readonly CountedUsage[], ...of: ('coveredMs' | 'paidMs')[]) =>
  formatDuration(Number(channelUsage.reduce((sum, usage) => of.reduce((all, name) => all + usage[name], sum), 0n)))

/** Each time beside money is what was charged: the times add up, and a calculator finds the money from them. */
export const consultationInWords = (r: ConsultationReceipt, channelUsage = countedUsage(r)): ReceiptWords => ({
  title: 'Recibo de consulta',
  sections: [
    [
      ...(r.bookedAt ? [{ name: 'Marcada para', value: formatDayAndTime(new Date(r.bookedAt)) }] : []),
      { name: 'Começo', value: formatDayAndTime(new Date(r.startedAt)) },
      { name: 'Fim', value: formatDayAndTime(new Date(r.endedAt)) },
      {
        name: `Tempo em que os dois estavam lá${r.version === 1 ? '' : ', em segundos inteiros'}`,
        value: durationOf(channelUsage, 'coveredMs', 'paidMs'),
      },
      ...(r.coveredMs
        ? [
            { name: 'Coberto por minutos do cliente', value: durationOf(channelUsage, 'coveredMs') },
            ...usedMinutesLine(r),
            { name: 'Pago com créditos', value: durationOf(channelUsage, 'paidMs') },
          ]
        : []),
      {
        name: r.channelUsage ? `Preço combinado por minuto, por ${wayOf(r.channel)}` : 'Preço por minuto',
        value: formatBRL(r.pricePerMinuteCents),
      },
    ],
    [
      ...(r.channelUsage ? usageLines(channelUsage) : []),
      {
        name: isCovered(r) ? 'Cobrado em créditos' : 'Valor da consulta',
        value: formatBRL(r.chargedCents),
        strong: true,
      },
      ...lineUnlessZero('Dos quais bônus', r.promotionalCents),
      {
        name: isCovered(r) ? 'Dos créditos, ao consultor' : 'Ficou com o consultor',
        value: formatBRL(r.consultantCents),
      },
      {
        name: isCovered(r) ? 'Dos créditos, à plataforma' : 'Ficou com a plataforma',
        value: formatBRL(r.commissionCents),
      },
      ...coveredLines(r),
      ...feeLines(r),
      { name: 'Guardado para a consulta', value: formatBRL(r.heldCents) },
      { name: 'Voltou para o saldo', value: formatBRL(r.releasedCents) },
      ...lineUnlessZero('Reembolsado', r.refundedCents),
    ],
  ],
  segments: r.segments.map(({ from, to, channel }) => ({
    ...(channel && { how: `por ${wayOf(channel)}` }),
    from: momentFormat.format(new Date(from)),
    to: momentFormat.format(new Date(to)),
    seconds: secondsFormat.format((Date.parse(to) - Date.parse(from)) / 1000),
  })),
})

const WAYS: Readonly<Record<string, string>> = { chat: 'chat', audio: 'voz', video: 'vídeo' }
const wayOf = (channel: string) => WAYS[channel] ?? channel

/** Of a call: it uses minutes faster than it passes. */
const usedMinutesLine = ({ channelUsage, covers = [] }: ConsultationReceipt): ReceiptLine[] =>
  channelUsage
    ? [
        {
          name: 'Minutos do cliente usados: voz conta 1,25 vez, vídeo 1,5',
          value: formatDuration(covers.reduce((sum, { usedMs }) => sum + usedMs, 0)),
        },
      ]
    : []

/** What each channel cost: "12 min 3 s por voz a R$ 3,73/min". */
const usageLines = (channelUsage: readonly CountedUsage[]): ReceiptLine[] =>
  channelUsage.map((usage) => {
    const covered = usage.coveredMs > 0n ? `, ${durationOf([usage], 'coveredMs')} com minutos do cliente` : ''
    const time = durationOf([usage], 'coveredMs', 'paidMs')
    return {
      name: `${time} por ${wayOf(usage.channel)} a ${formatBRL(usage.pricePerMinuteCents)}/min${covered}`,
      value: formatBRL(usage.chargedCents),
    }
  })

/** What covered time pays the consultant: of minutes that the client bought, and of free ones. */
function coveredLines({ covers = [], commissionBps = 0 }: ConsultationReceipt): ReceiptLine[] {
  const share = `${String((10_000 - commissionBps) / 100).replace('.', ',')}%`
  const [free, bought] = [true, false].map((isFree) => covers.filter((one) => one.promotionCents > 0n === isFree))
  const sumOf = (parts: typeof covers, name: 'paidCents' | 'consultantCents') =>
    parts.reduce((sum, part) => sum + part[name], 0n)
  return [
    ...lineUnlessZero(
      `Pelos minutos cobertos, o consultor recebe ${share} do que o cliente pagou por eles (${formatBRL(sumOf(bought!, 'paidCents'))})`,
      sumOf(bought!, 'consultantCents'),
    ),
    ...lineUnlessZero(
      `Pelos minutos grátis, a plataforma paga ao consultor ${share} do preço, até R$ 2,99 por minuto`,
      sumOf(free!, 'consultantCents'),
    ),
  ]
}

/** What a client paid who did not come to a booking, and who has it. */
function feeLines(r: ConsultationReceipt): ReceiptLine[] {
  const { feeCents, feeMs, feeMinutes = 0, feeCommissionCents = 0n } = r
  if (feeMs)
    return [
      {
        name: `Taxa da consulta marcada, em minutos do cliente (o que falta para ${feeMinutes} minutos)`,
        value: formatDuration(feeMs),
        strong: true,
      },
    ]
  if (!feeCents) return []
  return [
    {
      name: `Taxa da consulta marcada (o que falta para ${feeMinutes} minutos)`,
      value: formatBRL(feeCents),
      strong: true,
    },
    { name: 'Da taxa, ao consultor', value: formatBRL(feeCents - feeCommissionCents) },
    { name: 'Da taxa, à plataforma', value: formatBRL(feeCommissionCents) },
  ]
}

const momentFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

const secondsFormat = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 3 })
