import type { Meaning } from '../../rules.ts'

const chariot: Meaning = {
  keywords: { upright: ['direção', 'avanço', 'domínio de si'], reversed: ['atropelo', 'teimosia', 'força sem rumo'] },
  upright:
    'Vontades diferentes postas na mesma direção. Há avanço quando quem conduz sabe aonde quer chegar e não larga o posto.',
  reversed:
    'Velocidade também disfarça falta de rumo. Às vezes o carro só precisa encostar na esquina até que se decida a rua.',
  counsel: 'Escolha uma só meta para esta semana e recuse com gentileza o que puxar para outro lado.',
  obstacle: 'Querer vencer uma disputa que já não leva a lugar nenhum.',
  text: 'Procure as rédeas: não existem. Duas esfinges, uma escura e uma clara, estão deitadas diante do carro, e quem conduz, de coroa e ombreiras em meia-lua, leva na mão apenas uma vara fina. A cidade ficou para trás, com torres e telhados; o teto é um pano de estrelas. Nos cortejos italianos do século XV o vencedor desfilava assim, debaixo de um dossel, e triunfo era também o nome do jogo. O que distingue esta vitória é o modo: governa-se por atenção, já que falta correia para puxar. É quem atravessa a reunião difícil sem subir a voz, ou quem leva à escola duas crianças contrariadas e chega com as duas. Por ora, as esfinges descansam e nos encaram. Se levantassem agora, iriam para o mesmo lado?',
  question: 'Que duas vontades suas precisam andar no mesmo passo?',
}
