import type { Meaning } from '../../meanings.rules.ts'
import type { Rank, Suit } from '../../cards.rules.ts'

const aceOfCups: Meaning = {
  keywords: {
    upright: ['afeto que começa', 'abertura', 'transbordar'],
    reversed: ['afeto contido', 'excesso de água', 'ternura guardada'],
  },
  upright:
    'Um sentimento chega antes do nome que se dará a ele. É oferta, ainda sem história: cabe receber, provar e ver que sabor tem.',
  reversed:
    'A água ficou dentro: carinho que não se diz, choro adiado, entusiasmo com receio de incomodar. Às vezes é o oposto, e a taça se derrama sobre quem só pediu um gole.',
  counsel: 'Diga a alguém, em uma frase e sem ocasião especial, o bem que essa pessoa faz ao seu dia.',
  obstacle: 'O hábito de recusar o que se oferece por não saber como retribuir.',
  text: 'Água por toda parte: a mão que sai da nuvem mal sustenta a taça, que transborda dos dois lados e cai num lago de lótus. Um pássaro mergulha de bico para dentro dela. No baralho de Waite e Smith, ele traz uma hóstia e a taça lembra um cálice de altar; aqui ficou só a ave com sede. Numa terça-feira, isso é o colo pedido por uma sobrinha, a música que surpreende no ônibus, a vontade de escrever a uma pessoa sem ter assunto. Ainda não é história, é fonte.',
  question: 'Que gesto de carinho está na ponta dos seus dedos e ainda não saiu?',
}

const twoOfCups: Meaning = {
  keywords: {
    upright: ['encontro', 'reciprocidade', 'acordo'],
    reversed: ['desencontro', 'descompasso', 'dar sem receber'],
  },
  upright:
    'Duas pessoas se oferecem a mesma coisa na mesma altura. Amor, amizade ou parceria: o que conta é a troca feita de frente.',
  reversed:
    'Um dos lados brinda antes, espera mais ou fala outra língua. Há vínculo, mas o passo está trocado, e adivinhar o que o outro quer dá mais trabalho que perguntar.',
  counsel: 'Proponha a alguém próximo uma conversa de meia hora em que cada um fale metade do tempo.',
  obstacle: 'A conta silenciosa de quem deu mais, que nenhum dos dois mostra ao outro.',
  text: 'Na altura do peito, duas taças quase se tocam. Uma moça e um rapaz, coroados de folhas, param a um palmo: brinde também é distância bem medida. Entre eles, duas linhas douradas se trançam num bastão como as serpentes do caduceu, velho emblema de mensageiros e de comércio; em cima paira a cabeça de leão com asas que Smith desenhou em 1909. Nem toda leitura desta carta fala de namoro. Ela cabe na sociedade fechada com um aperto de mão e no vizinho que devolve a forma com bolo dentro.',
  question: 'O que você espera desta relação e ainda não disse com todas as letras?',
}

const threeOfCups: Meaning = {
  keywords: {
    upright: ['amizade', 'celebração', 'boa companhia'],
    reversed: ['excesso', 'festa por dever', 'roda fechada'],
  },
  upright: 'Alegria que precisa de companhia: gente que se encontra, brinda ao que deu certo e divide a colheita.',
  reversed:
    'A roda virou compromisso, ou ficou tão fechada que alguém sobra do lado de fora. Pode ser também cansaço de festa, e a vontade legítima de ir embora mais cedo.',
  counsel: 'Convide duas pessoas de quem você gosta para uma coisa simples, com dia e hora.',
  obstacle: 'A opinião da turma, que chega antes da sua e ocupa a mesa toda.',
  text: 'Três braços se encontram no alto e já não se sabe qual mão segura qual taça. As amigas usam coroas de folhas, há uma luz atrás do brinde, e no chão ficaram romãs abertas, fruta que só se come devagar, um grão de cada vez. É o brinde do baralho: Smith o pôs numa horta carregada, e a tradição entende festa, colheita, notícia boa repartida. Cabem nele a marmita dividida no intervalo, o grupo que finalmente saiu do telefone e marcou o almoço, o café com quem ajudou na mudança.',
  question: 'Com quem você gostaria de comemorar, e o que falta para fazer o convite?',
}

const fourOfCups: Meaning = {
  keywords: {
    upright: ['pausa', 'fastio', 'recolhimento'],
    reversed: ['interesse que volta', 'teimosia', 'olhos abertos'],
  },
  upright:
    'Uma certa preguiça do que já se tem: nada falta e nada apetece. Recolher-se pode ser descanso, ou um modo educado de dizer não.',
  reversed:
    'O apetite volta aos poucos e a cabeça levanta. Ou a recusa endurece e vira pose, quando já passou a hora de aceitar ajuda.',
  counsel: 'Aceite nesta semana um convite que você recusaria por costume e veja depois como foi.',
  obstacle: 'O tédio que responde não antes de a proposta acabar de ser feita.',
  text: 'Debaixo de uma árvore redonda, alguém de braços cruzados e olhos fechados tem três taças ao alcance. A quarta chega pela esquerda, na mão que sai de uma nuvem, e ninguém a recebe. Waite falava em fastio, como se o vinho tivesse perdido o gosto; outras leituras veem ali uma meditação que não quer visita. As duas servem. Conhece-se a cena no domingo à noite, com cem filmes na tela e vontade de nenhum, ou no convite lido de relance de mau humor. Sombra também é lugar de pensar.',
  question: 'O que lhe foi oferecido há pouco e você nem chegou a olhar?',
}

const fiveOfCups: Meaning = {
  keywords: { upright: ['perda', 'tristeza', 'o que restou'], reversed: ['retomada', 'olhar em volta', 'luto adiado'] },
  upright: 'Algo se derramou e merece ser sentido. A tristeza olha para o chão, e por enquanto só conta o que caiu.',
  reversed:
    'O corpo começa a se virar e enxerga as duas taças em pé. Há também a pressa de parecer bem, com o luto empurrado para debaixo do tapete.',
  counsel: 'Escreva uma lista do que se perdeu e outra, do mesmo tamanho, do que continua com você.',
  obstacle: 'Voltar tantas vezes ao que caiu que a ponte, logo ao lado, sai do campo de visão.',
  text: 'Uma capa comprida, um capuz: de quem está ali só se conhecem as costas. Três taças entornadas à esquerda, duas inteiras à direita, um rio, uma ponte e uma torre adiante. O desenho conta sem comentar. Muitos manuais correm para as duas que sobraram, e há delicadeza em não ter tanta pressa. Primeiro vem o jantar que não aconteceu, a vaga que foi para outra pessoa, a amizade que esfriou. Noutro dia, lavando a louça, alguém repara que a ponte fica perto e que dá para ir a pé.',
  question: 'O que você perdeu e ainda não teve tempo de lamentar direito?',
}

