import type { Meaning } from '../../rules.ts'

const initialDifficulty: Meaning = {
  image:
    'Trovão embaixo, água em cima: sob a chuva grossa, um broto empurra a terra por dentro e ainda não sabe de que lado está o sol.',
  tradition:
    'É a primeira figura em que céu e terra se misturam, e o livro a trata como um nascimento: apertado, confuso, cheio de vida. A tradição recomenda não sair andando à toa e chamar quem ajude.',
  today:
    'Primeiro mês de emprego, mudança de cidade, bebê em casa: tudo acontece junto e nada tem lugar. A desordem faz parte do começo e diminui à medida que cada coisa ganha gancho, gaveta, horário.',
  counsel: 'Escolha um único nó para desatar esta semana e peça companhia para isso.',
  question: 'Que passo seu já foi dado e merece ser retomado, em vez de inventar outro?',
}
