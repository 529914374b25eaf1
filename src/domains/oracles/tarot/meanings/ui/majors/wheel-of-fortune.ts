import type { Meaning } from '../../rules.ts'

const wheelOfFortune: Meaning = {
  keywords: { upright: ['virada', 'ciclo', 'ocasião'], reversed: ['repetição', 'maré baixa', 'apego ao alto'] },
  upright: 'As condições mudam e, com elas, o que é possível. Quem percebe o giro a tempo troca de lugar sem tombo.',
  reversed:
    'A mesma volta outra vez: mudam os nomes, fica o roteiro. Segurar o aro com força não o detém e cansa os braços.',
  counsel: 'Anote o que mudou em volta deste assunto nos últimos três meses e refaça o plano a partir daí.',
  obstacle: 'Chamar de má sorte o que é só estação.',
  text: 'Lidas em círculo, as quatro letras do aro formam RODA. Pela esquerda desce uma serpente, pela direita sobe outra, e no topo uma esfinge de espada em pé ocupa o melhor lugar, por enquanto. Anjo, águia, touro e leão assistem dos cantos, cada um em sua nuvem: são os viventes da visão de Ezequiel, que a arte cristã deu aos quatro evangelistas. O motivo já estava em vitrais e sermões quando o tarô nasceu, como lembrete para gente poderosa. Na vida de qualquer pessoa, ela é o ônibus perdido que põe duas colegas de escola no mesmo ponto, trinta anos depois. O atraso ninguém escolheu. Puxar conversa, sim. A roda cuida de uma metade e deixa a mais interessante por nossa conta.',
  question: 'Em que ponto da volta você está, e o que esse ponto permite fazer?',
}
