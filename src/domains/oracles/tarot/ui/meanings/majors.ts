import type { Meaning } from '../../meanings.rules.ts'
import type { MajorId } from '../../cards.rules.ts'

const fool: Meaning = {
  keywords: { upright: ['começo', 'leveza', 'curiosidade'], reversed: ['impulso', 'hesitação', 'falta de mapa'] },
  upright:
    'Um começo que ainda não tem nome, feito com pouca bagagem e muita curiosidade. A disposição de parecer principiante.',
  reversed:
    'Visto de longe, pular para escapar de alguma coisa parece coragem. E há quem fique meses com o pé no ar, à espera do dia perfeito.',
  counsel: 'Comece nesta semana, em tamanho pequeno, uma coisa que você ainda não sabe fazer direito.',
  obstacle: 'A pressa de partir, que dispensou o mapa, o combinado e a pergunta mais simples.',
  text: 'O chão acaba a dois passos, e a pessoa da carta anda de rosto para o alto: uma rosa numa mão, a trouxa no ombro, o sol inteiro no céu. Atrás dela, um cachorrinho se põe nas patas traseiras. Está avisando ou quer brincar? O desenho deixa em aberto. No antigo jogo de tarot, o Louco era a desculpa: quem o jogava não precisava servir o naipe e, em geral, ficava com a carta. Daí o zero, que cabe antes de todos ou depois de todos. Ele anda por aí em dia comum, na primeira aula de natação aos cinquenta, de touca torta e achando graça. Anda também em quem desce no ponto errado e descobre uma praça. A trouxa é pequena porque só entrou nela o que se usa.',
  question: 'O que você tentaria se fosse permitido começar mal?',
}

const magician: Meaning = {
  keywords: {
    upright: ['iniciativa', 'ofício', 'recursos à mão'],
    reversed: ['truque', 'dispersão', 'talento parado'],
  },
  upright:
    'O que é preciso para começar já está em cima da mesa. Vontade, palavra, mãos e material trabalham na mesma direção.',
  reversed:
    'Habilidade que gira em falso: muita demonstração, pouca entrega. Vale conferir o que há de fato sobre o tampo e dar uso ao talento que espera convite.',
  counsel: 'Faça a lista do que você já tem para este assunto e use hoje mesmo o primeiro item.',
  obstacle: 'Uma apresentação tão boa que faz esquecer que o trabalho ainda não começou.',
  text: 'Um braço ergue o bastão para a luz, o outro aponta a mesa, e ali está o baralho inteiro em miniatura: taça, moeda, espada e bastão, um objeto por naipe. Rosas pendem do alto e brotam embaixo; sobre a cabeça, o oito deitado sugere um gesto que se repete sem fim. Nos primeiros baralhos italianos, essa figura era gente de feira, artesão ou ilusionista atrás da banca, e o menor dos trunfos. A solenidade veio com os ocultistas. Convém guardar as duas origens, porque a carta fala de técnica e também de plateia. Ela mora na cozinha de quem abre a geladeira quase vazia e inventa o jantar, ou na oficina em que um clipe vira peça. Ideia, aqui, só conta depois que passa pelas mãos.',
  question: 'De tudo o que já está na sua mesa, o que continua sem uso?',
}

const priestess: Meaning = {
  keywords: { upright: ['escuta', 'reserva', 'intuição'], reversed: ['segredo pesado', 'ruído', 'distância'] },
  upright:
    'Um saber que ainda não quer virar frase. Convém escutar, guardar e deixar que a resposta amadureça antes de ser dita.',
  reversed:
    'O silêncio passou do ponto e virou distância. Alguma coisa pede para ser lida em voz alta, mesmo com a sala cheia de opiniões.',
  counsel: 'Antes de responder, durma uma noite com a pergunta e anote a primeira frase da manhã.',
  obstacle: 'Aquilo que todo mundo sabe e ninguém põe em palavras.',
  text: 'Entre uma coluna escura e outra clara, ela está sentada de olhos fechados. Atrás há um véu com romãs e, pelas beiradas, percebe-se que do outro lado só existe água. O rolo que segura traz uma palavra, LUZ, mas quem abre e quem fecha são as mãos dela. A lua aparece duas vezes, na coroa e aos pés. Nos baralhos antigos, chamava-se Papisa; virou Sacerdotisa em 1781, no mesmo livro francês que inventou um Egito para as cartas. O saber dela é o de quem nota, pelo tom do bom-dia, que a decisão já foi tomada, ou o de quem sente o fim de uma amizade antes da última conversa. Costuma chegar no banho, na louça, no caminho de volta, quando a gente para de procurar.',
  question: 'O que você já percebeu e ainda não disse nem no papel?',
}

