import type { Meaning } from '../../rules.ts'

const smallRestraint: Meaning = {
  image:
    'Um vento manso passa no alto do céu, empurra nuvens de um lado para outro e ainda não junta o bastante para chover.',
  tradition:
    'Uma única linha partida segura cinco inteiras, como a mão que freia um cavalo só com a rédea curta. A tradição vê aqui nuvens densas vindas do oeste e um tempo de refinar o pormenor, já que o grande ainda não se move.',
  today:
    'O projeto grande está parado por uma assinatura, e nenhuma força apressa quem assina. Sobra a miudeza, que também é trabalho: afiar ferramentas, conferir medidas, responder mensagens atrasadas.',
  counsel: 'Corrija hoje uma coisa pequena que irrita você há semanas.',
  question: 'Que detalhe, se fosse resolvido, deixaria o resto andar?',
}

const step: Meaning = {
  image:
    'Em cima o céu, embaixo o lago que o reflete: alguém atravessa a margem rasa, medindo cada pisada para não turvar a água.',
  tradition:
    'O verso famoso fala em pisar na cauda do tigre sem que ele morda. Conta-se que o segredo é a delicadeza: saber com quem se lida, guardar o lugar de cada um e andar com franqueza.',
  today:
    'Alguém vai pedir aumento e ensaia o número, mas não a primeira frase. O conteúdo importa, e o modo importa igual: a hora, o tom de voz, a cadeira oferecida antes do assunto.',
  counsel: 'Antes da conversa difícil, escolha o lugar, a hora e a primeira frase.',
  question: 'Que cuidado de forma falta para que o seu recado seja ouvido?',
}

const peace: Meaning = {
  image:
    'A terra foi para cima, o céu veio para baixo, e os dois se encontram no meio: é fim de tarde, a enxada encostada, a mesa posta do lado de fora.',
  tradition:
    'O pesado desce, o leve sobe, e por isso se tocam. O livro chama essa troca de paz e lembra que não há planície sem ladeira nem ida sem volta: a fartura pede que alguém reparta e cuide das comportas.',
  today:
    'Semana em que as contas fecham, a casa conversa e o trabalho rende. É fácil deixar para depois o conserto do telhado justamente porque não chove.',
  counsel: 'Use a boa fase para cuidar de algo que costuma quebrar nas ruins.',
  question: 'Com quem você quer repartir o que agora sobra?',
}

const stagnation: Meaning = {
  image:
    'O céu se afasta para o alto, a terra afunda para o seu lado: entre os dois, um ar parado, de sala fechada depois das férias.',
  tradition:
    'É a Paz virada do avesso. As forças já não se procuram, e o livro aconselha quem é íntegro a recolher o próprio brilho, sem aceitar cargo nem favor para animar o que não anda. Na última linha a porta já range.',
  today:
    'Há reuniões em que só um fala e os outros olham o celular por baixo da mesa. Insistir mais alto cansa; vale abrir a janela, tratar do corpo, voltar ao que ainda responde.',
  counsel: 'Retire sua energia de uma disputa que não sai do lugar.',
  question: 'Onde ainda há troca de verdade na sua semana?',
}

const company: Meaning = {
  image:
    'A fogueira sobe na direção do céu; em volta dela, gente que veio de estradas diferentes estende as mãos para o mesmo calor.',
  tradition:
    'Companhia no descampado, diz o verso: fora dos muros da família e do grupo de sempre. O livro desconfia de alianças combinadas a portas fechadas e conta que os companheiros choram primeiro e riem depois, quando enfim se encontram.',
  today:
    'Um coral, uma horta comunitária, a viagem dividida com desconhecidos. Pessoas muito diferentes trabalham bem juntas quando o propósito cabe numa frase que todas diriam igual.',
  counsel: 'Diga com clareza para que você está juntando pessoas e aceite quem vier por outro caminho.',
  question: 'Onde você concorda com quem pensa diferente de você?',
}

const fullHands: Meaning = {
  image: 'Lá no alto do céu, o sol do meio-dia: um fogo só, que alcança telhado, rio e canteiro sem escolher.',
  tradition:
    'Cinco linhas inteiras se reúnem em torno de uma partida, que ocupa o lugar de honra e não segura nada com força. Para a tradição, possuir muito é uma carroça grande: serve para levar carga, e carga se entrega.',
  today:
    'Pode ser dinheiro, agenda de contatos, tempo livre, uma cozinha enorme. O que há em quantidade pede rumo, manutenção e algum recato, porque fartura exibida vira assunto.',
  counsel: 'Escolha uma coisa que você tem de sobra e ponha em uso por outra pessoa.',
  question: 'O que você possui que só vale quando circula?',
}

const modesty: Meaning = {
  image:
    'Uma montanha dentro da terra: por fora se vê campo raso, e quem caminha não suspeita da altura que tem sob os pés.',
  tradition:
    'É a única figura em que as seis linhas são favoráveis, dizem os leitores antigos. O cheio se esvazia, o vazio se enche; quem conduz tira de onde sobra e põe onde falta, pesa as coisas e leva a obra até o fim.',
  today:
    'Aquela pessoa que sabe muito e pergunta primeiro. Que lava a louça depois de ganhar o prêmio. Modéstia, aqui, é tamanho certo: nem pedir desculpa por existir, nem ocupar a sala toda.',
  counsel: 'Termine o que prometeu e deixe que outra pessoa conte a história.',
  question: 'Onde você se faz maior ou menor do que é?',
}

const enthusiasm: Meaning = {
  image: 'O trovão irrompe da terra e todo o chão responde, como a praça quando a bateria entra.',
  tradition:
    'Reis antigos, conta o comentário, faziam música nessa hora, para honrar o mérito e lembrar os antepassados. O entusiasmo move multidões e também enfeitiça: uma das linhas desconfia de quem já anuncia o próprio júbilo; outra elogia quem, firme como pedra, percebe o momento antes do fim do dia.',
  today:
    'A ideia nova que contagia a equipe, o bloco que se forma na calçada, a matrícula feita no impulso. Ritmo dá começo; só agenda dá continuação.',
  counsel: 'Aproveite o embalo para marcar duas datas: a da festa e a do ensaio.',
  question: 'Por qual motivo você se levanta da cadeira sem que ninguém chame?',
}

export const meanings = [smallRestraint, step, peace, stagnation, company, fullHands, modesty, enthusiasm] as const
