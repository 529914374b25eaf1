import type { Meaning } from '../../../rules.ts'

const sevenOfSwords: Meaning = {
  keywords: {
    upright: ['estratégia', 'discrição', 'astúcia'],
    reversed: ['devolução', 'meia verdade', 'peso na consciência'],
  },
  upright:
    'Agir de lado em vez de frente: jogo de cintura, plano próprio, às vezes um segredo. A esperteza resolve e também cobra.',
  reversed:
    'O que se levou escondido volta para o lugar, ou o plano começa a ser contado. Pode ser também cautela em excesso, quando a porta da frente estava aberta.',
  counsel: 'Antes de contornar alguém, tente pedir o que você quer de forma direta e veja qual é a resposta.',
  obstacle: 'O meio caminho entre dizer e esconder, que dá o dobro do trabalho.',
  text: 'Na ponta dos pés, com cinco espadas nos braços, um homem deixa o acampamento em plena luz do dia. Duas ficaram na grama, de ponta para o céu. Ele tem os olhos bem abertos, e a dúvida é moral: furta, recupera o que era seu, desarma o inimigo? Waite escreveu “tentativa” e “plano que pode falhar”. Pensemos em quem procura outro emprego sem avisar no atual, ou sai da festa sem se despedir. Levar lâminas pelo lado do corte pede, no mínimo, um bom motivo.',
  question: 'O que neste plano você não gostaria de explicar em voz alta, e por quê?',
}