const empress: Meaning = {
  keywords: { upright: ['fartura', 'cuidado', 'criação'], reversed: ['zelo demais', 'esgotamento', 'falta de pousio'] },
  upright:
    'Algo cresce porque foi alimentado. Prazer, corpo, casa e criação pedem espaço na agenda, sem pressa de colheita.',
  reversed:
    'Cuidado que só vai para fora deixa a própria cozinha vazia, e o que transborda pode sufocar quem recebe. A terra também tem o seu tempo sem plantio.',
  counsel:
    'Reserve uma hora para alimentar algo que cresce devagar: uma planta, um texto, uma amizade, o próprio corpo.',
  obstacle: 'Entregar tudo pronto e, com isso, tirar dos outros a vez de aprender.',
  text: 'Trigo maduro na frente, mata atrás, um rio descendo pela direita: a Imperatriz não tem palácio, tem terreno. Coroada de estrelas, segura o cetro com a leveza de quem segura um ramo. No vestido há romãs, fruta que é quase toda semente, e perto dela, no trigo, um escudo em forma de coração com o sinal de Vênus, planeta que os ocultistas ingleses lhe deram no fim do século XIX. A leitura de costume é a do que nasce e do que nutre, seja gente ou projeto. Encontra-se a carta na panela de feijão feita a mais para a vizinha, na muda que pegou depois de três tentativas. Rigor não lhe falta, mas é o da estação: planta na época e espera chover.',
  question: 'O que, na sua semana, está com fome de tempo e de cuidado?',
}

const emperor: Meaning = {
  keywords: { upright: ['estrutura', 'palavra firme', 'limite'], reversed: ['rigidez', 'mando', 'leme solto'] },
  upright:
    'Ordem que dá sossego: regra clara, limite dito, alguém que responde pelo que decide. É hora de dar forma ao que estava combinado só no ar.',
  reversed:
    'A regra ficou maior que o motivo. Autoridade que precisa gritar já perdeu parte do serviço, e a que some na hora difícil perdeu a outra parte.',
  counsel: 'Ponha por escrito um limite ou um combinado que até hoje ficou subentendido.',
  obstacle: 'Uma ordem antiga, ainda em vigor por falta de quem a revogue.',
  text: 'Pedra no trono, pedra nos montes, sol a pino: nada nesta paisagem é macio. Quatro cabeças de carneiro guardam os cantos do assento, e o velho de barba encara quem o olha, com a couraça por cima da túnica. Mesmo sentado em casa, não a tirou. Numa mão tem o cetro; na outra, o globo com a cruz, que os pintores davam aos soberanos de verdade. Como vem logo depois da Imperatriz, muita gente lê os dois em par: ela faz crescer, ele faz a cerca. Todo mundo já precisou dele para discutir o aluguel, repartir as panelas da avó entre primos ou avisar que depois das dez o celular não toca. Fica uma dúvida saudável: essa cerca protege a horta ou só o orgulho de quem a levantou?',
  question: 'Que limite seu está claro para você e obscuro para os outros?',
}

