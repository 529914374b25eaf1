import type { Meaning } from '../../rules.ts'

const adornment: Meaning = {
  image:
    'A fogueira acesa ao pé da montanha doura pedra por pedra; a encosta é a mesma do meio-dia e parece recém-feita.',
  tradition:
    'Enfeite de barba, véu, cavalo branco: o livro aprecia a beleza e conhece o seu alcance. Ela torna claras as coisas pequenas, mas não julga as grandes, e a última linha elege o branco simples, sem tinta nenhuma.',
  today:
    'Alguém põe a toalha boa numa terça-feira, e o arroz com ovo fica diferente. A forma recebe quem chega; depois, é o conteúdo que conversa, e ele não se passa a ferro.',
  counsel: 'Arrume uma coisa pela alegria de vê-la arrumada e deixe a decisão séria para outra hora.',
  question: 'O que sobra do seu plano quando você tira o enfeite?',
}
