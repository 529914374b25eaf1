import type { Meaning } from '../../rules.ts'

const kenaz: Meaning = {
  origin:
    'Aqui há dúvida, e ela é antiga. O poema inglês fala da tocha, clara e viva, acesa onde as pessoas descansam dentro de casa. Os poemas da Noruega e da Islândia dão à mesma letra outro nome, ferida. O uso moderno ficou com o fogo.',
  upright:
    'Hoje se lê como luz de perto: não o sol, mas a lamparina que se leva na mão. Entender, aprender um ofício, enxergar o detalhe que muda a conta.',
  reversed:
    'Luz apagada ou perto demais dos olhos: o tema que se evita olhar, ou aquele tão remoído que já não se vê nada. Nos dois casos, ajuda mudar a distância.',
  obstacle: 'Decidir no escuro por não querer abrir a gaveta, o extrato ou a conversa.',
  support: 'Uma habilidade sua que clareia o assunto e que, por costume, você nem considera saber.',
  counsel: 'Olhe dez minutos, com relógio, para a parte que você vem evitando, e anote três coisas que viu.',
  question: 'O que clareia se eu olhar dez minutos?',
}
