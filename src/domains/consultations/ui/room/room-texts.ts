import type { Consultation } from '../../state/contract.ts'
import type { RoomEvent } from '../../room/contract.ts'
import { channelNames } from '#domains/consultants/rules.ts'
import { formatDuration } from '#shared/dates.ts'
import { isCall } from '../../channels/rules.ts'
import { TIMEOUT_MS } from '../../state/deadlines.rules.ts'
import { MOST_FIRST_WORDS, seatOfAuthor, TYPING_MS } from '../../room/words.rules.ts'
import { formatBRL } from '#shared/money.ts'
import { chargedSoFar } from '../cost-so-far.ts'
import { formatClock } from '../format-clock.ts'
import { counterpartOf } from '../counterpart.ts'

type TitledText = { title: string; text: string }

const participantName = (c: Consultation, seat: 'client' | 'consultant') => (c.you === seat ? 'você' : c[seat].name)
/** Whose connection fell, where one of the two did. */
function fallenConnection(c: Consultation, stopSide: Consultation['stopSide'] | undefined): string {
  if (stopSide !== 'client' && stopSide !== 'consultant') return 'Conexão interrompida'
  return c.you === stopSide ? 'A sua conexão caiu' : `A conexão de ${c[stopSide].name} caiu`
}
/** On whose side a call lost its sound, where it was one. */
function missingSound(c: Consultation, stopSide: Consultation['stopSide'] | undefined): string {
  if (stopSide !== 'client' && stopSide !== 'consultant') return 'A chamada ficou sem som'
  return `A chamada ficou sem som ${c.you === stopSide ? 'do seu lado' : `do lado de ${c[stopSide].name}`}`
}
const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)

/** Why the clock is stopped, and what starts it again. */
export function pauseText(c: Consultation): TitledText {
  const other = counterpartOf(c).name
  const stoppedAt = formatClock(chargedSoFar(c, c.billedMs).ms)
  switch (c.reason ?? '') {
    case 'client_quiet':
      return c.you === 'client'
        ? {
            title: `O relógio parou em ${stoppedAt}: você ficou 45 segundos sem escrever`,
            text: 'Nada é cobrado enquanto isso. Escreva, ou aperte para continuar.',
          }
        : {
            title: 'O relógio parou: 45 segundos sem palavra de quem consulta',
            text: `Ele volta a andar quando ${c.client.name} escrever ou apertar para continuar.`,
          }
    case 'silence':
      if (c.isAutomatic)
        return c.you === 'client'
          ? {
              title: `O programa não respondeu: o relógio parou em ${stoppedAt}`,
              text: 'O que esse silêncio custou volta para você no fim. Escreva de novo, ou aperte para continuar.',
            }
          : {
              title: 'O relógio parou: o programa não respondeu',
              text: `Ele volta a andar quando ${c.client.name} escrever ou apertar para continuar.`,
            }
      if (isCall(c.currentChannel))
        return {
          title: `Ninguém falou por um tempo: o relógio parou em ${stoppedAt}`,
          text: 'Nada é cobrado enquanto isso. Ele volta a andar quando vocês dois voltarem a falar.',
        }
      return c.you === 'consultant'
        ? {
            title: 'O relógio parou: 45 segundos sem você escrever',
            text: 'Ele volta a andar assim que você enviar uma mensagem.',
          }
        : {
            title: `${c.consultant.name} está em silêncio: o relógio parou`,
            text: `Nada é cobrado enquanto isso. Ele volta a andar quando ${c.consultant.name} escrever.`,
          }
    case 'connection':
      return {
        title: `${fallenConnection(c, c.stopSide)}: o relógio parou em ${stoppedAt}`,
        text: 'Ele volta a andar sozinho quando os dois estiverem de novo na sala.',
      }
    case 'no_sound':
      return {
        title: `${missingSound(c, c.stopSide)}: o relógio parou em ${stoppedAt}`,
        text: 'Nada é cobrado enquanto isso. Ele volta a andar quando vocês se ouvirem de novo, ou se um dos dois passar para o chat.',
      }
    case 'sound_disputed':
      return {
        title: 'Os dois aparelhos não concordam sobre o som: o relógio parou',
        text: 'Esse tempo não é cobrado. Ele volta a andar quando o som chegar aos dois. Na terceira vez, a consulta continua por chat.',
      }
    case 'voice_disputed':
      return {
        title: 'Os dois aparelhos não concordam se alguém falou: o relógio parou',
        text: isCall(c.currentChannel)
          ? 'Nada é cobrado enquanto isso. Ele volta a andar quando a voz de um chegar ao outro. Na terceira vez, a consulta continua por chat.'
          : `Nada é cobrado enquanto isso. Ele volta a andar quando ${participantName(c, 'consultant')} escrever.`,
      }
    case 'free_minutes_over':
      return {
        title: `Os minutos grátis de ${c.client.name} acabaram: o relógio parou`,
        text: `${c.client.name} decide se continua com você pelo seu preço. Você recebe pelos minutos grátis como sempre.`,
      }
    case 'booked_time_over':
      return {
        title: 'O tempo marcado acabou: o relógio parou',
        text: `${c.client.name} decide se continua com você pelo seu preço por minuto.`,
      }
    default:
      return c.pausedByYou
        ? {
            title: `Você pausou o relógio em ${stoppedAt}`,
            text: 'O que vocês escreverem espera, e nada é cobrado, até você retomar.',
          }
        : {
            title: `${other} pausou o relógio em ${stoppedAt}`,
            text: c.isAutomatic
              ? 'Nada é cobrado enquanto isso. Ele só volta a andar com o seu toque.'
              : `Nada é cobrado enquanto isso. Só ${other} pode retomar.`,
          }
  }
}

