import type { Meaning } from '../../rules.ts'

const knightOfWands: Meaning = {
  keywords: { upright: ['ímpeto', 'aventura', 'partida'], reversed: ['impaciência', 'bravata', 'largada sem rota'] },
  upright:
    'Sair na frente com calor e coragem, aceitando que parte do caminho se descobre andando. Boa carta para arrancar.',
  reversed:
    'Muito barulho de largada e pouca estrada. Partir pode virar hábito, sempre que a coisa começa a pedir permanência.',
  counsel: 'Dê nesta semana o passo que precisa de coragem e deixe marcado o seguinte, que precisa de agenda.',
  obstacle: 'A inquietação que troca de curso, de cidade ou de assunto bem na hora de ficar.',
  text: 'Empinado nas patas de trás, o cavalo mal toca o chão, e o cavaleiro gosta. Há labaredas no elmo e no pano da sela, um bastão erguido no punho e um sol que por si só bastaria. As pirâmides, ao fundo, lembram obras de outra paciência. No naipe da ação, ele é a ação sem rascunho, e certos dias precisam disso: uma vaga pedida pessoalmente, uma viagem decidida no café. Em outros, só se levanta poeira. Pergunte ao cavalo no terceiro quilômetro.',
  question: 'Para onde iria a sua vontade de partir se tivesse um endereço?',
}
