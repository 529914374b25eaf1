import type { Meaning } from '../../rules.ts'

const gebo: Meaning = {
  origin:
    'Gebo é a dádiva. O poema inglês diz que ela dá honra a quem oferece e sustento a quem nada mais tem. Um verso do Hávamál completa: presente espera presente. Dar, entre aquela gente, era o modo de fazer e manter aliança; por isso pedia medida.',
  upright:
    'Lê-se como troca: o que se dá, o que se aceita e o laço que nasce disso. Dois traços que se cruzam e se apoiam, nenhum por cima do outro.',
  obstacle: 'Uma conta de favores que ninguém combinou e que os dois lados fazem de um jeito diferente.',
  support: 'Uma ajuda que já foi oferecida e ficou sem resposta por delicadeza ou orgulho.',
  counsel: 'Ofereça ou peça uma coisa só, concreta, e diga com todas as letras se espera algo de volta.',
  question: 'O que posso dar, ou pedir, sem dívida?',
}