/** Said to both once no call is possible any more. */
export const CALL_CLOSED =
  'A chamada terminou porque o som não pôde ser comprovado. A consulta continua por chat, ao preço do chat.'

/** What a consultant should know while writing: how typing is paid. */
export const TYPING_COUNTS =
  `Depois de ${TIMEOUT_MS.consultantSilence / 1_000} segundos sem mensagem, o tempo de digitação só conta com a ` +
  `mensagem enviada: um segundo a cada ${1_000 / TYPING_MS.perCharacter} caracteres, até ${TYPING_MS.most / 60_000} minutos.`

/** Why what is sent now waits in this browser, and until when; undefined: it goes out. */
export function holdText(c: Consultation, events: readonly RoomEvent[]): string | undefined {
  const other = counterpartOf(c).name
  const waits = (why: string, until: string) => `${why} O que você enviar espera aqui e sai ${until}.`
  if (c.state === 'accepted') {
    const said = events.filter(
      ({ type, authorKind }) => type === 'message' && seatOfAuthor(authorKind) === c.you,
    ).length
    return said < MOST_FIRST_WORDS
      ? undefined
      : waits(
          'Antes de começar cabem três mensagens.',
          !c.waitsForBeginning
            ? 'quando os dois estiverem na sala'
            : c.you === 'client'
              ? 'quando você apertar “Começar a consulta”'
              : `quando ${other} começar a consulta`,
        )
  }
  if (c.state !== 'paused') return undefined
  switch (c.reason ?? '') {
    case 'silence':
    case 'client_quiet':
    case 'voice_disputed':
      if (c.isAutomatic)
        return c.you === 'client' ? undefined : waits('O relógio está parado.', `quando ${other} escrever`)
      if (c.you === 'consultant') return undefined
      return waits(
        'O relógio está parado.',
        isCall(c.currentChannel) ? 'quando vocês voltarem a falar' : `quando ${other} escrever`,
      )
    case 'connection':
      return waits('O relógio está parado.', 'quando os dois estiverem de novo na sala')
    case 'no_sound':
    case 'sound_disputed':
      return waits('O relógio está parado.', 'quando o som voltar, ou por chat')
    case 'free_minutes_over':
      return waits('Os minutos grátis acabaram.', c.you === 'client' ? 'se você continuar' : `se ${other} continuar`)
    case 'booked_time_over':
      return waits('O tempo marcado acabou.', c.you === 'client' ? 'se você continuar' : `se ${other} continuar`)
    default:
      return waits('O relógio está parado.', c.pausedByYou ? 'quando você retomar' : `quando ${other} retomar`)
  }
}

