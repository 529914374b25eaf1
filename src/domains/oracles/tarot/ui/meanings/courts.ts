import type { Meaning } from '../../meanings.rules.ts'
import type { Suit } from '../../cards.rules.ts'

const pageOfCups: Meaning = {
  keywords: {
    upright: ['recado do coração', 'imaginação', 'delicadeza'],
    reversed: ['melindre', 'devaneio', 'afeto escondido'],
  },
  upright:
    'Receber um sentimento novo com curiosidade, antes de lhe dar nome ou função. Um convite, um bilhete, uma ideia meio absurda.',
  reversed:
    'Sensibilidade que se ofende por pouco e depois se esconde para não parecer boba. O peixe continua na taça, à espera de conversa.',
  counsel: 'Responda com delicadeza a um sinal pequeno de afeto que você deixou passar.',
  obstacle: 'Levar para o lado pessoal o que era apenas distração do outro.',
  text: 'Um peixe põe a cabeça para fora da taça, e o pajem aceita a visita com a naturalidade de quem atende o telefone. Atrás dele o mar está calmo; a túnica é toda florida. Para Waite, são as imagens da mente tomando forma: boa licença para ideias esquisitas. Age-se assim ao mandar a música que lembrou alguém, ao escrever um poema ruim com prazer, ao chorar no comercial de margarina e rir disso. Coisa séria, dita em voz de brincadeira.',
  question: 'Que recado delicado você deixou sem resposta?',
}

const knightOfCups: Meaning = {
  keywords: { upright: ['convite', 'gentileza', 'ideal'], reversed: ['galanteio', 'palavra fácil', 'indefinição'] },
  upright:
    'Ir ao encontro com algo nas mãos: um pedido, uma proposta, um gesto bonito. O afeto anda a passo e avisa que está chegando.',
  reversed:
    'Encanto sem endereço: fala-se lindamente e não se marca o dia. De tanto esperar o momento perfeito, o gesto esfria.',
  counsel: 'Faça o convite completo, com dia, hora e lugar.',
  obstacle: 'Gostar mais da cena imaginada que da pessoa que está na sala.',
  text: 'Convém ir a passo quando se leva uma taça cheia, e o cavalo parece saber disso. Quem o monta tem asas no elmo, peixes no pano da sela e nenhuma arma à vista; segue pela praia de braço estendido, já oferecendo. Os cavaleiros são o movimento de cada naipe, e o de Copas se move por gosto. É levar sopa a quem está de cama, ou pedir desculpas com um maço de flores de feira na mão. Depois, claro, é preciso apear.',
  question: 'Que gesto de afeto você vem ensaiando sem fazer?',
}

const queenOfCups: Meaning = {
  keywords: {
    upright: ['acolhimento', 'escuta funda', 'sensibilidade'],
    reversed: ['esponja', 'mágoa muda', 'mergulho demais'],
  },
  upright: 'Escutar até o fim e guardar o que ouviu. Sentir com o outro sem perder de vista a própria margem.',
  reversed:
    'Absorve-se o humor de todo mundo, e o próprio fica sem lugar. Há mágoas tão bem guardadas que em volta não se sabe delas.',
  counsel: 'Ouça alguém por dez minutos sem aconselhar e depois dê a si o mesmo tempo.',
  obstacle: 'Cuidar do sentimento alheio para não abrir o próprio.',
  text: 'Esta taça tem tampa. A rainha a ampara com as duas mãos e inclina a cabeça para ela como se o metal fosse de vidro; o assento lembra uma concha em pé, com peixes de um lado e do outro. Waite anotou que ela vê e também age, e que agir alimenta o sonho. É a colega a quem se conta tudo e de quem nada escapa, a pausa antes do “e você, como ficou?”. A tampa, no caso, é cortesia com o que se guarda.',
  question: 'De quem é o sentimento que você está carregando?',
}