const hierophant: Meaning = {
  keywords: { upright: ['tradição', 'ensino', 'compromisso'], reversed: ['dogma', 'desobediência', 'fórmula gasta'] },
  upright:
    'Aprender com quem veio antes: um mestre, uma escola, um rito de família. O assunto anda melhor dentro de uma forma conhecida.',
  reversed:
    'A lição decorada não serve mais, ou nunca foi sua. Pode ser hora de desobedecer com respeito e guardar apenas o que ainda ensina.',
  counsel: 'Procure alguém que já passou por isso e leve três perguntas prontas.',
  obstacle: 'Fazer do jeito certo sem lembrar por que aquele era o jeito certo.',
  text: 'Duas pessoas ajoelhadas aparecem de costas, e quem olha a carta fica, sem querer, na fila de trás. Lá na frente, entre colunas, um velho de tiara abençoa com dois dedos e apoia a outra mão num bastão de três travessas. Aos pés dele cruzam-se duas chaves, emblema dos papas, pois este era o Papa nos baralhos italianos. O título grego, posto no século XVIII, quer dizer aquele que mostra as coisas sagradas. Um dos ouvintes tem a capa salpicada de dourado, o outro não: escutam a mesma aula e levarão coisas diferentes. A carta é a professora de quem se repete um conselho anos depois da última prova, ou o caderno de receitas em que cada neta corrige a avó a lápis. Tradição boa é a que aguenta pergunta.',
  question: 'De quem você herdou o jeito de fazer isto, e o que manteria dele?',
}

const lovers: Meaning = {
  keywords: { upright: ['escolha', 'encontro', 'valores'], reversed: ['indecisão', 'desencontro', 'meias palavras'] },
  upright:
    'Um encontro que pede escolha, ou uma escolha que mostra do que se gosta de verdade. O coração conta, e os princípios também.',
  reversed:
    'Dois desejos puxam para lados opostos, talvez dentro da mesma pessoa. Antes de decidir, falta combinar o que cada um quer, sem meias palavras.',
  counsel: 'Diga em voz alta, a quem está envolvido, o que você prefere e por quê.',
  obstacle: 'Querer as duas portas abertas ao mesmo tempo, com corrente de ar na casa inteira.',
  text: 'De mãos dadas e olhos fechados, o par não vê o anjo que abre os braços logo acima. À esquerda há uma árvore com frutos e uma cobra enrolada no tronco; à direita, outra que dá chamas em vez de frutas. Um monte se levanta entre os dois. A cena de jardim é de 1909: nos baralhos de Marselha, um rapaz fica entre duas mulheres enquanto Cupido aponta a flecha, e já se tratava de escolher. Esse sentido nunca saiu. Amor é um dos assuntos; os outros são a proposta de emprego que contraria um princípio, a sociedade com a amiga, o gato adotado a quatro mãos. Cada pessoa continua com os pés do seu lado do monte. A ponte é o aperto de mão no meio.',
  question: 'Ao escolher isto, a que valor seu você está dizendo sim?',
}

const chariot: Meaning = {
  keywords: { upright: ['direção', 'avanço', 'domínio de si'], reversed: ['atropelo', 'teimosia', 'força sem rumo'] },
  upright:
    'Vontades diferentes postas na mesma direção. Há avanço quando quem conduz sabe aonde quer chegar e não larga o posto.',
  reversed:
    'Velocidade também disfarça falta de rumo. Às vezes o carro só precisa encostar na esquina até que se decida a rua.',
  counsel: 'Escolha uma só meta para esta semana e recuse com gentileza o que puxar para outro lado.',
  obstacle: 'Querer vencer uma disputa que já não leva a lugar nenhum.',
  text: 'Procure as rédeas: não existem. Duas esfinges, uma escura e uma clara, estão deitadas diante do carro, e quem conduz, de coroa e ombreiras em meia-lua, leva na mão apenas uma vara fina. A cidade ficou para trás, com torres e telhados; o teto é um pano de estrelas. Nos cortejos italianos do século XV o vencedor desfilava assim, debaixo de um dossel, e triunfo era também o nome do jogo. O que distingue esta vitória é o modo: governa-se por atenção, já que falta correia para puxar. É quem atravessa a reunião difícil sem subir a voz, ou quem leva à escola duas crianças contrariadas e chega com as duas. Por ora, as esfinges descansam e nos encaram. Se levantassem agora, iriam para o mesmo lado?',
  question: 'Que duas vontades suas precisam andar no mesmo passo?',
}

