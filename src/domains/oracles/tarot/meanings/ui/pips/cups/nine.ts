import type { Meaning } from '../../../rules.ts'

const nineOfCups: Meaning = {
  keywords: {
    upright: ['contentamento', 'prazer', 'desejo satisfeito'],
    reversed: ['vaidade', 'saciedade', 'desejo revisto'],
  },
  upright:
    'Satisfação sem pedir desculpas: a mesa está posta, o corpo gosta, e dá para reconhecer que era isto mesmo que se queria.',
  reversed:
    'Tem-se o que se pediu e o gosto não veio inteiro; talvez o pedido fosse antigo. Ou o contentamento ficou de vitrine, mais para mostrar que para usar.',
  counsel: 'Prepare um prazer simples com capricho, do começo ao fim, sem fotografar.',
  obstacle: 'Um conforto tão bem arrumado que nem as visitas sabem onde se sentar.',
  text: 'Sentado diante de uma cortina de listras, de braços cruzados e gorro com pluma, o dono da festa encara quem olha. Por cima, nove taças em arco, como troféus numa prateleira. Manuais populares a apelidaram de carta dos desejos; a figura, porém, fala menos de sorte que de saber do que se gosta. Faltam convidados. Pode ser que cheguem, pode ser que a noite seja de uma pessoa só: lençol limpo, sopa boa, telefone na outra sala. Braço cruzado guarda o prazer e, às vezes, guarda também a porta.',
  question: 'O que hoje já é seu e um dia você só desejava?',
}
