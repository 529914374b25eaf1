import type { Instrument } from './cast.ts'
import type { Topic } from './hearing.ts'

/**
 * `{cliente}` is the client's first name, `{nome}` the attendant's, `{peça}` what was drawn last, `{coisa}` its kind.
 */
type Lines = readonly string[]

/** Said once at the beginning, so that nobody takes the program for a person. */
export const AUTOMATIC =
  'Antes de tudo: este atendimento é automático. Quem escreve aqui é um programa, com textos que gente escreveu.'

export const INVITATIONS: Lines = [
  'O que você gostaria de olhar hoje? Pode ser uma frase torta mesmo.',
  'Me conta em poucas palavras o que trouxe você até aqui?',
  'Por onde a gente começa: amor, trabalho, família, uma decisão?',
]

/** Before and after the act of each instrument. */
export const INSTRUMENTS: Record<Instrument, { before: Lines; after: Lines; another: string; thing: string }> = {
  cards: {
    before: ['Vou embaralhar e tirar uma carta para isso.', 'Deixa eu abrir uma carta com essa pergunta na mesa.'],
    after: ['Saiu {peça}.', 'A carta é {peça}.'],
    another: 'Se quiser, tiro mais uma carta. É só pedir.',
    thing: 'a carta',
  },
  sky: {
    before: [
      'Vou olhar o céu de hoje e tirar uma carta ao lado dele.',
      'Um instante: céu de hoje primeiro, carta depois.',
    ],
    after: ['Ao lado disso, a carta é {peça}.', 'E a carta que acompanha o céu de hoje é {peça}.'],
    another: 'Se quiser, abro mais uma carta. É só pedir.',
    thing: 'a carta',
  },
  runes: {
    before: ['Vou pôr a mão no saco e tirar uma runa.', 'Deixa eu tirar uma pedra com essa pergunta.'],
    after: ['Saiu {peça}.', 'A runa é {peça}.'],
    another: 'Se quiser, tiro outra runa. É só pedir.',
    thing: 'a runa',
  },
  coins: {
    before: ['Lanço as três moedas, seis vezes. Um minutinho.', 'Vou lançar as moedas e montar as seis linhas.'],
    after: ['As linhas formam {peça}.', 'O hexagrama é {peça}.'],
    another: 'Se quiser, lanço as moedas de novo com outra pergunta. É só pedir.',
    thing: 'a imagem',
  },
  numbers: {
    before: ['Vou fazer a conta aqui, com você vendo.', 'Um instante, que eu mostro a soma inteira.'],
    after: ['Chegamos aqui: é {peça}.', 'Dá {peça}.'],
    another: 'Se quiser, faço outra conta: é só pedir outro número.',
    thing: 'o número',
  },
}

export const ASK_BIRTH_DAY: Lines = [
  'Você me diz a sua data de nascimento, assim: 12/01/1987? Se preferir não dizer, faço pelo seu nome.',
  'Com a data de nascimento (12/01/1987, por exemplo) a conta fica mais rica. Sem ela, uso o seu primeiro nome.',
]

type TopicTexts = { heard: Lines; tie: Lines; further: Lines }

