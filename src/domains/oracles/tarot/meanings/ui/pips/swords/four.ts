import type { Meaning } from '../../../rules.ts'

const fourOfSwords: Meaning = {
  keywords: { upright: ['descanso', 'silêncio', 'trégua'], reversed: ['volta à rotina', 'insônia', 'pausa adiada'] },
  upright: 'Recuar para descansar a cabeça. As espadas foram penduradas na parede e ninguém precisa de resposta agora.',
  reversed:
    'O repouso acabou e o corpo se espreguiça, ou a cabeça se deitou e continua trabalhando. Nem toda pausa foi escolhida, e mesmo assim dá para aproveitá-la.',
  counsel: 'Escolha uma noite desta semana para deitar uma hora mais cedo, com o telefone fora do quarto.',
  obstacle: 'O cansaço que se disfarça de dúvida e pede solução quando precisava de sono.',
  text: 'De pedra, mas cama: a figura deitada, de mãos juntas e travesseiro sob a cabeça, lembra as estátuas dos túmulos antigos, mas quem escreveu sobre a carta em 1911 falou de retiro e de vigília, e o rosto é de quem cochila. Três espadas pendem na parede, a quarta está guardada no bloco que serve de cama; um vitral dourado faz de abajur. É o domingo sem visita, a sala escura depois da enxaqueca. Espada também descansa, e a parede aguenta o peso.',
  question: 'De que pensamento você poderia tirar folga até amanhã?',
}