/** How a booking ended that did not become a conversation, for the reader. Undefined: as any other. */
function bookedEndText(c: Consultation): TitledText | undefined {
  if (!c.booked) return undefined
  const isClient = c.you === 'client'
  const back = !isClient
    ? `${c.feeCents > 0n || c.feeMs > 0 ? 'O resto' : 'O valor'} voltou para ${c.client.name}.`
    : c.coveredMs > 0
      ? 'Os minutos que sobraram estão livres de novo.'
      : `${formatBRL(c.releasedCents)} voltaram para o seu saldo.`
  const charged = c.feeMs > 0 ? `${formatDuration(c.feeMs)} dos minutos` : c.feeCents > 0n && formatBRL(c.feeCents)
  const fee = (why: string) => (charged ? `${why} ${charged}. ` : '')
  switch (c.reason ?? '') {
    case 'client_absent':
      return isClient
        ? {
            title: 'Você não esteve na consulta marcada',
            text: `${fee('Como combinado quando você marcou, ficaram')}${back}`,
          }
        : {
            title: `${c.client.name} não veio`,
            text: `Você esperou: ${formatBRL(c.consultantCents)} entram nos seus ganhos.`,
          }
    case 'consultant_absent':
      return isClient
        ? { title: `${c.consultant.name} não veio`, text: `Sentimos muito. ${back}` }
        : { title: 'Você não esteve na consulta marcada', text: `${back} A falta conta nos seus números.` }
    case 'both_absent':
      return { title: 'A consulta marcada não aconteceu', text: `Vocês não se encontraram na sala. ${back}` }
    case 'our_outage':
      return { title: 'A consulta não aconteceu por uma falha nossa', text: `Pedimos desculpas. ${back}` }
    case 'by_client':
    case 'by_consultant': {
      if (c.state !== 'cancelled') return undefined
      const title = c.reason === `by_${c.you}` ? 'Você saiu da consulta marcada' : `${counterpartOf(c).name} saiu`
      return {
        title,
        text: `${fee(isClient ? 'Sair em cima da hora custou, como combinado,' : 'Pelo aviso em cima da hora ficaram')}${back}`,
      }
    }
    default:
      return undefined
  }
}

/** How a consultation ended, for the reader. */
export function endText(c: Consultation): TitledText {
  const booked = bookedEndText(c)
  if (booked) return booked
  const other = counterpartOf(c).name
  const nothing =
    c.you === 'client'
      ? 'Nada foi cobrado; o que estava reservado voltou para o seu saldo.'
      : 'Nada foi cobrado de ninguém.'
  switch (c.state) {
    case 'declined':
      return c.you === 'client'
        ? { title: `${other} não pôde atender agora`, text: nothing }
        : { title: 'Você não aceitou este pedido', text: nothing }
    case 'expired':
      if (c.reason === 'consultant_busy')
        return c.you === 'client'
          ? { title: `${other} começou outro atendimento`, text: nothing }
          : { title: 'O pedido venceu: você começou outro atendimento', text: nothing }
      return c.you === 'client'
        ? { title: `${other} não respondeu a tempo`, text: nothing }
        : { title: `O pedido de ${other} venceu sem resposta`, text: nothing }
    case 'cancelled': {
      const byYou = c.reason === `by_${c.you}`
      return { title: byYou ? 'Você cancelou o pedido' : `${other} cancelou antes de começar`, text: nothing }
    }
    case 'not_connected':
      if (c.reason === 'not_begun')
        return {
          title: c.you === 'client' ? 'Você não começou a consulta' : `${other} não começou a consulta`,
          text: `A sala esperou três minutos e fechou. ${nothing}`,
        }
      return {
        title: 'A conversa não chegou a começar',
        text: c.booked
          ? `Vocês não se encontraram na sala. ${nothing}`
          : `Em um minuto, os dois não estiveram juntos na sala. ${nothing}`,
      }
    case 'ended':
    case 'requested':
    case 'accepted':
    case 'active':
    case 'paused':
      return { title: 'Consulta encerrada', text: endReasonText(c) }
  }
}

