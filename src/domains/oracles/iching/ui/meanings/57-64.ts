import type { Meaning } from '../../rules.ts'

const gentleWind: Meaning = {
  image: 'Vento após vento, sempre do mesmo lado: a pedra não percebe, a duna já andou um metro.',
  tradition:
    'O suave penetra porque insiste sem quebrar. As ordens eram repetidas para serem entendidas; havia quem procurasse o mal até debaixo da cama, com adivinhos e escribas, e quem exagerasse na humildade e perdesse o machado. Três dias antes da mudança, três depois, recomenda uma linha.',
  today:
    'Criança nenhuma aprende a agradecer ouvindo discurso. Uma frase boa dita vinte vezes, em tom igual, entra onde o sermão não entra, e quando se vê já é costume da casa.',
  counsel: 'Escolha uma só mensagem e repita-a com calma a semana inteira.',
  question: 'Que direção o seu vento mantém quando ninguém olha?',
}

const joy: Meaning = {
  image: 'Dois lagos ligados por um canal: quando um baixa, o outro o socorre, e nenhum dos dois seca no verão.',
  tradition:
    'A alegria, para o comentário, é a dos amigos que se reúnem para conversar e praticar. O povo esquece a fadiga quando alguém vai contente à frente. Já o prazer que vem só de fora, ou o que seduz, recebe aviso: negociar com ele tira o sono.',
  today:
    'Roda de samba depois do expediente, aula que acaba e ninguém levanta, piada antiga entre irmãos. Dividida, a conversa rende; sozinha, a tela só distrai.',
  counsel: 'Marque com alguém uma hora para aprender juntos uma coisa inútil.',
  question: 'Com quem a sua alegria fica mais inteligente?',
}

const dispersing: Meaning = {
  image: 'O vento passa sobre a água: o gelo da margem se parte, a neblina levanta, e os barcos saem outra vez.',
  tradition:
    'Dissolver, aqui, é desfazer o que endureceu e separava. O rei vai ao templo, há música e travessia em barco de madeira; dissolve-se o grupinho, dissolve-se o egoísmo, e de cada dispersão nasce uma reunião mais larga.',
  today:
    'A mágoa contada na mesa do bar, pela terceira vez, de repente faz rir até quem a carregava. Há nós que se desatam assim, ou cantando, na reza, no coral, no estádio.',
  counsel: 'Troque a defesa do seu lado por um gesto que sirva a todos.',
  question: 'Que dureza sua já perdeu a utilidade?',
}

const measure: Meaning = {
  image: 'O lago tem borda, a água tem conta: acima disso transborda, abaixo disso os peixes sentem.',
  tradition:
    'O nome vem dos nós do bambu, que fazem a haste forte e oca ao mesmo tempo. Medida amarga não deve durar, adverte o livro; a doce leva longe. Há hora de não sair pela porta do quarto e hora em que ficar é erro.',
  today:
    'Limite de gasto, horário para fechar o computador, número de balas por tarde. Regra boa é curta, conhecida de todos e serve também a quem a escreveu.',
  counsel: 'Defina um número para aquilo que hoje você decide a cada vez, pelo cansaço.',
  question: 'Que limite lhe daria mais liberdade?',
}

const trust: Meaning = {
  image:
    'Vento sobre o lago: não se vê o ar, vê-se a água arrepiar; a figura inteira é vazia no meio, como barco ou ninho.',
  tradition:
    'Confiança que alcança até porcos e peixes, diz o verso, os mais difíceis de comover. Um grou canta na sombra e o filhote responde; tenho uma boa taça, venha partilhá-la. Antes de julgar um caso grave, discutia-se e adiava-se a pena.',
  today:
    'Pedido de desculpa sem “mas”, chave deixada com a vizinha, silêncio de quem ouve até o fim. A mão sobre o ombro certo chega antes das razões.',
  counsel: 'Diga a verdade de que você tem certeza, do tamanho que ela tem.',
  question: 'Quem responde quando você fala baixo?',
}

const lowFlight: Meaning = {
  image: 'Trovão sobre a montanha: lá no cume ele soa miúdo, e um passarinho abaixa o voo à procura do ninho.',
  tradition:
    'Dois traços no centro, quatro nas beiras, asas abertas: o pássaro em voo deixa um recado, melhor descer que subir. Em pequenas coisas, pode-se passar um pouco do ponto, no respeito, no luto, na economia; nas grandes, convém esperar.',
  today:
    'O mês é de dinheiro contado e equipe reduzida, e o corpo pede cama cedo. Brilhar fica para depois; devolver a ligação, assinar o ponto e varrer o quintal, não.',
  counsel: 'Faça o trivial com mais capricho que o costume.',
  question: 'Que ninho está mais perto do que o topo que você mirava?',
}

const afterCrossing: Meaning = {
  image:
    'A chaleira está sobre o fogo e chia: água em cima, chama embaixo, tudo no lugar, e é justamente agora que não se pode virar as costas.',
  tradition:
    'As seis linhas ocupam o posto certo, caso único no livro. Por isso ele fala baixo: no começo, sorte; no fim, desarranjo. A oferta simples do vizinho do oeste vale mais que o boi do outro, e a raposa que volta à água molha a cabeça.',
  today:
    'A obra foi entregue, e na manhã seguinte pinga uma torneira. Depois da chegada vêm os pequenos cuidados, sem aplauso nem prazo, e é deles que depende o que foi conquistado.',
  counsel: 'Liste três coisas prontas que pedem manutenção e cuide da menor.',
  question: 'Por ter dado certo, que coisa deixou de receber atenção?',
}

const beforeCrossing: Meaning = {
  image:
    'O fogo subiu, a água desceu: cada coisa está fora do lugar, a panela ainda no chão, a outra margem bem à vista.',
  tradition:
    'O livro termina aqui, sem terminar. Uma raposinha atravessa o rio gelado e, quase na beira, molha a cauda. Sábio é distinguir as coisas e pôr cada uma onde deve estar, com a cautela da raposa velha, que escuta o gelo antes de pisar.',
  today:
    'Na véspera da mudança, a casa é só caixa, e ninguém acha a chaleira. O caos do quase cansa mais que o do começo e está carregado de futuro.',
  counsel: 'Revise os últimos três passos antes de dar o próximo.',
  question: 'O que falta, com exatidão, entre esta margem e a outra?',
}

export const meanings = [gentleWind, joy, dispersing, measure, trust, lowFlight, afterCrossing, beforeCrossing] as const
