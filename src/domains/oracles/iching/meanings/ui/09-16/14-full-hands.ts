import type { Meaning } from '../../rules.ts'

const fullHands: Meaning = {
  image: 'Lá no alto do céu, o sol do meio-dia: um fogo só, que alcança telhado, rio e canteiro sem escolher.',
  tradition:
    'Cinco linhas inteiras se reúnem em torno de uma partida, que ocupa o lugar de honra e não segura nada com força. Para a tradição, possuir muito é uma carroça grande: serve para levar carga, e carga se entrega.',
  today:
    'Pode ser dinheiro, agenda de contatos, tempo livre, uma cozinha enorme. O que há em quantidade pede rumo, manutenção e algum recato, porque fartura exibida vira assunto.',
  counsel: 'Escolha uma coisa que você tem de sobra e ponha em uso por outra pessoa.',
  question: 'O que você possui que só vale quando circula?',
}
