import type { Instrument } from './cast.ts'
import type { Topic } from './hearing.ts'

/**
 * `{cliente}` is the client's first name, `{nome}` the attendant's, `{peça}` what was drawn last, `{coisa}` its kind.
 */
type Lines = readonly string[]

/** Said once at the beginning, so that nobody takes the program for a person. */
export const AUTOMATIC =
  'Antes de tudo: este atendimento é automático. Quem escreve aqui é um programa, com textos que gente escreveu.'

/** What it waits for: before the client has begun nothing is charged, and afterwards a question is needed. */
export const WAITS = {
  withSubject:
    'Quando você apertar “Começar a consulta”, tiro o símbolo e leio para isso. Até lá nada é cobrado. Quer acrescentar alguma coisa?',
  without:
    'Antes de apertar “Começar a consulta”, nada é cobrado: escreva agora, sem pressa, a sua pergunta. Qual é ela?',
  begun: 'Com uma frase sua eu já tiro o símbolo. Qual é a sua pergunta, {cliente}?',
}

/** Before and after the act of each instrument. */
export const INSTRUMENTS: Record<Instrument, { before: Lines; after: Lines; thing: string }> = {
  cards: {
    before: ['Vou embaralhar e tirar uma carta para isso.', 'Deixa eu abrir uma carta com essa pergunta na mesa.'],
    after: ['Saiu {peça}.', 'A carta é {peça}.'],
    thing: 'a carta',
  },
  sky: {
    before: [
      'Vou olhar o céu de hoje e tirar uma carta ao lado dele.',
      'Um instante: céu de hoje primeiro, carta depois.',
    ],
    after: ['Ao lado disso, a carta é {peça}.', 'E a carta que acompanha o céu de hoje é {peça}.'],
    thing: 'a carta',
  },
  runes: {
    before: ['Vou sortear uma runa para isso.', 'Um instante: sorteio uma pedra com essa pergunta.'],
    after: ['Saiu {peça}.', 'A runa é {peça}.'],
    thing: 'a runa',
  },
  coins: {
    before: ['Lanço as três moedas, seis vezes. Um minutinho.', 'Vou lançar as moedas e montar as seis linhas.'],
    after: ['As linhas formam {peça}.', 'O hexagrama é {peça}.'],
    thing: 'a imagem',
  },
  numbers: {
    before: ['Vou fazer a conta aqui, com você vendo.', 'Um instante, que eu mostro a soma inteira.'],
    after: ['Chegamos aqui: é {peça}.', 'Dá {peça}.'],
    thing: 'o número',
  },
}

export const ASK_BIRTH_DAY: Lines = [
  'Se preferir não dizer, faço pelo seu nome: qual é a sua data de nascimento, assim: 12/01/1987?',
  'Com a data de nascimento (12/01/1987, por exemplo) a conta fica mais rica; sem ela, uso o seu primeiro nome. Qual prefere?',
]

/** Questions that give the word back, by subject. */
export const FURTHER: Record<Topic | 'open', Lines> = {
  love: [
    'O que você precisa ouvir dessa pessoa? E o que ela talvez precise ouvir de você?',
    'Se nada mudasse em três meses, do que você sentiria mais falta?',
    'Qual foi a última vez em que vocês estiveram bem? O que havia ali que dá para repetir?',
  ],
  parting: [
    'O que você fazia antes dessa história e parou de fazer?',
    'Quando a saudade vem, é da pessoa ou de quem você era ao lado dela?',
    'Às vezes escrever e não mandar já alivia: que conversa você ainda ensaia por dentro?',
  ],
  betrayal: [
    'Que conversa você faria se não tivesse medo da resposta?',
    'O que mudou na sua confiança antes de mudar nos fatos?',
    'Quem, do seu lado, pode ouvir isso sem julgar?',
  ],
  work: [
    'Se um amigo estivesse no seu lugar, o que você diria a ele?',
    'Um e-mail já conta: qual seria o menor passo possível até sexta-feira?',
    'O que você precisaria saber para decidir com calma, e a quem dá para perguntar?',
  ],
  money: [
    'Escrito, costuma caber melhor na cabeça: você sabe, em números, o tamanho do que preocupa?',
    'Que despesa você defenderia com gosto, e qual está ali por costume?',
    'Para dívida, vale falar com quem cobra antes de vencer, e com um órgão de defesa do consumidor. Já tentou?',
  ],
  family: [
    'O que você gostaria que fosse diferente no próximo almoço de domingo?',
    'Há alguém nessa casa com quem dá para conversar primeiro, a sós?',
    'Que cuidado com você ficou por último nessa história?',
  ],
  grief: [
    'Se quiser me contar: que lembrança dessa pessoa faz você sorrir?',
    'Luto em companhia pesa um pouco menos: quem está ao seu lado nestes dias?',
    'Há um gesto pequeno que honre essa história: uma receita, uma música, uma carta que não se manda?',
  ],
  anxiety: [
    'O que está ao seu alcance agora, exatamente onde você está?',
    'Se isso já vem de semanas e tira o sono, um psicólogo ou o posto de saúde ajudam como eu não posso. Já pensou nisso?',
    'Quando foi a última vez que esse aperto diminuiu? O que você estava fazendo?',
  ],
  decision: [
    'Se alguém decidisse por você agora, qual resposta daria alívio?',
    'Que parte dessa escolha dá para experimentar antes de fechar?',
    'Às vezes não decidir também custa: o que você perde ao ficar onde está?',
  ],
  spirit: [
    'Que prática simples traz você de volta: uma caminhada, uma oração, uma página escrita?',
    'O que você já sabia antes de perguntar?',
    'Se você anotasse isso por três dias, que desenho apareceria?',
  ],
  open: [
    'E o que você gostaria que acontecesse daqui para a frente?',
    'Se isso fosse um capítulo, que título você daria?',
    'O que você já tentou, e o que ficou faltando?',
    'Quem mais faz parte dessa história?',
    'Que passo bem pequeno caberia amanhã de manhã?',
  ],
}

