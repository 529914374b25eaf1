import type { Meaning } from '../meanings.rules.ts'
import type { RuneId } from '../rules.ts'

const fehu: Meaning = {
  origin:
    'Fehu era o gado, e gado era a medida de toda riqueza. Em latim aconteceu o mesmo: de pecus, rebanho, saíram pecúlio e pecúnia. O poema inglês diz que a riqueza conforta a todos, mas que é preciso reparti-la; o norueguês lembra que ela semeia briga entre parentes.',
  upright:
    'Hoje se lê como aquilo que se tem e que anda: dinheiro, tempo, saber, gente com quem contar. Riqueza viva, que precisa de pasto e de olho, e que só serve quando circula.',
  reversed:
    'A conta que ninguém faz: o que escorre aos pouquinhos, o que se guarda por susto, o que se gasta para parecer. Nem sempre é falta; às vezes é cerca aberta.',
  obstacle: 'Contar só o que falta, e por isso não mexer no que já está na mão.',
  support: 'O que você já tem e usa pouco: uma reserva, um ofício, um contato guardado na agenda.',
  counsel:
    'Anote numa folha o que você tem hoje para isto, em tempo, dinheiro e gente, e ponha um só item para trabalhar.',
  question: 'O que tenho e não estou contando?',
}

const uruz: Meaning = {
  origin:
    'Uruz era o auroque, o boi selvagem da Europa, maior que qualquer boi de curral; o último morreu na Polônia em 1627. O poema inglês o descreve com grandes chifres, andarilho do brejo. Na Noruega e na Islândia o nome virou outra coisa: escória de ferro, garoa.',
  upright:
    'Na leitura de hoje, força que ainda não foi domada: fôlego, apetite, vontade de pôr o corpo no que se faz. Não pede licença, pede espaço.',
  reversed:
    'A força fora do lugar: empurrar o que pedia jeito, ou chegar ao fim do dia sem sobrar nada. Convém olhar para o descanso antes de olhar para a coragem.',
  obstacle: 'Tentar resolver no muque o que se abriria com uma conversa ou com uma noite de sono.',
  support: 'Um vigor que não depende de ânimo nem de aplauso, e que volta quando você come, dorme e anda.',
  counsel: 'Escolha a hora do dia em que você tem mais fôlego e reserve vinte minutos dela para a parte pesada.',
  question: 'Onde a força está sobrando ou faltando?',
}

const thurisaz: Meaning = {
  origin:
    'Para escandinavos, thurs era um gigante, e dos rudes. Na Inglaterra a mesma letra passou a se chamar thorn, espinho: o poema avisa que fere a mão de quem agarra. O sinal atravessou os séculos e ainda hoje se escreve na Islândia, como Þ.',
  upright:
    'Lê-se como aquilo que espeta e, por isso mesmo, protege: o limite, a cerca viva, o não dito na hora certa. O espinho fere quem agarra, não quem passa devagar.',
  reversed:
    'O espinho virado para dentro: irritação guardada, resposta atravessada, briga comprada por cansaço. Um não que demorou demais costuma sair pontudo.',
  obstacle: 'Um ponto sensível que ninguém nomeia e em que todo mundo esbarra.',
  support: 'Um limite claro, que pode ser dito em voz baixa e continuar valendo.',
  counsel: 'Diga um não curto e educado que está atrasado, sem três parágrafos de explicação.',
  question: 'O que espeta quando chego perto?',
}

const ansuz: Meaning = {
  origin:
    'O nome antigo significa um deus, e o poema islandês diz qual: Odin. O inglês, já cristão, escreve os, que em latim é boca, e a chama de origem de toda fala. Na Noruega a palavra soava como foz de rio, o lugar por onde se sai em viagem. Deus, boca, foz: os três falam de passagem.',
  upright:
    'Hoje é a runa da palavra: um recado, um conselho, uma conversa que abre caminho. Vale tanto para o que precisa ser dito quanto para o que precisa ser ouvido até o fim.',
  reversed:
    'Ruído na linha: mensagem relida dez vezes, meia frase tomada por inteira, conselho de quem não sabe da história. Falta perguntar o que a pessoa quis dizer.',
  obstacle: 'Um assunto que circula por terceiros, por indireta ou por silêncio, e não chega a quem devia.',
  support: 'Alguém que sabe mais do que você sobre isto e responderia, se a pergunta fosse feita.',
  counsel: 'Escreva em duas linhas o que você quer dizer, leia em voz alta e só então mande ou telefone.',
  question: 'Que palavra precisa ser dita ou ouvida?',
}

