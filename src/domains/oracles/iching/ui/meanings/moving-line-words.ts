import type { LineSum } from '../../coins.rules.ts'

/**
 * The texts of a changing line by its position (the lowest first): yin that becomes yang (6), and yang that becomes yin
 * (9).
 */
const PLACES: readonly { yields: string; firms: string }[] = [
  {
    firms:
      'No pé da figura, algo tímido cria apoio. Ainda não é hora de exibir: é hora de firmar o chão, combinar o básico, dar o primeiro passo do tamanho da perna.',
    yields:
      'No pé da figura, um ímpeto aceita esperar. A força de quem começa não se perde quando desacelera; ela ganha direção, pergunta o caminho e sai melhor.',
  },
  {
    firms:
      'A segunda linha é o centro da casa, onde se trabalha sem alarde. O que vinha sendo acolhido em silêncio toma forma, e quem só ouvia encontra o que dizer.',
    yields:
      'A segunda linha é o centro da casa, onde se trabalha sem alarde. Uma convicção abre espaço: dá para ceder no modo, guardar o principal e trazer alguém para perto.',
  },
  {
    firms:
      'A terceira linha é a soleira, entre o dentro e o fora, lugar de tropeço e de pressa. Quem hesitava encontra coragem; convém olhar o degrau antes de pisar.',
    yields:
      'A terceira linha é a soleira, entre o dentro e o fora, lugar de tropeço e de pressa. O excesso de esforço relaxa; baixar o ritmo aqui costuma poupar um conserto.',
  },
  {
    firms:
      'A quarta linha já vive perto de quem decide. O recado que ficava guardado pede voz: uma palavra franca, curta, na hora certa, ajuda mais que a prudência.',
    yields:
      'A quarta linha já vive perto de quem decide. A influência cresce com tato: aconselhar, deixar o crédito para outra pessoa, recuar meio passo no momento de aparecer.',
  },
  {
    firms:
      'A quinta linha é o lugar de quem conduz. Uma autoridade que se fazia por escuta passa a falar claro; a decisão amadureceu e cabe a você pronunciá-la.',
    yields:
      'A quinta linha é o lugar de quem conduz. O comando se abre: dividir a chave, consultar quem executa, corrigir-se diante de todos sem perder o respeito.',
  },
  {
    firms:
      'No alto da figura, a situação já se despede. O que se deixava levar até o fim encontra um limite, e dizê-lo com firmeza encerra o ciclo de modo limpo.',
    yields:
      'No alto da figura, a situação já se despede. O que foi longe demais pode descer: soltar a última ponta, agradecer, não estender a vitória nem a queixa.',
  },
]

/** The text of a changing line at `place` (1 to 6, from the bottom). */
export const movingLineWords = (place: number, line: LineSum) => PLACES[place - 1]![line === 6 ? 'firms' : 'yields']