const sixOfCups: Meaning = {
  keywords: {
    upright: ['memória', 'delicadeza', 'reencontro'],
    reversed: ['saudade sem fim', 'passado retocado', 'crescer'],
  },
  upright: 'O passado volta em forma de gentileza: um cheiro, uma casa, alguém que conheceu você antes de tudo isto.',
  reversed:
    'A lembrança ganhou retoque e o presente perde na comparação. Também pode ser hora de sair do pátio: agradecer à infância e fechar o portão por fora.',
  counsel: 'Mande notícias a alguém da sua infância ou refaça uma receita daquela época do jeito que a memória deixar.',
  obstacle: 'A versão antiga de você, que os outros ainda cumprimentam e que já não serve.',
  text: 'Pátio, muro baixo, casa e torre: o lugar é pequeno, como ficam os lugares quando a gente os revê. Um menino entrega a uma menina a taça plantada de flores, e outras cinco, floridas também, esperam na frente. De olhos fechados, os dois parecem mais lembrar a cena do que vivê-la. A tradição lê aqui a infância, o presente dado sem cálculo e a saudade. Acontece com o cheiro de caderno novo em fevereiro, com a foto achada na mudança, com um tio que ainda usa o apelido de antes.',
  question: 'Que gosto seu de criança ainda cabe na vida de hoje?',
}

const sevenOfCups: Meaning = {
  keywords: { upright: ['imaginação', 'muitas opções', 'fantasia'], reversed: ['escolha', 'pés no chão', 'indecisão'] },
  upright:
    'Muitas possibilidades ao mesmo tempo, quase todas ainda de nuvem. A imaginação está solta, e isso é riqueza enquanto não substitui a escolha.',
  reversed:
    'A névoa baixa e sobram uma taça ou duas. Quando custa, é porque ficar com uma significa devolver as outras, e há quem prefira sonhar com as sete.',
  counsel: 'Escolha duas das opções que rondam a sua cabeça e descubra, com números, quanto custa cada uma.',
  obstacle: 'O prazer de imaginar, tão completo que dispensa o primeiro passo.',
  text: 'Uma torre, um rosto, uma serpente. Embaixo, uma grinalda com estrela, joias, um vulto coberto por um véu luminoso, uma lua. Cada coisa sai da sua taça, as taças se apoiam em nuvens, e quem as contempla é só uma silhueta de capa. Waite chamava essas visões de favores de fada, sem nada de durável. O vulto encoberto é o mais curioso: o que se deseja nem sempre mostra a cara. Eis a carta das quarenta abas abertas, do curso de cerâmica, de italiano e de teatro no mesmo mês.',
  question: 'Se só pudesse ficar com uma destas vontades até o fim do ano, qual você escolheria?',
}

const eightOfCups: Meaning = {
  keywords: { upright: ['partida', 'busca', 'deixar para trás'], reversed: ['ficar mais um pouco', 'volta', 'fuga'] },
  upright:
    'Nada está quebrado, e mesmo assim é hora de ir: o que contentava deixou de contentar. Partida sem briga, a pé.',
  reversed:
    'A mala fica no corredor, vai, não vai. Pode ser apego ao que já se investiu, ou a descoberta de que o problema viajaria junto e vale a pena ficar.',
  counsel: 'Escolha um compromisso que perdeu o sentido e combine, com quem depende dele, como e quando você sai.',
  obstacle: 'O apego às horas já gastas, como se parar agora as jogasse fora.',
  text: 'Oito taças em pé, nenhuma virada. Quem parte vai de costas, com um cajado, rumo à água e aos montes pontudos, sob uma lua cercada de raios. Na fila de cima há um vão onde caberia mais uma, e talvez a viagem seja por causa dele. Costuma-se ler aqui o abandono de um sucesso, mais difícil de explicar que um fracasso. Quem deixou um emprego bom conhece a cena: na despedida perguntam o que houve, e não houve nada. Foi uma quinta-feira em que a volta para casa pareceu comprida.',
  question: 'O que continua bom e mesmo assim já não é para você?',
}

const nineOfCups: Meaning = {
  keywords: {
    upright: ['contentamento', 'prazer', 'desejo satisfeito'],
    reversed: ['vaidade', 'saciedade', 'desejo revisto'],
  },
  upright:
    'Satisfação sem pedir desculpas: a mesa está posta, o corpo gosta, e dá para reconhecer que era isto mesmo que se queria.',
  reversed:
    'Tem-se o que se pediu e o gosto não veio inteiro; talvez o pedido fosse antigo. Ou o contentamento ficou de vitrine, mais para mostrar que para usar.',
  counsel: 'Prepare um prazer simples com capricho, do começo ao fim, sem fotografar.',
  obstacle: 'Um conforto tão bem arrumado que nem as visitas sabem onde se sentar.',
  text: 'Sentado diante de uma cortina de listras, de braços cruzados e gorro com pluma, o dono da festa encara quem olha. Por cima, nove taças em arco, como troféus numa prateleira. Manuais populares a apelidaram de carta dos desejos; a figura, porém, fala menos de sorte que de saber do que se gosta. Faltam convidados. Pode ser que cheguem, pode ser que a noite seja de uma pessoa só: lençol limpo, sopa boa, telefone na outra sala. Braço cruzado guarda o prazer e, às vezes, guarda também a porta.',
  question: 'O que hoje já é seu e um dia você só desejava?',
}

const tenOfCups: Meaning = {
  keywords: {
    upright: ['harmonia', 'lar', 'afeto partilhado'],
    reversed: ['retrato perfeito', 'distância em casa', 'expectativa'],
  },
  upright: 'Amor que virou lugar: gente que se quer bem, uma janela acesa, a sensação de que basta.',
  reversed:
    'A família da foto e a do café da manhã não combinam. Nem sempre falta afeto; às vezes sobra ideal, e ninguém consegue morar dentro dele.',
  counsel: 'Faça uma refeição desta semana com as pessoas da sua casa, ou do seu coração, sem tela na mesa.',
  obstacle: 'A imagem de como a felicidade deveria parecer, que desconta pontos da que existe.',
  text: 'Com a mão livre para cima, um par festeja o arco de dez taças douradas. A outra mão está ocupada: um segura o outro. Atrás deles há uma casinha de luz acesa, árvores, um riacho. Em 1909, Smith desenhou também duas crianças dançando; aqui elas não aparecem, e assim cabe na carta qualquer forma de lar. Arco-íris não se guarda nem se compra, só se chama alguém à janela para ver. A fartura de Copas mora no portão que range, na panela, no nome da gente dito lá de dentro.',
  question: 'O que faz você sentir que chegou em casa, e com quem divide isso?',
}

