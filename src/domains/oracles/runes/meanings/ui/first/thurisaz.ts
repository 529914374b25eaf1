import type { Meaning } from '../../rules.ts'

const thurisaz: Meaning = {
  origin:
    'Para escandinavos, thurs era um gigante, e dos rudes. Na Inglaterra a mesma letra passou a se chamar thorn, espinho: o poema avisa que fere a mão de quem agarra. O sinal atravessou os séculos e ainda hoje se escreve na Islândia, como Þ.',
  upright:
    'Lê-se como aquilo que espeta e, por isso mesmo, protege: o limite, a cerca viva, o não dito na hora certa. O espinho fere quem agarra, não quem passa devagar.',
  reversed:
    'O espinho virado para dentro: irritação guardada, resposta atravessada, briga comprada por cansaço. Um não que demorou demais costuma sair pontudo.',
  obstacle: 'Um ponto sensível que ninguém nomeia e em que todo mundo esbarra.',
  support: 'Um limite claro, que pode ser dito em voz baixa e continuar valendo.',
  counsel: 'Diga um não curto e educado que está atrasado, sem três parágrafos de explicação.',
  question: 'O que espeta quando chego perto?',
}