const raidho: Meaning = {
  origin:
    'Raidho é a cavalgada. O poema inglês faz graça dela: cavalgar é fácil para quem está sentado dentro de casa, e bem duro para quem vai na sela por milhas de estrada. O islandês soma as duas pontas: alegria de quem monta, trabalho do cavalo.',
  upright:
    'Na leitura atual, o caminho e o compasso: um deslocamento, um processo em etapas, uma decisão que se cumpre andando. Menos a chegada, mais o ritmo que se aguenta.',
  reversed:
    'O passo errado para o trecho: correria onde era subida, parada onde a estrada estava boa. Às vezes só falta conferir o mapa e a hora.',
  obstacle: 'Um ritmo emprestado de outra pessoa, que não cabe nos seus dias.',
  support: 'Uma rotina que já anda por conta própria e pode levar mais esta carga, se for pequena.',
  counsel: 'Marque no calendário só a próxima etapa, com dia e hora, e deixe as outras na garupa.',
  question: 'Qual é o ritmo possível hoje?',
}

const kenaz: Meaning = {
  origin:
    'Aqui há dúvida, e ela é antiga. O poema inglês fala da tocha, clara e viva, acesa onde as pessoas descansam dentro de casa. Os poemas da Noruega e da Islândia dão à mesma letra outro nome, ferida. O uso moderno ficou com o fogo.',
  upright:
    'Hoje se lê como luz de perto: não o sol, mas a lamparina que se leva na mão. Entender, aprender um ofício, enxergar o detalhe que muda a conta.',
  reversed:
    'Luz apagada ou perto demais dos olhos: o tema que se evita olhar, ou aquele tão remoído que já não se vê nada. Nos dois casos, ajuda mudar a distância.',
  obstacle: 'Decidir no escuro por não querer abrir a gaveta, o extrato ou a conversa.',
  support: 'Uma habilidade sua que clareia o assunto e que, por costume, você nem considera saber.',
  counsel: 'Olhe dez minutos, com relógio, para a parte que você vem evitando, e anote três coisas que viu.',
  question: 'O que clareia se eu olhar dez minutos?',
}

const gebo: Meaning = {
  origin:
    'Gebo é a dádiva. O poema inglês diz que ela dá honra a quem oferece e sustento a quem nada mais tem. Um verso do Hávamál completa: presente espera presente. Dar, entre aquela gente, era o modo de fazer e manter aliança; por isso pedia medida.',
  upright:
    'Lê-se como troca: o que se dá, o que se aceita e o laço que nasce disso. Dois traços que se cruzam e se apoiam, nenhum por cima do outro.',
  obstacle: 'Uma conta de favores que ninguém combinou e que os dois lados fazem de um jeito diferente.',
  support: 'Uma ajuda que já foi oferecida e ficou sem resposta por delicadeza ou orgulho.',
  counsel: 'Ofereça ou peça uma coisa só, concreta, e diga com todas as letras se espera algo de volta.',
  question: 'O que posso dar, ou pedir, sem dívida?',
}

const wunjo: Meaning = {
  origin:
    'Wunjo é a alegria. O poema inglês a explica com os pés no chão: tem alegria quem conhece pouca dor e tem para si fartura e abrigo. Escribas ingleses gostaram tanto da letra que a usaram por séculos no meio do alfabeto latino.',
  upright:
    'Na leitura de hoje, o contentamento que não faz barulho: estar à vontade, ter graça no que se faz, caber num lugar. Alegria de mesa posta, não de fogos.',
  reversed:
    'A graça anda escondida: riso por educação, festa por obrigação, ou a mania de esperar tudo resolvido para então aproveitar. Não sumiu; falta lugar na semana.',
  obstacle: 'Adiar o que dá gosto até merecer, como se a alegria fosse pagamento.',
  support: 'Uma companhia ou um costume que faz bem e não custa quase nada.',
  counsel: 'Ponha nesta semana, com hora marcada, uma coisa que você faz só porque tem graça.',
  question: 'O que ainda tem graça?',
}

