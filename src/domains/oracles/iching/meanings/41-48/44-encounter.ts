import type { Meaning } from '../rules.ts'

export const encounter: Meaning = {
  image: 'Sob o céu inteiro passa um vento, entra pela fresta da janela e mexe no papel que você julgava preso.',
  tradition:
    'Uma linha partida surge embaixo de cinco inteiras: o inesperado se apresenta, encantador, pelo degrau menor. Recomenda-se não se prender depressa; um freio de metal, um melão coberto por folhas de salgueiro, e o tempo mostra o sabor.',
  today: 'Mensagem de quem sumiu, proposta boa demais, um gosto novo que já pede cartão. Encontro interessa; aliança é outro assunto e tem outro prazo.',
  counsel: 'Receba com cortesia e espere duas semanas antes de prometer qualquer coisa.',
  question: 'Antes de dizer sim, o que falta conhecer melhor?',
}
