import type { Meaning } from '../../rules.ts'

const gathering: Meaning = {
  image:
    'O lago se junta sobre a terra, alimentado por todo lado, e quem mora perto reforça as margens antes que encha.',
  tradition:
    'O rei vai ao templo e o povo se reúne em torno de algo maior que cada um. Prepara-se uma grande oferenda, e conferem-se também os imprevistos: onde há ajuntamento, há riso, choro e cotovelo.',
  today:
    'Para que a festa de família dê certo, alguém pensou na água, na sombra, nas cadeiras, em quem chega só e não conhece ninguém. A alegria coletiva tem sempre uma lista por trás.',
  counsel: 'Dê ao encontro um motivo que caiba no convite e uma pessoa para receber à porta.',
  question: 'Além do costume, que motivo reúne vocês?',
}