const aceOfPentacles: Meaning = {
  keywords: {
    upright: ['oportunidade concreta', 'semente', 'chão'],
    reversed: ['semente parada', 'oferta mal lida', 'apego à ideia'],
  },
  upright:
    'Uma possibilidade que se pode pegar: um trabalho, uma quantia pequena, um terreno, um corpo disposto. É começo, e pede plantio.',
  reversed:
    'A moeda fica na mão, com receio de gastar ou de errar o canteiro. Também acontece de a proposta brilhar mais que as condições dela; convém virar e ler o outro lado.',
  counsel: 'Dê um passo material por este assunto: abra a conta, peça o orçamento, compre o caderno, meça a parede.',
  obstacle: 'Esperar a oportunidade completa, com raiz e fruto, e deixar passar a que veio em semente.',
  text: 'Redonda, raiada de luz, a moeda repousa na mão que a nuvem estende. Ela paira acima de um jardim, e o que prende o olhar é o caminho: reto, largo, entre lírios, passa sob um arco de rosas e segue até os montes. Não há portão fechado nem guarda. A fama da carta é de boa notícia no bolso; o desenho, mais modesto, mostra um começo de estrada. Parece a primeira encomenda de quem vende bolo, a muda que a vizinha traz num copinho, a chave do cômodo alugado.',
  question: 'Que oportunidade pequena está na sua mão à espera de chão?',
}

const twoOfPentacles: Meaning = {
  keywords: {
    upright: ['malabarismo', 'flexibilidade', 'ritmo'],
    reversed: ['sobrecarga', 'conta descoberta', 'cair da corda'],
  },
  upright:
    'Duas coisas ao mesmo tempo, e dá certo enquanto houver ritmo. Equilíbrio, aqui, é movimento: um pouco para cá, um pouco para lá.',
  reversed:
    'O laço se embola: um prazo come o outro, o dinheiro de um mês paga o anterior. Pode ser também a hora de confessar que só uma das moedas interessa.',
  counsel: 'Escreva os compromissos dos próximos sete dias e tire, adie ou divida um deles.',
  obstacle: 'A destreza de dar conta de tudo, que esconde dos outros, e de você, que é coisa demais.',
  text: 'O passo é de dança, o chapéu é de feira, e as mãos não param: as duas moedas correm dentro de um laço dourado com a forma do oito deitado, que o Mago também traz sobre a cabeça. Lá atrás o mar sobe e desce com dois barcos em cima. Ninguém pede que as ondas parem; joga-se junto com elas. Eis o mês de quem paga escola e aluguel na mesma semana, trabalha em dois turnos, cuida de um pai e de um projeto. A graça existe. O cansaço também.',
  question: 'Das coisas que você mantém no ar, qual poderia descansar no chão por uma semana?',
}

const threeOfPentacles: Meaning = {
  keywords: {
    upright: ['ofício', 'colaboração', 'primeira obra'],
    reversed: ['falta de combinado', 'vaidade de autor', 'pressa'],
  },
  upright: 'Obra de várias mãos, em que cada pessoa sabe uma parte. O capricho começa a aparecer, e alguém repara.',
  reversed:
    'Três opiniões e nenhum projeto: faltou dizer quem decide, quem paga, quem executa. Às vezes é talento que trabalha escondido e precisa deixar que vejam o andamento.',
  counsel: 'Mostre um trabalho pela metade a alguém que entende do assunto e pergunte uma coisa só.',
  obstacle: 'A vontade de fazer tudo por conta própria para que ninguém possa opinar.',
  text: 'Em cima de um banquinho, com o martelo suspenso, um artesão interrompe o serviço para ouvir. Ao lado dele estão duas pessoas, uma de frente e outra de costas, debaixo do arco em que três moedas formam triângulo. Na cena de 1909, eram um monge e alguém com a planta da igreja aberta: quem sabe rezar, quem sabe desenhar, quem sabe cortar pedra. Nenhum levanta o arco sem os outros. A reforma do banheiro ensina a mesma coisa, entre o azulejista, o encanador e quem vai tomar banho.',
  question: 'De quem é a parte que falta no seu projeto, e de que jeito pedi-la?',
}

const fourOfPentacles: Meaning = {
  keywords: { upright: ['segurança', 'reserva', 'limite'], reversed: ['mão fechada', 'desapego', 'medo de gastar'] },
  upright:
    'Guardar é uma forma de cuidado: uma reserva, uma fronteira, um canto que é seu. A carta mede o tamanho do abraço.',
  reversed:
    'A mão começa a abrir, e nem sempre por vontade própria. No exagero contrário, guarda-se tanto que o guardado não serve: roupa com etiqueta, saldo sem plano, carinho poupado.',
  counsel: 'Dê nome a uma reserva, com valor e finalidade, e depois gaste sem culpa uma quantia pequena do que sobrar.',
  obstacle: 'Segurar tão firme o que se tem que não resta mão para receber nem para cumprimentar.',
  text: 'Uma moeda na coroa, uma no peito, uma debaixo de cada pé: nesta posição não se anda. A figura está sentada num bloco, de olhos abertos, e abraça o disco maior como se ele pudesse rolar. A cidade inteira, com telhados e torres, ficou às suas costas. É fácil chamar de avareza, como fazem muitos livros. Depois de um mês contando moeda de ônibus, porém, há nesse abraço o primeiro dinheiro guardado da vida. Cada pessoa sabe onde a reserva virou cadeado.',
  question: 'Quanto basta para você se sentir em segurança, e onde esse número foi decidido?',
}

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

