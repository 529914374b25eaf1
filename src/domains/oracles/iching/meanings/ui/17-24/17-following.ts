import type { Meaning } from '../../rules.ts'

const following: Meaning = {
  image: 'No fundo do lago dorme um trovão; à tardinha a água fica lisa, e a margem inteira baixa a voz com ela.',
  tradition:
    'O comentário antigo dá um conselho doméstico: ao anoitecer, entre e descanse. Seguir é ajustar o passo ao tempo e às pessoas, e o livro pergunta sempre a quem, porque quem segue o pequeno perde de vista o grande.',
  today:
    'Quem viaja deixando que outra pessoa escolha o caminho descobre cidades que não escolheria. Há um alívio em não puxar a fila, e há um ofício em acompanhar bem.',
  counsel: 'Adapte o seu ritmo ao da estação e guarde o sono como parte do trabalho.',
  question: 'Que voz você tem seguido, e ela leva aonde você quer chegar?',
}