const strength: Meaning = {
  keywords: {
    upright: ['mansidão', 'coragem paciente', 'firmeza'],
    reversed: ['raiva engolida', 'cansaço', 'dúvida de si'],
  },
  upright:
    'Firmeza que não precisa de barulho. O que é bravo, em você ou na situação, chega perto quando encontra paciência.',
  reversed:
    'A fera está presa há tempo demais e anda roendo a porta. O que se gasta em conter falta depois para fazer.',
  counsel: 'Na próxima conversa difícil, fale mais devagar que de costume e escute a resposta até o fim.',
  obstacle: 'Tratar como inimigo um impulso que só queria ser ouvido.',
  text: 'Ninguém segura ninguém aqui. A moça baixa as mãos abertas para o leão sem agarrá-lo, e ele, de olhos fechados como os dela, parece gostar da companhia. Rosas na testa, rosas na cintura e, no alto, o mesmo oito deitado do Mago, agora sem mesa nem ferramentas. Pintores do século XV preferiam cenas mais rudes: Hércules de porrete, uma coluna quebrada no braço. A troca diz muito sobre o que se passou a chamar de força. Em Marselha a carta leva o número XI; aqui, o VIII, como no baralho de 1909. Ela aparece na veterinária com o gato assustado, em quem deixa a resposta do e-mail azedo para amanhã cedo. Raiva também é bicho, e come na mão de quem sabe esperar.',
  question: 'O que em você fica mais manso quando é tratado com calma?',
}

const hermit: Meaning = {
  keywords: {
    upright: ['recolhimento', 'busca', 'luz própria'],
    reversed: ['isolamento', 'esconderijo', 'opinião demais'],
  },
  upright:
    'Tempo de se afastar um pouco para enxergar. A resposta procurada tem mais chance no silêncio do que na enquete.',
  reversed:
    'Perdeu-se a medida do silêncio: a retirada virou esconderijo, ou nunca sobra uma hora a sós no meio de tanto palpite.',
  counsel: 'Passe uma hora desta semana longe de tela e de conselho, com um caderno por perto.',
  obstacle: 'Achar que pedir ajuda diminui o mérito do caminho.',
  text: 'Do alto de um pico, à noite, um velho de capuz ergue a lanterna e baixa os olhos. Dentro dela há uma estrela de seis pontas. A luz alcança pouco mais que um passo, e com um passo de cada vez se desce uma montanha. Nos baralhos mais antigos ele carregava uma ampulheta e se chamava Tempo, ou Velho; a lâmpada veio depois, talvez por engano de algum gravador. As duas ideias se dão bem, porque quem se recolhe ganha horas. Na cidade, é alguém que almoça sem companhia, por gosto, com o livro escorado no saleiro e o telefone no fundo da bolsa. E há um detalhe generoso: lanterna no alto da serra também serve de farol para quem vem subindo.',
  question: 'Em que assunto você precisa se ouvir antes de ouvir os outros?',
}

const wheelOfFortune: Meaning = {
  keywords: { upright: ['virada', 'ciclo', 'ocasião'], reversed: ['repetição', 'maré baixa', 'apego ao alto'] },
  upright: 'As condições mudam e, com elas, o que é possível. Quem percebe o giro a tempo troca de lugar sem tombo.',
  reversed:
    'A mesma volta outra vez: mudam os nomes, fica o roteiro. Segurar o aro com força não o detém e cansa os braços.',
  counsel: 'Anote o que mudou em volta deste assunto nos últimos três meses e refaça o plano a partir daí.',
  obstacle: 'Chamar de má sorte o que é só estação.',
  text: 'Lidas em círculo, as quatro letras do aro formam RODA. Pela esquerda desce uma serpente, pela direita sobe outra, e no topo uma esfinge de espada em pé ocupa o melhor lugar, por enquanto. Anjo, águia, touro e leão assistem dos cantos, cada um em sua nuvem: são os viventes da visão de Ezequiel, que a arte cristã deu aos quatro evangelistas. O motivo já estava em vitrais e sermões quando o tarot nasceu, como lembrete para gente poderosa. Na vida de qualquer pessoa, ela é o ônibus perdido que põe duas colegas de escola no mesmo ponto, trinta anos depois. O atraso ninguém escolheu. Puxar conversa, sim. A roda cuida de uma metade e deixa a mais interessante por nossa conta.',
  question: 'Em que ponto da volta você está, e o que esse ponto permite fazer?',
}