/** Where the words are the whole answer. */
export const ANSWERS = {
  identity: [
    'Não sou uma pessoa. Sou um atendimento automático: um programa escolhe entre textos que pessoas escreveram. O sorteio é de verdade, e o relógio só anda com o seu toque ou a sua palavra. Se preferir gente, escolha alguém da lista de consultores. Quer seguir assim mesmo?',
    'Aqui quem responde é um programa, não um ser humano, e cada mensagem minha vem marcada assim. Você pode encerrar agora e escolher alguém de carne e osso. Quer seguir assim mesmo?',
  ],
  danger: [
    'Paro tudo para dizer uma coisa: o que você sente é sério, e você não precisa passar por isso sem companhia. O CVV atende agora, de graça, dia e noite, pelo telefone 188 ou em cvv.org.br. Se houver perigo imediato, ligue 192.',
    'Eu sou um programa e não consigo cuidar disso como você merece. Por favor, ligue 188 (CVV, de graça, 24 horas) ou chame alguém de confiança para perto. Esta consulta pode esperar; você pode encerrá-la agora e só paga o que já conversou.',
  ],
  outside: [
    'A nossa conversa fica toda por aqui. É o que protege o seu dinheiro e a sua história: nada de telefone, aplicativo ou pagamento por fora. O que você quer perguntar aqui?',
  ],
  promise: [
    'Isso eu não faço, e desconfie de quem promete. Não há ritual que prenda alguém nem sorteio que dê número premiado. O que está por trás desse pedido?',
  ],
  health: [
    'De saúde eu não falo: não diagnostico, não curo e não substituo médico nem remédio. Procure atendimento, e se for urgente ligue 192. Quer olhar como você está levando estes dias?',
  ],
  clock: [
    'O preço do minuto está ao lado do relógio, e só a sua palavra ou o seu toque o fazem andar: 45 segundos depois da última ele para. O que sobrar volta para você, com recibo. Quer continuar?',
  ],
  thanks: [
    'Eu é que agradeço a conversa, {cliente}. Quer olhar mais alguma coisa ou ficamos por aqui?',
    'Leva com você a parte que fez sentido e deixa o resto. Quer olhar mais alguma coisa?',
  ],
  goodbye: [
    'Até logo, {cliente}. A decisão é sua e está em boas mãos. Pode encerrar quando quiser: você paga só o que conversamos.',
    'Um abraço, {cliente}. Guarda a pergunta de hoje por uns dias. É só encerrar ali no alto; o recibo aparece na hora.',
  ],
  future: [
    'Quando, ou se, algo vai acontecer eu não sei dizer, e ninguém sabe. O símbolo fala do que depende de você.',
  ],
  yesOrNo: ['Um sim ou um não eu não dou: símbolo nenhum decide por você. O que ele mostra é onde olhar.'],
  nothingMore: ['De {peça} já disse o que ela tem. Para outra pergunta, posso tirar outro símbolo: é só pedir.'],
  enough: ['Já temos quatro símbolos na mesa, e mais um agora só faria barulho.'],
  drawFailed: ['O sorteio não respondeu agora, {cliente}. Não inventei nada no lugar. Quer pedir de novo?'],
} as const satisfies Record<string, Lines>
