import type { Meaning } from '../../rules.ts'

const confinement: Meaning = {
  image: 'A água escorreu por baixo e o lago ficou seco: barro rachado, barco deitado de lado, um garoto que olha.',
  tradition:
    'O caráter do nome é uma árvore dentro de um quadrado. Fala-se e não se é ouvido; senta-se num tronco, tropeça-se na pedra, agarra-se o espinho. Mesmo assim a figura guarda boa palavra para quem segue alegre por dentro e fiel ao que quer.',
  today:
    'O salário acaba no dia vinte, e explicar isso a cada convite gasta a pouca água que resta. Beber em silêncio a poupa. E há quem goste de ajudar e só precise saber.',
  counsel: 'Reduza as promessas e conte a uma pessoa o tamanho real do aperto.',
  question: 'O que o aperto ainda não conseguiu tirar de você?',
}