const justice: Meaning = {
  keywords: {
    upright: ['equilíbrio', 'responsabilidade', 'clareza'],
    reversed: ['parcialidade', 'conta adiada', 'rigor consigo'],
  },
  upright:
    'Pesar antes de cortar. O momento pede fatos na balança, responsabilidade pela própria parte e uma decisão que se possa explicar.',
  reversed:
    'Algum peso foi posto com o dedo: a favor de si ou, com a mesma frequência, contra si. A conta fica aberta até ser refeita com calma.',
  counsel: 'Escreva os dois lados da questão com o mesmo número de linhas antes de tomar partido.',
  obstacle: 'Esperar um pedido de desculpas para só então fazer a sua parte.',
  text: 'Ela não tem venda. A Justiça dos tribunais ganhou os olhos cobertos por volta de 1500; a do tarot, mais velha, prefere enxergar. Diante de uma cortina presa entre duas colunas, ergue a espada com uma mão e, com a outra, sustenta a balança de pratos vazios: ainda não se pôs nada ali. A ponta de um pé escapa da barra do vestido, como se fosse levantar. Força e Temperança, suas irmãs, também vieram das virtudes pintadas nas paredes da Itália. No miúdo, é a conta da república somada na mesa da cozinha, com a calculadora passando de mão em mão e um “essa parte fui eu” dito sem rodeio. Pesar dá trabalho e toma tempo. Depois de pesado, porém, sobra a espada, e adiar o corte também é escolher.',
  question: 'Que parte disto é sua, nem mais nem menos?',
}

const hangedMan: Meaning = {
  keywords: { upright: ['pausa', 'outro ângulo', 'entrega'], reversed: ['espera gasta', 'martírio', 'adiamento'] },
  upright:
    'Uma suspensão que muda o ponto de vista. Parar, por escolha ou por força das coisas, deixa ver o que em pé não se via.',
  reversed:
    'A espera perdeu o sentido e virou costume, com um toque de martírio para a plateia. Dá para descer: a corda prende um pé só.',
  counsel: 'Deixe uma decisão parada por três dias e, nesse tempo, defenda em voz alta a opinião contrária.',
  obstacle: 'Um sacrifício que ninguém pediu e que todos acabam pagando.',
  text: 'Há folhas na trave: a madeira está viva. Preso por um tornozelo, o homem cruza a outra perna, guarda os braços nas costas e tem o rosto tranquilo, com uma luz acesa em volta. Vire a carta, e ele parece dançar. Na Itália do século XV, pintava-se assim, pendurado pelo pé, quem faltava com a palavra; a figura tinha o nome de Traidor, e era insulto público. Bem mais tarde, leitores viram ali uma pausa consentida. Desde então ela faz companhia na sala de embarque e na noite em que falta luz e a família redescobre o dominó. Pouca coisa se resolve nessas horas, e várias mudam de tamanho. O problema, visto de cabeça para baixo, mostra o avesso da costura.',
  question: 'Que ideia sua merece ser olhada pelo avesso?',
}

const death: Meaning = {
  keywords: {
    upright: ['fim de ciclo', 'despedida', 'passagem'],
    reversed: ['demora em soltar', 'luto por fazer', 'meia mudança'],
  },
  upright:
    'Um ciclo se fecha: um trabalho, um jeito de viver, uma fase. O que terminou pode ser despedido com respeito e deixar o lugar vago.',
  reversed:
    'O fim já houve, e o costume continua pondo o prato na mesa. A despedida anda devagar porque ainda não teve palavras.',
  counsel: 'Encerre uma coisa pequena que já acabou: a assinatura, a gaveta, a conversa deixada no meio.',
  obstacle: 'A cadeira guardada para quem já mudou de casa.',
  text: 'A passo, um cavalo branco atravessa a cena com um esqueleto de elmo e pluma na sela. Há um rei deitado no chão, sem a coroa, que rolou para longe, e uma moça de joelhos com a mão erguida. Ninguém é poupado por ser importante: as danças macabras do século XV já diziam isso. O estandarte traz uma rosa e, entre duas torres ao fundo, metade de um sol encosta no horizonte. Quem lê com seriedade fala aqui de ciclos que se fecham e deixa os falecimentos fora da mesa. A carta está no último dia de um emprego, quando se devolve o crachá; na caixa de roupas que já não servem; no apelido que a turma para de usar. Dá tristeza, e desocupa uma prateleira.',
  question: 'O que já terminou e você continua regando?',
}