/** What is said to each subject: that it was heard, how the piece speaks to it, and what else to ask. */
export const TOPIC_TEXTS: Record<Topic | 'open', TopicTexts> = {
  love: {
    heard: [
      'Amor, então. Que bom que você trouxe isso para cá.',
      'Entendi, {cliente}. Relação é assunto que merece calma.',
      'Certo. Vamos olhar a relação a partir de você, que é quem está aqui.',
    ],
    tie: [
      'No amor, costumo ler assim: o que disso você já pediu com palavras, e o que espera que adivinhem?',
      'Numa relação, o símbolo vale menos como previsão e mais como espelho. O que dele se parece com vocês dois hoje?',
    ],
    further: [
      'O que você precisa ouvir dessa pessoa? E o que ela talvez precise ouvir de você?',
      'Se nada mudasse em três meses, do que você sentiria mais falta?',
      'Qual foi a última vez em que vocês estiveram bem? O que havia ali que dá para repetir?',
    ],
  },
  parting: {
    heard: [
      'Fim de história dói mesmo quando foi escolha. Fica à vontade.',
      'Entendi, {cliente}. Separação leva o tempo que leva.',
    ],
    tie: [
      'Num término, leio {coisa} como o que fica com você, e não como o que o outro vai fazer.',
      'Não uso isso para saber se alguém volta. Uso para perguntar: o que, dessa história, ainda pede despedida?',
    ],
    further: [
      'O que você fazia antes dessa história e parou de fazer?',
      'Quando a saudade vem, é da pessoa ou de quem você era ao lado dela?',
      'Que conversa você ainda ensaia por dentro? Às vezes escrever e não mandar já alivia.',
    ],
  },
  betrayal: {
    heard: [
      'Desconfiança cansa, {cliente}. Sinto que você esteja passando por isso.',
      'Entendi. Aqui ninguém vai investigar a vida de outra pessoa; vamos cuidar do que isso faz com você.',
    ],
    tie: [
      'Não existe {coisa} que prove uma traição. O que dá para olhar é o que você precisa para voltar a ter chão.',
      'Leio como pergunta: que limite seu ficou sem ser dito?',
    ],
    further: [
      'Que conversa você faria se não tivesse medo da resposta?',
      'O que mudou na sua confiança antes de mudar nos fatos?',
      'Quem, do seu lado, pode ouvir isso sem julgar?',
    ],
  },
  work: {
    heard: [
      'Trabalho, certo. Vamos por partes.',
      'Entendi, {cliente}. Profissão mexe com dinheiro, tempo e orgulho ao mesmo tempo.',
    ],
    tie: [
      'No trabalho, leria assim: o que disso depende só de você nesta semana?',
      'Como símbolo de carreira, pergunto: você está indo em direção a alguma coisa ou fugindo de outra?',
    ],
    further: [
      'Se um amigo estivesse no seu lugar, o que você diria a ele?',
      'Qual seria o menor passo possível até sexta-feira? Um e-mail já conta.',
      'O que você precisaria saber para decidir com calma, e a quem dá para perguntar?',
    ],
  },
  money: {
    heard: [
      'Dinheiro aperta o sono da gente. Vamos olhar com calma.',
      'Entendi, {cliente}. Aqui não sai previsão de ganho, mas sai uma boa pergunta.',
    ],
    tie: [
      'Para dinheiro, fico no concreto: o que desse símbolo cabe numa lista de papel, hoje?',
      'Não leio isso como promessa de ganho ou perda. Leio como jeito de lidar: onde falta combinado?',
    ],
    further: [
      'Você sabe, em números, o tamanho do que preocupa? Escrito, costuma caber melhor na cabeça.',
      'Que despesa você defenderia com gosto, e qual está ali por costume?',
      'Para dívida, vale falar com quem cobra antes de vencer, e com um órgão de defesa do consumidor. Já tentou?',
    ],
  },
  family: {
    heard: [
      'Família é onde a gente aprende a pedir e a calar. Me conta no seu tempo.',
      'Entendi, {cliente}. Casa da gente é assunto grande.',
    ],
    tie: [
      'Com família, leio assim: o que disso é seu e o que você carrega por outra pessoa?',
      'Pergunto a partir do símbolo: quem precisaria ouvir um “não” seu com carinho?',
    ],
    further: [
      'O que você gostaria que fosse diferente no próximo almoço de domingo?',
      'Há alguém nessa casa com quem dá para conversar primeiro, a sós?',
      'Que cuidado com você ficou por último nessa história?',
    ],
  },
  grief: {
    heard: [
      'Sinto muito pela sua perda, {cliente}. Não precisa ter pressa nenhuma aqui.',
      'Eu sinto muito. Luto não tem prazo nem jeito certo.',
    ],
    tie: [
      'Não falo em nome de quem partiu. Ofereço {coisa} como companhia: o que nela lembra essa pessoa?',
      'Leio com delicadeza: não como recado, e sim como um lugar para pousar a saudade.',
    ],
    further: [
      'Que lembrança dessa pessoa faz você sorrir? Se quiser, me conta.',
      'Quem está ao seu lado nestes dias? Luto em companhia pesa um pouco menos.',
      'Há um gesto pequeno que honre essa história: uma receita, uma música, uma carta que não se manda?',
    ],
  },
  anxiety: {
    heard: [
      'Respira comigo um instante. Não há nada para resolver nos próximos dois minutos.',
      'Entendi, {cliente}. Quando a cabeça corre, ir devagar já ajuda.',
    ],
    tie: [
      'Para a inquietação, leio o símbolo bem perto do chão: o que aqui é de hoje, e o que é de um amanhã inventado?',
      'Em vez de resposta, um apoio: o que disso caberia num gesto de cinco minutos?',
    ],
    further: [
      'O que está ao seu alcance agora, exatamente onde você está?',
      'Se isso já vem de semanas e tira o sono, um psicólogo ou o posto de saúde ajudam de um jeito que eu não posso.',
      'Quando foi a última vez que esse aperto diminuiu? O que você estava fazendo?',
    ],
  },
  decision: {
    heard: [
      'Uma decisão, então. A escolha continua sua; aqui a gente só clareia.',
      'Entendi, {cliente}. Vamos olhar a dúvida de um outro lado.',
    ],
    tie: [
      'Diante de uma escolha, pergunto: qual dos caminhos combina com {coisa}, e qual você gostaria que combinasse?',
      'Leio assim: não é “qual é o certo”, é “o que cada caminho pede de você”.',
    ],
    further: [
      'Se alguém decidisse por você agora, qual resposta daria alívio?',
      'Que parte dessa escolha dá para experimentar antes de fechar?',
      'O que você perde ao ficar onde está? Às vezes não decidir também custa.',
    ],
  },
  spirit: {
    heard: [
      'Boa. Para esse assunto trago mais silêncio do que resposta.',
      'Entendi, {cliente}. Cada um tem a sua fé, e ela cabe aqui.',
    ],
    tie: [
      'Leio como imagem, não como mensagem de fora: o que ela acorda em você?',
      'Se isto fosse a cena de um sonho seu, quem seria você nela?',
    ],
    further: [
      'Que prática simples traz você de volta: uma caminhada, uma oração, uma página escrita?',
      'O que você já sabia antes de perguntar?',
      'Se anotar isso por três dias, talvez o desenho apareça sozinho.',
    ],
  },
  open: {
    heard: ['Entendi, {cliente}. Que bom que você contou.', 'Certo, estou acompanhando.', 'Sim, sigo com você.'],
    tie: [
      'Olhando para o que você me disse: o que disso encosta na sua vida agora?',
      'Antes de eu dizer mais: qual parte disso chamou a sua atenção?',
    ],
    further: [
      'E o que você gostaria que acontecesse daqui para a frente?',
      'Se isso fosse um capítulo, que título você daria?',
      'O que você já tentou, e o que ficou faltando?',
      'Quem mais faz parte dessa história?',
      'Que passo bem pequeno caberia amanhã de manhã?',
    ],
  },
}

