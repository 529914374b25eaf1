import type { Meaning } from '../../rules.ts'

const gentleWind: Meaning = {
  image: 'Vento após vento, sempre do mesmo lado: a pedra não percebe, a duna já andou um metro.',
  tradition:
    'O suave penetra porque insiste sem quebrar. As ordens eram repetidas para serem entendidas; havia quem procurasse o mal até debaixo da cama, com adivinhos e escribas, e quem exagerasse na humildade e perdesse o machado. Três dias antes da mudança, três depois, recomenda uma linha.',
  today:
    'Criança nenhuma aprende a agradecer ouvindo discurso. Uma frase boa dita vinte vezes, em tom igual, entra onde o sermão não entra, e quando se vê já é costume da casa.',
  counsel: 'Escolha uma só mensagem e repita-a com calma a semana inteira.',
  question: 'Que direção o seu vento mantém quando ninguém olha?',
}
