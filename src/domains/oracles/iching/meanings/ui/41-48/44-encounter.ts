import type { Meaning } from '../../rules.ts'

const encounter: Meaning = {
  image: 'Sob o céu inteiro passa um vento, entra pela fresta da janela e mexe no papel que você julgava preso.',
  tradition:
    'Uma linha partida surge embaixo de cinco inteiras: o inesperado se apresenta, encantador, pelo degrau menor. Recomenda-se não se prender depressa; um freio de metal, um melão coberto por folhas de salgueiro, e o tempo mostra o sabor.',
  today:
    'Chega mensagem de quem sumiu há anos, e a tarde muda de cor. Encontro interessa; aliança é outro assunto e tem outro prazo. A curiosidade pode sentar à mesa sem assinar nada.',
  counsel: 'Receba com cortesia e espere duas semanas antes de prometer qualquer coisa.',
  question: 'Antes de dizer sim, o que falta conhecer melhor?',
}
