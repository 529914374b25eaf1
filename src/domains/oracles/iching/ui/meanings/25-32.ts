import type { Meaning } from '../../rules.ts'

const innocence: Meaning = {
  image:
    'Debaixo do céu aberto rola um trovão, e tudo o que estava na semente acorda na sua hora, sem ter combinado nada.',
  tradition:
    'Agir sem segunda intenção: eis o que o nome sugere. O livro lembra quem colhe sem ter arado pensando na colheita, e o boi amarrado que um passante leva: há ganho sem cálculo e há perda sem culpa de ninguém.',
  today:
    'Serve para o elogio dito porque era verdade, o passeio sem roteiro, a resposta franca na entrevista. Cálculo em excesso deixa cheiro, e as pessoas percebem.',
  counsel: 'Faça hoje algo bom que ninguém vai saber, e não guarde recibo.',
  question: 'Onde a sua intenção está mais complicada do que o gesto pedia?',
}

const greatRestraint: Meaning = {
  image:
    'A montanha guarda o céu dentro de si: vista da estrada é só pedra, mas quem subiu à gruta encontrou ar, luz e espaço.',
  tradition:
    'Contém-se o que é forte para que sirva: a tábua posta nos chifres do bezerro novo, as presas do javali amansado, o cavalo treinado dia após dia. Recomenda-se não comer em casa, isto é, levar o preparo ao mundo, e estudar o que os antigos disseram e fizeram.',
  today:
    'Pense no violão tocado no quarto por anos, antes de qualquer palco. Energia represada pesa, dá vontade de abrir a torneira, e com método vira reserva: repertório, poupança, fôlego.',
  counsel: 'Dedique uma hora por dia ao que está sendo acumulado.',
  question: 'Para que travessia você está juntando força?',
}

const nourishment: Meaning = {
  image:
    'Trovão sob a montanha, como um queixo: embaixo a mandíbula se move, em cima tudo fica quieto, e no vão cabe o pão.',
  tradition:
    'A figura é uma boca aberta vista de lado. Pergunta o livro o que alimenta você e o que você alimenta, e estranha quem larga a própria tartaruga mágica para ficar olhando, de queixo caído, o prato alheio.',
  today:
    'Entram aqui a marmita, as notícias, as conversas de grupo, o elogio procurado às onze da noite. Palavra sai e comida entra pela mesma porta; a tradição pede medida nas duas.',
  counsel: 'Observe por um dia o que você põe para dentro, de prato e de tela.',
  question: 'O que mata a sua fome, e o que só ocupa a boca?',
}

const overload: Meaning = {
  image:
    'O lago subiu acima das copas: a madeira some debaixo d’água, e na casa a viga do meio verga com o peso do telhado.',
  tradition:
    'Quatro linhas fortes no centro, duas fracas nas pontas. O livro fala de uma viga que cede e aprova que se tenha para onde ir; tempos assim aceitam soluções fora do comum, como o salgueiro seco que volta a brotar da raiz.',
  today:
    'Três empregos, uma mãe doente e o curso à noite. A conta das horas já não fecha, e heroísmo não acrescenta pilar.',
  counsel: 'Tire um peso antes de procurar mais força, e ponha esteio onde já range.',
  question: 'De tudo o que você carrega, o que foi posto em suas costas por costume?',
}

const deepWater: Meaning = {
  image:
    'Água sobre água: o rio desce por uma garganta, cai num poço, enche, transborda e segue, sem perder o feitio de água.',
  tradition:
    'É o desfiladeiro repetido, um dos oito sinais dobrados. Para a tradição, quem está na água funda mantém o coração inteiro e aprende como ela: ocupa o que há para ocupar e continua. Um pouco de vinho, uma tigela de arroz, passados pela janela, bastam para firmar a confiança.',
  today:
    'Lembra a semana em que um problema cai dentro de outro. Pensar em todos paralisa; há um remo, e serve para a próxima remada.',
  counsel: 'Cuide do básico de hoje: comer, dormir, avisar alguém de confiança.',
  question: 'Que apoio simples você aceitaria, se oferecessem agora?',
}

const brightness: Meaning = {
  image: 'Fogo sobre fogo: o sol se põe, e na varanda alguém acende a lamparina antes que a primeira luz termine.',
  tradition:
    'O que brilha depende do que queima; por isso o verso fala em criar uma vaca, animal manso, paciente. À luz do poente, diz uma das linhas, ou se bate na panela e canta, ou se suspira pela velhice: a claridade também mostra que o dia passa.',
  today:
    'Um dia a planilha fica aberta na mesa e se vê, de uma vez, para onde ia o dinheiro. Enxergar melhor dá alívio e dá trabalho a seguir; a vista cansa quando a lenha acaba.',
  counsel: 'Cuide daquilo que alimenta a sua atenção: sono, leitura, gente que pergunta bem.',
  question: 'De que lenha depende a sua clareza?',
}

const attraction: Meaning = {
  image:
    'No alto da montanha há um lago: a pedra bebe a umidade, a água toma a forma da pedra, e nenhum dos dois fez esforço.',
  tradition:
    'Abre-se aqui a segunda metade do livro, com o encontro de duas pessoas. A atração percorre o corpo, do dedão do pé à língua, e os comentários recomendam o coração desocupado, como um vale, para que o outro possa entrar.',
  today:
    'Acontece no olhar que demora, na conversa que esquece o relógio, no trabalho que chama mesmo fora do expediente. O toque vem antes do argumento.',
  counsel: 'Deixe espaço na agenda e na frase, e repare no que chega.',
  question: 'A que você se inclina sem precisar de argumento?',
}

const duration: Meaning = {
  image:
    'Trovão e vento andam juntos: mudam de lado e de força o verão inteiro, e ainda assim toda tarde têm a mesma hora.',
  tradition:
    'Durar, para o livro, é movimento que se refaz, como as estações e o casamento. A primeira linha repreende quem quer profundidade no primeiro dia; outra, quem procura caça num campo onde ela não existe.',
  today:
    'Escovar o cachorro, regar, mandar a mensagem de boa-noite depois de doze anos. O que permanece foi recomeçado muitas vezes, com pequenas variações que ninguém anotou.',
  counsel: 'Escolha um hábito modesto e cuide da constância dele por um mês.',
  question: 'O que precisa mudar na forma para continuar o mesmo no fundo?',
}

export const meanings = [
  innocence,
  greatRestraint,
  nourishment,
  overload,
  deepWater,
  brightness,
  attraction,
  duration,
] as const