const kingOfCups: Meaning = {
  keywords: {
    upright: ['calma', 'maturidade', 'diplomacia'],
    reversed: ['frieza', 'maré represada', 'mágoa que manda'],
  },
  upright:
    'Sentir muito e conduzir mesmo assim. A calma vem de conhecer a maré, e quem está em volta se orienta por ela.',
  reversed:
    'Cordialidade por fora, ausência por dentro. Água represada pede que se abra uma comporta por vez, antes que a mágoa comece a mandar.',
  counsel: 'Numa conversa tensa, diga primeiro o que você sente, em uma frase, e só depois o que propõe.',
  obstacle: 'Uma serenidade de vitrine, com vidro no meio.',
  text: 'O trono boia. Uma laje o sustenta no meio das ondas, com um veleiro de um lado e um peixe saltando do outro, e o rei está ali de olhos abertos, taça na mão, sapatos secos. Reis governam o elemento do naipe; este aprendeu que mar não se manda calar. Reconhece-se o jeito dele em quem recebe a notícia ruim da família e organiza as caronas, ou em quem deixa o adolescente bater a porta e, meia hora depois, oferece bolo.',
  question: 'Em que assunto a sua calma ajuda, e em que assunto ela esconde?',
}

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

const knightOfPentacles: Meaning = {
  keywords: { upright: ['constância', 'método', 'palavra cumprida'], reversed: ['teima', 'rotina cega', 'demora'] },
  upright: 'Fazer o que se combinou, no passo que dá para manter. Pouco brilho, muita entrega.',
  reversed:
    'A constância virou teima, ou a rotina segue por inércia e ninguém lembra para quê. Cavalo parado também cansa.',
  counsel: 'Escolha a tarefa mais sem graça da lista e vá com ela até o fim antes de abrir outra.',
  obstacle: 'A demora que se faz passar por capricho.',
  text: 'Dos quatro cavalos da corte, só este tem todas as patas no chão. A cabeça é preta; o pano, salpicado de pontos dourados. No elmo do cavaleiro, em vez de pluma, cresce um tufo de folhas. Moeda à frente, ele confere a terra arada antes do próximo passo. Quem paga a conta todo dia 5 há onze anos conhece esse ritmo, e também quem pinta a casa um cômodo por fim de semana. Ninguém aplaude no meio. Mas, se ele diz sexta, pode-se marcar a festa para sexta.',
  question: 'Que passo pequeno você consegue repetir até o fim do mês?',
}

const queenOfPentacles: Meaning = {
  keywords: {
    upright: ['sustento', 'cuidado prático', 'presença'],
    reversed: ['servir sem sentar', 'peso do conforto', 'conta demais'],
  },
  upright:
    'Cuidar com coisas: comida, dinheiro bem posto, um quarto arrumado para a visita. Conforto que se vê e se divide.',
  reversed:
    'A casa inteira está servida, menos quem serve. Vale olhar também se o conforto não pesou a ponto de prender na cadeira.',
  counsel: 'Arrume um canto da casa ou das contas de modo que ele passe a ajudar você todo dia.',
  obstacle: 'Resolver com presente o que pedia companhia.',
  text: 'Roseiras fecham um arco sobre o jardim e, no canto direito, um coelho pousa sem susto, o que já diz muito da dona da casa. Ela tem a moeda no colo, entre as duas mãos, e baixa os olhos para ela como se vigiasse um pão no forno. Na leitura, costuma indicar o cuidado que se pode tocar. Pense em quem chega com a marmita e o troco certo, ou na amiga que faz planilha e também sabe quando podar. Tem tempo porque pôs o tempo na conta.',
  question: 'Que cuidado concreto está faltando na sua própria casa?',
}

