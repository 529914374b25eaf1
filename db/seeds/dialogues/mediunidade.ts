import { parseDialogue } from './dialogue.ts'

export const mediunidade = [
  parseDialogue(`
    C: {saudação}. Sonhei com minha avó três noites seguidas e quis falar com alguém.
    K: {saudação}, {cliente}. Que bom que veio. Me conta do sonho sem pressa nenhuma.
    C: Ela está na varanda debulhando feijão e me olha, só isso.

    K: Vou fazer um minuto de silêncio para escutar com calma. Já volto.
    K: O que me vem é uma sensação de sossego, cheiro de café passado em pano. Pode ser dela, pode ser a minha avó se metendo, digo com honestidade.
    C: A minha passava no coador de pano! Todo dia às quatro.

    C: Você acha que ela quer me dizer alguma coisa?
    K: Não gosto de pôr palavra na boca de quem partiu. O que você gostaria de dizer a ela?
    C: Que a casa foi vendida. Fico com culpa.

    K: E o que ela diria da casa, pelo que você conheceu dela?
    C: Diria “casa é parede, {meu filho|minha filha}, o feijão vai junto”. Nossa, escrevi chorando.
    K: Deixa vir. Está tudo bem por aqui.

    C: Preciso fazer alguma coisa, oração, vela?
    K: Só se for do seu coração. Aqui ninguém vai te pedir nem vender nada. Um café às quatro já é uma bela prece.

    C: Amanhã vou passar um no coador de pano.
    K: Brinda com ela por mim. Fica em paz, {cliente}.
  `),
  parseDialogue(`
    C: Oi, {consultor}. Me sinto {cansado|cansada} demais, como se carregasse a energia dos outros.
    K: Oi, {cliente}. Primeiro o de sempre: tem dormido, comido, visto médico?
    C: Durmo mal. Médico só no mês que vem.
    K: Mantenha a consulta, por favor. O que eu faço caminha ao lado, não no lugar.

    K: Dito isso, me conta do seu dia. Onde o cansaço chega?
    C: No fim da tarde. Atendo público o dia inteiro, todo mundo reclama comigo.
    K: O que eu percebo daqui é gente muito porosa, que escuta com o corpo todo.

    C: Existe um jeito de fechar isso?
    K: Fechar, não. Marcar a porta. Ao sair do trabalho, lave as mãos devagar e diga em voz baixa o que não é seu.
    C: Só isso?
    K: Só. Sem vela de tantos reais, sem perigo nenhum à espreita.

    C: Às vezes acho que tem inveja no meio.
    K: Pode até ter, mas não vou te dar inimigo para carregar além do cansaço. Quem é que te faz rir lá?
    C: A moça da limpeza, a Dalva.
    K: Então almoça com a Dalva.

    C: Vou tentar o das mãos hoje mesmo.
    K: E dorme cedo. Se o desânimo crescer, fala com alguém: o CVV atende no 188 a qualquer hora. Um abraço.
    C: {Obrigado|Obrigada} pela conversa, me senti em casa.
  `),
]
