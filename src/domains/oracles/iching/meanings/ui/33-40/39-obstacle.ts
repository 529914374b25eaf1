import type { Meaning } from '../../rules.ts'

const obstacle: Meaning = {
  image:
    'Há água no alto da montanha: quem sobe encontra o riacho atravessado na trilha, fundo, rápido, com limo nas pedras da beira.',
  tradition:
    'Ir leva a dificuldade, vir leva a elogio, repetem as linhas. O sudoeste, terra plana e povoada, ajuda; o nordeste, só montanha, não. Diante do impedimento, a pessoa se volta para si e para os amigos, que acabam chegando.',
  today:
    'O documento não sai, e a vontade é voltar ao mesmo guichê com mais raiva. Insistir no mesmo ponto é o reflexo; recuar até a bifurcação costuma render conselho e outra rota.',
  counsel: 'Pare, descreva o impedimento a duas pessoas e ouça por onde elas iriam.',
  question: 'Que caminho mais plano existe e foi descartado por orgulho?',
}