const kingOfPentacles: Meaning = {
  keywords: { upright: ['solidez', 'administração', 'colheita'], reversed: ['avareza', 'posse', 'receio de perder'] },
  upright: 'Fazer crescer e saber administrar o que cresceu. A segurança vem do que foi cultivado com regularidade.',
  reversed: 'O que se tem começou a mandar em quem tem: conta-se demais, arrisca-se de menos, mede-se gente por preço.',
  counsel: 'Reveja um gasto, um contrato ou um preço seu e ajuste o que já não corresponde ao valor.',
  obstacle: 'Segurar tanto o que já rendeu que nada novo cabe na mão.',
  text: 'Parreiras sobem dos dois lados e as uvas continuam na túnica, de modo que mal se sabe onde acaba a plantação e começa o rei. Cabeças de touro coroam o espaldar. A moeda descansa no joelho sob uma mão sem aperto, e o olhar está baixo. A tradição vê aqui quem fez a matéria render e responde por ela. Há um pouco disso na dona do mercadinho que conhece cada freguês, no tio que ensina a ler contrato, em quem paga bem porque já trabalhou mal pago.',
  question: 'O que você já tem e merece ser mais bem cuidado?',
}

const pageOfSwords: Meaning = {
  keywords: {
    upright: ['curiosidade afiada', 'pergunta', 'prontidão'],
    reversed: ['intriga', 'palavra solta', 'defensiva'],
  },
  upright:
    'Espiar, perguntar, conferir: a inteligência ainda jovem que quer saber como as coisas são. Uma ideia nova pede prova.',
  reversed:
    'Fala-se antes de ter lido até o fim. A lâmina está em pé sem haver adversário, e a vida alheia vira esporte.',
  counsel: 'Faça a pergunta que você acha boba e anote a resposta com as palavras de quem respondeu.',
  obstacle: 'A vontade de ter razão antes de ter informação.',
  text: 'O vento leva a fita do cabelo para um lado, nuvens passam em fila, e o pajem segura a espada com as duas mãos, apoiada no ombro, olhando de esguelha. Não há luta nenhuma: ele está de ouvido em pé. Espadas é o naipe do ar, da palavra e do argumento, e aqui o argumento acabou de chegar. Toda turma tem alguém que lê as letras miúdas e pergunta “quem disse?” na hora em que os outros já concordavam. Incomoda um pouco e poupa muita bobagem.',
  question: 'O que você ainda não perguntou por receio de parecer que não sabe?',
}

const knightOfSwords: Meaning = {
  keywords: {
    upright: ['rapidez', 'franqueza', 'arrojo'],
    reversed: ['pressa cortante', 'briga à toa', 'palavra sem freio'],
  },
  upright:
    'Ir direto ao ponto, depressa, com a ideia na ponta da lâmina. Há hora em que a clareza precisa de velocidade.',
  reversed:
    'A pressa passou por cima do assunto e, quem sabe, de alguém. Existe ainda a versão parada: a carga que nunca sai, por excesso de argumento.',
  counsel: 'Diga a verdade necessária em três frases curtas e pare para ouvir.',
  obstacle: 'Responder à mensagem enquanto ela ainda está sendo escrita.',
  text: 'Riscos no ar acompanham o galope, e a ponta da espada já espeta uma nuvem. Capa solta, pluma escura, o cavaleiro já vai saindo da moldura. Quem lê bem descreve essa pressa sem mandar que alguém a obedeça. Ela serve para defender o colega na reunião, desfazer o boato no mesmo dia, arrancar o curativo. Serve menos às onze da noite, diante do botão de enviar. A mesma lâmina corta o nó e corta a conversa; entre uma coisa e outra cabe um copo de água.',
  question: 'O que precisa ser dito logo, e com quanto de lâmina?',
}

