import type { Specialty } from '#domains/consultants/rules.ts'

/** Reviews of four or five stars of consultants of this specialty. Each is used once. */
export const praiseBySpecialty: Record<Specialty, readonly string[]> = {
  tarot: [
    'Explicou cada carta antes de interpretar. Entendi de onde vinha cada frase e pude discordar de uma parte.',
    'Fui com uma pergunta torta e saí com uma pergunta boa. Isso valeu a consulta inteira.',
    'Leitura honesta, sem drama. Quando não soube responder, disse que não sabia.',
    'Gosto que manda um resumo por escrito no final. Já reli três vezes.',
    'As cartas eram só a desculpa: conversei com alguém que sabe escutar.',
    'Não me disse o que fazer, e era exatamente disso que eu precisava.',
    'Primeira vez no tarot e não senti medo nenhum. Recomendo para quem está curioso.',
    'Saiu o Diabo e em dois minutos eu estava rindo. Muito jeito para explicar.',
    'Pontual, cuidado com as palavras e memória boa: lembrou do que conversamos meses atrás.',
    'Ajudou a separar o que é medo do que é vontade. Mandei a mensagem que precisava mandar.',
    'Deixou claro o que era símbolo e o que era palpite. Isso é raro.',
    'Voltei pela terceira vez. A conversa continua de onde parou.',
    'Cartas bonitas e conversa melhor ainda.',
    'Em quinze minutos organizei uma decisão de meses.',
    'Falou do meu pai com um respeito que me emocionou.',
    'Sem promessa, sem susto. Só boa conversa em cima de imagens antigas.',
  ],
  astrologia: [
    'Mapa explicado sem complicar. Finalmente entendi o que é Ascendente.',
    'Não inventou casa nenhuma porque eu não sabia a hora. Ganhou minha confiança aí.',
    'Falou de trânsito sem me assustar com Saturno.',
    'Sabe muito e não fica se mostrando. Aula de céu em vinte minutos.',
    'Minha Lua em Virgem se sentiu vista até demais.',
    'Ótimo para pensar o semestre. Saí com três decisões anotadas.',
    'Respondeu tudo, até as perguntas bobas que eu tinha vergonha de fazer.',
    'Comparou nosso mapa com carinho, sem dizer que ia dar certo ou errado.',
    'Cálculo certinho, conferi depois em casa.',
    'Gosto da franqueza: “o céu não manda, dá vocabulário”.',
    'Leitura poética e ao mesmo tempo muito prática.',
  ],
  numerologia: [
    'Mostrou a conta toda. Dá para refazer em casa, e eu refiz.',
    'Leve e divertido, e ainda assim me fez pensar no ano inteiro.',
    'Ajudou a escolher o nome da minha filha sem escolher por mim.',
    'Nada de número da sorte. Conversa adulta sobre o que eu quero mudar.',
    'Explica o ano pessoal melhor que qualquer vídeo que já vi.',
    'Conversa rápida, clara e muito simpática.',
    'Disse com todas as letras que mudar a assinatura não muda a vida. Confiei por isso.',
    'Gostei da paciência com as minhas dúvidas de matemática.',
  ],
  runas: [
    'Não conhecia runas e saí querendo estudar. Explica cada uma como quem conta uma história.',
    'Tirou uma runa só e a conversa foi enorme.',
    'Em um dia triste encontrei colo e bom senso. Perguntou até se eu tinha comido.',
    'Conversa direta e gentil. A imagem da estrada ficou comigo a semana toda.',
    'Boa leitura para quem está estudando e travou.',
    'Respeita o silêncio. Coisa rara por mensagem.',
    'Não prometeu que passo na prova, me ajudou a montar horário. Melhor assim.',
    'Conhecimento de verdade, com fonte e tudo.',
  ],
  mediunidade: [
    'Escutou muito mais do que falou. Chorei e fez bem.',
    'Não pôs palavra na boca da minha avó. Foi de um respeito enorme.',
    'Achei que ia sair com medo e saí com vontade de passar um café.',
    'Nenhuma vela, nenhum trabalho, nenhuma cobrança por fora. Só acolhimento.',
    'Perguntou se eu estava cuidando da saúde antes de qualquer coisa.',
    'Palavras simples que me acompanharam no luto.',
    'Voz mansa até por escrito, não sei explicar.',
    'Muita sinceridade sobre o que percebe e o que não percebe.',
    'Senti que falava com alguém de casa.',
  ],
  oraculos: [
    'Cartas lindas e um jeito de perguntar que abre portas.',
    'Eu tinha dezessete prós e dezessete contras. Desempatou sem decidir por mim.',
    'A imagem da ponte mudou minha relação com uma amiga.',
    'Conversa criativa, bem-humorada, nada engessada.',
    'Gostei de poder interpretar a carta junto.',
    'Conversa de alto nível sobre um assunto bem delicado.',
    'Ótimo para quem não se encontra no tarot.',
    'Terminei rindo de uma coisa que me fazia chorar.',
  ],
  reiki: [
    'Dormi a noite inteira depois de semanas. Não sei explicar e não preciso.',
    'Conduziu a respiração no meu tempo. Relaxei de verdade.',
    'Avisou com clareza que não substitui médico. Gostei da seriedade.',
    'Voltei do envio com as mãos quentes e a cabeça quieta.',
    'Me acalmou antes da prova. As três velas funcionam!',
    'Texto delicado, pausas certas, nenhuma pressa.',
    'Sessão curta e suficiente. Pago só o que uso, perfeito.',
    'Virou meu compromisso de sexta à noite.',
  ],
  cristaloterapia: [
    'Identificou minhas pedras pela descrição e ainda me ensinou a limpar sem estragar.',
    'Não tentou me vender nada. Disse que a pedra da praia servia.',
    'Montei meu cantinho de descanso e uso todos os dias.',
    'Entende de geologia e de gente.',
    'Gentileza, praticidade e os pés no chão.',
    'O truque do quartzo no bolso já evitou duas brigas no trabalho.',
    'Conversa leve, aprendi bastante.',
  ],
}

