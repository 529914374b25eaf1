import type { Meaning } from '../../rules.ts'

const stagnation: Meaning = {
  image:
    'O céu se afasta para o alto, a terra afunda para o seu lado: entre os dois, um ar parado, de sala fechada depois das férias.',
  tradition:
    'É a Paz virada do avesso. As forças já não se procuram, e o livro aconselha quem é íntegro a recolher o próprio brilho, sem aceitar cargo nem favor para animar o que não anda. Na última linha a porta já range.',
  today:
    'Há reuniões em que só um fala e os outros olham o celular por baixo da mesa. Insistir mais alto cansa; vale abrir a janela, tratar do corpo, voltar ao que ainda responde.',
  counsel: 'Retire sua energia de uma disputa que não sai do lugar.',
  question: 'Onde ainda há troca de verdade na sua semana?',
}
