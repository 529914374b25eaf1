import type { Meaning } from '../../rules.ts'

const pageOfPentacles: Meaning = {
  keywords: {
    upright: ['estudo', 'aplicação', 'começo prático'],
    reversed: ['plano eterno', 'falta de treino', 'minúcia'],
  },
  upright:
    'Levar a sério um começo pequeno: um curso, uma poupança, um ofício. Atenção inteira em uma coisa que se pode pegar.',
  reversed:
    'Estuda-se tanto o campo que a semente seca no bolso. O resultado que se deseja mora depois do exercício que se adia.',
  counsel: 'Pratique vinte minutos por dia, até domingo, aquilo que você anda só pesquisando.',
  obstacle: 'Colecionar material de estudo e chamar isso de estudar.',
  text: 'Nas pontas dos dedos, como quem ampara uma bolha de sabão, o pajem ergue uma moeda quase do tamanho da própria cabeça. O campo em volta já está arado, com sulcos até o horizonte, e as flores aos pés passam despercebidas. É o modo de quem aprende uma coisa concreta e se encanta com ela: pesa a farinha na balança nova, refaz a conta até entender a fórmula, planta manjericão e fotografa cada folha. Riqueza, por enquanto, nenhuma. Existe interesse, que é onde ela começa.',
  question: 'O que vale a pena você aprender devagar?',
}