const hagalaz: Meaning = {
  origin:
    'Hagalaz é o granizo. O poema inglês conta a história inteira em poucos versos: é o mais branco dos grãos, rodopia do alto do céu, o vento o joga de um lado para outro e, no fim, vira água. Para quem vivia da roça, era chuva que machucava e passava.',
  upright:
    'Lê-se como o contratempo que vem de fora, sem culpado: a chuva de pedra no meio da colheita. Dura pouco, faz barulho e derrete. O que se pode é recolher e contar o que ficou.',
  obstacle: 'Um imprevisto que não se controla e que toma mais atenção do que a parte que depende de você.',
  support: 'O que ficou de pé depois da última chuva de pedra, e que mostra onde o telhado é bom.',
  counsel: 'Separe em duas colunas o que depende de você e o que não depende, e mexa só na primeira.',
  question: 'O que não controlo e vai passar?',
}

const nauthiz: Meaning = {
  origin:
    'Nauthiz é a necessidade. O poema norueguês a resume numa imagem: quem está sem roupa gela na geada. O inglês diz que ela aperta o peito, mas pode virar ajuda para quem a escuta a tempo. Há quem veja no desenho dois paus de fazer fogo, hipótese moderna.',
  upright:
    'Na leitura atual, o aperto que obriga a escolher. Ele separa o preciso do urgente e mostra do que se abre mão sem drama. Pouca lenha também faz fogo, se for bem posta.',
  obstacle: 'Uma falta real tratada como vergonha, e por isso carregada sem pedir ajuda.',
  support: 'A clareza que o aperto dá: com pouco na mão, a lista do que importa fica curta.',
  counsel: 'Risque da lista de hoje tudo o que é só urgente e faça primeiro um item que é preciso.',
  question: 'O que é preciso, e o que é só urgente?',
}

const isa: Meaning = {
  origin:
    'Isa é o gelo, um risco só. O poema inglês o acha frio demais, liso sem medida e lindo: brilha como vidro, parece pedra preciosa, piso feito de geada. O norueguês o chama de ponte larga. O mesmo gelo que prende o barco deixa atravessar o rio a pé.',
  upright:
    'Hoje se lê como pausa: o que está parado, e inteiro. Nem tudo o que não anda está perdido; há coisa que se conserva no frio até a estação mudar.',
  obstacle: 'A paralisia de quem espera a condição perfeita, e enquanto isso não encosta no assunto.',
  support: 'Uma espera que não custa nada e protege o que ainda não está pronto.',
  counsel: 'Escolha uma coisa para deixar parada de propósito e anote a data em que vai olhar para ela de novo.',
  question: 'O que pode esperar parado, sem estragar?',
}

const jera: Meaning = {
  origin:
    'Jera é o ano, e mais ainda o ano bom: a mesma palavra que deu o inglês year. Os três poemas concordam, coisa rara: fala-se de verão, de campo cheio, de frutos claros para ricos e pobres. O desenho são dois ângulos que giram um em torno do outro e não se tocam.',
  upright:
    'Lê-se como a colheita no seu tempo: resultado de trabalho feito antes, ciclo que se fecha, etapa que não aceita pressa. Ninguém apressa o milho puxando a folha.',
  obstacle: 'Querer colher fora de época, ou não colher nunca, por achar que ainda falta um pouco.',
  support: 'Um trabalho feito meses atrás, discreto, que está quase no ponto.',
  counsel: 'Dê uma volta pelo que você plantou neste ano e termine hoje uma coisa que só falta terminar.',
  question: 'O que plantei e está quase no ponto?',
}

