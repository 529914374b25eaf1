import type { Meaning } from '../../../rules.ts'

const nineOfSwords: Meaning = {
  keywords: { upright: ['preocupação', 'insônia', 'remorso'], reversed: ['alívio', 'pedir ajuda', 'manhã seguinte'] },
  upright:
    'Pensamentos que crescem de noite e encolhem um pouco com a luz. A aflição é verdadeira; as medidas dela, nem sempre.',
  reversed:
    'Amanhece, e a lista de temores, posta no papel, cabe em meia página. Em outros casos, a preocupação ficou tão habitual que já não se nota; contar a alguém ajuda a vê-la.',
  counsel: 'Deixe papel ao lado da cama, escreva o que tira o sono e trate do primeiro item em horário comercial.',
  obstacle: 'O ensaio noturno de conversas que talvez nunca aconteçam.',
  text: 'Três da manhã, mais ou menos. Uma pessoa se senta na cama com o rosto nas mãos, e a parede inteira virou espadas, nove, uma em cima da outra como linhas de caderno. Nenhuma encosta nela. A madeira da cama tem seis rosas entalhadas que, no escuro, ninguém lembra de ver. É onde se relê a mensagem enviada, se refaz a conta, se espera um filho chegar. Se as noites se repetem, vale procurar quem entende de sono e de aflição. De dia as paredes costumam ser só paredes.',
  question: 'Que preocupação da madrugada merece uma providência à luz do dia?',
}
