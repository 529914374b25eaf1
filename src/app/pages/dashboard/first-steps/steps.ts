import type { Channel } from '#domains/consultants/rules.ts'

/** What is known of a consultant who was approved; each comes from where it is used. */
export type Known = {
  hasPhoto: boolean
  hasIntroduction: boolean
  offers: readonly Channel[]
  opensHours: boolean
  email: { address: string; isConfirmed: boolean }
  payoutKey: { words: string; isResting: boolean }
  wasHeard: boolean
  replies: number
}

export type Step = { title: string; why: string; href: string; isDone: boolean; isDeviceCheck?: true }

const SETTINGS = '/consultor/configuracoes'

/** What makes a first consultation go well, most important first; only whoever offers calls tests a microphone. */
export function stepsOf(known: Known): Step[] {
  const { email, payoutKey } = known
  const offersCalls = known.offers.some((channel) => channel === 'audio' || channel === 'video')
  return [
    {
      title: 'Confirme o seu e-mail',
      why: `Os avisos e os recibos vão para ${email.address}.`,
      href: '/consultant-dashboard?secao=conta#email',
      isDone: email.isConfirmed,
    },
    {
      title: 'Ponha uma foto sua',
      why: 'Quem procura escolhe primeiro pelo rosto.',
      href: `${SETTINGS}#perfil`,
      isDone: known.hasPhoto,
    },
    {
      title: 'Grave uma apresentação de voz',
      why: 'Até um minuto, para quem quer ouvir você antes de pagar.',
      href: `${SETTINGS}#voz`,
      isDone: known.hasIntroduction,
    },
    {
      title: 'Abra os horários da semana',
      why: 'Neles dá para marcar com você, também quando você não está online.',
      href: '/consultant-dashboard?secao=agenda#horarios',
      isDone: known.opensHours,
    },
    ...(offersCalls
      ? [
          {
            title: 'Teste o microfone',
            why: 'Neste aparelho, em meio minuto: uma chamada sem som não é paga.',
            href: '#pedidos',
            isDone: known.wasHeard,
            isDeviceCheck: true as const,
          },
        ]
      : []),
    {
      title: 'Escreva as primeiras respostas prontas',
      why: 'Uma saudação e um “só um instante” poupam tempo na sala.',
      href: `${SETTINGS}#respostas-prontas`,
      isDone: known.replies > 0,
    },
    {
      title: 'Confira os dados do saque',
      why: payoutKey.isResting
        ? `O documento mudou há pouco: os saques para ${payoutKey.words} ainda descansam.`
        : `Os seus ganhos vão por Pix para a chave ${payoutKey.words}.`,
      href: '/consultant-dashboard?secao=saques',
      isDone: !payoutKey.isResting,
    },
  ]
}