const temperance: Meaning = {
  keywords: {
    upright: ['medida', 'mistura', 'paciência'],
    reversed: ['dose errada', 'pressa', 'partes que não ligam'],
  },
  upright: 'Juntar aos poucos coisas que pareciam incompatíveis, provando a cada medida. O ritmo faz parte da receita.',
  reversed:
    'A dose passou do ponto: trabalho, opinião, cuidado, gasto. Reequilibrar costuma começar por diminuir um lado em vez de reforçar o outro.',
  counsel: 'Pegue dois lados que disputam o seu dia e dê a cada um uma hora marcada.',
  obstacle: 'A impaciência com aquilo que só amadurece misturado.',
  text: 'De uma taça erguida para outra, bem mais baixa, a água cruza em diagonal a frente do anjo e não respinga. Na pia seria impossível; no desenho é o assunto. Um pé toca o lago, que se abre em círculos; à direita florescem íris, e à esquerda um caminho vai dar num sol pequeno entre montes. Pintores antigos representavam a virtude assim, pondo água no vinho. Em português, tempera-se o feijão, o aço e a voz, e tudo depende de dose e de demora. Na fila dos arcanos, depois do corte da Morte, chega justamente quem emenda. É o avô que afina o violão sem pressa, o casal que aprende a repartir o domingo entre duas famílias. Nenhum heroísmo: alguém atento, ajustando.',
  question: 'Que duas partes da sua vida precisam de uma medida nova entre elas?',
}

const devil: Meaning = {
  keywords: { upright: ['apego', 'tentação', 'hábito'], reversed: ['corrente à vista', 'soltura', 'recaída'] },
  upright:
    'Um laço que dá prazer e cobra caro: costume, dívida, disputa, desejo. Reconhecer o que ele oferece é parte de poder tirá-lo.',
  reversed:
    'A corrente foi vista e talvez já esteja na mão. O primeiro dia sem o hábito é estranho; ajuda combinar companhia para ele.',
  counsel: 'Escolha um hábito que aperta e mude a ocasião dele: a hora, o lugar, o aplicativo na primeira tela.',
  obstacle: 'O conforto de reclamar da corrente sem nunca medir o laço.',
  text: 'Meça com os olhos as coleiras do par: são largas. A corrente vai até uma argola no pedestal, e nenhum dos dois a segura nem olha para cima, onde se empoleira um bicho de chifres, asas de morcego e cascos, com a tocha virada para baixo. Neles, aliás, já despontam chifrinhos. Ponha ao lado a carta dos Enamorados: a composição é a mesma, e as mãos que lá se davam aqui pendem soltas. Nos baralhos impressos antigos ele era um bicho de feira, às vezes com outro rosto na barriga; a pose grave é do século XIX. Apego é a palavra da tradição, e os exemplos são modestos: o parcelamento renovado, a briga do condomínio que rende a semana, o celular às duas da manhã. Rir do próprio laço costuma ser o primeiro puxão.',
  question: 'Qual laço você poderia tirar sem pedir licença?',
}

const tower: Meaning = {
  keywords: {
    upright: ['ruptura', 'revelação', 'alívio brusco'],
    reversed: ['rachadura', 'reforma adiada', 'reconstrução'],
  },
  upright:
    'Uma convicção se desfaz depressa: a notícia que muda o plano, a verdade dita à mesa. O que era só fachada cai primeiro.',
  reversed:
    'A rachadura já foi vista, e dá tempo de desmontar tijolo por tijolo. Se a obra começou, é natural que ainda pareça bagunça.',
  counsel: 'Diga agora, em tamanho pequeno, a verdade que ficaria maior se esperasse o mês que vem.',
  obstacle: 'O esforço de segurar com as costas uma parede já sem serventia.',
  text: 'Quem voa é a coroa. O raio vem da direita e arranca a tampa dourada do alto; as paredes ficam de pé, com fogo nas três janelas e nenhuma porta à vista. As duas pessoas que caem, de braços estendidos, deixam enfim um lugar onde não se entrava. A carta já se chamou Raio, Fogo e, em Marselha, Casa de Deus. Costuma doer, e costuma arejar. Às vezes é uma planilha que não fecha e revela um ano de conta errada; às vezes, um “acho que nenhum de nós quer isso” dito entre a sobremesa e o café. Depois vem uma calma esquisita, com poeira no ar e mais céu do que antes. No maço, a carta seguinte é a Estrela.',
  question: 'Que parte disto só está de pé porque ninguém pode olhar de perto?',
}