/** Who did not come back, where one of the two did not. */
const lateReturn = (c: Consultation) =>
  c.stopSide === 'client' || c.stopSide === 'consultant'
    ? `${capitalize(participantName(c, c.stopSide))} não voltou em dois minutos`
    : 'A pausa passou de dois minutos'

/** Why a running consultation ended, in one sentence. */
function endReasonText(c: Consultation): string {
  const isClient = c.you === 'client'
  switch (c.reason ?? '') {
    case 'by_client':
    case 'by_consultant':
      return `${capitalize(participantName(c, c.reason === 'by_client' ? 'client' : 'consultant'))} encerrou a conversa.`
    case 'out_of_funds':
      if (c.heldCents === 0n)
        return isClient
          ? 'Os seus minutos chegaram ao fim. Nenhum crédito foi cobrado.'
          : `Os minutos de ${c.client.name} chegaram ao fim.`
      return isClient
        ? 'O valor reservado chegou ao fim. Nenhum segundo depois disso foi cobrado.'
        : `O saldo de ${c.client.name} chegou ao fim.`
    case 'free_minutes_over':
      return isClient
        ? 'Os minutos grátis chegaram ao fim, e a conversa terminou sem cobrar nada.'
        : `Os minutos grátis de ${c.client.name} chegaram ao fim. Você recebe por eles como sempre.`
    case 'limit_reached':
      return isClient
        ? 'O limite que você escolheu para esta conversa foi alcançado.'
        : `O limite que ${c.client.name} escolheu foi alcançado.`
    case 'not_back_in_time':
      return `${lateReturn(c)}, e a consulta foi acertada pelo tempo em que os dois estiveram juntos.`
    case 'paused_too_long':
      return 'As pausas passaram de dez minutos, e a consulta foi acertada pelo tempo em que os dois estiveram juntos.'
    case 'next_booking':
      return 'Começou a hora da próxima consulta marcada, e esta foi acertada pelo tempo em que os dois estiveram juntos.'
    case 'booked_time_over':
      return 'O tempo marcado chegou ao fim.'
    case 'max_duration':
      return 'Uma consulta dura no máximo quatro horas.'
    case 'by_admin':
      return 'A nossa equipe encerrou esta consulta.'
    default:
      return 'A conversa terminou.'
  }
}

/** A step of the consultation as a note in the log; `hasRun`: whether the clock ran before. Undefined: no note. */
export function eventText(event: RoomEvent, c: Consultation, hasRun: boolean): string | undefined {
  const { type } = event
  const { state, reason, stopSide } = event.fact
  if (type === 'channel') return channelText(event, c)
  if (type !== 'moved') return undefined
  if (state === 'accepted' && c.booked) return 'A sala da consulta marcada abriu'
  if (state === 'accepted') return `${capitalize(participantName(c, 'consultant'))} aceitou o pedido`
  if (state === 'active')
    return hasRun
      ? 'O relógio voltou a andar'
      : c.isAutomatic
        ? `${capitalize(participantName(c, 'client'))} começou a consulta`
        : 'Os dois estão na sala'
  if (state === 'paused') return PAUSE_NOTES[reason ?? '']?.(c, stopSide) ?? 'O relógio parou'
  return state === 'ended' ? 'Consulta encerrada' : undefined
}

