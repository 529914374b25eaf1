import type { Meaning } from '../../rules.ts'

const retreat: Meaning = {
  image:
    'A montanha sobe e o céu, sem briga, recua outro tanto: por mais que a pedra cresça, há sempre azul acima dela.',
  tradition:
    'Retirar-se a tempo é uma arte, e o livro distingue a retirada amável, a elegante e a que vai em paz; só desaconselha a cauda, o último a largar. Mantém-se a distância sem raiva, com dignidade.',
  today:
    'Quem encerra uma sociedade enquanto ainda há conversa divide até os pratos com bom humor. Recuar com data combinada deixa a porta inteira e permite levar as próprias coisas.',
  counsel: 'Decida o que sai da sua mão e avise com antecedência e gentileza.',
  question: 'De onde vale se afastar enquanto ainda dá para fazê-lo bem?',
}

const greatStrength: Meaning = {
  image: 'Trovoada no alto do céu: o estrondo atravessa a cidade inteira, e as janelas tremem antes de qualquer gota.',
  tradition:
    'Um carneiro investe contra a cerca e prende os chifres; quando espera, a cerca se abre sozinha. O livro admira a força, e o comentário cabe em uma linha: não andar por caminho que não seja correto.',
  today:
    'Ter razão, fôlego, cargo ou seguidores em boa quantidade é situação delicada. A voz que sobe vence a reunião e perde a equipe; usada com endereço, a mesma potência abre um portão.',
  counsel: 'Antes de empurrar, procure a trava.',
  question: 'Em que cerca você anda investindo de cabeça?',
}

const progress: Meaning = {
  image: 'O sol sai de dentro da terra e sobe, sem segredo: primeiro o muro clareia, depois a rua, depois a cozinha.',
  tradition:
    'Um príncipe recebe cavalos de presente e é chamado à audiência três vezes no mesmo dia. O avanço é às claras, à vista de quem pode reconhecer; a única figura feia é a do rato grande, que progride roendo às escondidas.',
  today:
    'O trabalho feito em silêncio foi notado, e agora há elogio, convite, retrato no mural. Subir bem inclui dizer o nome de quem ajudou e não gastar em festa o sono de antes.',
  counsel: 'Mostre o que fez, com simplicidade, a quem pode dar o próximo passo junto.',
  question: 'Que mérito seu já pode sair da gaveta?',
}

const veiledLight: Meaning = {
  image: 'O sol entrou na terra: por fora anoitece, e quem tem brasa em casa cobre com cinza para que amanheça acesa.',
  tradition:
    'A história é a do príncipe Ji, que sob um rei cruel escondeu a própria lucidez para atravessar o tempo ruim sem se vender. Uma das linhas mostra um pássaro que baixa a asa e segue viagem.',
  today:
    'Existem ambientes em que a melhor ideia vira alvo assim que aparece. Nem toda verdade precisa ser dita no lugar onde ninguém a recebe; ela pode ser escrita, datada e guardada.',
  counsel: 'Proteja o que em você continua claro e escolha bem a quem mostrar.',
  question: 'Onde a sua brasa fica a salvo até o dia abrir?',
}

const household: Meaning = {
  image:
    'Do fogão aceso sai um vento morno que percorre a casa: pelo cheiro, quem chega à rua já sabe o que há no jantar.',
  tradition:
    'Casa bem cuidada, diz o livro, começa em palavras com substância e atos com duração. Cada pessoa ocupa o seu lugar e conta com o das outras; as regras valem desde cedo, e um riso à mesa compensa muita severidade.',
  today:
    'Quem busca na escola, quem paga o gás, de quem é a última fatia. Isso vale para república, casal, avó com neto ou time de quatro mesas.',
  counsel: 'Conversem sobre uma tarefa que ninguém combinou e deem dono a ela.',
  question: 'Que calor sai da sua casa quando a porta se abre?',
}

const divergence: Meaning = {
  image: 'O fogo sobe, a água do lago desce: como duas irmãs na mesma casa, cada qual com os olhos em outra janela.',
  tradition:
    'Em pequenas coisas ainda há sorte, diz o verso. Cavalo que fugiu volta sozinho, sem que se corra atrás; e quem viu de longe uma carroça de fantasmas arma o arco, chega perto, reconhece uma visita e guarda a flecha.',
  today:
    'A filha vota diferente, o almoço esfria, e cada lado imagina o outro pior do que é. Boa parte do monstro é distância e má iluminação; de perto, reaparece um rosto conhecido.',
  counsel: 'Procure um assunto miúdo em que estejam de acordo e comecem por ele.',
  question: 'Se você baixasse o arco e chegasse mais perto, que rosto veria?',
}

const obstacle: Meaning = {
  image:
    'Há água no alto da montanha: quem sobe encontra o riacho atravessado na trilha, fundo, rápido, com limo nas pedras da beira.',
  tradition:
    'Ir leva a dificuldade, vir leva a elogio, repetem as linhas. O sudoeste, terra plana e povoada, ajuda; o nordeste, só montanha, não. Diante do impedimento, a pessoa se volta para si e para os amigos, que acabam chegando.',
  today:
    'O documento não sai, e a vontade é voltar ao mesmo guichê com mais raiva. Insistir no mesmo ponto é o reflexo; recuar até a bifurcação costuma render conselho e outra rota.',
  counsel: 'Pare, descreva o impedimento a duas pessoas e ouça por onde elas iriam.',
  question: 'Que caminho mais plano existe e foi descartado por orgulho?',
}

const relief: Meaning = {
  image:
    'Trovão e chuva ao mesmo tempo: o ar pesado se rompe, a calçada solta cheiro de terra e todo mundo abre as janelas.',
  tradition:
    'Terminado o perigo, o livro pede pressa em voltar ao comum e generosidade com as faltas: perdoar, soltar. Acerta-se ainda um gavião pousado no muro alto, que é o resto do problema, e alerta-se quem anda de carruagem carregando trouxa nas costas.',
  today:
    'Prova entregue, dívida quitada, conversa enfim tida. O corpo continua de guarda por uns dias e precisa de aviso: acabou, pode largar a sacola.',
  counsel: 'Desfaça hoje um último nó pequeno e dê a história por encerrada.',
  question: 'O que você ainda carrega de um aperto que já passou?',
}

export const meanings = [
  retreat,
  greatStrength,
  progress,
  veiledLight,
  household,
  divergence,
  obstacle,
  relief,
] as const
