import { parseDialogue } from './dialogue.ts'

export const tarot = [
  parseDialogue(`
    C: {saudação}! Nunca sei por onde começar, me perdoa.
    K: {saudação}, {cliente}! Começa por onde dói menos. Eu vou embaralhando enquanto você escreve.
    C: É trabalho. Recebi uma proposta em outra cidade e tenho até sexta para responder.

    K: Entendi. Vou abrir três cartas: o que você deixa, o que encontra e o que leva junto. Um minutinho.
    K: Saíram o Quatro de Copas, o Oito de Paus e a Força.
    C: Isso é bom ou ruim?
    K: Nem um nem outro. O Quatro de Copas é aquela figura que olha para o lado quando oferecem uma taça. Faz sentido para você?

    C: Faz. Estou há dois anos no automático onde estou.
    K: O Oito de Paus fala de movimento rápido. Como símbolo, combina com o prazo de sexta. Não é sinal de que dê certo, é sinal de que está em movimento.

    C: E a Força?
    K: É a carta que mais me chama atenção. É uma mulher que segura o leão sem apertar. Costumo ler como coragem que não precisa gritar. O que seria isso na sua resposta de sexta?
    C: Acho que seria pedir mais uma semana. Nem tinha pensado que podia.

    C: Meu medo é largar minha mãe aqui.
    K: Esse medo merece uma conversa com ela antes de merecer uma carta. Você já perguntou o que ela pensa?
    C: Não. Estou decidindo por ela, né?

    K: Para resumir: o cansaço é real, o movimento está aí, e a força é conversar antes de responder.
    C: Ajudou demais. Vou ligar para minha mãe hoje.
    K: Liga, sim. Um beijo, {cliente}. A decisão é sua e está em boas mãos.
  `),
  parseDialogue(`
    C: Oi, {consultor}. Terminei um namoro de quatro anos e não paro de olhar o celular.
    K: Oi, {cliente}. Quatro anos é bastante chão. Fica à vontade, aqui não tem pressa.

    K: O que você gostaria de perguntar às cartas? Pode ser uma frase torta mesmo.
    C: Se eu devo mandar mensagem.
    K: Posso sugerir outra? “O que eu busco quando penso em mandar a mensagem?” Essa as cartas sabem conversar.
    C: Gostei mais dessa.

    K: Tirei três: Seis de Copas, Dois de Espadas e a Estrela.
    K: O Seis de Copas é saudade, a casa da infância. O Dois de Espadas é alguém de olhos vendados segurando duas espadas: não escolher também cansa o braço.
    C: É exatamente isso. Não mando nem deixo de mandar.

    C: E a Estrela quer dizer que volta?
    K: Eu não leio assim. A Estrela vem depois da Torre no baralho: é o respiro quando a poeira baixou. Fala de você cuidando de você, com ou sem resposta.

    C: Fico com medo de estar desistindo cedo.
    K: O que você diria a alguém querido na mesma situação?
    C: Que quatro meses tentando não é cedo.

    K: Deixo uma pergunta para a semana: o que você fazia antes e parou de fazer?
    C: Cerâmica! Parei por causa dos horários.
    K: Então quem sabe as mãos no barro antes das mãos no celular. Um abraço grande.
    C: {Obrigado|Obrigada} de coração. Saio mais leve.
  `),
  parseDialogue(`
    C: {saudação}, tudo bem? Queria uma leitura geral, sem pergunta.
    K: {saudação}, {cliente}! Tudo ótimo. Leitura geral a gente faz com cinco cartas em cruz. Topa?
    C: Topo.

    K: No centro, o Mundo. À esquerda o Três de Ouros, à direita o Pajem de Copas, embaixo o Cinco de Ouros, em cima o Sol.
    C: Nossa, o Sol. Que alegria de carta.
    K: É mesmo. Mas olha o conjunto: o Mundo no centro fala de um ciclo que se fecha. O que terminou este ano?
    C: Entreguei meu TCC mês passado!

    K: Então o Três de Ouros é sua banca, sem tirar nem pôr: três pessoas olhando um trabalho bem feito.
    C: Kkkkk me arrepiei.

    C: E o Cinco de Ouros embaixo? Parece triste.
    K: São duas pessoas na neve passando por uma janela acesa. Eu leio como preocupação com dinheiro e ajuda que está perto e a gente não vê. Tem alguém a quem você poderia pedir uma indicação?
    C: Minha orientadora. Ela até ofereceu e eu tive vergonha.

    K: O Pajem de Copas é um convite curioso, um peixe que fala. Pode ser a mensagem que você vai escrever para ela.
    C: Vou escrever amanhã cedo.

    K: Fechamos com o Sol: aparecer sem pedir desculpa. É símbolo, não é garantia, tá?
    C: Entendido. Amei, até a próxima!
    K: Até, {cliente}. Parabéns pelo TCC!
  `),
  parseDialogue(`
    C: Boa! É minha primeira vez com tarot, estou com um pouco de receio.
    K: Que bom que você contou. Combinado: você para quando quiser e nada do que sair aqui é sentença. Certo?
    C: Certo, respirei kkk

    K: Sobre o que vamos conversar?
    C: Meu irmão e eu não nos falamos desde o inventário do pai.
    K: Sinto muito pela perda do seu pai, {cliente}. Vou tirar uma carta para você, uma para a relação e uma para o próximo passo possível.

    K: Para você saiu o Eremita. Para a relação, o Cinco de Paus. Para o passo, a Temperança.
    C: O Cinco de Paus é briga mesmo, né? Dá para ver no desenho.
    K: Dá, mas repara: ninguém está ferido. São cinco falando ao mesmo tempo. Às vezes é menos guerra e mais barulho.

    C: O Eremita sou eu isolado?
    K: Ou com uma lanterna na mão, procurando um jeito. Qual das duas leituras conversa mais com você hoje?
    C: A da lanterna. Se eu não quisesse, não estaria aqui.

    K: A Temperança passa água de uma taça para outra sem derramar. Passo pequeno. O que seria pequeno entre vocês dois?
    C: Mandar a foto do pai que achei na gaveta. Sem falar de dinheiro.
    K: Isso é muito Temperança.

    C: Vou mandar. Se ele não responder, paciência.
    K: Isso. O gesto vale por ele mesmo. Foi uma honra fazer sua primeira leitura.
    C: Foi bem diferente do que imaginava. {Obrigado|Obrigada} pela calma.
  `),
  parseDialogue(`
    C: Oi! Estou pensando em abrir um negócio pequeno, de marmitas.
    K: Oi, {cliente}! Que delícia de assunto. As cartas não fazem conta de custo, já aviso, mas ajudam a ver como você está entrando nisso.
    C: Kkkk perfeito, a planilha eu já fiz.

    K: Tirei uma linha de quatro: Ás de Ouros, Sete de Ouros, Rainha de Paus e o Diabo.
    C: O DIABO??
    K: Calma! Ele não vem buscar ninguém. Nesta posição eu leio como aquilo que prende: pode ser vontade de fazer tudo só, pode ser o cartão de crédito.
    C: Nossa. O cartão.

    K: O Ás é semente de verdade, coisa concreta. O Sete de Ouros é alguém olhando a plantação: tempo de espera.
    C: Então demora?
    K: A carta fala de paciência. Quanto tempo demora, quem sabe é a sua planilha.

    C: E a Rainha?
    K: Rainha de Paus é presença, gente que chama gente. Você vende bem quando fala do que gosta?
    C: Minhas amigas dizem que eu vendo até gelo.

    K: Como símbolo, o conjunto me diz: comece do tamanho do seu dinheiro, apareça bastante e não se amarre por pressa.
    C: Vou começar com vinte marmitas por semana, então, sem parcelar nada.
    K: Me conta depois qual foi o tempero campeão. Boa sorte na cozinha!
    C: Conto sim! Tchau, {consultor}.
  `),
]