const eihwaz: Meaning = {
  origin:
    'Eihwaz é o teixo, árvore que passa dos mil anos e fica verde no inverno. O poema inglês a descreve áspera por fora, dura, firme na terra, guardiã do fogo, sustentada pelas raízes. Da sua madeira, que enverga sem quebrar, faziam-se os arcos.',
  upright:
    'Hoje se lê como resistência que dobra: raiz funda, casca grossa, paciência de árvore. Fala do que sustenta quando o resto perde as folhas.',
  obstacle: 'Uma firmeza que virou teimosia, e que já não verga nem quando seria mais inteligente.',
  support: 'Uma raiz antiga: um lugar, um hábito ou uma amizade que atravessou outros invernos.',
  counsel: 'Faça hoje o gesto mais simples da sua rotina antiga, aquele que costuma pôr os seus pés no chão.',
  question: 'Que raiz me segura?',
}

const perthro: Meaning = {
  origin:
    'Ninguém sabe o que Perthro queria dizer. A palavra só aparece no poema inglês, num verso estragado: riso e brincadeira no salão, onde se sentam os guerreiros. Já se propôs peça de jogo, copo de dados, árvore frutífera. Dizer que não se sabe é a resposta honesta.',
  upright:
    'A leitura moderna aproveitou o enigma: o que ainda está no copo, o acaso, a parte da história que não foi contada. Convida a jogar bem sem ver todas as peças.',
  reversed:
    'O mistério virou desculpa ou tormento: segredo que pesa, aposta feita por cansaço de esperar, suposição tratada como notícia.',
  obstacle: 'Exigir certeza antes do primeiro passo, num assunto em que ela só vem depois.',
  support: 'A folga de quem pode dizer “ainda não sei” sem perder o lugar à mesa.',
  counsel: 'Escreva o que você sabe, o que supõe e o que ignora sobre isto, em três linhas separadas.',
  question: 'O que ainda não sei e posso não saber?',
}

const algiz: Meaning = {
  origin:
    'O nome é incerto; costuma-se ligá-lo ao alce. O poema inglês fala de uma planta do brejo, o junco-do-alce, que corta a mão de quem a agarra. A letra marcava um som de fim de palavra que se perdeu. A ideia de abrigo é leitura do século XX.',
  upright:
    'Lê-se como proteção atenta: galhada erguida, orelha em pé. Não muro, mas distância certa; saber quem entra, até onde e em que horário.',
  reversed:
    'A guarda está baixa por cansaço ou alta o tempo todo. Uma deixa passar o que não devia; a outra barra até a visita boa.',
  obstacle: 'Um cuidado que cresceu tanto que agora impede de receber notícia, ajuda ou carinho.',
  support: 'O seu faro para o que não cai bem, que quase sempre avisa antes da explicação.',
  counsel: 'Ponha um limite gentil no que mais invade os seus dias: um horário, uma porta fechada, um aviso.',
  question: 'De que preciso me proteger, com gentileza?',
}

const sowilo: Meaning = {
  origin:
    'Sowilo é o sol. O poema inglês o dá aos marinheiros: é a esperança deles enquanto o barco não chega à terra. O islandês o chama de escudo das nuvens e inimigo do gelo. No século XX a propaganda nazista se apropriou da letra; aqui ela é o que sempre quis dizer.',
  upright:
    'Na leitura de hoje, calor e clareza: o que se vê sem esforço, o rumo que continua lá depois da neblina. Quase sempre aponta para a parte simples do assunto.',
  obstacle: 'Complicar, por receio ou por capricho, o que tem uma resposta curta.',
  support: 'Uma certeza tranquila que você já tem e que não precisa de mais opiniões.',
  counsel: 'Explique o assunto em uma frase, como para uma criança curiosa, e comece pelo que essa frase mostrar.',
  question: 'O que é simples nisto tudo?',
}

