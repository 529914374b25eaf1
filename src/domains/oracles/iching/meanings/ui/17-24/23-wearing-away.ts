import type { Meaning } from '../../rules.ts'

const wearingAway: Meaning = {
  image:
    'A montanha pousa sobre a terra e perde, a cada chuva, um punhado de barro; lá no topo, uma árvore ainda dá fruto.',
  tradition:
    'Cinco linhas partidas sobem e resta uma inteira no alto. O livro mostra uma cama que se gasta pelos pés, pela borda, pelo estrado, e desaconselha partir em viagem. No fim, uma fruta grande fica no galho: dela sai a semente.',
  today:
    'Às vezes é um jeito de trabalhar que já deu o que tinha: cada mês pede mais esforço pelo mesmo resultado. Escorar por orgulho consome o que poderia ser guardado.',
  counsel: 'Alivie o peso que está em cima e proteja o pouco que permanece bom.',
  question: 'Que semente vale levar daquilo que está acabando?',
}
