import type { Consultation } from '../../../state/contract.ts'
import { waitsForVoice } from '../../../state/rules.ts'
import { counterpartOf } from '../../counterpart.ts'
import type { CallView } from './call-view.ts'
import type { DeviceTrouble } from './devices.ts'
import type { Quality } from './media-evidence.ts'

export type CallAction = 'retry' | 'ask_back' | 'microphone' | 'camera' | 'camera_on' | 'camera_off' | 'unmute'
/** `isMoving`: something is under way, and nobody has to do anything. */
export type CallStatus = { words: string; isMoving?: boolean; action?: { name: CallAction; words: string } }

const ALLOW = 'Toque no cadeado ao lado do endereço, permita e tente de novo.'
const MICROPHONE: Record<DeviceTrouble, string> = {
  denied: `O navegador não deixa usar o microfone. ${ALLOW}`,
  missing: 'Nenhum microfone foi encontrado. Ligue um e tente de novo.',
  taken: 'O microfone está com outro programa ou com uma ligação. O relógio para até ele voltar.',
}
const CAMERA: Record<DeviceTrouble, string> = {
  denied: `O navegador não deixa usar a câmera. ${ALLOW}`,
  missing: 'Nenhuma câmera foi encontrada. A conversa segue por voz.',
  taken: 'A câmera está com outro programa. A conversa segue por voz até ela voltar.',
}

const troubleIn = <T>(texts: Record<DeviceTrouble, T>, state: string): T | undefined =>
  Object.hasOwn(texts, state) ? texts[state as DeviceTrouble] : undefined

/** The one thing to know about a call now, which the notices below do not say; undefined: it is as it should be. */
export function callStatus(c: Consultation, view: CallView): CallStatus | undefined {
  const other = counterpartOf(c).name
  const microphone = troubleIn(MICROPHONE, view.microphone)
  if (microphone) return { words: microphone, action: { name: 'microphone', words: 'Tentar de novo' } }
  if (view.microphone === 'asking') return { words: 'O navegador pergunta se pode usar o microfone.', isMoving: true }
  if (view.link === 'failed')
    return {
      words: `A chamada com ${other} não se ligou. O chat continua aberto.`,
      action: { name: 'retry', words: 'Tentar de novo' },
    }
  if (c.state === 'paused' && waitsForVoice(c.reason))
    return view.hasAskedBack
      ? { words: `Esperando ${other} voltar a falar…`, isMoving: true }
      : {
          words: 'Relógio parado.',
          action: { name: 'ask_back', words: 'Voltar a falar' },
        }
  if (view.link === 'reconnecting') return { words: 'Reconectando a chamada…', isMoving: true }
  if (c.state === 'accepted') return undefined
  if (view.link === 'connecting') return { words: 'Conectando…', isMoving: true }
  if (c.state === 'paused' && (c.reason === 'no_sound' || view.isFlowing))
    return { words: 'Procurando o som…', isMoving: true }
  if (c.state === 'paused') return { words: 'O relógio está parado, e ninguém é ouvido enquanto isso.' }
  if (!view.isFlowing) return { words: 'O servidor não responde. Som e imagem esperam.', isMoving: true }
  const isCameraOff = c.you === 'client' && c.currentChannel === 'video' && view.told?.isCameraOn === false
  if (view.isPictureLate && !isCameraOff)
    return c.you === 'client'
      ? { words: 'O vídeo não chega: custa como voz.' }
      : {
          words: `O seu vídeo não chega a ${other}: custa como voz.`,
          action: { name: 'camera', words: 'Tentar de novo' },
        }
  const camera = c.currentChannel === 'video' ? troubleIn(CAMERA, view.camera) : undefined
  if (camera) return { words: camera, action: { name: 'camera', words: 'Tentar de novo' } }
  if (view.quality === 'bad' && view.camera === 'live')
    return {
      words: 'A conexão está fraca. Sem a sua câmera, a voz chega melhor.',
      action: { name: 'camera_off', words: 'Desligar câmera' },
    }
  const isOtherMuted = view.told?.isMuted === true
  if (view.isMuted)
    return {
      words: isOtherMuted ? 'Os dois microfones estão desligados.' : 'O seu microfone está desligado.',
      action: { name: 'unmute', words: 'Ligar' },
    }
  if (isOtherMuted) return { words: `${other} está com o microfone desligado.` }
  if (c.you === 'consultant' && c.currentChannel === 'video' && view.camera === 'off')
    return {
      words: 'A sua câmera está desligada: custa como voz.',
      action: { name: 'camera_on', words: 'Ligar' },
    }
  return isCameraOff ? { words: `${other} está com a câmera desligada: custa como voz.` } : undefined
}

export const QUALITY_WORDS: Record<Quality, string> = {
  good: 'Conexão boa',
  fair: 'Conexão instável',
  bad: 'Conexão fraca',
}

/** What becomes of the time when something happens in a call: said before anybody has to ask. */
export const WHAT_COUNTS: readonly { when: string; counts: boolean; effect: string }[] = [
  { when: 'Vocês se ouvem', counts: true, effect: 'Cada segundo com som dos dois lados.' },
  {
    when: 'Microfone desligado por vontade',
    counts: true,
    effect: 'Até 45 segundos sem nenhuma voz; depois o relógio para.',
  },
  {
    when: 'Só um lado ouve',
    counts: false,
    effect: 'Em 10 segundos o relógio para; os segundos sem som não são cobrados.',
  },
  { when: 'Imagem congelada', counts: true, effect: 'Custa como voz depois de 10 segundos, até a imagem voltar.' },
  {
    when: 'Uma ligação no celular',
    counts: false,
    effect: 'O telefone tira o microfone: o relógio para até ele voltar.',
  },
  {
    when: 'Computador ou tela dormindo',
    counts: false,
    effect: 'Sem resposta do aparelho, o relógio para em segundos.',
  },
  { when: 'Antes de começar', counts: false, effect: 'Os segundos em que o som é testado são por nossa conta.' },
]
