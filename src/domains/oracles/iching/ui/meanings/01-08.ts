import type { Meaning } from '../../rules.ts'

const creative: Meaning = {
  image: 'Céu sobre céu: manhã de inverno no planalto, azul de ponta a ponta, e o dia inteiro pela frente.',
  tradition:
    'O livro começa aqui, com seis linhas inteiras e um dragão que primeiro se esconde, depois aparece no campo, salta e voa. Os comentários louvam a força de quem persiste e lembram o dragão que subiu tanto que já não sabe descer.',
  today:
    'É o impulso de quem abre o caderno novo, aluga a sala, liga o forno pela primeira vez. Disposição há de sobra; falta decidir o que vem antes e o que ainda fica guardado.',
  counsel: 'Comece pela parte que depende só de você e dê a ela um horário fixo.',
  question: 'Em que altura está o seu dragão: recolhido, no campo ou já em voo?',
}

const receptive: Meaning = {
  image: 'Terra sobre terra, até onde a vista alcança: um pasto depois da chuva, que aguenta boi, semente e poça.',
  tradition:
    'A companheira do Criativo tem seis linhas partidas e a imagem de uma égua que percorre a planície sem se cansar. Quem toma a frente se perde, dizem os versos; quem acompanha encontra a direção. Quem pisa em geada sabe que o gelo firme vem vindo.',
  today:
    'Vale para a semana em que o trabalho é apoiar: cuidar da avó, revisar o texto de um colega, preparar a casa para visitas. Receber bem cansa e quase nunca sai na foto.',
  counsel: 'Ouça a proposta inteira antes de acrescentar a sua.',
  question: 'O que você sustenta hoje sem que ninguém perceba, e que ajuda deixaria isso mais leve?',
}

const initialDifficulty: Meaning = {
  image:
    'Trovão embaixo, água em cima: sob a chuva grossa, um broto empurra a terra por dentro e ainda não sabe de que lado está o sol.',
  tradition:
    'É a primeira figura em que céu e terra se misturam, e o livro a trata como um nascimento: apertado, confuso, cheio de vida. A tradição recomenda não sair andando à toa e chamar quem ajude.',
  today:
    'Primeiro mês de emprego, mudança de cidade, bebê em casa: tudo acontece junto e nada tem lugar. A desordem faz parte do começo e diminui à medida que cada coisa ganha gancho, gaveta, horário.',
  counsel: 'Escolha um único nó para desatar esta semana e peça companhia para isso.',
  question: 'Que passo seu já foi dado e merece ser retomado, em vez de inventar outro?',
}

const inexperience: Meaning = {
  image: 'Ao pé da montanha nasce uma mina d’água; o fio hesita entre as pedras e ainda não se sabe rio.',
  tradition:
    'Quem fala neste capítulo é o mestre: não fui eu que procurei o aprendiz, foi ele que me procurou. À primeira pergunta ele responde; à segunda e à terceira, feitas por teimosia, se cala. A figura respeita quem não sabe e quer saber.',
  today:
    'Quem aprende a dirigir aos cinquenta conhece a cena: o carro morre na ladeira e a fila buzina. A vergonha de perguntar sai mais cara do que a pergunta.',
  counsel: 'Faça a pergunta simples em voz alta, anote a resposta e experimente antes de voltar.',
  question: 'Para começar a aprender, o que é preciso admitir que não se sabe?',
}

const waiting: Meaning = {
  image: 'A água subiu toda para o céu e parou em nuvem. No quintal, a horta olha para cima, e a chuva ainda não cai.',
  tradition:
    'Diante de um rio cheio, o livro elogia quem espera com confiança, come, bebe e guarda o ânimo para a travessia. Espera-se no campo, na areia e na lama, e cada chão pede outra conduta.',
  today:
    'Resultado de exame, resposta de edital, um telefonema que não vem. Há um prazo que é dos outros e um almoço que é seu; misturar os dois estraga ambos.',
  counsel: 'Marque um dia para cobrar a resposta e, até lá, cuide do que não depende dela.',
  question: 'O que já pode ficar pronto enquanto a chuva não cai?',
}

const conflict: Meaning = {
  image:
    'O céu puxa para o alto, a água escorre para baixo: quem olha do barranco vê os dois se afastarem a cada minuto.',
  tradition:
    'Trata-se de litígio, de partes que já não se ouvem. O livro aconselha parar no meio do caminho, procurar alguém imparcial e adiar as grandes travessias. Vencer a causa até o fim, observa com ironia, pode render um cinturão que será tomado três vezes antes do meio-dia.',
  today:
    'Numa partilha de herança, cada irmão começa a guardar provas, e a conversa vira processo. Muito desacordo desses nasceu de um combinado que ninguém pôs no papel.',
  counsel: 'Separe o que você quer resolver do que você quer vencer, e proponha conversar só sobre o primeiro.',
  question: 'Que pessoa os dois lados aceitariam ouvir?',
}

const troop: Meaning = {
  image: 'Por baixo da terra seca há um lençol de água inteiro, guardado gota a gota, à disposição de quem cavar.',
  tradition:
    'A força de um povo, dizem os comentários, fica guardada nele como a água no chão. Uma só linha firme conduz as outras cinco, e dela se exigem causa justa, ordem desde a saída e maturidade para medir o custo.',
  today:
    'Num mutirão de sábado, gente disposta não falta; falta quem diga o que fazer às oito da manhã. Conduzir, aqui, é distribuir tarefas claras e servir o próprio prato por último.',
  counsel: 'Escreva quem faz o quê e até quando, e leia em voz alta para o grupo.',
  question: 'Por que causa você chamaria ajuda, e quem você chamaria primeiro?',
}

const union: Meaning = {
  image: 'A água cai sobre a terra e não deixa fresta: poça encontra poça, até o terreno inteiro virar espelho.',
  tradition:
    'Cinco linhas partidas se juntam em torno de uma inteira. O livro manda perguntar de novo se há constância antes de reunir gente, e nota que quem demora encontra a roda já formada. A união que dura começa com uma vasilha simples, cheia de sinceridade.',
  today:
    'Grupo de estudo, vizinhança, família formada por afinidade: pertence quem aparece, ajuda e volta. Convite vago se perde no ar; convite com dia e lugar junta pessoas.',
  counsel: 'Procure hoje alguém com quem você quer seguir perto e diga isso sem rodeio.',
  question: 'De que roda você gostaria de fazer parte, e o que levaria para ela?',
}

export const meanings = [creative, receptive, initialDifficulty, inexperience, waiting, conflict, troop, union] as const