const queenOfSwords: Meaning = {
  keywords: {
    upright: ['lucidez', 'independência', 'palavra exata'],
    reversed: ['secura', 'defesa antiga', 'juízo severo'],
  },
  upright: 'Ver claro e dizer com exatidão, sem pedir licença nem levantar a voz. A experiência virou critério.',
  reversed:
    'A clareza endureceu: corta-se antes que alguém chegue perto. Uma dor antiga ainda responde por assuntos novos.',
  counsel: 'Escreva um não em duas linhas, gentil e sem desculpas, e envie.',
  obstacle: 'Uma lucidez usada como muro.',
  text: 'A mão direita mantém a espada a prumo; a outra se abre no ar, como quem diz “pode vir, mas venha com a verdade”. Borboletas pousam no encosto e na barra do vestido, bicho que só chega às asas depois do casulo. Manuais antigos a chamavam viúva. Muita gente hoje vê ali quem já chorou o que tinha para chorar e ficou com a vista limpa. É a amiga que devolve seu texto com metade das palavras e o dobro do sentido.',
  question: 'O que fica simples quando você o diz sem enfeite?',
}

const kingOfSwords: Meaning = {
  keywords: {
    upright: ['critério', 'imparcialidade', 'regra'],
    reversed: ['cálculo', 'sentença pronta', 'rigor de fachada'],
  },
  upright: 'Decidir com argumentos que qualquer pessoa possa conferir. A cabeça fria a serviço de uma regra justa.',
  reversed: 'Inteligência posta a serviço de vencer: a regra vale para os outros, e a sentença veio antes do processo.',
  counsel: 'Antes de decidir, escreva a regra que você aplicaria se o caso fosse de outra pessoa.',
  obstacle: 'Argumentar tão bem que ninguém mais se anima a discordar.',
  text: 'Ele encara quem olha, e não há jeito de fingir que é com outro. A espada pende um pouco para o lado, sinal de que está em uso; a mão livre se fecha sobre o joelho. No encosto, uma borboleta entre dois crescentes lembra que ideia também muda de fase. Waite o aproxima da Justiça, e falta aqui a balança: quem ouve precisa trazê-la. Pedem esse papel a assembleia do prédio, a partilha entre irmãos, o conselho dado a si mesmo como se fosse a um amigo.',
  question: 'Que regra você aceitaria para os dois lados?',
}

const pageOfWands: Meaning = {
  keywords: {
    upright: ['entusiasmo', 'descoberta', 'novidade'],
    reversed: ['fogo de palha', 'tédio', 'ideia sem chão'],
  },
  upright:
    'A faísca de um interesse novo, dita em voz alta e sem vergonha. Ainda não é plano; já é vontade de mostrar.',
  reversed: 'Empolga-se na segunda e some na quarta. Falta lenha miúda, e falta deixar que riam um pouco da ideia.',
  counsel: 'Conte a ideia a uma só pessoa e marque com ela o primeiro teste.',
  obstacle: 'Começar o quinto projeto para não sentir o peso do quarto.',
  text: 'O bastão é mais alto que o pajem e ainda tem folhas: parece colhido agora. Em volta há areia, pirâmides, um sol enorme e, no canto de baixo, um lagarto manchado, parente da salamandra que as lendas punham para morar no fogo. De olhos bem abertos, pluma no gorro, ele tem cara de quem chegou com notícia e procura a quem contar. É como se age ao entrar num grupo de samba sem saber tocar, ou ao propor um piquenique no meio da reunião. O resto se vê depois.',
  question: 'O que acende a sua curiosidade antes mesmo de fazer sentido?',
}

const knightOfWands: Meaning = {
  keywords: { upright: ['ímpeto', 'aventura', 'partida'], reversed: ['impaciência', 'bravata', 'largada sem rota'] },
  upright:
    'Sair na frente com calor e coragem, aceitando que parte do caminho se descobre andando. Boa carta para arrancar.',
  reversed:
    'Muito barulho de largada e pouca estrada. Partir pode virar hábito, sempre que a coisa começa a pedir permanência.',
  counsel: 'Dê nesta semana o passo que precisa de coragem e deixe marcado o seguinte, que precisa de agenda.',
  obstacle: 'A inquietação que troca de curso, de cidade ou de assunto bem na hora de ficar.',
  text: 'Empinado nas patas de trás, o cavalo mal toca o chão, e o cavaleiro gosta. Há labaredas no elmo e no pano da sela, um bastão erguido no punho e um sol que por si só bastaria. As pirâmides, ao fundo, lembram obras de outra paciência. No naipe da ação, ele é a ação sem rascunho, e certos dias precisam disso: uma vaga pedida pessoalmente, uma viagem decidida no café. Em outros, só se levanta poeira. Pergunte ao cavalo no terceiro quilômetro.',
  question: 'Para onde iria a sua vontade de partir se tivesse um endereço?',
}

