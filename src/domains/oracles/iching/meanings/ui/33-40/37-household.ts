import type { Meaning } from '../../rules.ts'

const household: Meaning = {
  image:
    'Do fogão aceso sai um vento morno que percorre a casa: pelo cheiro, quem chega à rua já sabe o que há no jantar.',
  tradition:
    'Casa bem cuidada, diz o livro, começa em palavras com substância e atos com duração. Cada pessoa ocupa o seu lugar e conta com o das outras; as regras valem desde cedo, e um riso à mesa compensa muita severidade.',
  today:
    'Quem busca na escola, quem paga o gás, de quem é a última fatia. Isso vale para república, casal, avó com neto ou time de quatro mesas.',
  counsel: 'Conversem sobre uma tarefa que ninguém combinou e deem dono a ela.',
  question: 'Que calor sai da sua casa quando a porta se abre?',
}
