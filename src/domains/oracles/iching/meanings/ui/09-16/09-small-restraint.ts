import type { Meaning } from '../../rules.ts'

const smallRestraint: Meaning = {
  image:
    'Um vento manso passa no alto do céu, empurra nuvens de um lado para outro e ainda não junta o bastante para chover.',
  tradition:
    'Uma única linha partida segura cinco inteiras, como a mão que freia um cavalo só com a rédea curta. A tradição vê aqui nuvens densas vindas do oeste e um tempo de refinar o pormenor, já que o grande ainda não se move.',
  today:
    'O projeto grande está parado por uma assinatura, e nenhuma força apressa quem assina. Sobra a miudeza, que também é trabalho: afiar ferramentas, conferir medidas, responder mensagens atrasadas.',
  counsel: 'Corrija hoje uma coisa pequena que irrita você há semanas.',
  question: 'Que detalhe, se fosse resolvido, deixaria o resto andar?',
}
