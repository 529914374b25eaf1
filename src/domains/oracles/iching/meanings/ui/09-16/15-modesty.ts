import type { Meaning } from '../../rules.ts'

const modesty: Meaning = {
  image:
    'Uma montanha dentro da terra: por fora se vê campo raso, e quem caminha não suspeita da altura que tem sob os pés.',
  tradition:
    'É a única figura em que as seis linhas são favoráveis, dizem os leitores antigos. O cheio se esvazia, o vazio se enche; quem conduz tira de onde sobra e põe onde falta, pesa as coisas e leva a obra até o fim.',
  today:
    'Aquela pessoa que sabe muito e pergunta primeiro. Que lava a louça depois de ganhar o prêmio. Modéstia, aqui, é tamanho certo: nem pedir desculpa por existir, nem ocupar a sala toda.',
  counsel: 'Termine o que prometeu e deixe que outra pessoa conte a história.',
  question: 'Onde você se faz maior ou menor do que é?',
}
