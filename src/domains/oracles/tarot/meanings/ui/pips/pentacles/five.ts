import type { Meaning } from '../../../rules.ts'

const fiveOfPentacles: Meaning = {
  keywords: {
    upright: ['escassez', 'frio', 'ajuda por pedir'],
    reversed: ['porta que se abre', 'recuperação', 'orgulho'],
  },
  upright: 'Um tempo apertado de corpo, dinheiro ou companhia. A falta é real; a janela acesa, ali perto, também.',
  reversed:
    'O frio cede um pouco: alguém abre, um pagamento entra, a vergonha diminui. Noutras vezes a dificuldade já passou e os hábitos dela ficaram, como comer depressa e não pedir nada.',
  counsel: 'Peça uma ajuda precisa a uma pessoa ou a um serviço: diga o que falta, quanto e até quando.',
  obstacle: 'A vergonha de bater à porta, que faz a noite parecer mais comprida do que é.',
  text: 'Neva, e a parede de pedra ocupa quase tudo. No meio dela brilha um vitral com cinco moedas; embaixo passam duas pessoas, uma de capuz, outra apoiada num bastão. Nenhuma olha para cima. A imagem clássica tem muletas e pés descalços, e há cem anos se discute por que ninguém entra: a porta está trancada, não aparece, ou ninguém bateu? A carta conhece o fim de mês, a fila do posto, o almoço pulado em silêncio. E lembra o detalhe mais quente do desenho, que é haver dois caminhando juntos.',
  question: 'A quem você poderia contar quanto está difícil, em números ou em palavras?',
}
