import type { Meaning } from '../../rules.ts'

const decrease: Meaning = {
  image: 'O lago, ao pé da montanha, evapora devagar; o que ele perde em água a encosta ganha em verde.',
  tradition:
    'Diminuir, aqui, é oferecer: com sinceridade, duas tigelinhas bastam para o rito. Onde andam três, fica faltando um, diz certa linha, e onde anda um chega companhia. Os comentários pedem que se contenham a raiva e os desejos.',
  today:
    'Mudar para um apartamento menor obriga a perguntar a cada objeto se ele vem. Cortar dói na véspera; na semana seguinte, a gaveta fecha sem esforço e sobra parede.',
  counsel: 'Tire uma coisa de cada: da lista, da estante e do prato.',
  question: 'A quem ou a que iria o que você deixasse de gastar?',
}

const increase: Meaning = {
  image: 'O trovão sacode embaixo, o vento espalha em cima: um ajuda o outro, e a semente lançada cai longe e pega.',
  tradition:
    'Diminui-se o de cima para aumentar o de baixo, e o povo se alegra sem limites. É tempo de obras e de travessias. O comentário dá a receita: ver o bem e passar para o lado dele, ver a própria falta e corrigi-la.',
  today:
    'Um prêmio, uma bolsa, a tarde livre que caiu do céu. Ajuda que chega cria compromisso bom, e cresce mais aquilo que logo se põe a trabalhar.',
  counsel: 'Use o acréscimo em algo que continue dando frutos sem você.',
  question: 'Se você confiasse no vento a favor, por onde começaria?',
}

const resolution: Meaning = {
  image: 'O lago subiu até o céu e está por um fio: nuvem cheia, pronta para desabar em aguaceiro.',
  tradition:
    'Resta uma linha partida em cima de cinco inteiras, e é preciso tratar dela em público, com a verdade à mostra e sem recorrer a armas. O livro insiste em começar pela própria casa e desconfia de quem se vangloria da decisão.',
  today:
    'A carta de demissão está escrita há um mês e dorme na mochila. Todo mundo em volta sabe; falta dizer com serenidade, na hora certa, diante de quem precisa ouvir.',
  counsel: 'Comunique o que está decidido em três frases e sem plateia a mais.',
  question: 'A quem falta contar o que você já decidiu?',
}

const encounter: Meaning = {
  image: 'Sob o céu inteiro passa um vento, entra pela fresta da janela e mexe no papel que você julgava preso.',
  tradition:
    'Uma linha partida surge embaixo de cinco inteiras: o inesperado se apresenta, encantador, pelo degrau menor. Recomenda-se não se prender depressa; um freio de metal, um melão coberto por folhas de salgueiro, e o tempo mostra o sabor.',
  today:
    'Chega mensagem de quem sumiu há anos, e a tarde muda de cor. Encontro interessa; aliança é outro assunto e tem outro prazo. A curiosidade pode sentar à mesa sem assinar nada.',
  counsel: 'Receba com cortesia e espere duas semanas antes de prometer qualquer coisa.',
  question: 'Antes de dizer sim, o que falta conhecer melhor?',
}

const gathering: Meaning = {
  image:
    'O lago se junta sobre a terra, alimentado por todo lado, e quem mora perto reforça as margens antes que encha.',
  tradition:
    'O rei vai ao templo e o povo se reúne em torno de algo maior que cada um. Prepara-se uma grande oferenda, e conferem-se também os imprevistos: onde há ajuntamento, há riso, choro e cotovelo.',
  today:
    'Para que a festa de família dê certo, alguém pensou na água, na sombra, nas cadeiras, em quem chega só e não conhece ninguém. A alegria coletiva tem sempre uma lista por trás.',
  counsel: 'Dê ao encontro um motivo que caiba no convite e uma pessoa para receber à porta.',
  question: 'Além do costume, que motivo reúne vocês?',
}

const pushingUpward: Meaning = {
  image:
    'Dentro da terra a madeira cresce: raiz que abre caminho no escuro, um dedo por semana, até furar o chão da calçada.',
  tradition:
    'Subida sem salto, feita de acúmulo. O livro diz que se procure, sem temor, quem possa ajudar, e lembra o rei que ofereceu um sacrifício no monte Qi. Chega-se a uma cidade vazia, porta aberta: às vezes a resistência era só imaginada.',
  today:
    'No curso noturno, ninguém aplaude o terceiro mês, e é nele que o caule engrossa. A melhora quase não se vê; um dia, alguém pede ajuda, e a resposta já estava ali.',
  counsel: 'Faça a parte de hoje e marque um quadrado no calendário.',
  question: 'Que degrau, de tão pequeno, você vem pulando?',
}

const confinement: Meaning = {
  image: 'A água escorreu por baixo e o lago ficou seco: barro rachado, barco deitado de lado, um garoto que olha.',
  tradition:
    'O caráter do nome é uma árvore dentro de um quadrado. Fala-se e não se é ouvido; senta-se num tronco, tropeça-se na pedra, agarra-se o espinho. Mesmo assim a figura guarda boa palavra para quem segue alegre por dentro e fiel ao que quer.',
  today:
    'O salário acaba no dia vinte, e explicar isso a cada convite gasta a pouca água que resta. Beber em silêncio a poupa. E há quem goste de ajudar e só precise saber.',
  counsel: 'Reduza as promessas e conte a uma pessoa o tamanho real do aperto.',
  question: 'O que o aperto ainda não conseguiu tirar de você?',
}

const well: Meaning = {
  image:
    'A madeira desce até a água: é o balde preso à corda, que volta cheio se a corda tiver o comprimento e o barro estiver inteiro.',
  tradition:
    'Mudam-se as cidades, não se muda o poço. Todos vêm e vão e tiram o seu, e ele não diminui nem transborda. O livro lamenta o poço enlodado, elogia quem o reveste de pedra e termina com a tampa aberta.',
  today:
    'Lembra a biblioteca do bairro, a receita da tia, uma capacidade sua que anda sem uso por falta de corda. Fonte boa pede manutenção e acesso.',
  counsel: 'Conserte o balde: arranje o tempo, a mesa ou a companhia que falta entre você e o que já sabe fazer.',
  question: 'Quem bebe da sua fonte, e de qual você bebe?',
}

export const meanings = [
  decrease,
  increase,
  resolution,
  encounter,
  gathering,
  pushingUpward,
  confinement,
  well,
] as const