const star: Meaning = {
  keywords: {
    upright: ['esperança', 'fôlego', 'clareza'],
    reversed: ['desânimo', 'fonte esquecida', 'ideal distante'],
  },
  upright:
    'Depois do aperto, fôlego. Volta a vontade de fazer com gosto, e a direção aparece sem que se corra atrás dela.',
  reversed:
    'Anda-se com sede ao lado da fonte. Talvez o ideal tenha subido tanto que já não serve para caminhar; convém trazê-lo à altura da mão.',
  counsel: 'Retome por meia hora uma coisa de que você gosta e que a correria tirou da semana.',
  obstacle: 'Esperar o céu inteiro limpo para só então reparar na primeira estrela.',
  text: 'Conte: uma estrela grande, de oito pontas, e sete menores em volta. Ajoelhada à beira da água, a moça esvazia dois jarros; um devolve ao lago, o outro molha a terra, onde o jorro se reparte em três fios. Não guarda nada para si. Na copa de uma arvorezinha, à direita, pousou um passarinho. A carta sucede à Torre e tem o ar lavado das ruas depois do temporal. Dizem os manuais que ela é esperança, palavra gasta que a imagem põe em forma: a moça trabalha de cabeça baixa enquanto a luz fica por conta do céu. Está no caderno de desenho que reaparece na estante e no susto bom de ver que a mão ainda lembra. Esperança, vista de perto, tem o peso de um jarro.',
  question: 'O que devolve a você o gosto pelas coisas, e quanto disso cabe nesta semana?',
}

const moon: Meaning = {
  keywords: { upright: ['névoa', 'sonho', 'sensibilidade'], reversed: ['névoa que baixa', 'mal-entendido', 'vigília'] },
  upright:
    'Pouca luz, muita imaginação. O caminho existe, mas as formas enganam: melhor andar devagar e confirmar antes de concluir.',
  reversed:
    'A névoa começa a baixar, e o que parecia bicho era um tronco. Fica o convite de perguntar de dia o que se vinha deduzindo à noite.',
  counsel: 'Separe numa folha o que você sabe do que supõe e confirme uma das suposições com uma pergunta direta.',
  obstacle: 'Uma história montada de madrugada e não conferida de manhã.',
  text: 'Um lagostim sobe da água. Adiante, de cada lado da estrada, um cão e um lobo uivam para o mesmo disco, onde a lua aparece de perfil; entre duas torres, o caminho serpenteia até sumir nos montes. Gotas douradas caem do céu, e cada intérprete lhes dá um nome. É a hora em que roupa no varal parece gente. Sonho, engano e instinto são os temas de costume, sem que alguém precise estar mentindo: basta a luz ser pouca. Quem já leu cinco vezes uma mensagem de duas palavras, à procura do tom, conhece a paisagem. Quem já acordou com a solução pronta também. Do lagostim ao monte há estrada para todos os bichos da cena. Só não convém percorrê-la correndo.',
  question: 'Neste assunto, o que você sabe e o que você imaginou?',
}

const sun: Meaning = {
  keywords: {
    upright: ['alegria', 'franqueza', 'vitalidade'],
    reversed: ['brilho forçado', 'alegria tímida', 'luz demais'],
  },
  upright:
    'As coisas à vista e o prazer simples de estar nelas. Bom momento para mostrar o que está pronto e repartir a alegria.',
  reversed:
    'A alegria existe e vem modesta, como sol entre nuvens. Quando anda representada para a fotografia, pede sombra, água e menos pose.',
  counsel: 'Mostre a alguém, sem pedir desculpas, uma coisa sua que ficou boa.',
  obstacle: 'A obrigação de parecer bem o tempo todo.',
  text: 'Uma criança coroada de flores monta em pelo, acena, e o cavalo branco já deixou o muro para trás. Por cima dos tijolos, girassóis espiam a saída; no alto, um sol de rosto sereno espalha raios até as bordas. Depois da Lua, em que tudo podia ser outra coisa, aqui um girassol é um girassol. Poucos arcanos dividem tão pouco os leitores: alegria, clareza, gosto de estar com os outros. Em tamanho humano, é a roupa que secou inteira, a piada que a mesa toda entendeu, a volta a pé da padaria com o pão ainda quente. Dias assim passam sem registro, porque ninguém procura explicação para eles. Vale anotar um ou dois. O muro continua no desenho, e haverá tardes do lado de dentro.',
  question: 'O que está bom agora e merece ser aproveitado sem ressalva?',
}