const sixOfPentacles: Meaning = {
  keywords: {
    upright: ['partilha', 'justa medida', 'generosidade'],
    reversed: ['dívida', 'favor que cobra', 'desequilíbrio'],
  },
  upright:
    'O que se tem circula: alguém dá, alguém recebe, e a balança cuida da medida. Os papéis podem se trocar amanhã.',
  reversed:
    'O presente vem com barbante: favor lembrado, empréstimo sem data, salário que se agradece como esmola. Ou a generosidade anda farta para fora e magra com quem a pratica.',
  counsel: 'Acerte uma conta aberta, de dinheiro ou de favor, com valor e data ditos em voz alta.',
  obstacle: 'A ajuda sem combinado, em que um lado se sente credor e o outro, pequeno.',
  text: 'De pé, com uma balança numa das mãos, alguém deixa cair moedas da outra. Embaixo, duas pessoas ajoelhadas erguem a palma, e as seis moedas grandes se repartem em semicírculo no céu. Dar, neste desenho, passa por pesar. A altura das figuras incomoda, e com razão: quem segura a balança segura a regra. Leia a carta dos três lugares, que a vida reveza. Emprestar ao irmão, receber cesta básica, cobrar pelo próprio trabalho a um amigo: em cada caso, a dignidade está em combinar a medida de frente.',
  question: 'Nesta troca, o que você dá, o que recebe, e qual das duas coisas nunca foi combinada?',
}

const sevenOfPentacles: Meaning = {
  keywords: {
    upright: ['espera', 'avaliação', 'cultivo'],
    reversed: ['impaciência', 'canteiro errado', 'colher antes'],
  },
  upright: 'O trabalho já foi feito e agora cresce no tempo dele. Pausa para olhar com honestidade o que vingou.',
  reversed:
    'Cavoucar a terra todo dia para ver a raiz, ou regar por teimosia o que não pega. A pausa pode servir para mudar de canteiro sem dar o ano por perdido.',
  counsel: 'Marque uma hora para avaliar um esforço antigo: o que ele já deu, o que custa, até quando segue.',
  obstacle: 'A ansiedade por resultado, que puxa a planta pela folha.',
  text: 'Já não há o que podar, e o lavrador fica ali, mãos juntas diante do corpo, os olhos baixos. Ao lado dele a parreira cresceu mais que ele, só que em vez de uva deu moedas: sete, presas aos ramos. Waite viu um moço apoiado num cajado, com o coração todo no tesouro. Aqui não há cajado, só a espera. Loja aberta há oito meses, primeiro ano de violão, massa de pão descansando: a parte mais difícil do serviço é a que não ocupa as mãos.',
  question: 'O que já mostra sinal de vida no que você plantou, e o que está pedindo outro canteiro?',
}

const eightOfPentacles: Meaning = {
  keywords: {
    upright: ['prática', 'capricho', 'aprendizado'],
    reversed: ['perfeccionismo', 'tarefa mecânica', 'atalho'],
  },
  upright:
    'Aprender fazendo, uma peça depois da outra. O progresso mora na repetição atenta, que quase ninguém aplaude.',
  reversed:
    'A mão repete e a cabeça saiu de perto, ou nenhuma peça fica boa o bastante para ir à parede. Também pode ser um convite a mudar de mestre ou de bancada.',
  counsel: 'Treine vinte minutos por dia uma só habilidade e guarde a peça de segunda para comparar com a de sexta.',
  obstacle: 'O gosto pelo retoque, que adia a entrega e chama isso de capricho.',
  text: 'Martelo no alto, moeda firme sobre o cepo: o aprendiz está no meio do gesto. Cinco peças prontas sobem pela coluna, outras esperam no chão, e a cidade ficou longe o bastante para não atrapalhar. Compare a primeira com a última; são iguais, e nisso está o elogio. Os manuais falam de aprendizado e de paciência de oficina. Na vida comum, corrige provas, passa a mesma costura pela terceira vez, troca um adjetivo e lê em voz alta.',
  question: 'Que habilidade sua merece mais horas de treino e menos horas de comparação?',
}

const nineOfPentacles: Meaning = {
  keywords: {
    upright: ['autonomia', 'bem-estar', 'refinamento'],
    reversed: ['solidão dourada', 'conta de aparência', 'dependência'],
  },
  upright: 'Gosto de desfrutar o que foi construído com as próprias mãos. Estar só, aqui, é companhia escolhida.',
  reversed:
    'O jardim é bonito e o portão anda trancado; ou a aparência custa mais que o jardim. Talvez falte reconhecer quem ajudou a plantar.',
  counsel: 'Reserve uma tarde para aproveitar algo que o seu trabalho já pagou.',
  obstacle: 'A independência levada tão longe que qualquer auxílio parece invasão.',
  text: 'Sem pressa nenhuma, uma mulher atravessa o seu jardim com um pássaro pousado na mão. Há videiras dos dois lados, nove moedas entre as folhas, uma casa ao fundo e, no canto de baixo, um caracol que dá o ritmo da cena. O vestido repete as flores em ouro. Em 1909 a ave era um falcão encapuzado, treinado para voltar ao punho: havia disciplina por trás do conforto. Quem olha de fora vê sorte. A dona do jardim sabe o nome de cada muda e quanto pagou.',
  question: 'O que você construiu e ainda não parou para desfrutar?',
}

const tenOfPentacles: Meaning = {
  keywords: { upright: ['legado', 'família', 'patrimônio'], reversed: ['herança pesada', 'disputa', 'romper o molde'] },
  upright:
    'O que dura mais que uma pessoa: casa, nome, receita, ofício, contas em ordem. Fartura que passa de mão em mão.',
  reversed:
    'A herança pesa, divide ou dita regras a quem não estava na conversa. Para certas famílias, o melhor legado é o costume que se decide não repetir.',
  counsel: 'Pergunte a alguém mais velho como foi ganho, gasto ou perdido o dinheiro da família, e anote.',
  obstacle: 'A regra da casa que ninguém lembra quem fez, e que todos ainda cumprem.',
  text: 'Um velho sentado, de manto bordado com folhas, ocupa o primeiro plano; adiante, sob o arco, um casal jovem, dois cães, um pedaço de rua com torre. As dez moedas não estão em bolso nenhum: ligam-se por fios dourados e lembram a árvore da Cabala, enfeite que os ocultistas de Londres trouxeram ao baralho. Cão, aliás, não liga para herança. A abundância de Ouros é feita de coisas com história: o terreno em nome de três irmãos, a panela de ferro, o jeito de assinar.',
  question: 'O que você recebeu de quem veio antes e quer passar adiante, e o que termina em você?',
}

