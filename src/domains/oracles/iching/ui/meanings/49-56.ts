import type { Meaning } from '../../rules.ts'

const moulting: Meaning = {
  image: 'Fogo dentro do lago: a água ferve, levanta vapor, e por um instante um quer acabar com o outro.',
  tradition:
    'O nome quer dizer couro, pele que se curte e se troca. A mudança ganha crédito só no seu dia, depois de falada três vezes; então uns mudam as listras como o tigre, outros só o rosto. Reis antigos corrigiam aí o calendário.',
  today:
    'Trocar de profissão no meio da vida parece capricho até o dia em que parece óbvio. Quem está perto, nessa hora, já esperava; o que faltava era ver a pele nova resistir à chuva.',
  counsel: 'Explique a mudança três vezes, com paciência, antes de executá-la.',
  question: 'Que pele ficou pequena, e o que continua igual por baixo dela?',
}

const cauldron: Meaning = {
  image: 'Lenha embaixo, fogo em cima, e o caldeirão de bronze entre os dois: o que era cru vira comida para muitos.',
  tradition:
    'Vira-se primeiro a panela de boca para baixo, a fim de sair o resto velho; cuida-se depois das alças e das pernas, que uma perna quebrada derrama o jantar do príncipe. Servia-se ali aos antepassados e às pessoas de valor.',
  today:
    'Numa cozinha comunitária, a panela grande transforma a sobra da feira em almoço para setenta. Todo recipiente desses, sala de aula ou empresa, precisa de limpeza, suporte e quem vigie o fogo.',
  counsel: 'Esvazie o que ficou do projeto anterior antes de pôr ingredientes novos.',
  question: 'A quem vai alimentar o que está no fogo há tanto tempo?',
}

const shock: Meaning = {
  image: 'Trovão atrás de trovão: na mesa do rito os talheres tremem, e a mão que segura a concha não a deixa cair.',
  tradition:
    'O susto vem e dá um frio; depois, risos e conversa. Quem perdeu seus bens na tempestade é aconselhado a subir nove colinas sem correr atrás deles, pois em sete dias voltam. Com o abalo, a pessoa examina a vida e põe as coisas em ordem.',
  today:
    'O celular toca às seis da manhã, e o corpo dispara antes da ideia. Passado o estrondo, respira-se, acende-se a luz, e vê-se o que continua na mão.',
  counsel: 'Respire, confira se todo mundo está bem e adie por um dia qualquer decisão.',
  question: 'O que você não deixou cair quando tudo tremeu?',
}

const stillness: Meaning = {
  image: 'Montanha sobre montanha: duas serras, uma atrás da outra, e nenhuma pretende ser vista.',
  tradition:
    'Deter-se pelas costas, diz o verso, a ponto de atravessar o pátio sem notar quem passa. A quietude sobe pelo corpo: pés, pernas, cintura, tronco, queixo. Parar quando é hora de parar e andar quando é hora de andar, eis o brilho do caminho.',
  today:
    'Tela desligada, banco de ônibus, dez minutos antes que a casa acorde. O pensamento continua a falar e, sem plateia, abaixa o volume.',
  counsel: 'Sente-se com as costas apoiadas e não resolva nada até o café esfriar.',
  question: 'Que assunto melhora quando você para de mexer nele?',
}

const gradually: Meaning = {
  image:
    'Na encosta da montanha cresce uma árvore, exposta ao vento: ninguém a vê crescer, e a serra inteira muda de perfil.',
  tradition:
    'O ganso selvagem vem chegando: da margem à pedra, da pedra ao planalto, do galho ao cume, até as nuvens, onde suas penas servem à dança. Assim se faziam os casamentos, com cada visita a seu tempo.',
  today:
    'Um namoro sério apresenta a família em etapas: primeiro a irmã, depois o almoço, por fim a tia que pergunta tudo. A pressa não encurta a estação; só faz perder o que ela tinha a ensinar.',
  counsel: 'Defina qual é o próximo pouso e esqueça, por ora, os seguintes.',
  question: 'Em que pedra do caminho você está, e como é a vista dali?',
}

const bride: Meaning = {
  image: 'Trovão em cima do lago: um abalo passa, a água se agita e vai atrás, sem ter escolhido o rumo.',
  tradition:
    'Trata de quem entra numa casa pela porta menor, como a irmã caçula que acompanhava a noiva. Pouca autoridade, portanto muito tato: manca, mas anda; vê com um olho, mas vê. E a princesa, no fim, usa mangas mais simples que as da dama.',
  today:
    'Quem chega por último a um escritório aprende onde fica o filtro de café antes de opinar sobre a empresa. Há lugares em que a iniciativa incomoda e a constância é notada.',
  counsel: 'Descubra as regras da casa antes de propor mudança nelas.',
  question: 'Mesmo sem o primeiro posto, que sentido tem este lugar para você?',
}

const fullness: Meaning = {
  image: 'Trovão e relâmpago chegam juntos: tudo aceso, tudo alto, o meio-dia da tempestade.',
  tradition:
    'O rei alcança a plenitude, e o livro lhe diz que não se entristeça: seja como o sol a pino. Sabe-se que depois do meio-dia o sol declina e que a lua cheia míngua; alguém estende toldos tão grossos que vê estrelas de dia.',
  today:
    'Loja lotada, agenda cheia, três aniversários no mesmo mês. O auge pede presença e decisões rápidas, e quem se fecha para guardá-lo perde a parte boa.',
  counsel: 'Resolva agora o que precisa de muita luz e aproveite a festa sem fotografar tudo.',
  question: 'O que merece ser visto enquanto é meio-dia?',
}

const travelling: Meaning = {
  image: 'Fogo no alto da montanha: brilha, corre pelo capim seco e não pousa; de manhã, já está em outra crista.',
  tradition:
    'Quem viaja tem pouco, e por isso o livro recomenda modéstia, pousada certa, dinheiro guardado e companhia honesta. Riem primeiro e choram depois os que se portam como donos, a exemplo do pássaro que queima o próprio ninho.',
  today:
    'Nos primeiros seis meses em outra cidade, o padeiro ainda pergunta de onde você é. Valem a mala leve, o bom-dia ao porteiro, a conta paga na hora e pouca opinião.',
  counsel: 'Pergunte os costumes do lugar e cumpra os pequenos combinados à risca.',
  question: 'Se tudo tivesse de caber em uma mochila, que coisas você levaria?',
}

export const meanings = [moulting, cauldron, shock, stillness, gradually, bride, fullness, travelling] as const
