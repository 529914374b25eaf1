import { parseDialogue } from './dialogue.ts'

export const oraculos = [
  parseDialogue(`
    C: {saudação}! O que é um oráculo, afinal? Só conheço tarot.
    K: {saudação}, {cliente}! É um baralho sem regra fixa: cada carta traz uma imagem e uma palavra. A gente conversa a partir dela.
    C: Gostei. Quero sobre amizade.

    K: Saiu “A Ponte”. Um caminho de madeira sobre um rio raso.
    C: Tenho uma amiga que se afastou depois que meu filho nasceu.
    K: A ponte está inteira no desenho, repara. Falta alguém atravessar primeiro.

    C: Por que sempre eu?
    K: Pergunta justíssima. Vou tirar mais uma para ela. “O Ninho”.
    C: Ela tenta engravidar há anos...
    K: Talvez a ponte esteja difícil do lado de lá também. É só uma imagem, você conhece a história melhor que eu.

    C: Nunca pensei que ver meu bebê pudesse doer nela.
    K: Sem culpa, tá? O que você poderia levar para o meio da ponte?
    C: Um café sem pressa. Sem bebê, sem falar disso se ela não quiser.

    C: Vou convidar para a padaria antiga.
    K: Perfeito. Se ela não puder agora, a ponte continua lá.
    C: Chorei e ri. {Obrigado|Obrigada}!
    K: Eu que agradeço a confiança. Até logo!
  `),
  parseDialogue(`
    C: Oi! Preciso escolher entre duas vagas e já fiz lista de prós e contras.
    K: Oi, {cliente}! Lista é ótima. O oráculo entra onde a lista empata. Empatou?
    C: Dezessete a dezessete, acredita?

    K: Uma carta para cada vaga. Primeira: “O Farol”. Segunda: “A Feira”.
    C: A primeira é numa empresa grande, a segunda num lugar pequeno cheio de gente.
    K: As imagens se divertiram. O farol é rumo e também é ficar longe. A feira é troca e também é barulho.

    K: Me diz uma lembrança boa de farol na sua vida e uma de feira.
    C: De farol, quando morei fora para estudar. De feira, toda terça com meu pai.
    K: E em qual você sorriu escrevendo?
    C: Na feira. Ai, pronto.

    C: Mas paga menos.
    K: Aí a conversa volta para a planilha, e está certo. Quanto a menos cabe na sua vida sem apertar?
    C: Cabe. Apertado, mas cabe. Dá até para negociar um pouco.

    K: Então você tem uma pergunta para o pessoal da feira antes de responder.
    C: Vou pedir 10% a mais e ver. {Obrigado|Obrigada}, {consultor}!
    K: Boa negociação! E tira o pai para almoçar, que a carta pediu.
    C: Kkkk pode deixar.
  `),
]
