import type { Meaning } from '../../rules.ts'

const following: Meaning = {
  image: 'No fundo do lago dorme um trovão; à tardinha a água fica lisa, e a margem inteira baixa a voz com ela.',
  tradition:
    'O comentário antigo dá um conselho doméstico: ao anoitecer, entre e descanse. Seguir é ajustar o passo ao tempo e às pessoas, e o livro pergunta sempre a quem, porque quem segue o pequeno perde de vista o grande.',
  today:
    'Quem viaja deixando que outra pessoa escolha o caminho descobre cidades que não escolheria. Há um alívio em não puxar a fila, e há um ofício em acompanhar bem.',
  counsel: 'Adapte o seu ritmo ao da estação e guarde o sono como parte do trabalho.',
  question: 'Que voz você tem seguido, e ela leva aonde você quer chegar?',
}

const repair: Meaning = {
  image:
    'Encostado na montanha, o vento não sai: roda no mesmo canto, abafa, e o mantimento esquecido na despensa cria bicho.',
  tradition:
    'O desenho do nome mostra vermes numa tigela. A tradição fala do que pai e mãe deixaram estragar e trata o conserto como coisa digna: três dias pensando antes de começar, três dias olhando depois.',
  today:
    'Pode ser uma dívida antiga, um quarto de entulho, um silêncio de família que atravessou gerações. Apontar quem estragou toma tempo; lavar a tigela toma menos.',
  counsel: 'Abra o armário que ninguém abre e jogue fora três coisas.',
  question: 'Que parte do estrago você herdou, e que parte cabe a você reparar?',
}

const approach: Meaning = {
  image:
    'Da beira alta, a terra se inclina sobre o lago: quem está em cima enxerga o fundo, quem está dentro d’água vê que alguém chegou.',
  tradition:
    'Duas linhas inteiras vêm subindo, como a luz que cresce depois do solstício. O livro se alegra e pede cuidado com o oitavo mês: toda estação boa passa, e o que se aprende nela deve ser ensinado sem cansaço.',
  today:
    'A professora puxa a cadeira para o lado do aluno e, em dois minutos, entende o erro que dez provas não mostraram. Chegar perto muda a conversa mais do que qualquer relatório.',
  counsel: 'Vá pessoalmente aonde costuma mandar recado.',
  question: 'De quem você pode se aproximar agora, enquanto a porta está aberta?',
}

const contemplation: Meaning = {
  image:
    'Um vento corre sobre a terra e dobra o capim em ondas; lá de cima do mirante, dá para ler por onde ele passou.',
  tradition:
    'O verso para no instante em que as mãos já foram lavadas e a oferenda ainda não começou. Soberanos antigos visitavam as regiões só para olhar, e as linhas vão do olhar de criança ao de quem examina a própria vida.',
  today:
    'Pode ser rever as fotos do ano, ler o extrato inteiro, sentar no banco da praça antes de responder. Olhar sem mexer é trabalho, e muda quem olha.',
  counsel: 'Fique meia hora diante do assunto sem decidir nada, com lápis e papel.',
  question: 'O que os seus dias mostrariam a quem os visse de fora?',
}

const bite: Meaning = {
  image:
    'Relâmpago em cima, trovão embaixo: a tempestade abre a boca e parte com os dentes o galho que atravancava o caminho.',
  tradition:
    'A figura parece uma boca aberta com um osso no meio. É preciso morder, e o livro fala de carne macia, de carne seca, de uma flecha de metal achada na mordida: cada caso tem sua dureza, e a pena deve ser clara, nunca cruel.',
  today:
    'Existe uma cláusula, uma pessoa ou um hábito entre o que você planejou e o que acontece. Contornar já foi tentado; resta nomear e tratar.',
  counsel: 'Diga qual é o obstáculo em uma frase, sem adjetivo, a quem pode removê-lo.',
  question: 'Há quanto tempo isso continua inteiro porque ninguém quis morder?',
}

const adornment: Meaning = {
  image:
    'A fogueira acesa ao pé da montanha doura pedra por pedra; a encosta é a mesma do meio-dia e parece recém-feita.',
  tradition:
    'Enfeite de barba, véu, cavalo branco: o livro aprecia a beleza e conhece o seu alcance. Ela torna claras as coisas pequenas, mas não julga as grandes, e a última linha elege o branco simples, sem tinta nenhuma.',
  today:
    'Alguém põe a toalha boa numa terça-feira, e o arroz com ovo fica diferente. A forma recebe quem chega; depois, é o conteúdo que conversa, e ele não se passa a ferro.',
  counsel: 'Arrume uma coisa pela alegria de vê-la arrumada e deixe a decisão séria para outra hora.',
  question: 'O que sobra do seu plano quando você tira o enfeite?',
}

const wearingAway: Meaning = {
  image:
    'A montanha pousa sobre a terra e perde, a cada chuva, um punhado de barro; lá no topo, uma árvore ainda dá fruto.',
  tradition:
    'Cinco linhas partidas sobem e resta uma inteira no alto. O livro mostra uma cama que se gasta pelos pés, pela borda, pelo estrado, e desaconselha partir em viagem. No fim, uma fruta grande fica no galho: dela sai a semente.',
  today:
    'Às vezes é um jeito de trabalhar que já deu o que tinha: cada mês pede mais esforço pelo mesmo resultado. Escorar por orgulho consome o que poderia ser guardado.',
  counsel: 'Alivie o peso que está em cima e proteja o pouco que permanece bom.',
  question: 'Que semente vale levar daquilo que está acabando?',
}

const comingBack: Meaning = {
  image:
    'Um trovão no ventre da terra, em pleno inverno: nada se vê na superfície, e no entanto a noite já começou a encurtar.',
  tradition:
    'Uma linha inteira reaparece embaixo de cinco partidas. Os reis fechavam os caminhos no solstício, mercadores ficavam em casa, e dizia-se que o retorno leva sete dias. Voltar de perto, logo que se percebe o desvio, é a volta mais feliz de todas.',
  today:
    'É a caminhada retomada depois de um mês, o caderno reaberto, a ligação para o irmão. Recomeço gosta de coisa pequena e de silêncio em volta.',
  counsel: 'Volte ao último ponto que estava certo e siga dali, sem refazer a estrada inteira.',
  question: 'A que você já está voltando, sem ter dado nome a isso?',
}

export const meanings = [following, repair, approach, contemplation, bite, adornment, wearingAway, comingBack] as const