const aceOfSwords: Meaning = {
  keywords: {
    upright: ['clareza', 'verdade', 'ideia nova'],
    reversed: ['confusão', 'palavra cortante', 'ideia sem uso'],
  },
  upright:
    'Uma ideia atravessa o assunto de ponta a ponta, e o que estava enrolado se separa. Começo pela palavra exata.',
  reversed:
    'A lâmina gira sem ponto de apoio: razão usada para ferir, ou um pensamento bom que não chega a virar frase. Afiar, neste caso, é escutar mais um pouco.',
  counsel: 'Resuma a questão numa frase de até doze palavras e leia em voz alta para ver se é isso mesmo.',
  obstacle: 'A certeza tão brilhante que ofusca o pedaço da história que ficou de fora.',
  text: 'Um punho fechado, não a palma aberta: espada não se recebe na palma, agarra-se pelo cabo. A ponta some dentro de uma coroa, de onde pendem dois ramos; gotas de luz caem em volta, e as montanhas ficam embaixo, nuas. Ramos de oliveira e de palma, na cena antiga, lembravam que o mesmo corte serve à paz e à vitória. É a hora em que se diz “então o problema é este” no meio da reunião, ou em que a conta de luz, relida, faz sentido.',
  question: 'Que verdade simples pouparia três parágrafos de explicação?',
}

const twoOfSwords: Meaning = {
  keywords: {
    upright: ['impasse', 'trégua', 'ponderação'],
    reversed: ['venda que cai', 'escolha adiada', 'excesso de dados'],
  },
  upright: 'Dois argumentos do mesmo peso e uma pausa entre eles. Não decidir ainda é, por um tempo, uma decisão.',
  reversed:
    'A venda escorrega: aparece a informação que faltava, ou a que se preferia não ver. Também pode ser informação demais, até o pulso cansar de segurar as duas.',
  counsel: 'Marque na agenda o dia em que você decide e, até lá, procure só a informação que mudaria a resposta.',
  obstacle: 'Os braços cruzados, que protegem o peito e também barram a conversa.',
  text: 'À beira da água, sentada num bloco de pedra, uma mulher vendada cruza os braços; de trás deles saem duas espadas, abertas como asas rígidas. É noite, com lua fina e três estrelas. Repare que nada a prende: quem tapou os olhos, ao que parece, foi ela mesma, para pesar em silêncio. Alguns leem bloqueio, outros uma trégua bem-vinda. Vive-se assim entre dois apartamentos com a mesma nota, ou no almoço em que os pais discutem e alguém da família resolve não tomar partido hoje. Braço erguido cansa.',
  question: 'O que você prefere não olhar para não ter de escolher?',
}

const threeOfSwords: Meaning = {
  keywords: {
    upright: ['mágoa', 'verdade que dói', 'desabafo'],
    reversed: ['cicatrização', 'mágoa guardada', 'perdão possível'],
  },
  upright: 'Dói, e é melhor dizer que dói. Uma palavra, uma notícia ou uma ausência atravessou o que era macio.',
  reversed:
    'A chuva passa e a ferida começa a ter contorno, ou alguém revolve a lâmina para conferir se ainda sente. Em certas histórias, falta só contar em voz alta.',
  counsel: 'Conte o que aconteceu a alguém de confiança, do começo ao fim, sem fazer piada no meio.',
  obstacle: 'A mágoa relida tantas vezes que já dita as respostas de hoje.',
  text: 'Aqui não há gente. Um coração grande ocupa o quadro, atravessado por três lâminas, sob nuvens carregadas e uma chuva inclinada. A imagem é velha: um baralho italiano do século XV, o Sola-Busca, já trazia coração e espadas. Nenhuma outra carta é tão direta, e há alívio nisso. Ela não anuncia dor; dá tamanho e forma à que já está na sala. Pode ser o e-mail de recusa, a frase dita na cozinha, o aniversário de quem não está mais. Chuva, pelo menos, lava.',
  question: 'Que mágoa precisa ser dita a alguém, e o que você pediria a quem escuta?',
}

const fourOfSwords: Meaning = {
  keywords: { upright: ['descanso', 'silêncio', 'trégua'], reversed: ['volta à rotina', 'insônia', 'pausa adiada'] },
  upright: 'Recuar para descansar a cabeça. As espadas foram penduradas na parede e ninguém precisa de resposta agora.',
  reversed:
    'O repouso acabou e o corpo se espreguiça, ou a cabeça se deitou e continua trabalhando. Nem toda pausa foi escolhida, e mesmo assim dá para aproveitá-la.',
  counsel: 'Escolha uma noite desta semana para deitar uma hora mais cedo, com o telefone fora do quarto.',
  obstacle: 'O cansaço que se disfarça de dúvida e pede solução quando precisava de sono.',
  text: 'De pedra, mas cama: a figura deitada, de mãos juntas e travesseiro sob a cabeça, lembra as estátuas dos túmulos antigos, mas quem escreveu sobre a carta em 1911 falou de retiro e de vigília, e o rosto é de quem cochila. Três espadas pendem na parede, a quarta está guardada no bloco que serve de cama; um vitral dourado faz de abajur. É o domingo sem visita, a sala escura depois da enxaqueca. Espada também descansa, e a parede aguenta o peso.',
  question: 'De que pensamento você poderia tirar folga até amanhã?',
}

const fiveOfSwords: Meaning = {
  keywords: { upright: ['disputa', 'vitória cara', 'orgulho'], reversed: ['trégua', 'pedido de desculpas', 'rancor'] },
  upright: 'Alguém venceu a discussão e ficou com o campo vazio. Vale perguntar quanto custou ter a última palavra.',
  reversed:
    'Cansaço de brigar: uma das lâminas volta para o chão e aparece espaço para um pedido de desculpas. Ou a briga terminou por fora e segue inteira no pensamento.',
  counsel: 'Na próxima discussão, repita o argumento do outro até ouvir “é isso”, e só então responda.',
  obstacle: 'Querer ter razão mais do que querer continuar a conversa.',
  text: 'As espadas sobraram todas para um: três com ele, duas largadas na grama. De mão na cintura, o rapaz olha por cima do ombro, e lá atrás duas pessoas se afastam em direção ao mar, cada vez menores. O céu tem nuvens picadas e pássaros. Em que lugar da carta você está? A tradição a lê como perda ou como conquista sem honra, conforme a cadeira. Serve para a reunião de condomínio ganha no grito, para a piada certeira que estragou a noite de todo mundo.',
  question: 'O que você teria de perder nesta briga para não perder a pessoa?',
}

