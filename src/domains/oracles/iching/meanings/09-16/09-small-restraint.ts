import type { Meaning } from '../rules.ts'

export const smallRestraint: Meaning = {
  image: 'Um vento manso passa no alto do céu, empurra nuvens de um lado para outro e ainda não junta o bastante para chover.',
  tradition:
    'Uma única linha partida segura cinco inteiras, como a mão que freia um cavalo só com a rédea curta. A tradição vê aqui nuvens densas vindas do oeste e um tempo de refinar o pormenor, já que o grande ainda não se move.',
  today:
    'Projeto parado em detalhe: a assinatura que falta, o orçamento devolvido, a visita remarcada. Força não adianta; paciência com a miudeza, sim. É boa época para afiar ferramentas e responder mensagens atrasadas.',
  counsel: 'Corrija hoje uma coisa pequena que irrita você há semanas.',
  question: 'Que detalhe, se fosse resolvido, deixaria o resto andar?',
}