const tiwaz: Meaning = {
  origin:
    'Tiwaz é o deus Týr, que ficou no nome inglês da terça-feira, Tuesday. Conta a Edda que ele pôs a mão na boca do lobo como penhor da palavra dos deuses, e a perdeu. O poema inglês fala de um astro: guarda a fé, mantém o rumo sobre a névoa da noite e não falha.',
  upright:
    'Lê-se como o que é justo: a palavra cumprida, o critério que vale também quando custa. Uma seta que aponta para cima e pede postura, não vitória.',
  reversed:
    'O critério cansou: promessa feita só para encerrar a conversa, briga por razão pequena, ou um dever que ficou com você sem que ninguém perguntasse.',
  obstacle: 'Um combinado injusto que ninguém reviu, e que cobra sempre da mesma pessoa.',
  support: 'A sua palavra, que as pessoas em volta sabem que vale.',
  counsel: 'Escolha um compromisso que já não é justo e proponha outro termo, com data e em tom calmo.',
  question: 'O que é justo, mesmo que custe?',
}

const berkana: Meaning = {
  origin:
    'Berkana é a bétula, das primeiras árvores a voltar depois do fogo ou da derrubada. O islandês a pinta como ramo cheio de folhas, árvore pequena, mato moço. O inglês diz que ela não dá fruto e mesmo assim brota, bonita nos galhos.',
  upright:
    'Hoje se lê como começo miúdo: broto, casa, cuidado de todo dia. O que nasce pequeno e não precisa provar nada, só de água na hora certa.',
  reversed:
    'O broto está sufocado ou esquecido: cuidado que virou controle, ou plano deixado sem rega. Uma muda morre dos dois jeitos, de sede e de água demais.',
  obstacle: 'Cobrar tamanho de adulto de uma coisa que acabou de nascer.',
  support: 'Um cuidado pequeno e repetido, seu ou de alguém, que já está segurando a casa.',
  counsel:
    'Cuide hoje por quinze minutos de uma coisa pequena e viva: uma planta, um texto, um quarto, um corpo cansado.',
  question: 'O que é pequeno e pede cuidado?',
}

const ehwaz: Meaning = {
  origin:
    'Ehwaz é o cavalo, aqui o animal e não a viagem. O poema inglês o mostra orgulhoso dos cascos, assunto de conversa entre cavaleiros, consolo de quem não para quieto. No desenho há quem veja dois animais lado a lado, ou as costas do cavalo à espera da sela.',
  upright:
    'Lê-se como parceria: duas vontades que se entendem pelo corpo e pelo costume. Vale para gente, bicho, equipe e ferramenta. Nenhum dos dois chega lá a pé.',
  reversed:
    'Os dois puxam para lados diferentes, ou um carrega o outro faz tempo. Antes de trocar de cavalo, convém olhar a sela, o peso e o combinado.',
  obstacle: 'Uma parceria em que cada parte supõe que a outra já entendeu.',
  support: 'Alguém que anda no seu passo e toparia fazer este trecho com você.',
  counsel: 'Chame uma pessoa para uma parte definida disto, com começo, fim e hora, e pergunte do que ela precisa.',
  question: 'Com quem faço par nisto?',
}

const mannaz: Meaning = {
  origin:
    'Mannaz é o ser humano, mulher ou homem. O poema islandês diz que a gente é a alegria da gente, e um verso do Hávamál conta o porquê: quem andava só errou o caminho e achou que ficou rico ao encontrar outra pessoa. O norueguês acrescenta: somos aumento do pó.',
  upright:
    'Na leitura de hoje, a gente entre os outros: conversa, comunidade, o espelho que um amigo faz. Lembra que pedir ajuda é coisa de gente, como errar.',
  reversed:
    'Isolamento, ou plateia demais: falar só consigo, ou viver pela conta do que os outros pensam. As duas distâncias deixam de ver a pessoa inteira.',
  obstacle: 'Um rigor com você que não passaria pela sua boca se fosse com outra pessoa.',
  support: 'Um pequeno grupo, uma vizinhança ou uma amiga que conhece você há tempo e ri junto.',
  counsel: 'Conte a situação a alguém em cinco minutos e peça que a pessoa só repita o que ouviu.',
  question: 'O que eu diria a uma amiga nesta situação?',
}