const sixOfSwords: Meaning = {
  keywords: {
    upright: ['travessia', 'distância', 'passagem'],
    reversed: ['partida difícil', 'bagagem', 'assunto sem fim'],
  },
  upright:
    'Sair de águas agitadas para outras mais lisas. A mudança é discreta e leva tempo; a margem de lá já aparece.',
  reversed:
    'O barco não desencosta: falta um documento, uma despedida, coragem. Há quem já tenha chegado e continue com a cabeça na margem antiga.',
  counsel: 'Mude de lugar por algumas horas, outro bairro, outra sala, outro banco, e pense no assunto a partir de lá.',
  obstacle: 'A bagagem de argumentos que ninguém quer deixar no cais e que faz o barco ir baixo.',
  text: 'Note a água: de um lado do barco há ondas, do outro quase nenhuma. Alguém conduz de pé, com uma vara comprida; à frente vão uma pessoa de capuz e outra menor, ambas de costas, e seis espadas fincadas no casco fazem fila junto delas. Tirá-las agora abriria seis furos. Por isso viajam. É a carta da mudança de cidade, do divórcio assinado com calma, do primeiro mês depois do susto, quando a gente ri de alguma coisa e estranha. Quem conduz não fala, e é a melhor companhia possível.',
  question: 'O que você leva nesta travessia por necessidade, e o que leva por costume?',
}

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

const eightOfSwords: Meaning = {
  keywords: {
    upright: ['limite', 'espera', 'visão estreita'],
    reversed: ['venda que afrouxa', 'saída', 'ajuda aceita'],
  },
  upright:
    'A impressão de não ter saída quando a saída existe e ainda não foi tateada. Parte do aperto é de pensamento.',
  reversed:
    'Um nó cede, e o primeiro passo é desajeitado. Às vezes alguém de fora afrouxa o laço, e o difícil passa a ser andar sem ele.',
  counsel:
    'Liste três saídas para o problema, inclusive uma que pareça absurda, e telefone a alguém sobre a menos ruim.',
  obstacle: 'A frase “não tem jeito”, repetida até virar parede.',
  text: 'Vendada e enrolada em faixas, ela tem as pernas livres. Oito espadas se erguem em volta, quatro de cada lado, e na frente não há nenhuma: só um pouco de água rasa e o caminho aberto para quem olha. Longe, sobre um rochedo, o castelo não mandou guarda. Waite anotou que a prisão era passageira. Um laço desses pode ser um contrato, uma dívida, um “sempre fomos assim” da família; alguns apertam de verdade. A carta sugere começar pelo que está solto, com o pé, um palmo por vez.',
  question: 'Qual parte deste aperto é fato, e qual é frase que você aprendeu a repetir?',
}

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

const tenOfSwords: Meaning = {
  keywords: {
    upright: ['fim de ciclo', 'exaustão', 'basta'],
    reversed: ['recomeço', 'levantar devagar', 'drama prolongado'],
  },
  upright:
    'Um assunto chegou ao limite e não há mais o que tentar por esse caminho. Do fundo, curiosamente, já se vê claridade.',
  reversed:
    'Uma a uma, as lâminas saem. Pode haver pressa de se levantar antes da hora, ou certo apego a contar a queda, que um dia foi a história principal.',
  counsel: 'Declare encerrado um assunto esgotado: escreva a data, a última frase e o que você faz na manhã seguinte.',
  obstacle: 'Acrescentar mais uma espada a um caso em que nove já bastavam.',
  text: 'Dez espadas fincadas em quem está deitado, quando uma daria o recado: exagero tem hora, e esta carta sabe. Não se trata de morte, e sim de assunto esgotado. Atrás das lâminas nasce um sol dourado sobre o mar, e no alto restam estrelas: a noite está saindo. Depois do dez, em qualquer naipe, a conta recomeça. Lembra o projeto cancelado pela terceira vez, a conversa que já deu todas as voltas, o corpo largado no sofá numa sexta. Deitar também é parar de insistir.',
  question: 'O que você pode declarar terminado para ter as mãos livres amanhã?',
}

const aceOfWands: Meaning = {
  keywords: {
    upright: ['impulso', 'vontade', 'faísca'],
    reversed: ['fogo contido', 'falsa partida', 'vontade sem alvo'],
  },
  upright: 'Uma vontade acende e pede mãos. Ainda não é plano: é o calor que faz alguém se levantar da cadeira.',
  reversed:
    'O fósforo risca e apaga, por vento ou por falta de lenha. Pode ser também uma chama guardada há tempo demais, que começa a esquentar o bolso.',
  counsel: 'Dê quinze minutos hoje à ideia que anima você, antes de contá-la a qualquer pessoa.',
  obstacle: 'Começar sempre pela parte acesa e largar antes da parte que demora.',
  text: 'Cortado da árvore, o bastão continua brotando: folhas se soltam dele, no ar, e na ponta há uma chama pequena. Quem o segura é um punho saído da nuvem, bem acima de um castelo, de uma estrada em curvas e de dois montes. Quase todos os começos de Paus têm esse jeito de madeira viva. Aparece na pessoa que compra tinta às dez da noite porque decidiu pintar o corredor, na que escreve o primeiro parágrafo no verso de uma conta. Fogo pequeno se protege com a mão em concha.',
  question: 'O que você começaria amanhã de manhã se a vontade bastasse como motivo?',
}

const twoOfWands: Meaning = {
  keywords: {
    upright: ['planejamento', 'horizonte', 'escolha de rumo'],
    reversed: ['plano sem saída', 'receio do novo', 'mapa antigo'],
  },
  upright: 'O primeiro passo foi dado e agora se olha longe. Existe um lugar seguro sob os pés e outro que chama.',
  reversed:
    'Planeja-se tanto que a muralha ganha mais um andar. Visto de novo, o mundo na mão era pequeno, e o desejo talvez more num bairro próximo.',
  counsel: 'Escolha um dos rumos possíveis e procure saber o preço, o prazo e o nome de quem já foi.',
  obstacle: 'O conforto do alto do muro, de onde tudo parece perto.',
  text: 'Detrás das ameias, entre dois bastões plantados, alguém de gorro pesa na palma um globo. O mar está logo ali, com montes do outro lado; a parede de pedra também, e bem mais perto. Curioso é que os olhos estão fechados: a viagem, por ora, acontece dentro da cabeça. No exemplo clássico, o dono do castelo tem o mundo na mão e sente falta dele. Assim se passa uma noite de terça entre a planilha do intercâmbio e o financiamento da cozinha, com as duas abas abertas.',
  question: 'O que a segurança que você construiu permite arriscar agora?',
}

