import type { Meaning } from '../../../rules.ts'

const nineOfPentacles: Meaning = {
  keywords: {
    upright: ['autonomia', 'bem-estar', 'refinamento'],
    reversed: ['solidão dourada', 'conta de aparência', 'dependência'],
  },
  upright: 'Gosto de desfrutar o que foi construído com as próprias mãos. Estar só, aqui, é companhia escolhida.',
  reversed:
    'O jardim é bonito e o portão anda trancado; ou a aparência custa mais que o jardim. Talvez falte reconhecer quem ajudou a plantar.',
  counsel: 'Reserve uma tarde para aproveitar algo que o seu trabalho já pagou.',
  obstacle: 'A independência levada tão longe que qualquer auxílio parece invasão.',
  text: 'Sem pressa nenhuma, uma mulher atravessa o seu jardim com um pássaro pousado na mão. Há videiras dos dois lados, nove moedas entre as folhas, uma casa ao fundo e, no canto de baixo, um caracol que dá o ritmo da cena. O vestido repete as flores em ouro. Em 1909 a ave era um falcão encapuzado, treinado para voltar ao punho: havia disciplina por trás do conforto. Quem olha de fora vê sorte. A dona do jardim sabe o nome de cada muda e quanto pagou.',
  question: 'O que você construiu e ainda não parou para desfrutar?',
}
