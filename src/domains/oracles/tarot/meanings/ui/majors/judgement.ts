import type { Meaning } from '../../rules.ts'

const judgement: Meaning = {
  keywords: {
    upright: ['chamado', 'balanço', 'despertar'],
    reversed: ['autocrítica', 'chamado adiado', 'contas velhas'],
  },
  upright:
    'Um chamado que reúne o que foi vivido e pede resposta. Hora de olhar para trás, fazer as pazes com a soma e levantar.',
  reversed:
    'O som chegou, e a tampa continua fechada por cansaço, por dúvida, por uma sentença antiga contra si. Sentença também se revê.',
  counsel: 'Retome um contato ou um projeto que ficou para trás e diga numa frase por que ele ainda importa.',
  obstacle: 'O tribunal que funciona dentro da cabeça e só ouve a acusação.',
  text: 'Três pessoas saem de caixas abertas, de braços para o alto, e ninguém as puxou: bastou o som. Um anjo ocupa a metade de cima com asas, trombeta e uma bandeira de cruz. A mulher, o homem e a criança ao fundo têm água em volta, como se as caixas fossem barcos. O século XV via essa cena nas paredes das igrejas, com balança e castigo; a carta ficou só com o gesto de levantar. Hoje se costuma lê-la como chamado: por exemplo, a vontade de tocar que volta a incomodar aos quarenta, com o violão ainda atrás do armário. A música é uma só, e cada corpo responde do seu jeito. Em certas casas, a trombeta é o despertador.',
  question: 'Que chamado antigo você ainda ouve, e qual seria a menor resposta possível?',
}