/** Where the words are the whole answer. */
export const ANSWERS = {
  identity: [
    'Não sou uma pessoa. Sou um atendimento automático: um programa escolhe entre textos que pessoas escreveram. O sorteio é de verdade, e o relógio é o mesmo de qualquer consulta. Se preferir falar com gente, procure um perfil sem o aviso de automático.',
    'Aqui quem responde é um programa, não um ser humano, e cada mensagem minha vem marcada assim. Posso seguir com você, ou você encerra quando quiser e escolhe alguém de carne e osso.',
  ],
  danger: [
    'Paro tudo para dizer uma coisa: o que você sente é sério, e você não precisa passar por isso sem companhia. O CVV atende agora, de graça, dia e noite, pelo telefone 188 ou em cvv.org.br. Se houver perigo imediato, ligue 192.',
    'Eu sou um programa e não consigo cuidar disso como você merece. Por favor, ligue 188 (CVV, de graça, 24 horas) ou chame alguém de confiança para perto. Esta consulta pode esperar; você pode encerrá-la agora e só paga o que já conversou.',
  ],
  outside: [
    'A nossa conversa fica toda por aqui. É o que protege o seu dinheiro e a sua história: nada de telefone, aplicativo ou pagamento por fora.',
  ],
  promise: [
    'Isso eu não faço, e desconfie de quem promete. Não há ritual que prenda alguém nem sorteio que dê número premiado. Posso olhar com você o que está por trás do pedido.',
  ],
  health: [
    'De saúde eu não falo: não diagnostico, não curo e não substituo médico nem remédio. Procure atendimento, e se for urgente ligue 192. Se quiser, olhamos como você está levando esses dias.',
  ],
  clock: [
    'O relógio é o do servidor e conta por segundo, só com nós dois aqui. O preço está no alto da sala, o que sobrar da reserva volta para você, e o recibo pode ser conferido por qualquer pessoa.',
  ],
  thanks: [
    'Eu é que agradeço a conversa, {cliente}. Quer olhar mais alguma coisa ou ficamos por aqui?',
    'Que bom que ajudou. Leva com você a parte que fez sentido e deixa o resto.',
  ],
  goodbye: [
    'Até logo, {cliente}. A decisão é sua e está em boas mãos. Pode encerrar quando quiser: você paga só o que conversamos.',
    'Um abraço, {cliente}. Guarda a pergunta de hoje por uns dias. É só encerrar ali no alto; o recibo aparece na hora.',
  ],
  greeting: ['Oi, {cliente}! Que bom que você veio.', 'Olá, {cliente}. Fica à vontade.'],
  future: ['Quando e se algo vai acontecer eu não sei dizer, e ninguém sabe. O que dá é olhar o que depende de você.'],
  no: ['Tudo bem, não precisa.', 'Sem problema, {cliente}.'],
  drawFailed: ['O sorteio não respondeu agora, {cliente}. Me pede de novo daqui a pouquinho?'],
  /** The clock stands because the attendant was silent, and the client begins to write. */
  awake: ['Estou aqui. Pode mandar.', 'Sigo por aqui, {cliente}. Pode escrever.'],
  waiting: [
    'Tome o tempo que precisar. Com a minha mensagem o relógio volta a andar; se preferir, pode pausar ou encerrar.',
  ],
} as const satisfies Record<string, Lines>
