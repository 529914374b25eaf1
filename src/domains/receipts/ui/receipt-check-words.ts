import type { CheckedLine } from '#browser/kit/feedback/check-lines.tsx'
import { formatDayAndTime, formatDuration } from '#shared/dates.ts'
import { formatBRL } from '#shared/money.ts'
import type { Check, CheckName } from '../every-kind/checks.rules.ts'
import { formatNumber } from '#shared/numbers.ts'

const money = (value: string | bigint) => formatBRL(BigInt(value))
const short = (value: string | bigint) => (String(value).length > 20 ? `${String(value).slice(0, 16)}…` : String(value))
const segmentCount = (value: string | bigint) => (value === 1n ? '1 trecho' : `${value} trechos`)
const moment = (value: string | bigint) => formatDayAndTime(new Date(String(value)))
const time = (value: string | bigint) => `${formatDuration(Number(value))} (${formatNumber(Number(value))} ms)`

const prices = (value: string | bigint) => String(value).split(' ').filter(Boolean).map(money).join(', ') || 'nenhum'

const LINES: Record<CheckName, { what: string; show: (value: string | bigint) => string }> = {
  hash: { what: 'O texto do recibo é o mesmo que foi emitido', show: short },
  code: { what: 'O código impresso nasce deste texto', show: short },
  segments: { what: 'Os trechos de conversa estão em ordem e não se sobrepõem', show: segmentCount },
  billed: { what: 'O tempo cobrado é a soma dos trechos', show: time },
  covered: { what: 'O consultor recebe a parte dele do que você pagou por esses minutos', show: money },
  covered_time: { what: 'Os minutos usados somam o tempo coberto', show: time },
  call_time: { what: 'Os minutos usados somam o tempo coberto: o de voz conta 1,25 vez, o de vídeo 1,5', show: time },
  channelUsage: { what: 'O tempo por chat, voz e vídeo é o dos seus trechos', show: time },
  usage_prices: { what: 'O preço de cada canal vem do preço combinado, que é o maior', show: prices },
  charged: { what: 'O valor é o preço vezes o tempo, e sobras de centavo não se cobram', show: money },
  bonus: { what: 'O bônus usado não passa do valor cobrado', show: money },
  commission: { what: 'A parte da plataforma é a combinada', show: money },
  fee: { what: 'A taxa completa o preço dos minutos combinados ao marcar', show: money },
  fee_time: { what: 'A taxa é o que falta para os minutos combinados', show: time },
  fee_share: { what: 'A parte da plataforma na taxa é a combinada', show: money },
  split: { what: 'As duas partes somam o valor cobrado', show: money },
  held: { what: 'O que ficou guardado e você não usou voltou inteiro', show: money },
  in_time: { what: 'A resposta foi enviada antes do prazo', show: moment },
  parts: { what: 'O consultor recebe a parte combinada do preço', show: money },
  lines: { what: 'O valor dos produtos é a soma das linhas: unidades vezes preço', show: money },
  discount: { what: 'O desconto é a soma dos descontos das linhas', show: money },
  line_sums: { what: 'Cada linha custa o preço menos o desconto dela', show: money },
  total: { what: 'O total é o que se pagou pelas linhas, mais o frete', show: money },
  returned: { what: 'Crédito e bônus somam o valor reembolsado', show: money },
  refunded: { what: 'Com este reembolso, o que voltou não passa do preço da consulta', show: money },
  refunded_before_issue: { what: 'Até este recibo sair, o que voltou não passava do que foi cobrado', show: money },
}

/** Those that compare with a limit and not with a computed amount. */
const AT_MOST: ReadonlySet<CheckName> = new Set(['bonus', 'refunded', 'refunded_before_issue'])

/** One check in words: what was checked, what the receipt states, what this browser computed. */
export function wordsOfCheck({ name, holds, stated, computed }: Check): CheckedLine {
  const { what, show } = LINES[name]
  const [says, is] = [show(stated), show(computed)]
  return {
    key: name,
    what,
    holds,
    found: AT_MOST.has(name) ? `${says} de ${is}` : holds ? is : `diz ${says}, calculamos ${is}`,
  }
}