/** Who changed, proposed or declined a channel. */
function channelText({ authorKind, fact: { act, channel } }: RoomEvent, c: Consultation): string | undefined {
  if (!act || !channel) return undefined
  const seat = authorKind === 'client' ? 'client' : 'consultant'
  const [who, name] = [capitalize(participantName(c, seat)), channelWord(channel)]
  if (act === 'changed') return `${who} passou a conversa para ${name}`
  if (act === 'proposed') return `${who} propôs continuar por ${name}`
  return seat === 'client' ? `${who} preferiu não mudar para ${name} agora` : `${who} retirou a proposta de ${name}`
}

/** Whether the two used, or agreed to use, more than chat. */
export const hadCall = ({ channel, channelUsage }: Pick<Consultation, 'channel' | 'channelUsage'>) =>
  isCall(channel) || channelUsage.some((part) => isCall(part.channel))

/** A channel inside a sentence, as receipts say it. */
export const channelWord = (channel: Consultation['currentChannel']) =>
  channel === 'audio' ? 'voz' : channelNames[channel].toLocaleLowerCase('pt-BR')

const PAUSE_NOTES: Record<string, (c: Consultation, stopSide?: Consultation['stopSide']) => string> = {
  client_quiet: (c) => `45 segundos sem palavra ${c.you === 'client' ? 'sua' : `de ${c.client.name}`}: o relógio parou`,
  silence: (c) =>
    hadCall(c)
      ? 'Ninguém falou por um tempo: o relógio parou'
      : `Silêncio de ${c.you === 'consultant' ? 'sua parte' : c.consultant.name}: o relógio parou`,
  connection: (c, stopSide) => `${fallenConnection(c, stopSide)}: o relógio parou`,
  no_sound: (c, stopSide) => `${missingSound(c, stopSide)}: o relógio parou`,
  sound_disputed: () => 'Os dois aparelhos não concordam sobre o som: o relógio parou',
  voice_disputed: () => 'Os dois aparelhos não concordam se alguém falou: o relógio parou',
  free_minutes_over: () => 'Os minutos grátis acabaram: o relógio parou',
  booked_time_over: () => 'O tempo marcado acabou: o relógio parou',
  by_client: (c) => `${capitalize(participantName(c, 'client'))} pausou o relógio`,
  by_consultant: (c) => `${capitalize(participantName(c, 'consultant'))} pausou o relógio`,
}

/** That minutes pay so much of the time, in milliseconds: of a call they are used faster than it passes. */
export function coveredWords(c: Consultation, ms: number) {
  const [duration, isClient] = [formatDuration(ms), c.you === 'client']
  return hadCall(c)
    ? `${duration} são pagos com ${isClient ? 'os seus minutos' : `os minutos de ${c.client.name}`}.`
    : `${duration} ${isClient ? 'saem dos seus minutos' : `saem dos minutos de ${c.client.name}`}.`
}

/** What becomes of minutes that a consultation reserved and does not use. */
export function unusedMinutesWords({ coveredBy, you, client }: Pick<Consultation, 'coveredBy' | 'you' | 'client'>) {
  const words: string[] = []
  if (coveredBy.includes('welcome')) words.push('Os minutos grátis que sobrarem terminam com esta conversa.')
  if (coveredBy.includes('single'))
    words.push(
      `O que sobrar dos minutos desta consulta volta como crédito para o ${you === 'client' ? 'seu saldo' : `saldo de ${client.name}`}.`,
    )
  if (coveredBy.some((kind) => kind !== 'welcome' && kind !== 'single'))
    words.push('Os minutos de pacote ou plano que sobrarem continuam guardados.')
  return words.join(' ')
}