const threeOfWands: Meaning = {
  keywords: {
    upright: ['expansão', 'espera ativa', 'visão ampla'],
    reversed: ['atraso', 'expectativa', 'plano a rever'],
  },
  upright: 'O que dependia de você já saiu do porto. Agora é olhar o mar, acompanhar e pensar na etapa seguinte.',
  reversed:
    'Os barcos demoram e dá vontade de nadar até eles. Talvez o prazo fosse otimista; talvez falte um sócio, um farol, um aviso de chegada.',
  counsel: 'Confira como anda algo que você enviou ou pediu e escreva, com data, o próximo passo.',
  obstacle: 'Ficar de vigia no mirante enquanto o cais espera por arrumação.',
  text: 'Barcos no mar, sol no alto, e uma figura de capa parada no morro com a mão num dos três bastões. Vemos o que ela vê, por cima do seu ombro. Nada indica se as velas vão ou voltam. Waite pensou num comerciante a acompanhar a carga; hoje a carga é um currículo enviado, um edital, sementes encomendadas pelo correio. Esperar também é ofício, e tem tarefas próprias: arrumar o depósito, avisar quem recebe, estudar o vento. Enquanto isso, o bastão fincado dá apoio ao braço.',
  question: 'Enquanto a resposta não chega, que parte do caminho você pode preparar?',
}

const fourOfWands: Meaning = {
  keywords: { upright: ['festa', 'casa pronta', 'acolhida'], reversed: ['transição', 'festa pequena', 'lar em obras'] },
  upright:
    'Uma etapa ficou em pé e merece flores na porta. Alegria de chegar, receber gente e dizer que esta parte está feita.',
  reversed:
    'A comemoração encolhe ou atrasa, e ainda assim é devida. Às vezes a obra parece nunca ter fim, e a casa vira um lugar de passagem para quem mora nela.',
  counsel: 'Marque uma pequena festa para algo que terminou, nem que seja café com bolo para três.',
  obstacle: 'A ideia de que só se abre a porta quando o último quadro estiver na parede.',
  text: 'Com ramos na mão, um par dança debaixo de uma guirlanda de rosas, amarrada entre os bastões como um varal de festa junina. Os quatro postes não têm telhado nem parede: é uma porta armada no meio do campo, e quem quiser entra. O castelo ficou no fundo, a luz se abre por trás das flores. A laje batida pede churrasco; a monografia entregue, um brinde de suco; a mudança, pizza sobre as caixas.',
  question: 'O que já ficou de pé na sua vida e ainda não teve inauguração?',
}

const fiveOfWands: Meaning = {
  keywords: {
    upright: ['competição', 'debate', 'treino'],
    reversed: ['conflito abafado', 'acordo', 'discussão sem fim'],
  },
  upright:
    'Muitas vontades no mesmo terreiro, cada uma com o seu bastão. Há barulho, disputa e, se as regras forem claras, aprendizado.',
  reversed:
    'A discussão esfria e um jeito de combinar aparece. Ou ela some da mesa e continua nos corredores, com bastões menores.',
  counsel: 'Na próxima reunião, proponha duas regras antes do assunto: quanto tempo cada pessoa fala e quem decide.',
  obstacle: 'Falar mais alto para ganhar um ponto que ninguém estava marcando.',
  text: 'Conte cinco bastões e só três pessoas: sobra madeira e falta combinado. Elas se cruzam no ar, de pernas abertas e cara séria, e nenhuma pancada chegou a acertar. É briga, treino ou brincadeira de feira? A própria tradição hesita. O desenho tem até certa arquitetura, pois os paus, vistos de longe, armam uma cabana. Toda equipe nova passa por isso; toda família também, ao decidir onde será o Natal. Se alguém disser a regra em voz alta, a cabana pode até parar em pé.',
  question: 'Nesta disputa, o que você quer aprender, e o que só quer ganhar?',
}

const sixOfWands: Meaning = {
  keywords: {
    upright: ['reconhecimento', 'vitória', 'boa notícia'],
    reversed: ['aplauso adiado', 'vaidade', 'sucesso íntimo'],
  },
  upright: 'O esforço foi visto e alguém aplaude. Momento de aceitar o elogio inteiro e lembrar quem veio junto.',
  reversed:
    'O aplauso tarda ou vem para a pessoa errada. Outras vezes o louro aperta a testa: passa-se a cuidar mais da fama que do trabalho.',
  counsel: 'Conte uma conquista sua a quem ajudou nela e agradeça dizendo exatamente em quê.',
  obstacle: 'Precisar de plateia para acreditar que a coisa foi feita.',
  text: 'O desfile é curto e cabe numa carta: um cavalo enfeitado, uma pessoa coroada de louros, um bastão erguido com laço dourado na ponta. Outros cinco bastões se levantam em volta, seguros por gente que o desenho não mostra. Olhe o cavaleiro, que olha para nós e não para o caminho. Assim se voltava da guerra; hoje se volta da banca de defesa, do primeiro mês em que a loja fechou no azul, da apresentação da escola. Quem segurou o estribo merece ser chamado pelo nome.',
  question: 'De quem são as mãos que ajudaram você a chegar até aqui?',
}

const sevenOfWands: Meaning = {
  keywords: { upright: ['posição firme', 'defesa', 'coragem'], reversed: ['teimosia', 'cansaço', 'ceder terreno'] },
  upright:
    'Manter a posição com argumento e postura, mesmo em desvantagem de número. O terreno alto ajuda quem sabe por que subiu.',
  reversed:
    'Defende-se um morro que já não interessa, por costume de defender. Também é o momento de descer um degrau e escolher por qual ponto vale insistir.',
  counsel: 'Escolha o único ponto de que você não abre mão e explique o motivo em duas frases.',
  obstacle: 'Receber toda pergunta como ataque e responder com o bastão.',
  text: 'Seis chamas sobem da beira do quadro, três de cada lado, e não se vê quem as carrega. No alto de um rochedo estreito, um rapaz atravessa o seu bastão diante do corpo, pernas abertas, olhos atentos. Na estampa de Smith ele calça um sapato diferente em cada pé, como quem saiu às pressas; o nosso veio mais composto. A vantagem é a altura e o aperto também: mal cabem dois pés. Lembra quem diz não ao desconto, à hora extra de graça, à pergunta invasiva do almoço.',
  question: 'Por qual destes terrenos você subiria de novo, sabendo o que custa?',
}