const queenOfWands: Meaning = {
  keywords: { upright: ['confiança', 'calor', 'magnetismo'], reversed: ['rivalidade', 'palco demais', 'fogo baixo'] },
  upright: 'Ocupar o próprio lugar com alegria e deixar espaço quente em volta. Confiança que convida.',
  reversed:
    'O brilho passou a precisar de plateia, ou foi posto em fogo baixo para não incomodar. Em qualquer dos casos, sobra cansaço.',
  counsel: 'Sente-se na frente, nesta semana, em um lugar onde você costuma ficar no fundo da sala.',
  obstacle: 'Medir o próprio brilho pelo de quem está ao lado.',
  text: 'Bem na frente, no meio, está um gato preto, e ele encara quem chega: na casa desta rainha, até o bicho recebe as visitas. Ela tem um girassol numa mão e o bastão folhudo na outra; há leões no encosto, girassóis na saia, o sol por cima de tudo. É a pessoa que decora o nome do estagiário, puxa a primeira palma e repara em quem ainda não falou. Esse calor tem economia: aquece a sala e guarda lenha para a madrugada.',
  question: 'Onde você costuma diminuir de tamanho, e como seria ficar do seu?',
}

const kingOfWands: Meaning = {
  keywords: {
    upright: ['liderança', 'visão', 'impulso dirigido'],
    reversed: ['imposição', 'arrogância', 'chama cansada'],
  },
  upright: 'Fogo com endereço: uma visão que junta gente e sabe delegar. Conduz-se pelo entusiasmo e pelo exemplo.',
  reversed:
    'A visão virou ordem, e discordar parece traição. A chama que acende todo mundo também precisa de descanso.',
  counsel: 'Entregue a outra pessoa uma parte do que você faz, com o motivo explicado e o prazo combinado.',
  obstacle: 'Achar que só fica bom o que passa pela própria mão.',
  text: 'Coroa em labaredas, uma chama no alto do trono, outras pela túnica: se fosse incêndio, já não haveria cadeira. O rei, no entanto, está sentado, com o bastão no chão, e olha para o lado aonde a coisa vai. Uma salamandra subiu no degrau, à vontade como bicho da casa. Lê-se nele o fogo que aprendeu direção. Conhece-o quem fundou um bloco de carnaval e, no terceiro ano, passou o apito adiante; ou quem viu uma cozinheira comandar seis bocas de fogão sem gritar.',
  question: 'Que entusiasmo seu já pode ser dividido com mais gente?',
}

export type CourtId = `${'pajem' | 'cavaleiro' | 'rainha' | 'rei'}-de-${Suit}`

/** The texts of the court cards: ways of acting, never portraits of people. */
export const COURTS: Readonly<Record<CourtId, Meaning>> = {
  'pajem-de-copas': pageOfCups,
  'cavaleiro-de-copas': knightOfCups,
  'rainha-de-copas': queenOfCups,
  'rei-de-copas': kingOfCups,
  'pajem-de-ouros': pageOfPentacles,
  'cavaleiro-de-ouros': knightOfPentacles,
  'rainha-de-ouros': queenOfPentacles,
  'rei-de-ouros': kingOfPentacles,
  'pajem-de-espadas': pageOfSwords,
  'cavaleiro-de-espadas': knightOfSwords,
  'rainha-de-espadas': queenOfSwords,
  'rei-de-espadas': kingOfSwords,
  'pajem-de-paus': pageOfWands,
  'cavaleiro-de-paus': knightOfWands,
  'rainha-de-paus': queenOfWands,
  'rei-de-paus': kingOfWands,
}