const laguz: Meaning = {
  origin:
    'Laguz é água: a cachoeira que desce a montanha no poema norueguês, a nascente e a terra dos peixes no islandês. O inglês a vê do barco: sem fim, para quem se mete a atravessá-la numa tábua que balança, com um cavalo do mar que não obedece ao freio.',
  upright:
    'Hoje se lê como o que corre por baixo: sentimento, sonho, humor do dia. Não se empurra água; acha-se o declive, ou espera-se a maré.',
  reversed:
    'Água represada ou sem margem: o choro adiado, a conversa que transborda no lugar errado, o cansaço que parece opinião.',
  obstacle: 'Uma emoção que decide por baixo, enquanto por cima se discute outra coisa.',
  support: 'A sua escuta do que não foi dito, desde que confirmada com uma pergunta.',
  counsel: 'Antes de responder, dê ao que você sente um nome simples e um copo de água, nessa ordem.',
  question: 'O que sinto, antes de explicar?',
}

const ingwaz: Meaning = {
  origin:
    'Ingwaz é o deus Ing. O poema inglês quase não conta mais: foi visto primeiro entre os daneses do leste, depois partiu sobre as ondas, e o seu carro foi atrás. Costuma-se aproximá-lo de Freyr, deus das boas colheitas. A imagem da semente é leitura moderna.',
  upright:
    'Lê-se como semente: o que está fechado, pronto e quieto. Há um tempo em que o trabalho acontece debaixo da terra e mostrar cedo só atrapalha.',
  obstacle: 'Desenterrar todo dia para ver se brotou, contando o plano a cada visita.',
  support: 'Um projeto que amadurece em silêncio e ganha mais com sossego do que com plateia.',
  counsel: 'Guarde um plano só para você até uma data escolhida, e nesse tempo regue sem anunciar.',
  question: 'O que precisa de silêncio para crescer?',
}

const dagaz: Meaning = {
  origin:
    'Dagaz é o dia. O poema inglês o chama de luz gloriosa, cara a todos, alegria e esperança de ricos e pobres, proveitosa a cada um. Em latitudes onde o inverno quase apaga o sol, cada minuto de claridade a mais era notícia.',
  upright:
    'Na leitura atual, a virada que já aconteceu: não o relâmpago, mas o clarear. De um minuto para outro não se nota; de uma semana para outra a janela é outra.',
  obstacle: 'Continuar de lanterna na mão porque ontem, a esta hora, ainda era noite.',
  support: 'Uma melhora pequena e verdadeira, que ainda não entrou na conta.',
  counsel: 'Compare hoje com três meses atrás, por escrito, e comemore com alguém uma diferença.',
  question: 'O que já mudou e eu não percebi?',
}

const othala: Meaning = {
  origin:
    'Othala é a terra herdada. O poema inglês diz que a casa é cara a cada pessoa quando nela se vive com justiça. Na Noruega a palavra sobrevive no direito da família de reaver o sítio vendido. O nazismo se apropriou também deste sinal; casa e herança não são raça.',
  upright:
    'Lê-se como o que se recebe e se cuida: casa, receita, jeito de falar, dívida antiga. Herdar inclui escolher o que fica na estante e o que sai da mala.',
  reversed:
    'A herança pesa: regra que ninguém mais sabe explicar, lugar que deixou de servir, briga por objeto. Nem tudo o que veio da família precisa morar com você.',
  obstacle: 'Uma regra antiga da família que ainda manda, embora ninguém se lembre do motivo.',
  support: 'Um saber de casa, passado de mão em mão, que serve bem aqui.',
  counsel: 'Pergunte a alguém mais velho como isto se resolvia antes, e fique só com a parte que serve.',
  question: 'O que é meu, e o que é da família?',
}

/** The texts of all runes; fetched when the first stone is turned. */
export const MEANINGS: Readonly<Record<RuneId, Meaning>> = {
  fehu,
  uruz,
  thurisaz,
  ansuz,
  raidho,
  kenaz,
  gebo,
  wunjo,
  hagalaz,
  nauthiz,
  isa,
  jera,
  eihwaz,
  perthro,
  algiz,
  sowilo,
  tiwaz,
  berkana,
  ehwaz,
  mannaz,
  laguz,
  ingwaz,
  dagaz,
  othala,
}