const eightOfWands: Meaning = {
  keywords: { upright: ['rapidez', 'mensagem', 'movimento'], reversed: ['pressa', 'ruído', 'pouso adiado'] },
  upright: 'As coisas andam ao mesmo tempo e na mesma direção. Fase de recados, respostas e viagens curtas.',
  reversed:
    'Muita flecha para pouco alvo: mensagens se cruzam, a resposta sai antes da leitura. Se tudo parou no ar, talvez seja uma folga para conferir a pontaria.',
  counsel: 'Responda hoje às três mensagens que esperam há mais tempo, com uma frase cada.',
  obstacle: 'A velocidade da resposta, que passa na frente do que você queria responder.',
  text: 'Nenhuma pessoa, nenhum rosto: só oito bastões em voo, paralelos, descendo da esquerda para a direita sobre um rio, uma árvore e um castelo quase escondido. Ainda têm folhas e a ponta acesa. Foram lançados por alguém fora do quadro e não chegaram ao chão, de modo que a carta inteira é um meio de caminho. Tradicionalmente é a das notícias e do movimento. Numa manhã qualquer, são a obra que enfim recebe alvará, a passagem comprada e três telefonemas antes das nove. Convém ter onde pousar tudo isso.',
  question: 'Com tanta coisa no ar, qual mensagem merece ser relida antes do envio?',
}

const nineOfWands: Meaning = {
  keywords: {
    upright: ['persistência', 'guarda', 'experiência'],
    reversed: ['desconfiança', 'exaustão', 'baixar a guarda'],
  },
  upright:
    'Falta pouco e o corpo já sabe quanto custou chegar aqui. Firmeza de quem se machucou, aprendeu e continua no posto.',
  reversed:
    'A guarda continua montada depois que todos foram embora. Descansar, aqui, é uma manobra tão séria quanto resistir, e pedir rendição também.',
  counsel: 'Peça a alguém que fique no seu lugar por uma tarde e use o tempo para não fazer nada de útil.',
  obstacle: 'A ferida antiga, que escolhe por você em quem confiar.',
  text: 'Um lenço amarrado na cabeça conta o que houve antes. Abraçado ao bastão, o vigia encosta nele o peso do corpo e mantém os olhos abertos; às suas costas, mais oito formam uma cerca, com vãos por onde se veem os montes. Por enquanto ninguém vem. Waite viu nele força, e espera. Vem à mente a mãe de recém-nascido às cinco da manhã, a última semana do inventário, o comerciante que já foi enganado e confere a nota duas vezes. Uma cerca boa tem portão, e portão tem chave.',
  question: 'De que você continua se defendendo, e essa ameaça ainda existe?',
}

const tenOfWands: Meaning = {
  keywords: { upright: ['carga', 'responsabilidade', 'reta final'], reversed: ['delegar', 'soltar', 'peso alheio'] },
  upright:
    'A vontade do começo virou volume: tudo o que se aceitou, junto, nos braços. Há mérito em carregar e haveria em repartir.',
  reversed:
    'Uma parte do feixe desce ao chão, por escolha ou porque o braço avisou. Vale conferir de quem é cada vara antes de retomar a subida.',
  counsel: 'Liste o que você carrega nesta semana e devolva ou divida pelo menos um item.',
  obstacle: 'O orgulho de dar conta, que recusa ajuda a dois passos da porta.',
  text: 'Só as costas: não se vê o rosto de quem leva os dez bastões, abertos em leque acima da cabeça e presos por uma faixa. Todas as chamas seguem acesas. A trilha leva a uma casa com árvores, mas a carga tapa metade da vista. Eis o fim natural de um naipe feito de impulso, pois cada sim dito com entusiasmo somou uma vara ao feixe. Sacolas do mercado numa viagem só, plantão, síndico, aniversário da turma. A faixa tem nó, e nó se desfaz com os dedos, sem força.',
  question: 'Do que você leva nos braços, o que é de outra pessoa?',
}

type PipId = `${Exclude<Rank, 'pajem' | 'cavaleiro' | 'rainha' | 'rei'>}-de-${Suit}`

/** The texts of the numbered cards, ace to ten of the four suits. */
export const PIPS: Readonly<Record<PipId, Meaning>> = {
  'as-de-copas': aceOfCups,
  'dois-de-copas': twoOfCups,
  'tres-de-copas': threeOfCups,
  'quatro-de-copas': fourOfCups,
  'cinco-de-copas': fiveOfCups,
  'seis-de-copas': sixOfCups,
  'sete-de-copas': sevenOfCups,
  'oito-de-copas': eightOfCups,
  'nove-de-copas': nineOfCups,
  'dez-de-copas': tenOfCups,
  'as-de-ouros': aceOfPentacles,
  'dois-de-ouros': twoOfPentacles,
  'tres-de-ouros': threeOfPentacles,
  'quatro-de-ouros': fourOfPentacles,
  'cinco-de-ouros': fiveOfPentacles,
  'seis-de-ouros': sixOfPentacles,
  'sete-de-ouros': sevenOfPentacles,
  'oito-de-ouros': eightOfPentacles,
  'nove-de-ouros': nineOfPentacles,
  'dez-de-ouros': tenOfPentacles,
  'as-de-espadas': aceOfSwords,
  'dois-de-espadas': twoOfSwords,
  'tres-de-espadas': threeOfSwords,
  'quatro-de-espadas': fourOfSwords,
  'cinco-de-espadas': fiveOfSwords,
  'seis-de-espadas': sixOfSwords,
  'sete-de-espadas': sevenOfSwords,
  'oito-de-espadas': eightOfSwords,
  'nove-de-espadas': nineOfSwords,
  'dez-de-espadas': tenOfSwords,
  'as-de-paus': aceOfWands,
  'dois-de-paus': twoOfWands,
  'tres-de-paus': threeOfWands,
  'quatro-de-paus': fourOfWands,
  'cinco-de-paus': fiveOfWands,
  'seis-de-paus': sixOfWands,
  'sete-de-paus': sevenOfWands,
  'oito-de-paus': eightOfWands,
  'nove-de-paus': nineOfWands,
  'dez-de-paus': tenOfWands,
}
