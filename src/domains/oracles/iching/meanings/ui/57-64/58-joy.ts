import type { Meaning } from '../../rules.ts'

const joy: Meaning = {
  image: 'Dois lagos ligados por um canal: quando um baixa, o outro o socorre, e nenhum dos dois seca no verão.',
  tradition:
    'A alegria, para o comentário, é a dos amigos que se reúnem para conversar e praticar. O povo esquece a fadiga quando alguém vai contente à frente. Já o prazer que vem só de fora, ou o que seduz, recebe aviso: negociar com ele tira o sono.',
  today:
    'Roda de samba depois do expediente, aula que acaba e ninguém levanta, piada antiga entre irmãos. Dividida, a conversa rende; sozinha, a tela só distrai.',
  counsel: 'Marque com alguém uma hora para aprender juntos uma coisa inútil.',
  question: 'Com quem a sua alegria fica mais inteligente?',
}
