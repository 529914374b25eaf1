import type { Meaning } from '../../../rules.ts'

const aceOfCups: Meaning = {
  keywords: {
    upright: ['afeto que começa', 'abertura', 'transbordar'],
    reversed: ['afeto contido', 'excesso de água', 'ternura guardada'],
  },
  upright:
    'Um sentimento chega antes do nome que se dará a ele. É oferta, ainda sem história: cabe receber, provar e ver que sabor tem.',
  reversed:
    'A água ficou dentro: carinho que não se diz, choro adiado, entusiasmo com receio de incomodar. Às vezes é o oposto, e a taça se derrama sobre quem só pediu um gole.',
  counsel: 'Diga a alguém, em uma frase e sem ocasião especial, o bem que essa pessoa faz ao seu dia.',
  obstacle: 'O hábito de recusar o que se oferece por não saber como retribuir.',
  text: 'Água por toda parte: a mão que sai da nuvem mal sustenta a taça, que transborda dos dois lados e cai num lago de lótus. Um pássaro mergulha de bico para dentro dela. No baralho de Waite e Smith, ele traz uma hóstia e a taça lembra um cálice de altar; aqui ficou só a ave com sede. Numa terça-feira, isso é o colo pedido por uma sobrinha, a música que surpreende no ônibus, a vontade de escrever a uma pessoa sem ter assunto. Ainda não é história, é fonte.',
  question: 'Que gesto de carinho está na ponta dos seus dedos e ainda não saiu?',
}