const judgement: Meaning = {
  keywords: {
    upright: ['chamado', 'balanço', 'despertar'],
    reversed: ['autocrítica', 'chamado adiado', 'contas velhas'],
  },
  upright:
    'Um chamado que reúne o que foi vivido e pede resposta. Hora de olhar para trás, fazer as pazes com a soma e levantar.',
  reversed:
    'O som chegou, e a tampa continua fechada por cansaço, por dúvida, por uma sentença antiga contra si. Sentença também se revê.',
  counsel: 'Retome um contato ou um projeto que ficou para trás e diga numa frase por que ele ainda importa.',
  obstacle: 'O tribunal que funciona dentro da cabeça e só ouve a acusação.',
  text: 'Três pessoas saem de caixas abertas, de braços para o alto, e ninguém as puxou: bastou o som. Um anjo ocupa a metade de cima com asas, trombeta e uma bandeira de cruz. A mulher, o homem e a criança ao fundo têm água em volta, como se as caixas fossem barcos. O século XV via essa cena nas paredes das igrejas, com balança e castigo; a carta ficou só com o gesto de levantar. Hoje se costuma lê-la como chamado: por exemplo, a vontade de tocar que volta a incomodar aos quarenta, com o violão ainda atrás do armário. A música é uma só, e cada corpo responde do seu jeito. Em certas casas, a trombeta é o despertador.',
  question: 'Que chamado antigo você ainda ouve, e qual seria a menor resposta possível?',
}

const world: Meaning = {
  keywords: {
    upright: ['conclusão', 'inteireza', 'celebração'],
    reversed: ['falta um passo', 'círculo aberto', 'fim sem festa'],
  },
  upright:
    'Um percurso se completa e as partes se reconhecem. É tempo de celebrar o que ficou inteiro antes de começar outra volta.',
  reversed:
    'Falta pouco, e o pouco que falta é o que mais se adia. Há também fins que passaram em silêncio e ainda pedem um ponto final com bolo.',
  counsel: 'Termine nesta semana uma coisa que está quase pronta e comemore com alguém.',
  obstacle: 'Deixar o trabalho acabado na gaveta para que ele continue perfeito.',
  text: 'Uma guirlanda de folhas, amarrada com dois laços, faz moldura dentro da moldura. Nela alguém dança com um bastão em cada mão e uma echarpe solta, uma perna dobrada atrás da outra: de cabeça para baixo, seria a pose do Enforcado. Nos cantos voltam o anjo, a águia, o touro e o leão que assistiam à Roda. No jogo, pelas regras francesas, nenhum trunfo a vence. Como imagem de conclusão, combina com a mala enfim desfeita e com a tarde em que todos os irmãos couberam na mesma sala. Convém parar um instante para ver que acabou. Laço que se amarra também se desamarra e, passada a festa, o Louco espera lá fora com a trouxa.',
  question: 'O que já está pronto e ainda não foi comemorado?',
}

/** The texts of the major arcana. */
export const MAJORS: Readonly<Record<MajorId, Meaning>> = {
  'o-louco': fool,
  'o-mago': magician,
  'a-sacerdotisa': priestess,
  'a-imperatriz': empress,
  'o-imperador': emperor,
  'o-hierofante': hierophant,
  'os-enamorados': lovers,
  'o-carro': chariot,
  'a-forca': strength,
  'o-eremita': hermit,
  'a-roda-da-fortuna': wheelOfFortune,
  'a-justica': justice,
  'o-enforcado': hangedMan,
  'a-morte': death,
  'a-temperanca': temperance,
  'o-diabo': devil,
  'a-torre': tower,
  'a-estrela': star,
  'a-lua': moon,
  'o-sol': sun,
  'o-julgamento': judgement,
  'o-mundo': world,
}
