import type { Meaning } from '../../rules.ts'

const veiledLight: Meaning = {
  image: 'O sol entrou na terra: por fora anoitece, e quem tem brasa em casa cobre com cinza para que amanheça acesa.',
  tradition:
    'A história é a do príncipe Ji, que sob um rei cruel escondeu a própria lucidez para atravessar o tempo ruim sem se vender. Uma das linhas mostra um pássaro que baixa a asa e segue viagem.',
  today:
    'Existem ambientes em que a melhor ideia vira alvo assim que aparece. Nem toda verdade precisa ser dita no lugar onde ninguém a recebe; ela pode ser escrita, datada e guardada.',
  counsel: 'Proteja o que em você continua claro e escolha bem a quem mostrar.',
  question: 'Onde a sua brasa fica a salvo até o dia abrir?',
}