/** Reviews of four or five stars that fit every consultant. */
export const praise: readonly string[] = [
  'Saí mais leve do que entrei.',
  'Atendimento excelente. A conexão caiu e a conversa continuou de onde parou, sem cobrar a queda.',
  'Gostei de ver o relógio parar quando precisei atender a porta.',
  'Recomendo de olhos fechados.',
  'Humano, do começo ao fim.',
  'Paguei por nove minutos e valeram por uma tarde.',
  'Muita escuta e nenhum julgamento.',
  'Objetividade e carinho, as duas coisas.',
  'Cheguei com pressa e me pediu para respirar. Bendito conselho.',
  'Voltarei com certeza.',
  'Respondeu com calma até quando eu escrevia tudo fora de ordem.',
  'Não enrola para o tempo passar. Isso conta muito.',
  'Melhor conversa do meu mês.',
  'Delicadeza para falar de assunto difícil.',
  'Combinou tudo no começo: o que faz, o que não faz. Transparente.',
  'Indiquei para minha irmã.',
  'Foi diferente do que eu imaginava, para melhor.',
  'Palavras certas na hora certa.',
  'Fiquei à vontade desde o “oi”.',
  'Conversa simples, direta, acolhedora.',
]

/** Reviews of three stars. */
export const mixedReviews: readonly string[] = [
  'Foi bom, mas eu esperava mais profundidade pelo tempo que ficamos.',
  'Conversa agradável. Achei um pouco genérica no final.',
  'Demorou para responder em alguns momentos. O relógio parou, mas perdi o fio.',
  'Gostei da pessoa, não me identifiquei tanto com o método.',
  'Leitura correta. Talvez eu é que não soubesse o que perguntar.',
  'Bom, mas terminei com mais perguntas do que respostas.',
  'Atenção não faltou. Achei o preço alto para o meu bolso.',
  'Ajudou em parte. Na segunda pergunta ficou vago.',
  'Educação nota dez, conteúdo nota sete.',
  'Esperava falar mais do futuro, e o foco foi em mim. Talvez seja assim mesmo.',
]

/** Reviews of one or two stars, each with the consultant's answer. */
export const complaints: readonly { stars: 1 | 2; text: string; answer: string }[] = [
  {
    stars: 2,
    text: 'Senti que estava com pressa. Respostas curtas e pouca explicação.',
    answer:
      'Você tem razão, eu vinha de um atendimento pesado e não fiz a pausa de que precisava. Agradeço por contar. Se me der outra chance, começo pelo que ficou curto.',
  },
  {
    stars: 2,
    text: 'Não gostei de ouvir que a decisão é minha. Isso eu já sabia.',
    answer:
      'Entendo a frustração. Não digo às pessoas o que fazer e devia ter explicado isso antes de começarmos. Agradeço por apontar, já escrevi na minha apresentação.',
  },
  {
    stars: 1,
    text: 'Caiu duas vezes e desisti. Não foi cobrado, mas fiquei sem a leitura.',
    answer:
      'Sinto muito, minha internet falhou naquela tarde por causa da chuva. Troquei de provedora desde então. Fico à disposição para recomeçarmos do zero.',
  },
  {
    stars: 2,
    text: 'Pedi sobre trabalho e falamos quase só de família.',
    answer:
      'Agradeço a franqueza. Puxei um fio que me pareceu importante e não perguntei se era isso que você queria. Vou cuidar para perguntar.',
  },
  {
    stars: 1,
    text: 'Esperava previsão e recebi reflexão. Não é para mim.',
    answer:
      'É justo. Não faço previsões e prefiro que isso fique claro antes. Desejo que encontre quem combine com o que você procura.',
  },
  {
    stars: 2,
    text: 'Demorou demais para abrir as cartas. Saí sem entender metade.',
    answer:
      'Lamento não ter explicado melhor. Passei a contar cada carta assim que ela sai, e foi a sua avaliação que me mostrou isso.',
  },
]

/** Answers of consultants to good reviews. */
export const thankYouAnswers: readonly string[] = [
  'Que alegria ler isto. Volte quando quiser.',
  'Foi uma conversa bonita para mim também. Um abraço!',
  'Agradeço a confiança. Cuide-se bem.',
  'Guardo suas palavras com carinho.',
  'É bom saber como foi. Isso me ajuda a melhorar.',
  'Fico feliz que tenha feito sentido. Até a próxima!',
  'Que notícia boa. Siga no seu tempo.',
  'Sua pergunta era ótima, isso ajudou muito.',
  'Um abraço grande, e mande notícias quando puder.',
  'Gratidão pela delicadeza.',
]
